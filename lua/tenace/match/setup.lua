-- What the core needs of a variant before matches of it can be made.

local announcing = require "tenace.words.announcing"
local points = require "tenace.rules.points"

local setup = {}


--- An option's value if it is a number, otherwise nil.
local function number_option(variant, name)
  local value = variant.options[name]
  return math.type(value) == "integer" and value or nil
end


--- setup.after_trick(variant) -> step; or nil
-- What the engine calls after a trick: the game's step, and what follows from
-- the facts.
function setup.after_trick(variant)
  return announcing.after_trick(variant.facts.announcements,
    variant.steps.after_trick)
end


--- How many layers hear that a trick is over.
local function hearers_of(variant)
  return setup.after_trick(variant) and math.max(1, variant.hearers) or 0
end


--- setup.of(k, variant, laid) -> the core's setup
-- @param laid the piles: see piles.lay
function setup.of(k, variant, laid)
  return k.core.setup {
    deck = k.deck, players = variant.players, people = variant.people,
    sides = variant.sides,
    anticlockwise = variant.turn == "anticlockwise",
    piles = laid, obligations = k.native, once_empty = k.once_empty,
    duties = k.duties,
    points = variant.points, points_vary = points.vary(variant.points),
    melds = k.melds,
    first_dealer = number_option(variant, "first_dealer"),
    hearers = hearers_of(variant),
    throw_failed = variant.steps.throw_failed ~= nil,
    plays = variant.plays,
    target = number_option(variant, "target"),
    floor = number_option(variant, "floor"),
    rounds = variant.rounds,
    lowest = variant.facts.wins.lowest, by_field = variant.wins_by ~= nil,
    ties_draw = variant.facts.ties == "draw",
  }
end


return setup
