# Ce que dit le terminal lui-même, à côté des mots des jeux.

terminal-you = Vous { $number }
terminal-prompt = (h : aide)
terminal-help-play = [b]numéro[/] ou [b]nom[/]  jouer ce choix        [b]u[/] annuler   [b]r[/] refaire
terminal-help-look = [b]l[/] journal   [b]b[/] plateau   [b]? R31[/] une règle par son numéro, ou un mot à chercher dans les règles
terminal-help-leave = [b]s FICHIER[/] enregistrer et continuer   [b]q[/] quitter (rien n’est perdu si vous avez enregistré)
terminal-unknown = « { $answer } » n’est pas un des choix : tapez le numéro ou le nom d’un choix, ou h pour l’aide.
terminal-no-undo = Rien ne peut être annulé ici : c’était le coup de quelqu’un d’autre, ou quelque chose a été révélé depuis.
terminal-no-redo = Il n’y a rien à refaire.
terminal-saved = Enregistré.
terminal-rules = Demandez un numéro (? R31) ou un mot (? pont).
terminal-no-rule = Rien sur « { $wanted } » dans les règles.
