"""What bots try in quick play: sensible actions come first, and nothing illegal is added."""

from games.sylve.position import position

from sylvarium.games.sylve import GAME
from sylvarium.games.sylve.face import telling

ROW = "honeybrook amberwood rustleaf_copse"


def sensible(t):
    """The names of the sensible actions; the others must still be behind them."""
    n = GAME.loops.choices(t.states, 0, t.out)
    legal = sorted(t.out[:n].tolist())
    m = int(GAME.sensible(t.s, t.out, n))
    assert 1 <= m <= n and set(t.out[:m].tolist()) <= set(legal)
    return {t._forest_name(telling.name(int(action))) for action in t.out[:m]}


def test_brew_whenever_possible():
    t = (
        position(row=ROW)
        .pool("R", "tree water")
        .stock("R", "2P 1M 1B")
        .market("quickstep_tea")
        .tame("R", "kindle_toad")
    )
    assert sensible(t) == {"brew:quickstep_tea"}
    t.play("brew:quickstep_tea")
    assert sensible(t) == {"pay:2-1-0"}  # berries are kept
    t.play("pay:2-1-0")
    assert sensible(t) == {"place:tree", "place:water", "drink:quickstep_tea"}  # no playing with the elements


def test_place_where_it_gives_something():
    t = position(row=ROW).pool("R", "tree fire").stock("R", "1B").put("honeybrook.1", "B.tree")
    assert not {"space:honeybrook.2", "space:honeybrook.1"} & sensible(t.copy().play("place:tree"))
    assert "space:honeybrook.4" in sensible(t.copy().play("place:tree"))
    assert "space:honeybrook.1" in sensible(t.copy().play("place:fire"))


def test_take_what_is_offered():
    t = position(row=ROW).pool("R", "tree").play("place:tree", "space:honeybrook.4")
    assert sensible(t) == {"tame:spring", "tame:summer", "tame:autumn", "tame:winter"}
    t = (
        position(row=ROW)
        .pool("R", "tree")
        .tame("R", "chimney_bat")
        .play("place:tree", "space:left", "ingredient:plant")
    )
    assert "decline" in sensible(t)  # burning is not always good


def test_remove_what_is_not_mine():
    t = position(row=ROW).pool("R", "tree").hand("R", "vanishing_vapour").put("left", "R.hill", "B.hill", "el.fire")
    t.play("drink:vanishing_vapour")
    assert sensible(t) == {f"remove:{t.die_name('left', 1)}", f"remove:{t.die_name('left', 2)}"}


def test_trade_only_full_sets():
    t = position(row=ROW).pool("R", "tree").pool("B", "").tame("R", "hoard_ermine").stock("R", "1P 3M")
    t.play("place:tree", "space:left", "ingredient:plant")
    assert sensible(t) == {"trade_set:mushroom:3"}
    t = position(row=ROW).pool("R", "tree").pool("B", "").tame("R", "hoard_ermine").stock("R", "1P")
    t.play("place:tree", "space:left", "ingredient:plant")
    assert sensible(t) == {"trade_set:plant:2", "decline"}  # nothing stands out: all
