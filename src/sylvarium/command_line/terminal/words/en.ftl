# What the terminal itself says beside the words of the games.

terminal-you = You { $number }
terminal-prompt = (h for help)
terminal-help-play = [b]number[/] or [b]name[/]  play that choice        [b]u[/] undo   [b]r[/] redo
terminal-help-look = [b]l[/] log   [b]b[/] board   [b]? R31[/] a rule by its number, or any word to look for in the rules
terminal-help-leave = [b]s FILE[/] save and go on   [b]q[/] quit (nothing is lost if you saved)
terminal-unknown = “{ $answer }” is not one of the choices: type the number or the name of one, or h for help.
terminal-no-undo = Nothing can be taken back here: it was somebody else’s move, or something was revealed since.
terminal-no-redo = There is nothing to redo.
terminal-saved = Saved.
terminal-rules = Ask for a number (? R31) or a word (? bridge).
terminal-no-rule = Nothing about “{ $wanted }” in the rules.
