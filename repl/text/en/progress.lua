-- Sentences about the progress of long work.

return {
  line = "{done} of {all} ({percent} %), {left} left",
  seconds = { one = "1 second", other = "{n} seconds" },
  check = {
    examples = "{game}: example {done} of {all}",
    kept = "{game}: kept match {done} of {all}",
    matches = "{game}: match {done} of {all}",
    settings = "{game}: options, setting {done}",
    knowledge = "{game}: hidden cards dealt anew, round {done} of {all}",
    rare = "{game}: match {done} of at most {all}, until all steps and "
      .. "obligations have come up",
    deals = "{game}: deal {done} of {all}",
  },
  coverage = {
    deals = "{game}: deal {done} of {all}",
    options = "{game}: option {done} of {all}",
  },
  sweep = {
    rounds = "deal {done} of {all}",
    matches = "match {done}",
    duels = "duel {done}",
  },
  minutes = { one = "1 minute", other = "{n} minutes" },
}
