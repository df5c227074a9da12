-- Sentences of check --coverage, in English.

return {
  head = "{game}: {n} deals",
  file = "{file}: how often each part ran",
  line = "{n} | {line} | {text}",
  name = "{n} | {name}",
  of = "{n} | {name} (of {matches} matches)",
  record = "         see: tenace replay {file} ({place})",
  record_set = "         see: tenace replay {file} ({place}), {setting}",
  obligations = "Obligations: in how many of {deals} deals each forbade a card",
  options = "Options: in how many matches another value changed something",
  steps = "Steps: how often each was called",
  never_obligations = "obligation '{name}' never forbade a "
    .. "card in {deals} deals",
  never_options =
    "option '{name}' changed nothing in {matches} matches",
  never_steps = "step '{name}' was never called in {deals} "
    .. "deals",
  never_lines = "never ran in {deals} deals: {text}",
  all = "{game}: all of it has happened",
}
