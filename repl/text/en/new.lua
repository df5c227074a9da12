-- What `tenace new` says, in English.

return {
  next = "Edit it, then: tenace check {spec}; tenace play {spec}",
  game = [[
-- Change one thing at a time: `tenace check {name}` says what is wrong,
-- `tenace play {name}` plays it, and in a match `reload` plays on under the
-- changed rules.
]],
  house_rule = [[
-- {title}: … (say here in one sentence what is different).

local {name} = house_rule "{title}" {
  of = "{game}",

  -- A house rule can give options other values. Take the dashes away from
  -- `set`, from the option, and from the brace below.
  -- set = {
{options}
  -- },
}


-- These are the steps of {game}. To replace one, take its dashes away and
-- change it; base.STEP(self) carries out the step of the game.

{steps}


return {name}
]],

  -- sets of house rules, and lines that carry them
  set_kept = "Play it: tenace play {spec}. Send it: tenace signature --line "
    .. "{spec}",
  set_saved = "Kept in {file}. Play it: tenace play {spec}.",
  no_sets = "There are no sets: tenace new NAME --as GAME keeps one.",
  set_dropped = "{file} is removed.",
  set_no_name = "say the name too: save rules as sundays",
  set_is_game = "'{name}' is the name of the game: choose another one for its "
    .. "rules",
  set_path =
    "'{file}' is a file of its own: put it into the folder of your rules "
    .. "first",
  set_empty =
    "these are the rules of {game}: name house rules or options to keep",
  set_there =
    "'{spec}' is kept already, in {file}: choose another name; "
    .. "or --force behind tenace new replaces it",
  set_in_itself = "'{spec}' cannot be a part of itself: choose another name",
  no_set = "'{spec}' is no set, or its file was changed by hand: tenace new "
    .. "--sets lists them",
  no_set_near =
    "'{spec}' is no set, or its file was changed by hand; did you mean "
    .. "'{near}'?",
  set_used =
    "'{spec}' is a part of '{user}', which would be lost: drop that first",
  bad_line = "this line is not whole: copy all of what tenace signature --line "
    .. "prints",
  line_differs = "{file} is another one here (-) than in the line (+):",
  line_force =
    "Nothing was written. --force takes the files of the line in place "
    .. "of yours.",
  line_same = "These are the same rules as theirs: {spec}",
  line_next = "Play it: tenace play {spec}",
  line_others = {
    one = "The rules differ from theirs (Tenace {version}) in this file: "
      .. "{files}",
    other = "The rules differ from theirs (Tenace {version}) in these files: "
      .. "{files}",
  },
}
