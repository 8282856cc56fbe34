"""Compile the core of the game, the packages of `CORE`, with mypyc.

The compiled modules are native code of one Python version and one system, and behave like the
source they come from.

``python packaging/compile_core.py --into DIR`` puts a copy of the package with a compiled core
into ``DIR``. ``python -m tests.bench.engine`` makes such a copy by itself, to measure it beside the
interpreted core; with ``--compiled DIR`` it takes one made before.
"""

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = "canasta_qt"

CORE: Final = ("rules", "players")
"""The packages that are compiled."""

GROUP: Final = f"{PACKAGE}.core"
"""Names the library that holds the code of all compiled modules."""

EXTENSION: Final = sysconfig.get_config_var("EXT_SUFFIX") or ".so"


class CompileError(Exception):
    """The core could not be compiled; the text is what the compilers said."""


def compiler_works() -> bool:
    """Whether this machine can build extension modules: a C compiler and Python's headers."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.errors import CCompilerError, DistutilsError
    from setuptools._distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX; }\n")
        compiler = new_compiler()
        try:
            customize_compiler(compiler)
            compiler.compile(
                [str(source)], output_dir=folder, include_dirs=[sysconfig.get_path("include")]
            )
        except (CCompilerError, DistutilsError, OSError):
            return False
    return True


def compiled_modules(folder: Path) -> dict[str, Path]:
    """The compiled modules of a copy of the package in ``folder``, by their paths in it."""
    return {
        path.relative_to(folder).as_posix(): path
        for path in sorted((folder / PACKAGE).rglob("*"))
        if path.suffix in {".so", ".pyd"}
    }


def compile_into(folder: Path) -> None:
    """Run this file as a program: mypyc wants a process and a current folder of its own.

    Raises `CompileError` where mypyc or the C compiler refuses the core.
    """
    done = subprocess.run(
        [sys.executable, __file__, "--into", str(folder)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode != 0:
        raise CompileError(done.stdout)


def _copy_package(folder: Path) -> None:
    target = folder / PACKAGE
    if target.resolve() == ROOT / PACKAGE:
        raise SystemExit("--into needs a folder outside of the source tree")
    shutil.rmtree(target, ignore_errors=True)
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(ROOT / PACKAGE, target, ignore=unwanted)


def _compile_here(scratch: str) -> None:
    """Compile the copy of the package in the current folder, with C files in ``scratch``."""
    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext
    from setuptools.dist import Distribution

    modules = [
        path.as_posix()
        for package in CORE
        for path in sorted(Path(PACKAGE, package).rglob("*.py"))
        if path.name != "__init__.py"
    ]
    settings = ["--config-file=", "--no-site-packages", f"--cache-dir={os.devnull}"]
    extensions = mypycify([*settings, *modules], group_name=GROUP, target_dir=scratch)
    command = build_ext(Distribution({"name": PACKAGE, "ext_modules": extensions}))
    command.inplace = True
    command.build_temp = scratch
    command.build_lib = f"{scratch}/lib"
    command.ensure_finalized()
    command.run()


def main() -> None:
    parser = argparse.ArgumentParser(description="Copy the package and compile its core.")
    parser.add_argument("--into", type=Path, required=True, help="the folder for the copy")
    folder: Path = parser.parse_args().into.resolve()
    _copy_package(folder)
    os.chdir(folder)
    with tempfile.TemporaryDirectory() as scratch:
        _compile_here(scratch)


if __name__ == "__main__":
    main()
