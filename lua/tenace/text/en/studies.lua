-- Sentences about studies in parts, in English.

return {
  parts_apart = "{one} and {other} do not belong together: {why}",
  parts_version = "one is of version {one}, the other of {other}",
  parts_differ = "{name} is {one} in one and {other} in the other",
  parts_number = "one is of {one} parts, the other of {other}",
  parts_other = "it is part {one}, not {other}",
  part_version = "{name} is of version {its}, and this is version {own}",
  part_damaged = "{name} is damaged: its figures are not those of its study",
  part_twice = "{one} and {other} are both part {n} of {of}",
  part_unfinished = "{name} is part {n} of {of}, of which {done} of {all} "
    .. "are done: go on with it by --keep",
  parts_missing = {
    one = "of {of} parts, {list} is missing",
    other = "of {of} parts, {list} are missing",
  },
  tournament_bots = "a tournament has from 2 to {most} bots, not {n}",
  tournament_twice = "'{name}' is there twice",
  tournament_sides = "{game} has but one side: nobody plays against another",
}
