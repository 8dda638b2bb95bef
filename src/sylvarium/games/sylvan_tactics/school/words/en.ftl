# The lessons of Sylvan Tactics. $p1 is the other player, who plays Black.

## The aim

lesson-aim = What it is about
lesson-aim-about = Two Kings, two armies, and one way to win.
lesson-aim-welcome = Welcome to the undergrowth! Two armies meet on a chess board. Yours is white. The lit pieces are the Kings, and each begins with 10 Health. Bring the other King to 0, and you win.
lesson-aim-units = Whatever stands on the board is a unit. Most are Pawns. The otter is a Mercenary: a card from your hand, moved like a chess piece. Hers is the Rook.
lesson-aim-strength = The number on the shield is a unit’s Strength. The otter has 4; a Pawn without a shield has 1. Whoever attacks a King takes that much Health from him.
lesson-aim-attack = Your otter stands beside the black King. Attack him: click the otter, then the King. This costs one Sigil. Sigils, the golden stones, are the coins of this game.
lesson-aim-attack-else = That can be done too. But your otter is beside the King!
lesson-aim-target = Whom does she attack? The King.
lesson-aim-target-else = She could strike that one. The King is worth more.
lesson-aim-done = 10 minus 4: the King has 6 Health left. Nothing is captured by moving here. You walk up to the enemy, then you strike.

## A turn

lesson-turn = A turn
lesson-turn-about = A Sigil awakens, you draw, you spend.
lesson-turn-hand = A new game. Both of you draw five cards from the same deck. If you do not like yours, you may put some back and draw again. These are good: click “Keep this hand”.
lesson-turn-hand-else = You may, but these cards are fine. Keep them this time.
lesson-turn-sigil = Your turn begins by itself: one Sigil awakens, and you draw a card. Sigils pay for everything. You have one, so you can spend one now.
lesson-turn-pawn = Moving costs a Sigil. Pawns go straight ahead: one space, or two if they have not left their first place. Click the lit Pawn, then the space two steps ahead of it.
lesson-turn-pawn-else = That is possible with your Sigil. Move the lit Pawn for now.
lesson-turn-two = Now the lit space, two steps ahead.
lesson-turn-two-else = One step is allowed too. Take two this time.
lesson-turn-end = Your Sigil is spent. It lies on its side until your next turn. There is nothing left to do: end your turn.
lesson-turn-again = { $p1 } has moved a Pawn next to yours. It is your turn again: your Sigil stands up, and a second one has awakened. One more comes each turn, until you have six.
lesson-turn-costs = In each turn the first move costs 1 Sigil, the second 2, the third 3. Attacks are counted in the same way, separately. A card costs the number in its corner.
lesson-turn-alone = A turn by yourself. You may attack: a Pawn strikes diagonally, and { $p1 }’s Pawn is in reach. End your turn when you are done. More than six cards in hand? Then discard one.
lesson-turn-done = That is a turn: awaken, draw, then do what you like in any order, as long as you can pay.

## Mercenaries

lesson-hire = Mercenaries
lesson-hire-about = Fighters from your hand.
lesson-hire-card = You have four Sigils, and the River Otter costs four. Her Strength is 4: far more than a Pawn’s. Deploy her. The stag is still too dear; click it to hear why.
lesson-hire-card-else = You could play that. The otter is the better use of four Sigils.
lesson-hire-piece = Which chess piece should she be? A Rook moves along rows and files, a Bishop along diagonals, a Knight jumps over others. You have one of each, so three Mercenaries at most. Choose freely.
lesson-hire-space = She may enter on any empty space of your home rows, the two rows nearest to you.
lesson-hire-fresh = She has just arrived: this turn she can neither move nor attack. From your next turn on she can do both.
lesson-hire-partner = Some turns later. The Field Vole is a Partner: instead of fighting alone it can join another Mercenary. Pair it with your otter.
lesson-hire-partner-else = Also possible, but see what a Partner does.
lesson-hire-ability = The two Strengths are added: your otter has 5 now. Abilities are shared too. Hers is called Slipstream: pay 2, and she steps to a space beside her. Click the lit card.
lesson-hire-ability-else = Keep that for later. Try the otter’s ability.
lesson-hire-shift = Choose any empty space beside her. This does not count as a move: she may still move this turn, if you can pay for it.
lesson-hire-keywords = Two more words on cards. An Infiltrator moves through other units. An Apex Predator costs 2 less if you give up a Pawn; your King loses 2 Health for that.
lesson-hire-retire = Three Mercenaries already, and a better one in hand? You may retire one at any time in your turn. It costs your King 2 Health. The piece is free again, and its Partner returns to your hand.
lesson-hire-done = Mercenaries win battles. Point at a card or a unit to read what it can do.

## Fighting

lesson-fight = Fighting
lesson-fight-about = Wounding, killing and taking the place.
lesson-fight-strength = Your Red Fox has Strength 2, { $p1 }’s River Otter has 4. Can the fox win? Not alone.
lesson-fight-reach = Mercenaries, Queens and Kings attack any of the eight spaces around them. Pawns attack only diagonally, forward or backward.
lesson-fight-wound = A weaker attack wounds a Mercenary; one that is at least as strong kills it at once. Attack the otter with your fox.
lesson-fight-wound-else = That can wait. First the fox attacks.
lesson-fight-wounded = The otter is Wounded: the next hit kills her, however weak. Your fox has been invoked, laid on its side: it cannot attack again this turn. Nothing else happens to an attacker.
lesson-fight-finish = The second attack of a turn costs 2 Sigils, and you have two. Finish the otter with your Pawn.
lesson-fight-finish-else = The otter is Wounded. Do not let her go!
lesson-fight-advance = A Pawn has felled an otter! Whoever kills a unit beside it may take its place, for free. Advance.
lesson-fight-advance-else = You may stay. This time, go forward.
lesson-fight-morale = Look at { $p1 }’s King: he has lost 1 Health. Every unit that is killed costs its own King 1 Health. We call this morale.
lesson-fight-pawns = Pawns are never wounded: any attack kills them. But a Pawn that is stronger than its attacker, thanks to some card, dies without hurting its King.
lesson-fight-done = Wound first, then finish; or bring somebody strong enough. The board tells you the outcome before you click.

## The Queen, and Pawns across the board

lesson-court = The Queen, and brave Pawns
lesson-court-about = Two roads to greatness.
lesson-court-queen = Your Queen waits beside the board. Once per game you may deploy her, and you decide what she costs. Click her.
lesson-court-queen-else = You could do that too. But meet your Queen first.
lesson-court-health = Pay 1 to 6 Sigils: that is her Health, and her Strength as well. You have six. Pay five, and keep one for a Pawn.
lesson-court-health-else = Any number is allowed. Five leaves you exactly the one Sigil you will need.
lesson-court-place = She too enters on an empty space of your two home rows. Choose one.
lesson-court-power = She moves like a chess Queen and attacks the spaces around her. When she is hit she loses Health, and Strength with it. At 0 she is gone for good. Like all newcomers she waits until your next turn.
lesson-court-across = The lit Pawn is one step from the far row. Move it there with your last Sigil.
lesson-court-across-else = Then you would have no Sigil left for the Pawn. Move it to the far row.
lesson-court-end = There it is! Promotion comes at the end of your turn. End it.
lesson-court-end-else = You could, but the Pawn is waiting. End your turn.
lesson-court-promote = Promote the lit Pawn.
lesson-court-promote-else = It could wait for a later turn. Promote it now.
lesson-court-card = It becomes a Mercenary from your hand, or from the discard pile that you share with { $p1 }. Nothing is paid, so choose something big.
lesson-court-piece = And how shall it move from now on?
lesson-court-done = A Pawn has turned into a Mercenary, behind the enemy’s lines and for nothing. The Pawn itself is back beside the board; some cards bring Pawns back into play.

## Other cards

lesson-cards = Actions, Battlefields, Equipment
lesson-cards-about = Three more kinds of cards.
lesson-cards-kinds = Besides Mercenaries there are three kinds of cards. The lit cards are one of each. The golden number in the corner is the cost in Sigils; you have six.
lesson-cards-gear = Equipment is carried by one of your Mercenaries. Give the Thorn Blade to your otter: 1 more Strength.
lesson-cards-gear-else = That comes next. First the Thorn Blade.
lesson-cards-field = The otter has 5 now. A Battlefield stays beside the board and works for you all the time. Rabbit Warren makes all your Pawns stronger. Play it.
lesson-cards-field-else = Not yet. First the Battlefield, Rabbit Warren.
lesson-cards-action = All your Pawns have 2. An Action works once, then it is discarded. Falling Branch kills an enemy Pawn, wherever it stands. Play it.
lesson-cards-action-else = One card is left to try: Falling Branch.
lesson-cards-target = Choose a Pawn. The lit one is in reach of yours, and in their way.
lesson-cards-deck = The Branch lies on the discard pile, which is open to both of you. When the deck is empty, the pile is shuffled and becomes the new deck. And if a card contradicts a rule, the card is right.
lesson-cards-done = If your Mercenary dies, its Equipment is lost with it. Battlefields stay until a card destroys them.

## Ripostes

lesson-riposte = Ripostes
lesson-riposte-about = An answer on the other player’s turn.
lesson-riposte-keep = You have two Sigils left. Sigils that you do not spend stay ready in { $p1 }’s turn. That can save a life: your otter stands beside a bear.
lesson-riposte-end = In your hand is a Riposte, a card for the other player’s turn. End your turn, and keep the Sigils.
lesson-riposte-end-else = Tempting, but then no Sigil may be left for your answer. End your turn.
lesson-riposte-answer = The bear attacks, 5 against 4: your otter would die. Raise Shields gives her 2 more for this turn. Answer with it!
lesson-riposte-answer-else = Then your otter dies. You hold the answer: Raise Shields.
lesson-riposte-saved = 5 against 6: your otter is only Wounded. It cost you one Sigil.
lesson-riposte-when = A Riposte says when it may be played: when you are attacked, when you lose a unit, when an enemy comes close or is deployed, when an Action is played. One answer each time, and nobody answers an answer.
lesson-riposte-asked = You are asked whenever you might hold an answer, even if you do not. So { $p1 } learns nothing about your hand.
lesson-riposte-done = Think before you spend your last Sigils. And count those that { $p1 } has kept!

## A plan, and the end

lesson-plan = The end, and a first plan
lesson-plan-about = Count, prepare, strike.
lesson-plan-morale = Every unit that { $p1 } loses costs this King 1 Health. So each small fight helps. But morale never kills a King: at 1 Health it stops. The last blow must be an attack on him.
lesson-plan-disgrace = If a King at 1 Health loses one more unit, his player is Disgraced: no new Pawns for the rest of the game.
lesson-plan-limit = If both Kings still stand after 50 rounds, the one with more Health wins. If they are equal, the larger army wins.
lesson-plan-count = Now count. { $p1 }’s King has 5 Health. Your otter has Strength 4: one too few. You have four Sigils.
lesson-plan-pawn = A fallen Pawn costs the King the missing 1. Attack the black Pawn with yours. That costs 1.
lesson-plan-pawn-else = Then the sum does not work out. Attack with the lit Pawn first.
lesson-plan-advance = The King has 4 Health left. Take the Pawn’s place or stay, as you like.
lesson-plan-move = Three Sigils left. The first move costs 1: bring your otter beside the King.
lesson-plan-move-else = Save your Sigils: 1 for the otter’s move, 2 for her attack.
lesson-plan-beside = The lit space, right in front of the King.
lesson-plan-beside-else = From there she cannot reach the King.
lesson-plan-strike = Two Sigils left, and the second attack costs 2. Strike!
lesson-plan-strike-else = You have come so far. Attack the King!
lesson-plan-done = The King has fallen: you win! Hire Mercenaries early, lead them forward together, keep a Sigil or two for an answer, and count. Now play: an easy opponent is waiting.

## Tips of a guided first game

tip-hand = Your first cards
tip-hand-text = A good hand has one or two cheap Mercenaries: the number in the corner is the cost, and you begin with a single Sigil. You may put back what is too dear and draw again.
tip-king = The King is in reach
tip-king-text = An attack on the King takes as much Health from him as the attacker’s Strength. Bring him to 0, and you win at once. Count first what you have Sigils for: the second attack of a turn costs 2.
tip-attack = You can attack
tip-attack-text = The lit units have an enemy in reach. At least as strong as a Mercenary, and it dies; weaker, and it is wounded; a Pawn always dies. The board shows the outcome before you click.
tip-answer = Your answer
tip-answer-text = It is the other player’s turn, and you may play a Riposte if you have a fitting one and Sigils left. You are asked even if you have none, so that nobody learns anything about your hand.
tip-move = Moving
tip-move-text = The first move of a turn costs 1 Sigil, the second 2, the third 3. Pawns go straight ahead, two steps from their first place. Bring your units forward together: one alone is easy prey.
tip-deploy = Hire a Mercenary
tip-deploy-text = A lit card can be paid for. Mercenaries are far stronger than Pawns: hire early, three at most. A newcomer can move and attack from your next turn on.
tip-piece = How shall it move?
tip-piece-text = A Rook goes along rows and files, a Bishop along diagonals, a Knight jumps over others. While the Pawns still stand close together, a Knight is the quickest.
tip-place = Where does it enter?
tip-place-text = On any empty space of your two home rows. It waits there until your next turn, so choose a space with a free way ahead, or close to your King if he needs a guard.
tip-where = Where to?
tip-where-text = Nothing is captured by moving: you walk up to the enemy, and then you strike. Look at who could strike you there on the next turn.
tip-advance = Take its place?
tip-advance-text = Whoever kills a unit beside it may take its place, for free. That is a step ahead, but perhaps into the reach of others. You may stay.
tip-discard = Too many cards
tip-discard-text = At the end of your turn you keep six cards. Discard what you will not be able to pay for soon. The pile is shared, and a promoted Pawn can become a Mercenary from it.
tip-play = A card to play
tip-play-text = An Action works once, a Battlefield stays beside the board and works for you all the time, Equipment makes one of your Mercenaries stronger. Point at the card to read what it does.
tip-queen = Your Queen
tip-queen-text = Once in the game she can join you. Whatever you pay, up to six Sigils, is her Health and her Strength. She is worth waiting for until you can pay a lot.
tip-partner = A Partner
tip-partner-text = This card can join one of your Mercenaries instead of fighting alone: both Strengths are added, and abilities are shared. If that Mercenary dies, the Partner returns to your hand.
tip-ability = An ability
tip-ability-text = A lit card on the board can do something of its own, for the price it shows. Point at it to read more.
tip-spent = No Sigils left
tip-spent-text = All your Sigils are spent, so there is nothing left to do but end the turn. Another time keep one or two: they pay for an answer in the other player’s turn.
tip-danger = Your King is in danger
tip-danger-text = He has 5 Health or less. Every unit you lose costs him 1 more, and an attack may bring him down. Keep somebody strong beside him, or strike first.

## Worked examples: the players as the rules call them

example-player-0 = White
example-player-1 = Black
