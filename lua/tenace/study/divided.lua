-- Long studies as work that can be divided: simulate, compare and sweep. Each
-- has a number of units that do not depend on each other, and a tally of whole
-- numbers: the tallies of parts add up to exactly that of the whole.

local compare = require "tenace.study.compare"
local compared = require "tenace.study.compared"
local comparison = require "tenace.study.comparison"
local faults = require "tenace.study.faults"
local games = require "tenace.rules.games"
local spec = require "tenace.rules.request"
local shelf = require "tenace.rules.shelf"
local signature = require "tenace.rules.signature"
local simulate = require "tenace.study.simulate"
local sweep = require "tenace.study.sweep"
local swept = require "tenace.study.swept"
local tournament = require "tenace.study.tournament"

local divided = {}

-- By the name of a study, a function that makes it of its variants and request.
local kinds = {}


function kinds.simulate(variants, request)
  return {
    units = simulate.units(request), merge = simulate.merge,
    blank = simulate.blank(variants[1]),
    run = function(first, last, progress)
      return simulate.run(variants[1], { games = request.games,
        rounds = request.rounds, seed = request.seed, bots = request.bots,
        first = first, last = last, progress = progress })
    end,
    result = function(tally)
      return simulate.result(variants[1], request, tally)
    end,
  }
end


function kinds.compare(variants, request)
  compare.check(variants)
  local kind = compared.kind(request)
  return {
    units = request.matches or request.rounds, merge = kind.merge,
    blank = kind.blank(variants), fits = kind.fits,
    run = function(first, last, progress)
      return kind.run(variants, { rounds = request.rounds,
        matches = request.matches, seed = request.seed, bots = request.bots,
        first = first, last = last, progress = progress })
    end,
    result = function(tally)
      return kind.result(variants, request, tally)
    end,
    is_sure = function(tally)
      return comparison.is_sure(kind.result(variants, request, tally))
    end,
  }
end


function kinds.sweep(variants, request)
  local all, labels, what = swept.read(variants[1].spec, request.sweep)
  compare.check(all)
  return {
    units = request.rounds, merge = sweep.merge,
    blank = sweep.blank(all),
    fits = sweep.fits,
    run = function(first, last, progress)
      return sweep.part(all, request, first, last, progress)
    end,
    result = function(tally)
      return sweep.result(all, labels, what, request, tally)
    end,
  }
end


function kinds.tournament(variants, request)
  local variant = variants[1]
  tournament.check(variant, request.bots)
  return {
    units = request.rounds, merge = tournament.merge,
    blank = tournament.blank(#request.bots),
    run = function(first, last, progress)
      return tournament.run(variant, { bots = request.bots,
        seed = request.seed, first = first, last = last, progress = progress })
    end,
    result = function(tally)
      return tournament.result(variant, request, tally)
    end,
    is_sure = function(tally)
      return tournament.is_sure(tournament.result(variant, request, tally))
    end,
  }
end


--- The same study, whose tallies and results also tell what programs have done
-- wrong.
local function with_faults(study, names)
  local run, result = study.run, study.result
  study.blank.faults = faults.blank(names)
  function study.run(...) return faults.counted(names, run, ...) end
  function study.result(tally)
    local found = result(tally)
    local facts = swept.is(found) and swept.facts(found) or found
    facts.faults = faults.result(names, tally.faults)
    return found
  end
  return study
end


--- divided.of(request) -> study
-- @param request plain data: { study = "simulate", "compare", "sweep" or
-- "tournament"; rules = the signatures of the games; seed; bots = a name or
-- names by seat, or those that meet; and what the study takes: games or
-- rounds; rounds; rounds, sweep = what is tried, matches, duels, better, worse;
-- rounds }
-- @return { request, variants, units = their number, blank = a tally in which
-- nothing was counted, fits = nil, or a function that tells whether the numbers
-- of a tally fit each other, is_sure = nil, or a function that tells whether a
-- tally tells what was asked, run = function(first, last
-- [, progress]) -> tally, merge = function(list of tallies) -> tally, result =
-- function(tally) -> the result, as the library gives it }
-- @error the games are not known here, or have other rules
function divided.of(request)
  local variants = {}
  for i, rules in ipairs(request.rules) do variants[i] = games.need(rules) end
  local study = kinds[request.study](variants, request)
  study.request, study.variants = request, variants
  return with_faults(study, faults.names(request))
end


--- Is it a text, and a list of one text at least?
local function is_text(value) return type(value) == "string" end

local function is_texts(value)
  if type(value) ~= "table" then return false end
  for name, text in next, value do
    if math.type(name) ~= "integer" or name < 1 or name > #value
      or not is_text(text) then
      return false
    end
  end
  return #value > 0
end


local function is_names(value) return is_text(value) or is_texts(value) end

local function is_integer(value) return math.type(value) == "integer" end

local function is_count(value) return is_integer(value) and value >= 0 end

local function is_number(value) return is_integer(value) and value >= 1 end


-- What a request may have by name; and what each kind of study needs.
local PARTS = { study = is_text, rules = is_texts, seed = is_integer,
  bots = is_names, bot_names = is_text, games = is_number, rounds = is_number,
  sure = is_number, sweep = is_text, matches = is_count, duels = is_count,
  better = is_text, worse = is_text }

local NEEDS = {
  simulate = { "rules", "seed", "bots" },
  compare = { "rules", "seed", "bots", "rounds" },
  matches = { "rules", "seed", "bots", "matches" },
  sweep = { "rules", "seed", "bots", "rounds", "sweep", "matches", "duels" },
  tournament = { "rules", "seed", "bots", "rounds" },
}


--- The names that a request needs; nil if there is no such study.
local function needs_of(request)
  local whole = request.study == "compare" and request.matches
  return NEEDS[whole and "matches" or kinds[request.study] and request.study]
end


--- divided.is_request(value) -> true if a value that may come from anywhere has
-- what a request has
function divided.is_request(value)
  if type(value) ~= "table" then return false end
  for name, part in next, value do
    if not PARTS[name] or not PARTS[name](part) then return false end
  end
  if value.study == "compare" and value.matches == 0 then return false end
  local needs = needs_of(value)
  for _, name in ipairs(needs or {}) do
    if value[name] == nil then return false end
  end
  return needs ~= nil
end


--- Is a file of the variant named by its path?
local function has_path(variant)
  local asked = spec.parse(variant.spec)
  local found = shelf.is_path(asked.game)
  for _, house in ipairs(asked.houses) do
    found = found or shelf.is_path(house)
  end
  return found
end


--- divided.rules(variants) -> their signatures, for a request
-- A file that was named by its path is found only by it, so there the path
-- stays.
function divided.rules(variants)
  local list = {}
  for i, variant in ipairs(variants) do
    list[i] = has_path(variant)
      and variant.spec .. ":" .. signature.code(variant)
      or signature.of(variant)
  end
  return list
end


return divided
