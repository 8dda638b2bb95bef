"""Everything on the table, the steps a turn is made of, and the actions."""

from sylvarium.games.sylvan_tactics.rules.components import (
    CARDS,
    DESIGNS,
    FIELDS,
    KIT,
    LASTING,
    LETTERS,
    MERC_CARDS,
    MERC_DESIGNS,
    OTHER_DESIGNS,
    QUEEN_HEALTH,
    UNITS,
)
from sylvarium.kernel import ActionSpace, Record, i8, i16, i64, steps, u8

SPACES = 64
AGENDA = 24  # the deepest the agenda can get: an action, its windows, a Riposte, what they set off

# Where a card is (R6). From IN_PLAY on, everybody can see it there.
IN_DECK, AT_BOTTOM, LOOKED_AT, IN_HAND, IN_PLAY, IN_PILE, RESOLVING = range(7)

# What is remembered of a card that is hidden (bits of `marks`).
SEEN = 1  # in a hand, and the opponent saw it go there
DEDUCED = 2  # in a hand, and the opponent can work out that it must be there
OPENING = 4  # in a hand since before the first turn
KNOWN_AT_BOTTOM = 8  # shifted by the side that knows it lies at the bottom of the deck
PUT_BACK = 32  # shifted by the side that put it back in a mulligan

RESERVE, ON_BOARD, LOST = range(3)  # the Queen's states (R11, R63, R66)


class State(Record):
    """Everything on the table, in one fixed-size record. Players are sides here: White 0, Black 1."""

    agenda: i16[AGENDA, 3]  # the steps still to come
    pending: i8  # how many of them

    white: i8  # the seat that plays White
    last_turn: i16  # the game ends after it (R123)
    side: i8  # the active player
    moves: i8  # move actions this turn (R38)
    attacks: i8  # attacks this turn (R79)
    entries: i16  # entry numbers given so far (R8)

    # players
    health: i8[2]  # of the Kings
    queen: i8[2]  # RESERVE, ON_BOARD or LOST
    queen_health: i8[2]
    awake: i8[2]  # Sigils
    invoked_sigils: i8[2]
    disgraced: i8[2]
    mulligans: i8[2]  # taken before the first turn
    shaken: i8[2]  # morale damage has met the King this turn (for morale_guard)
    battlefields: i8[2, FIELDS]  # Battlefields in play, oldest first
    field_count: i8[2]
    field_invoked: i8[CARDS]  # by card

    # units; a unit's number says its side, kind and piece (components.py)
    on: i8[SPACES]  # the unit on each space, or -1
    at: i8[UNITS]  # the space of each unit, or -1
    army: i64[2]  # the spaces of each side, as bits (board.py)
    entry: i16[UNITS]
    invoked: i8[UNITS]
    wounded: i8[UNITS]
    fresh: i8[UNITS]
    moved: i8[UNITS]  # move actions this turn
    attacked: i8[UNITS]  # this turn (Pawns)
    left: i8[UNITS]  # has left the space it came to (R43)
    boost: i8[UNITS]
    halted: i8[UNITS]
    snared: i8[UNITS]
    rooted: i16[UNITS]  # the last turn for which it is rooted, or 0
    kit: i8[UNITS, KIT]  # a Mercenary's own card, its Partner, its Equipment in order
    kit_size: i8[UNITS]
    paired: i8[UNITS]
    traits: i16[UNITS]  # the static abilities of its cards, together

    # cards
    where: i8[CARDS]
    holder: i8[CARDS]  # the unit a card in play belongs to, or -1
    spent: i8[CARDS]  # its once-a-turn ability was used this turn (R98)
    marks: u8[CARDS]
    deck: i8[CARDS]  # a bag: which card is drawn next is decided when it is drawn
    deck_size: i8
    bottom: i8[CARDS]  # cards put below the bag, in their order
    bottom_size: i8
    pile: i8[CARDS]  # the discard pile, the newest last
    pile_size: i8
    hand: i8[2, CARDS]
    hand_size: i8[2]
    looked: i8[CARDS]  # cards being looked at (scout)
    looked_size: i8

    # the action being carried out
    performer: i8  # the side that makes the choices of an operation
    same: i8  # the unit the previous operation was about
    offering: i8  # the Pawn sacrificed to an Apex Predator
    attacker: i8
    defender: i8
    thorny: i8  # the defender answers with its thorns (R87)
    vacated: i8  # the space of the unit the attack has killed (R88)
    subject: i8  # the unit that has just moved or been deployed
    action_card: i8  # the Action being played
    cancelled: i8  # the Action that was hushed
    killed: i8  # units of the Responder killed in this action (R115)
    killed_kinds: i8
    killer: i8
    fallen: i8[4]  # cards of Mercenaries of the Responder killed in this action, still in the pile
    fallen_size: i8

    scratch: i8[CARDS]  # used inside one rule, zero outside


# Steps of the agenda, with their arguments: decisions under their names in section 6 of the rules file, then what
# happens by itself.
STEP = steps(
    "mulligan",  # side
    "mulligan_card",  # side, cards put back
    "main",
    "apex",  # card
    "choose_piece",  # card
    "choose_space",  # card, piece
    "queen_x",
    "queen_space",  # health
    "pair_target",  # card
    "equip_target",  # card
    "destination",  # unit, way of moving
    "attack_target",  # attacker
    "choose_target",  # card, operation
    "swap_target",  # card, operation
    "destroy_target",
    "choose_card",
    "scout_pick",  # side
    "deploy_pawn_space",  # how many more, 1 if one stands already
    "advance",
    "riposte",  # window
    "promote",
    "promote_card",  # pawn
    "promote_piece",  # pawn, card
    "discard",
    "refresh",
    "operation",  # card, operation
    "trigger",  # unit, card
    "finish",  # card
    "outcome",
    "thorns",
    "after_attack",
)
LAST_DECISION = STEP.discard

# Ways of moving (second argument of `destination`)
BY_MOVE_ACTION, BY_FREE_MOVE, BY_SHIFT, BY_TUNNEL = range(4)

FROM_HAND, FROM_PILE = range(2)

ACTIONS = ActionSpace(
    keep=1,
    mulligan=1,
    put_back=DESIGNS,
    done=1,
    deploy=MERC_DESIGNS,
    pair=MERC_DESIGNS,
    play=OTHER_DESIGNS,  # an Action, a Battlefield or an Equipment
    queen=1,
    use=MERC_CARDS,
    move=SPACES,
    attack=SPACES,
    retire=len(LETTERS),
    end_turn=1,
    full_price=1,
    piece=len(LETTERS),
    health=QUEEN_HEALTH,
    space=SPACES,  # an empty space: where to put or to go
    unit=SPACES,  # a unit on the board: whom
    destroy=LASTING,
    retrieve=MERC_DESIGNS,
    scout=DESIGNS,
    stop=1,
    advance=1,
    stay=1,
    riposte=OTHER_DESIGNS,
    let_pass=1,
    promote=(2, MERC_DESIGNS),  # from the hand or from the discard pile
    no_promotion=1,
    discard=DESIGNS,
)
