"""What the board is told of a choice before it is made."""

import numpy as np
from games.sylve.position import position

from sylvarium.games.sylve import GAME
from sylvarium.games.sylve.face import preview
from sylvarium.kernel.preview import Foresight

ROW = "honeybrook amberwood rustleaf_copse"


def previews(t):
    """What each legal action of a position would bring, by name."""
    n = GAME.loops.choices(t.states, 0, t.out)
    actions = np.array(t.out[:n])
    found = Foresight(GAME).previews(t.states, int(t.s.seat), 7, actions, int(t.s.seats))
    return {t._forest_name(GAME.telling.name(int(a))): each for a, each in zip(actions, found, strict=True)}


def test_a_gathering_is_told_and_a_forced_die_pays():  # sylve R44, R78
    t = position(row=ROW).pool("R", "tree tree").stock("R", "1M 1B").play("place:tree")
    told = previews(t)
    assert told["space:honeybrook.1"]["measures"]["stock:plant"] == 1
    assert told["space:honeybrook.1"]["becomes"]["die:0.1"] == 0
    assert "pays" not in told["space:honeybrook.1"]["becomes"]
    assert told["space:honeybrook.2"]["becomes"]["pays"] == 1  # with the mushroom or the berry
    assert told["space:honeybrook.2"]["becomes"]["die:0.1"] == 1
    assert told["space:amberwood.2"]["measures"]["stock:berry"] == -1  # the only way to pay
    assert told["space:left"]["becomes"]["die:0.1"] == preview.VILLAGE


def test_who_would_lead_is_told():  # sylve R115, R124
    t = position(row=ROW).pool("R", "tree fire tree").put("honeybrook.2", "B.hill")
    tied = previews(t.copy().play("place:tree"))["space:honeybrook.1"]
    assert tied["measures"]["influence:f1:0"] == 1
    assert tied["becomes"]["leader:f1"] == -1
    assert preview.forests.STATUS_IDS[tied["becomes"]["status:f1"]] == "tied"
    covered = previews(t.play("place:fire"))["space:honeybrook.2"]
    assert (covered["measures"]["influence:f1:1"], covered["measures"]["elements:f1"]) == (-1, 1)


def test_a_die_looked_at_shows_where_it_can_go_for_nothing():  # sylve R29, R33, R34
    t = position(row=ROW).pool("R", "pond tree").stock("R", "3B").tame("R", "cinder_hare", "hayrick_ox")
    told = previews(t)["place:pond"]["becomes"]
    spaces = [f"honeybrook.{n}" for n in range(1, 5)] + [f"amberwood.{n}" for n in range(1, 6)]
    free = {space for bit, space in enumerate(spaces) if told["free:forests"] >> bit & 1}
    assert free == {"honeybrook.3", "amberwood.3", "amberwood.5"}
    assert told["free:others"] == 0b1000011  # both any-die spaces, and the slot of the second creature
    assert told["die:0.1"] == preview.IN_HAND


def test_dice_that_leave_and_come():  # sylve R74, R90, R108
    t = position(row=ROW).pool("R", "wind tree").put("honeybrook.2", "R.hill").hand("R", "drift_drops")
    t.tame("R", "hayrick_ox")
    back = previews(t.copy().play("place:wind"))["space:honeybrook.2"]["becomes"]
    assert (back["die:0.2"], back["die:0.5"]) == (preview.OFF, 1)
    onto = previews(t.copy().play("place:tree"))["space:hayrick_ox"]
    assert onto["becomes"]["slot:hayrick_ox"] == 0 and onto["becomes"]["die:0.1"] == preview.ON_SLOT
    assert onto["measures"] == {"stock:plant": 3}
    moved = previews(t.play("drink:drift_drops"))["move_to:rustleaf_copse.1"]  # there is one die to move
    assert moved["becomes"]["die:0.2"] == 200


def test_after_the_last_die_nothing_is_compared():
    t = position(row=ROW).pool("R", "tree").pool("B", "").play("place:tree")
    told = previews(t)["space:honeybrook.1"]
    assert told["measures"]["round"] == 1 and told["measures"]["stock:plant"] == 1
