-- Sentences about studies in parts, in German.

return {
  parts_apart = "{one} und {other} gehören nicht zusammen: {why}",
  parts_version = "das eine ist von Version {one}, das andere von {other}",
  parts_differ = "{name} ist im einen {one} und im anderen {other}",
  parts_number = "das eine ist von {one} Teilen, das andere von {other}",
  parts_other = "es ist Teil {one}, nicht {other}",
  part_version = "{name} ist von Version {its}, und dies ist Version {own}",
  part_damaged = "{name} ist beschädigt: die Zahlen sind nicht die dieser Untersuchung",
  part_twice = "{one} und {other} sind beide Teil {n} von {of}",
  part_unfinished = "{name} ist Teil {n} von {of}, davon sind {done} von "
    .. "{all} getan: mach mit --keep weiter",
  parts_missing = {
    one = "von {of} Teilen fehlt {list}",
    other = "von {of} Teilen fehlen {list}",
  },
  tournament_bots = "ein Turnier hat 2 bis {most} Bots, nicht {n}",
  tournament_twice = "'{name}' ist zweimal da",
  tournament_sides = "{game} hat nur eine Partei: niemand spielt gegen "
    .. "jemanden",
}
