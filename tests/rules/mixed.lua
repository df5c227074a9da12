-- Random house rules and values of options of a game, and matches with them by
-- the program's rules and by a second statement of them. A new option or house
-- rule is played from its first day on: the statement must know it, or its spec
-- must say that it does not.

local held = require "rules.held"
local lists = require "rules.lists"
local tenace = require "tenace"
local turn = require "turn"

local mixed = {}

-- The matches of `make test` are some of the first that `make soak` plays.
local DRAWN, SOME = 60, 3
local ROUNDS = 1000                        -- at the least, in a soak
local MOST = 8                             -- of a match


--- What the catalogue knows of a game.
local function entry_of(game)
  for _, one in ipairs(tenace.games()) do
    if one.name == game then return one end
  end
  error("no game " .. game)
end


--- A value of an option; nil if the usual one stays.
local function value(option, random)
  if option.kind == "flag" then return random(2) == 1 end
  if option.kind == "choice" then return option.values[random(#option.values)]
  elseif option.kind ~= "number" then return end
  if option.name == "rounds" then
    return math.max(option.from, random(4) - 1)
  end
  local kind, span = random(3), option.to - option.from + 1
  return kind == 1 and option.from or kind == 2 and option.name ~= "target"
    and option.to or option.from + random(span) - 1
end


--- mixed.draw(game, n, how) -> spec, options
-- The n-th of many: always the same one. They may not go together.
function mixed.draw(game, n, how)
  local random, entry = lists.numbers(7919 * n), entry_of(game)
  local spec, options, without = game, {}, " " .. (how.without or "") .. " "
  for _ = 1, #entry.house > 0 and random(3) - 1 or 0 do
    local name = entry.house[random(#entry.house)].name
    if not without:find(" " .. name .. " ", 1, true)
      and not (spec .. "+"):find("+" .. name .. "+", 1, true) then
      spec = spec .. "+" .. name
    end
  end
  local one_in = random(4)
  for _, option in ipairs(entry.options) do
    local given = (how.values or {})[option.name]
    if given then
      options[option.name] = given[random(#given)]
    elseif random(one_in) == 1
      and not without:find(" " .. option.name .. " ", 1, true) then
      options[option.name] = value(option, random)
    end
  end
  return spec, options
end


--- mixed.each(game, how, play) -> rounds played, matches
-- Plays some matches of those that can be drawn, with play(spec, options, seed,
-- most), which says how many rounds it has played: a thousand rounds in a soak.
-- @param how { without = names of house rules and options that the statement
-- does not know, with spaces; values = those that an option has, by
-- name; most = rounds of a match; rounds = that a soak plays }
function mixed.each(game, how, play)
  local rounds, matches, n = 0, 0, 0
  local first = turn.number % (DRAWN // SOME) * SOME
  while n < DRAWN or turn.soak and rounds < (how.rounds or ROUNDS) do
    n = n + 1
    if turn.soak or n > first and n <= first + SOME then
      local spec, options = mixed.draw(game, n, how)
      if pcall(tenace.new, spec, { seed = 1, options = options }) then
        matches = matches + 1
        rounds = rounds + play(spec, options, n, how.most or MOST)
      end
    end
  end
  return rounds, matches
end


--- mixed.play(game, new [, how]) -> rounds played, matches
-- @param new a second statement, see held.match
-- @param how see mixed.each
function mixed.play(game, new, how)
  return mixed.each(game, how or {}, function(spec, options, seed, most)
    return held.match(spec, options, seed, new, nil, most)
  end)
end


return mixed
