"""The one build hook: packs the resources and compiles the core.

Wheels get both, without leaving anything in the source tree. Editable installs get the packed
resources inside the tree, and the core stays interpreted, since a compiled module would hide
every later change of its source.

Two environment variables have a say:

``CANASTA_PURE=1``
    Never compile.
``CANASTA_COMPILE=1``
    Compile in editable installs too, and fail where it does not work. Otherwise a wheel that
    cannot be compiled becomes a pure one, with one warning.
"""

import os
import shutil
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The build back end loads this file by its path, and knows nothing of its neighbours.
sys.path.append(str(Path(__file__).parent))

import compile_core
import pack_resources


class BuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            self._prepare_source_tree()
        else:
            self._fill_wheel(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self._cleanup.close()

    def _prepare_source_tree(self) -> None:
        root = Path(self.root)
        pack_resources.pack(root / pack_resources.PACKED)
        for stale in compile_core.compiled_modules(root).values():
            stale.unlink()
        if _asked("CANASTA_COMPILE"):
            with tempfile.TemporaryDirectory() as folder:
                for name, path in self._compiled(Path(folder)).items():
                    shutil.copy2(path, root / name)

    def _fill_wheel(self, build_data: dict[str, Any]) -> None:
        with ExitStack() as cleanup:
            made = Path(cleanup.enter_context(tempfile.TemporaryDirectory()))
            packed = made / pack_resources.PACKED
            pack_resources.pack(packed)
            build_data["force_include"][str(packed)] = pack_resources.PACKED.as_posix()
            for name, path in self._compiled(made / "compiled").items():
                build_data["force_include"][str(path)] = name
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
            self._cleanup = cleanup.pop_all()

    def _compiled(self, folder: Path) -> dict[str, Path]:
        """The compiled modules of the core, made in ``folder``; none where it stays pure."""
        if _asked("CANASTA_PURE"):
            return {}
        try:
            if not compile_core.compiler_works():
                raise compile_core.CompileError("no C compiler with Python's headers was found")
            compile_core.compile_into(folder)
        except compile_core.CompileError as error:
            if _asked("CANASTA_COMPILE"):
                raise
            self.app.display_warning(
                f"The rules and the players stay interpreted, and slower for it: {error}"
            )
            return {}
        return compile_core.compiled_modules(folder)


def _asked(variable: str) -> bool:
    return os.environ.get(variable, "") not in {"", "0"}
