"""What the GPU's compiler is told, as text: it needs no GPU."""

import sylvarium.games.sylvan_tactics
from sylvarium.kernel.rule import LARGE_RULES
from sylvarium.research.gpu_code import asked_of_the_compiler, is_large, mangle, with_calls, without_unrolling

assert sylvarium.games.sylvan_tactics  # its large rules are what is looked for

SUITS = "_ZN9sylvarium5games14sylvan_tactics5rules10operations5suitsB3v70"
FITS = "_ZN9sylvarium5games14sylvan_tactics5rules10operations4fitsB4v155"

LOOP = """define i32 @"f"(i64* %".ret")
{
entry:
  br label %"B0"
B0:
  br label %"B8"
B8:
  br i1 %".1", label %"B12", label %"B20"
"B12.endif":
  br label %"B8"
B20:
  ret i32 0
}"""


def test_only_jumps_back_are_marked_as_loops():
    lines = without_unrolling(LOOP).split("\n")
    marked = [line for line in lines if "!llvm.loop !" in line]
    assert marked == ['  br label %"B8", !llvm.loop !9000']
    assert "!9000 = distinct !{!9000, !9001}" in lines
    assert '!9001 = !{!"llvm.loop.unroll.disable"}' in lines


def test_every_loop_has_a_mark_of_its_own():
    marked = without_unrolling(LOOP + "\n" + LOOP)
    assert "!llvm.loop !9000" in marked
    assert "!llvm.loop !9002" in marked


def test_code_without_loops_stays_as_it_is():
    straight = LOOP.replace('B12.endif":\n  br label %"B8"', 'B12.endif":\n  br label %"B20"')
    assert without_unrolling(straight).strip() == straight


def test_large_rules_stay_functions():
    suits = f'define linkonce_odr i32 @"{SUITS}"(i8* %".ret", i64 %"unit")'
    fits = f'define i32 @"{FITS}"(i8* %".ret")'
    assert with_calls(f"{suits}\n{{\n}}\n{fits}\n{{\n}}") == f"{suits} noinline\n{{\n}}\n{fits}\n{{\n}}"


def test_names_are_those_numba_gives():
    assert "sylvarium.games.sylvan_tactics.rules.operations.suits" in LARGE_RULES
    assert SUITS.startswith("_ZN" + mangle("sylvarium.games.sylvan_tactics.rules.operations.suits"))
    assert is_large(SUITS)
    assert not is_large(FITS)


def test_fractions_of_ours_are_reckoned_as_everywhere():
    assert asked_of_the_compiler([f'define i32 @"{FITS}"(i8* %".ret")'], {"opt": 3})[1] == {"opt": 3, "fma": False}
    assert asked_of_the_compiler(["define i32 @theirs()"], {"opt": 3}) == (["define i32 @theirs()"], {"opt": 3})
