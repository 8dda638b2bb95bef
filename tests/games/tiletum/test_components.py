"""The components as data: counts and cross-references of the rules file, sections 1 and 5."""

from sylvarium.games.tiletum.rules.components import (
    ACTION_NAMES,
    BONUS_FROM,
    BONUS_SPACES,
    BUILDING_ROOMS,
    CATHEDRAL_SIZE,
    CATHEDRALS,
    CHARACTER_TYPES,
    CONTRACT_SPACE_VP,
    CONTRACTS,
    CORRUPTION_VALUE,
    CREST_FOOD,
    CRESTS,
    DATA,
    DISTANCE,
    FAIR_TOWNS,
    FAIRS,
    HELPERS,
    HOUSE_FROM,
    HOUSE_SPACES,
    HOUSES,
    KING_VP,
    NEIGHBOURS,
    OPS,
    PILLARS,
    ROOMS,
    SPACES,
    TILE_FROM,
    TILE_KIND,
    TILE_KINDS,
    TILE_SHOWS,
    TILES,
    TOWNS,
    TYPE_ACTION,
    effect_terms,
)


def test_counts_of_the_rulebook():  # tiletum R2, Q7, Q9, Q10, Q40
    assert [TILE_KINDS[kind] for kind in TILE_KIND].count("helper") == 36
    assert (len(TOWNS), len(SPACES), len(HOUSE_SPACES), len(BONUS_SPACES)) == (20, 41, 39, 18)
    assert (len(HELPERS), len(CONTRACTS), len(CRESTS), len(FAIRS), len(FAIR_TOWNS)) == (22, 24, 6, 11, 8)
    assert (HOUSES, PILLARS, len(ROOMS), sum(CATHEDRAL_SIZE)) == (8, 7, 11, 25)
    assert len(CONTRACT_SPACE_VP) == 6 and DATA["storehouse"] == 6
    assert len(KING_VP) == 15 and (KING_VP[0], KING_VP[4], KING_VP[14]) == (-10, 0, 15)
    assert sorted(CORRUPTION_VALUE) == [0, 0, 1, 1, 2, 2]
    assert sum(colour["dice"] for colour in DATA["resources"]) == 20


def test_sizes_by_number_of_players():  # tiletum R2
    def count(marks, players):
        return sum(mark <= players for mark in marks)

    bonus, contract, character = TILE_FROM[:54], TILE_FROM[54:80], TILE_FROM[80:]
    assert [count(bonus, n) for n in (2, 3, 4)] == [38, 46, 54]
    assert [count(contract, n) for n in (2, 3, 4)] == [20, 23, 26]
    assert [count(character, n) for n in (2, 3, 4)] == [25, 35, 45]
    assert [count(HOUSE_FROM, n) for n in (2, 3, 4)] == [21, 30, 39]
    assert [count(BONUS_FROM, n) for n in (2, 3, 4)] == [10, 14, 18]


def test_map():  # tiletum R35
    """Neighbours are mutual, road spaces join two spaces, distances are those of table 5.4."""
    edges = 0
    for space in range(len(SPACES)):
        near = [n for n in NEIGHBOURS[space] if n >= 0]
        assert all(space in list(NEIGHBOURS[n]) for n in near)
        edges += len(near)
        if space >= len(TOWNS):
            assert len(near) == 2
    assert edges == 2 * 52
    dist = {TOWNS[t]: DISTANCE[0][t] for t in range(len(TOWNS))}
    assert dist["paris"] == 1 and dist["london"] == 2 and dist["bordeaux"] == 3 and dist["wien"] == 7
    assert DISTANCE[TOWNS.index("paris")][TOWNS.index("bordeaux")] == 2


def test_player_board_and_crests():  # tiletum R91, R89, R106
    assert list(BUILDING_ROOMS) == [3, 3, 2, 2, 1, 0] and list(CREST_FOOD) == [6, 6, 5, 4, 3, 2]
    assert list(CONTRACT_SPACE_VP) == [0, 0, 1, 2, 3, 5]
    bonuses = [row["crest_bonus"] for row in DATA["buildings"]]
    assert bonuses[:4] == ["house_anywhere", "pillar_anywhere", "merchant_anywhere", "architect_anywhere"]
    assert bonuses[4:] == ["gain_any(2)", "gain_vp(5)"]


def test_every_type_belongs_to_its_action():  # tiletum R106, Q26
    pairs = {kind: ACTION_NAMES[TYPE_ACTION[k]] for k, kind in enumerate(CHARACTER_TYPES)}
    assert pairs == {
        "notary": "contract", "steward": "character", "mason": "architect", "carter": "merchant", "courtier": "king",
    }  # fmt: skip
    for k, kind in enumerate(CHARACTER_TYPES):
        assert sum(TILE_KIND[t] == 3 and TILE_SHOWS[t] == k for t in range(len(TILES))) == 9, kind


def test_only_words_of_the_effect_vocabulary():  # tiletum Q12, Q24, Q25
    """Section 5.1 is a closed list, and every word of it is used by some component."""
    texts = [row["bonus"] for row in DATA["house_spaces"] + DATA["character_tiles"]]
    texts += [row["reward"] for row in DATA["contracts"]] + [row["effect"] for row in DATA["helpers"]]
    texts += [row["crest_bonus"] for row in DATA["buildings"]]
    used = {term[0] for text in texts for term in effect_terms(text)}
    assert used == set(OPS) - {"end"}
    # Only the last term of an effect may open a frame: nothing waits below a frame.
    opening = used - {"gain", "gain_any", "gain_vp", "add_ap", "king_step"}
    assert not any(term[0] in opening for text in texts for term in effect_terms(text)[:-1])


def test_crests_and_small_contracts_on_bonus_tiles():  # tiletum Q10, Q11, R31
    for crest in CRESTS:
        shown = [row["shows"] for row in DATA["bonus_tiles"] if row["kind"] == "crest"]
        assert shown.count(crest) == 2
        assert sum(row["shows"] == crest for row in DATA["contract_tiles"] if row["kind"] == "crest") == 1
    small = {row["shows"] for row in DATA["bonus_tiles"] if row["kind"] == "contract"}
    large = {row["shows"] for row in DATA["contract_tiles"] if row["kind"] == "contract"}
    assert small == {"any_1", "iron_2", "wool_2", "mix_2"} and len(large) == 20 and small | large == set(CONTRACTS)


def test_pillar_spaces_are_the_tiles_of_the_stack():  # tiletum Q41, R10, Q42
    assert len(CATHEDRALS) == 9 and list(CATHEDRAL_SIZE) == [2, 3, 3, 2, 3, 3, 3, 3, 3]
    for row in DATA["cathedrals"]:
        assert row["tiles"] == sorted(row["tiles"], reverse=True)
    assert {"stone", "vp", "id"} == set(DATA["cost_tiles"][0])
