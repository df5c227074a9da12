-- Opens an example as a position: a match that has come to what the example
-- gives. Its moves say how; where it gives a hand and a trick, a match is
-- sought by chance in which these come about.

local core = require "tenace.core"
local decks = require "tenace.rules.decks"
local example = require "tenace.rules.example"
local examples = require "tenace.study.examples"
local games = require "tenace.rules.games"
local kit = require "tenace.match.kit"
local match = require "tenace.match.match"
local nearest = require "tenace.base.nearest"
local ordered = require "tenace.base.ordered"
local problem = require "tenace.base.problem"
local sentence = require "tenace.base.sentence"
local tried = require "tenace.study.tried"
local words = require "tenace.words.all"

local example_opened = {}

--- The seconds in which a match is sought whose player holds just the hand; and
-- then one whose player holds more.
example_opened.seconds = 2


--- The example of that name, and in that line if it is given, among those of a
-- variant; nil and why not.
local function named(variant, name, line)
  local list, names = examples.all(variant, games.library), {}
  for i, one in ipairs(list) do
    if one.name == name and (not line or one.line == line) then return one end
    names[i] = one.name
  end
  local near = nearest(name, names)
  return nil, sentence.of(near and "example_unknown_near" or "example_unknown",
    { name = name, game = variant.spec, near = near })
end


--- The cards of a text as the deck writes them.
local function cards_of(deck, text)
  return (decks.read(deck, text or "")) or {}
end


--- The names of the fields that an example leaves empty.
local function empty_fields(body)
  local names = {}
  for _, given in ipairs { body, body.fields or {} } do
    for name, value in next, given do
      if value == "none" then names[#names + 1] = name end
    end
  end
  return names
end


--- What a position has to come to: the plays of the trick in their order, the
-- hand of the player to act, and what is expected of it, if that is true. Of a
-- trick that is won, the last play is still to be made.
local function goal_of(one, variant)
  local body = one.body
  local list = body.trick and example.list(body.trick) or {}
  list = table.move(list, 1, #list, 1, {})
  local hand = body.hand
  if not hand then hand = table.remove(list) end
  if not hand then return nil end
  local holds = examples.holds(one, variant, games.library)
  local goal = { plays = {}, hand = cards_of(variant.deck, hand),
    body = holds and body or {},
    fields = example.facts(body, variant), empty = empty_fields(body),
    whole = body.hand ~= nil }
  for i, play in ipairs(list) do
    goal.plays[i] = table.concat(cards_of(variant.deck, play), " ")
  end
  return goal
end


--- The deal that gives the plays and the hand to the seats behind a leader, and
-- the set of these cards.
local function deal_for(goal, leader, players)
  local hands, kept = {}, {}
  for seat = 1, players do hands[seat] = "*" end
  for i, play in ipairs(goal.plays) do
    hands[(leader + i - 2) % players + 1] = play
  end
  hands[(leader + #goal.plays - 1) % players + 1] = table.concat(goal.hand, " ")
  for _, cards in ipairs(hands) do
    for _, card in ipairs(words.split(cards)) do kept[card] = true end
  end
  return { hands = hands }, kept
end


-- So often a bot is asked for another move.
local TRIES = 8


--- A move by chance that plays none of the cards that are kept; nil if there is
-- none.
local function other_move(m, kept)
  local function free(move)
    for _, card in ipairs(words.split(move)) do
      if kept[card] then return false end
    end
    return true
  end
  for _ = 1, TRIES do
    local move = m:choose "random"
    if free(move) then return move end
  end
  for _, other in ipairs(m:moves() or {}) do
    if free(other) then return other end
  end
end


--- Do the fields of the round have the values that the example gives?
local function has_fields(m, goal)
  local fields = core.fields(m.core)
  for name, value in next, goal.fields do
    if m.variant.fields[name] and type(value) ~= "table"
      and kit.plain(rawget(fields, name)) ~= value then
      return false
    end
  end
  for _, name in ipairs(goal.empty) do
    local value = goal.fields[name] == nil and rawget(fields, name)
    if m.variant.fields[name] and value then return false end
  end
  return true
end


--- Is each of these moves allowed, or each not?
local function all_allowed(m, list, wanted)
  for _, move in ipairs(list or {}) do
    if m:allows(move) ~= wanted then return false end
  end
  return true
end


--- Is of the hand's cards allowed what the example says?
local function as_expected(m, goal)
  local body = goal.body
  local legal = body.legal and example.list(body.legal)
  if legal and not all_allowed(m, legal, true) then return false end
  for _, card in ipairs(legal and not m.variant.plays and goal.hand or {}) do
    if m:allows(card) ~= ordered.has(cards_of(m.variant.deck,
      table.concat(legal, " ")), card) then
      return false
    end
  end
  local last = not goal.whole and { table.concat(goal.hand, " ") } or nil
  if not all_allowed(m, last, true) then return false end
  local function list(name) return body[name] and example.list(body[name]) end
  return all_allowed(m, list "allowed", true)
    and all_allowed(m, list "refused", false)
end


--- Is a new trick to be led by that seat, and may it be the one that is sought?
local function may_begin(m, goal, leader, exact)
  local trick = core.trick(m.core)
  if not trick or #trick > 0 or m:turn() ~= leader then return false end
  local seat = (leader + #goal.plays - 1) % m.variant.players + 1
  local held, left = words.split(m:hands()[seat]), {}
  for _, card in ipairs(held) do left[card] = (left[card] or 0) + 1 end
  for _, card in ipairs(goal.hand) do
    left[card] = (left[card] or 0) - 1
    if left[card] < 0 then return false end
  end
  return #held == #goal.hand or not exact
end


--- Plays the trick; true if the match has come to the goal.
local function comes_to(m, goal, leader)
  for i, play in ipairs(goal.plays) do
    local seat = (leader + i - 2) % m.variant.players + 1
    if m:turn() == seat and m:allows(play) then
      m:play(play)
    elseif #(core.trick(m.core) or {}) < i then
      return false
    end
  end
  local seat = (leader + #goal.plays - 1) % m.variant.players + 1
  return m:turn() == seat and core.trick(m.core) ~= nil
    and #core.trick(m.core) == #goal.plays and has_fields(m, goal)
    and as_expected(m, goal)
end


-- The most decisions in which a match may come to a position.
local MOST = 300


--- One match by chance; nil if it does not come to the goal.
local function try(variant, goal, seed, leader, exact)
  local deal, kept = deal_for(goal, leader, variant.players)
  local m = match.new(variant, { seed = seed, deal = deal, traced = true })
  for _ = 1, MOST do
    if not m:turn() or match.round(m) > 1 then return nil end
    if may_begin(m, goal, leader, exact) then
      return comes_to(m, goal, leader) and m or nil
    end
    local move = other_move(m, kept)
    if not move then return nil end
    m:play(move)
  end
end


--- Seeks a match for a while.
local function seek(variant, goal, exact)
  local ends, seed = core.now() + example_opened.seconds, 0
  repeat
    seed = seed + 1
    local leader = seed % variant.players + 1
    local ok, m = pcall(try, variant, goal, seed, leader, exact)
    if ok and m then return m end
    if not ok and problem.is_stop(m) then error(m, 0) end
  until core.now() > ends
end


--- The match of an example with moves; of a line to try as far as the rules
-- allow it.
local function after_moves(one, variant)
  local m = examples.begin(one.body, variant, function(v, how)
    return match.new(v, { seed = how.seed, deal = how.deal, traced = true })
  end)
  local moves = example.list(one.body.moves)
  if one.try then
    tried.each(m, moves, 0, function(_, move)
      return not pcall(m.play, m, move)
    end)
  else
    for _, move in ipairs(moves) do m:play(move) end
  end
  return m
end


--- The variant in which an example is true, with its options.
local function home_of(one)
  local home, wrong = games.library:variant(one.home)
  if not home then return nil, wrong end
  local options = example.options(one.body, home)
  if next(options) == nil then return home end
  return games.library:variant(one.home, options)
end


--- example_opened.of(variant, name [, line]) -> match, example; or nil, why
-- A match at the position that an example of the variant's files gives, or at
-- the end of a line to try.
-- @param line of several with that name: the line where it stands
function example_opened.of(variant, name, line)
  local one, why = named(variant, name, line)
  if not one then return nil, why end
  local home, wrong = home_of(one)
  if not home then return nil, tostring(wrong.message or wrong) end
  if one.body.moves then return after_moves(one, home), one end
  local goal = goal_of(one, home)
  if not goal then
    return nil, sentence.of("example_no_position", { name = one.name })
  end
  local m = goal.whole and seek(home, goal, true) or seek(home, goal, false)
  if m then return m, one end
  return nil, sentence.of("example_not_found", { name = one.name })
end


return example_opened
