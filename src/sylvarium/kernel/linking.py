"""How compiled rules are put together: each is turned into LLVM code once, and optimised only as part of a whole.

Numba would optimise every function with everything it calls, and make machine code of it, before it is linked into
its callers, where the same happens again. Of rules, which call each other five deep, nobody needs that. Here a rule
that another one calls stays a *part*: code that waits to be linked. Only what Python calls becomes a *whole*.
"""

from __future__ import annotations

import gc
import os
import pickle
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from numba.core import compiler, serialize, typed_passes, untyped_passes
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import PassManager
from numba.core.environment import lookup_environment
from numba.core.registry import cpu_target
from numba.core.typing.templates import make_concrete_template

from sylvarium.kernel.quickening import quickened

COUNTING = "nrt"  # Numba's library that counts references
# Passes of Numba's compiler for what rules do not have: closures, `with`, `literally`, sums of whole arrays.
NOT_FOR_RULES = {
    typed_passes.AnnotateTypes,
    typed_passes.DumpParforDiagnostics,
    typed_passes.InlineOverloads,
    typed_passes.NopythonRewrites,
    untyped_passes.FindLiterallyCalls,
    untyped_passes.InlineClosureLikes,
    untyped_passes.InlineInlinables,
    untyped_passes.LiteralPropagationSubPipelinePass,
    untyped_passes.LiteralUnroll,
    untyped_passes.MakeFunctionToJitFunction,
    untyped_passes.WithLifting,
}


class Part(JITCodeLibrary):
    """The code of one function, and which parts it calls."""

    _closed: Any = None

    def finalize(self) -> None:
        self._finalized = True

    def own_module(self) -> Any:
        """The code without that of the parts it calls."""
        return super()._get_module_for_linking()

    def _get_module_for_linking(self) -> Any:
        """What Numba asks for when a function that is no rule (somebody's own `njit`) calls this one: all of it."""
        if self._closed is None:
            closed = self.own_module().clone()
            found: dict[Any, None] = {}
            gather(self._linking_libraries, found)
            found.pop(self, None)
            for library in found:
                module = library.own_module() if isinstance(library, Part) else library._get_module_for_linking()
                closed.link_in(module, preserve=True)
            self._closed = closed
        return self._closed

    def _optimize_functions(self, ll_module: Any) -> None:
        """Not here: the whole will be optimised."""
        ll_module.data_layout = self._codegen._data_layout

    def all_parts(self, found: dict[Any, None]) -> None:
        """Adds this part and everything it calls to `found`."""
        if self not in found:
            found[self] = None
            gather(self._linking_libraries, found)


def gather(libraries: list[Any], found: dict[Any, None]) -> None:
    for library in libraries:
        if isinstance(library, Part):
            library.all_parts(found)
        else:
            found[library] = None


class Alone:
    """A part as a whole links it: each on its own, since all of them are there."""

    def __init__(self, part: Part):
        self._reload_init, self._get_module_for_linking = part._reload_init, part.own_module


class Whole(JITCodeLibrary):
    """Linked from all its parts, each once, then optimised and turned into machine code.

    With `simplified` it is optimised once more before that, without the last vectorising. That decides what is moved
    into what, and whether it pays can only be measured: Sylve's search becomes a quarter faster, others slower.
    """

    def __init__(self, codegen: Any, name: str, simplified: bool = False):
        super().__init__(codegen, name)
        self._simplified = simplified
        self._entrances: set[str] = set()

    def finalize(self) -> None:
        found: dict[Any, None] = {}
        gather(self._linking_libraries, found)
        self._linking_libraries = [Alone(each) if isinstance(each, Part) else each for each in found]
        super().finalize()

    def joined(self) -> Any:
        """The module with all its parts, neither optimised nor turned into machine code."""
        found: dict[Any, None] = {}
        gather(self._linking_libraries, found)
        for library in found:
            if library.name != COUNTING:
                module = library.own_module() if isinstance(library, Part) else library._get_module_for_linking()
                self._final_module.link_in(module, preserve=True)
        return self._final_module

    def add_entrance(self, part: Part) -> None:
        """Links a part in that Python calls, and notes what it calls."""
        self._entrances.update(each.name for each in part._final_module.functions if not each.is_declaration)
        self._final_module.link_in(part._final_module)
        self._linking_libraries += part._linking_libraries

    def _optimize_final_module(self) -> None:
        """What Python does not call is known to be called from nowhere else, so that it can be moved into its callers.

        It must have no name outside either: a rule that is compiled alone would call this form of it, whose arguments
        may have been optimised away.
        Numba's first round of passes is for reference counts, of which rules have none: only who asks for it gets it.
        """
        for function in self._final_module.functions:
            if not function.is_declaration and function.name not in self._entrances:
                function.linkage = "private"
        codegen = self._codegen
        first = {
            "loop_vectorize": codegen._loopvect,
            "slp_vectorize": False,
            "opt": codegen._opt_level,
            "cost": "cheap",
        }
        for round_of_passes in [first, {}] if self._simplified else [{}]:
            passes, builder = codegen._module_pass_manager(**round_of_passes)
            passes.run(self._final_module, builder)

    def get_pointer_to_function(self, name: str) -> int:
        self._ensure_finalized()
        return self._codegen._engine.get_function_address(name)

    def environments(self) -> list[Any]:
        """What Numba keeps beside the code of each function that is still in it."""
        names = [variable.name for variable in self._final_module.global_variables]
        found = [lookup_environment(name) for name in names if name.startswith("_ZN08NumbaEnv")]
        return [each for each in found if each is not None and each.can_cache()]


def joined(name: str, entrances: dict[str, tuple[Any, tuple]]) -> tuple[str, dict[str, tuple[str, Any]]]:
    """The LLVM code of some functions with everything they call, as it is before a machine is known.

    `entrances` gives dispatchers by name, each with the types of its arguments. Beside the code: the name that each
    has in it, and the type of what it gives. Numba's reference counting is left out: it needs a machine.
    """
    target = cpu_target.target_context
    with global_compiler_lock, quickened():
        target.refresh()
        whole, found = Whole(target.codegen(), name), {}
        for each, (dispatcher, types) in entrances.items():
            made = compile_part(dispatcher, types)
            whole.add_entrance(made.library)
            found[each] = made.fndesc.llvm_func_name, made.signature.return_type
        return str(whole.joined()), found


class PartCompiler(compiler.Compiler):
    """Stops before optimisation, and leaves out what only Python would need."""

    python_calls_it = False

    def __init__(self, typingctx: Any, targetctx: Any, library: Any, args: Any, returns: Any, flags: Any, locals: Any):
        flags.no_compile = flags.no_cfunc_wrapper = True
        flags.no_cpython_wrapper = not self.python_calls_it
        super().__init__(typingctx, targetctx, library, args, returns, flags, locals)

    def define_pipelines(self) -> list[Any]:
        """Numba's passes without those that would find nothing to do in a rule: they take a twelfth of the time."""
        [passes] = super().define_pipelines()
        needed = PassManager("rule")
        needed.passes = [each for each in passes.passes if each[0] not in NOT_FOR_RULES]
        needed.finalize()
        return [needed]

    def compile_extra(self, func: Any) -> Any:
        self.state.library = Part(self.state.targetctx.codegen(), func.__qualname__)
        return super().compile_extra(func)


class EntranceCompiler(PartCompiler):
    """Makes a part that Python can call, once it belongs to a whole."""

    python_calls_it = True


def compile_part(dispatcher: Any, types: tuple, pipeline: type[PartCompiler] = PartCompiler) -> Any:
    """The function of a dispatcher as a part, for arguments of these types."""
    target, flags = dispatcher.targetdescr, compiler.Flags()
    target.options.parse_as_flags(flags, dispatcher.targetoptions)
    made = compiler.compile_extra(
        target.typing_context,
        target.target_context,
        dispatcher.py_func,
        args=types,
        return_type=None,
        flags=flags,
        locals={},
        pipeline_class=pipeline,
    )
    if made.typing_error is not None:
        raise made.typing_error
    return made


class Parts:
    """A rule as other rules call it: compiled once for each list of types, as a part."""

    def __init__(self, dispatcher: Any, widened: Any):
        self._dispatcher, self._widened = dispatcher, widened
        self._made: dict[tuple, tuple[Any, object]] = {}

    def get_call_template(self, args: tuple, kws: dict) -> tuple:
        """What type inference asks a dispatcher for: makes sure that there is a part for these types."""
        wide = tuple(map(self._widened, args)), {name: self._widened(kind) for name, kind in kws.items()}
        pysig, folded = self._dispatcher._compiler.fold_argument_types(*wide)
        types = tuple(folded)
        if types not in self._made:
            made, key = compile_part(self._dispatcher, types), object()
            self._dispatcher.targetctx.insert_user_function(key, made.fndesc, [made.library])
            self._made[types] = made, key
        name = self._dispatcher.py_func.__name__
        signatures = [made.signature for made, _ in self._made.values()]
        return make_concrete_template(f"Call({name})", name, signatures), pysig, folded, {}

    def get_overload(self, types: tuple) -> object:
        """What lowering asks for: under which key the part is known."""
        return self._made[tuple(types)][1]


class Together:
    """Functions that Python calls, in one whole: what they have in common is optimised and kept once.

    `entrances` gives the dispatchers by name, each with the types of its arguments. The whole is loaded from `file`
    or made and stored there when one of them is first called.
    """

    def __init__(
        self,
        file: Callable[[Any], Path],
        entrances: Callable[[], dict[str, tuple[Any, tuple]]],
        simplified: bool = False,
    ):
        self._file, self._entrances, self._simplified = file, entrances, simplified
        self._found: dict[tuple[str, tuple], Any] | None = None

    def result(self, name: str, types: tuple, target: Any) -> Any:
        """What Numba would have got by compiling this function for these types; None if it is not one of ours."""
        if self._found is None:
            target.refresh()
            file = self._file(target.codegen())
            with without_collecting(), quickened():
                self._found = self._loaded(file, target) or self._made(file, target)
        return self._found.get((name, tuple(types)))

    def load(self, target: Any) -> bool:
        """Loads the whole, if it has been made before."""
        target.refresh()
        self._found = self._found or self._loaded(self._file(target.codegen()), target)
        return self._found is not None

    def results(self) -> dict[tuple[str, tuple], Any]:
        """Everything there is, by name and types, once it is loaded or made."""
        return self._found or {}

    def _loaded(self, file: Path, target: Any) -> dict[tuple[str, tuple], Any] | None:
        try:
            stored = file.read_bytes()
            name, code, functions, environments = pickle.loads(stored)
        except FileNotFoundError:
            return None
        except (pickle.UnpicklingError, EOFError, ValueError):  # damaged, perhaps by a power cut: it is made again
            return None
        whole = Whole(target.codegen(), name)
        whole.enable_object_caching()
        whole._set_compiled_object(code)
        whole._finalize_final_module()
        return self._results(whole, functions, environments, target)

    def _made(self, file: Path, target: Any) -> dict[tuple[str, tuple], Any]:
        whole = Whole(target.codegen(), file.stem, self._simplified)
        whole.enable_object_caching()
        functions = {}
        for name, (dispatcher, types) in self._entrances().items():
            made = compile_part(dispatcher, types, EntranceCompiler)
            whole.add_entrance(made.library)
            made.fndesc.typemap = made.fndesc.calltypes = None  # not needed any more, and not to be stored
            functions[name, types] = made.fndesc, made.environment, made.signature
        whole.finalize()
        environments = whole.environments()
        store(file, serialize.dumps((whole.name, whole._get_compiled_object(), functions, environments)))
        return self._results(whole, functions, environments, target)

    @staticmethod
    def _results(whole: Whole, functions: dict, environments: list, target: Any) -> dict[tuple[str, tuple], Any]:
        for environment in environments:
            whole.codegen.set_env(environment.env_name, environment)
        return {
            key: compiler.compile_result(
                typing_context=target.typing_context,
                target_context=target,
                entry_point=target.get_executable(whole, description, environment),
                library=whole,
                signature=signature,
                objectmode=False,
                lifted=(),
                fndesc=description,
                environment=environment,
                reload_init=(),
            )
            for key, (description, environment, signature) in functions.items()
        }


@contextmanager
def without_collecting() -> Iterator[None]:
    """Keeps Python from looking for garbage: a compiler makes millions of objects, and hardly any of them is."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def store(file: Path, content: bytes) -> None:
    """Writes a file so that whoever reads it at the same time finds all of it or nothing."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=file.parent, delete=False) as unfinished:
        unfinished.write(content)
    os.replace(unfinished.name, file)
