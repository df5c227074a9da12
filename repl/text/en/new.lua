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
}
