-- Sentences about studies in parts, in French.

return {
  parts_apart = "{one} et {other} ne vont pas ensemble : {why}",
  parts_version = "l’un est de la version {one}, l’autre de la {other}",
  parts_differ = "{name} vaut {one} dans l’un et {other} dans l’autre",
  parts_number = "l’un est de {one} parties, l’autre de {other}",
  parts_other = "c’est la partie {one}, pas la {other}",
  part_version = "{name} est de la version {its}, et ceci est la version {own}",
  part_damaged = "{name} est endommagé : ses chiffres ne sont pas ceux de son étude",
  part_twice = "{one} et {other} sont tous deux la partie {n} sur {of}",
  part_unfinished = "{name} est la partie {n} sur {of}, dont {done} sur "
    .. "{all} sont faits : continue avec --keep",
  parts_missing = {
    one = "sur {of} parties, il manque la {list}",
    other = "sur {of} parties, il manque {list}",
  },
  tournament_bots = "un tournoi a de 2 à {most} bots, pas {n}",
  tournament_twice = "« {name} » est là deux fois",
  tournament_sides = "{game} n’a qu’un camp : personne ne joue contre un autre",
}
