-- Examples of a whole match: its deal and its moves up to a question, and what
-- may be answered there; or what the round gave.

local core = require "tenace.core"
local examples = require "tenace.study.examples"
local kit = require "tenace.match.kit"
local leave_out = require "tenace.study.leave_out"
local match = require "tenace.match.match"
local ordered = require "tenace.base.ordered"
local record = require "tenace.match.record"
local scene = require "tenace.study.scene"
local tally = require "tenace.study.tally"

local scene_match = {}

local STOCK, HANDS = core.first_piles.stock, core.first_piles.hands

-- What an event `gathered` says where a deal was thrown in.
local AGAIN = 1

-- The cards that an example leaves to chance fall so many times in other ways
-- before it is believed.
local DEALS = 3

--- The most moves that an example lists as all that may be made.
scene_match.most_listed = 40


--- What makes a match with another chance than that of an example.
local function by_chance(n)
  return function(variant, how)
    return match.new(variant, { deal = how.deal,
      seed = how.seed + n * 100003 })
  end
end


--- The match of an example after its moves, with its n-th chance.
local function played(given, variant, n)
  local m = examples.begin(given, variant, by_chance(n))
  for _, move in ipairs(given.moves) do m:play(move) end
  return m
end


--- Are these the same moves in the same order?
local function same_list(one, other)
  if not one or not other or #one ~= #other then return false end
  for i, move in ipairs(one) do
    if move ~= other[i] then return false end
  end
  return true
end


-- By what an example shows: does a match say the same as the one that is shown?
local same = {}


function same.moves(base, m)
  return m:turn() ~= nil and same_list(base.list, (m:moves()))
end


function same.may(base, m, move)
  return m:turn() ~= nil and m:allows(move) and base.kind == match.asked(m).kind
end


same["may not"] = function(base, m, move)
  if not m:turn() then return false end
  local allowed, why, rule = m:allows(move)
  return not allowed and rule == base.rule and (rule or why == base.why)
    and base.kind == match.asked(m).kind
end


function same.score(base, m) return same_list(base.scores, m:scores()) end


local expects = {}


--- A move as an example has it: a list, if it has several words.
local function as_move(move)
  return string.find(move, " ", 1, true) and { move } or move
end


function expects.moves(body, base)
  local several = string.find(table.concat(base.list, ","), " ", 1, true)
  body.legal = several and base.list or table.concat(base.list, " ")
end


function expects.may(body, _, move) body.allowed = as_move(move) end


expects["may not"] = function(body, base, move)
  body.refused, body.because = as_move(move), base.rule
end


function expects.score(body, base)
  body.scores = base.scores
  body.won_by = base.winner
end


--- What the match says where the example ends.
local function base_of(m, shows, move, first, last)
  local base = { kind = m:turn() and match.asked(m).kind }
  if shows == "moves" then
    base.list = m:moves()
    return base.list and #base.list <= scene_match.most_listed and base or nil
  elseif shows == "score" then
    base.scores = tally.scores(m, first, last)
    local over, winner = m:over()
    base.winner = over and first == 1 and winner or nil
  elseif shows == "may not" then
    local _
    _, base.why, base.rule = m:allows(move)
  end
  return base
end


--- The number of decisions before the deal of the present round that is played,
-- if deals before it were thrown in; else 0.
local function thrown_in(m)
  local told, n = record.traced(m).core, 0
  local _, from = core.log_size(told)
  for _, event in ipairs(core.events(told, from)) do
    if event.what == "gathered" and event.n == AGAIN then n = event.decision end
  end
  return n
end


--- The free decisions of these rounds, as an example lists them.
-- @param after how many decisions are left out
local function moves_of(m, first, last, after)
  local list = {}
  for n, one in ipairs(m:history()) do
    if not one.forced and one.round >= first and one.round <= last
      and n > after then
      list[#list + 1] = one.move
    end
  end
  return list
end


--- The match as far as a round has gone.
local function at_round(m, round)
  if core.state(m.core).round == round then return m end
  local at = m:copy():go_to("round", round)
  while core.state(at.core).round == round and not at:dealt()
    and #at.undone > 0 do
    at:redo()
  end
  return at
end


--- Adds a card to those that a pile has got.
local function add_card(deal, k, pile, card)
  local seat = pile - HANDS
  local own = k.pile_of
  if seat >= 1 and seat <= k.variant.players then
    deal.hands[seat] = deal.hands[seat] .. " " .. card
    return
  end
  for name, n in next, own do
    if n == pile then deal[name] = (deal[name] or "") .. " " .. card end
  end
end


--- All cards that have come from the stock in a round, by the piles that got
-- them: where hands get more during the round, this fixes what they get.
local function given_out(m)
  local told, k = record.traced(m).core, kit.of(m.variant)
  local _, from = core.log_size(told)
  local deal = { hands = {} }
  for seat = 1, m.variant.players do deal.hands[seat] = "" end
  for _, event in ipairs(core.events(told, from)) do
    if event.what == "moved" and event.from == STOCK then
      add_card(deal, k, event.to, event.card)
    end
  end
  return deal
end


--- An example that begins with the first of these rounds.
local function given_from(m, home, first, last, deal_of)
  local given = {}
  for name, value in next, scene.given(m, home) do
    local is_option = home.options[name] ~= nil and not home.fields[name]
    if name == "options" or is_option then given[name] = value end
  end
  local after = first == last and first == core.state(m.core).round
    and thrown_in(m) or 0
  given.moves, given.deal = moves_of(m, first, last, after), {}
  for round = first, last do
    local deal = deal_of(at_round(m, round))
    if not deal then return nil end
    given.deal[#given.deal + 1] = deal
  end
  if #given.deal == 1 then given.deal = given.deal[1] end
  local start = after == 0 and m:copy():go_to("round", first)
    or m:copy():go_to("decision", after)
  given.dealer = core.state(start.core).dealer
  return given
end


--- Leaves cards of a hand to chance: all, or else one after the other.
local function shorten_hand(hands, seat, says)
  local cards = hands[seat]
  hands[seat] = "*"
  if not says() then
    hands[seat] = cards
    leave_out.words(hands, seat, says, "*")
  end
end


--- Leaves cards of a deal to chance: whole piles, hands, then cards; the hand
-- of the player who is asked last, for that is the one that it is about.
-- @param asked a seat, or nil
local function shorten_deal(deal, says, asked)
  for name in next, ordered.copy(deal) do
    if name ~= "hands" then leave_out.key(deal, name, says) end
  end
  for name, cards in next, deal do
    if type(cards) == "string" then leave_out.words(deal, name, says, "*") end
  end
  local hands = deal.hands or {}
  for seat in ipairs(hands) do
    if seat ~= asked then shorten_hand(hands, seat, says) end
  end
  if hands[asked] then shorten_hand(hands, asked, says) end
end


--- Takes the stars at the end of a text away.
local function trimmed(cards)
  local text = string.match(cards, "^(.-)[ *]*$")
  return text == "" and "*" or text
end


--- Tidies a deal: no stars behind the last card, no hands behind the last one
-- that is given.
local function tidy(deal)
  for name, cards in next, ordered.copy(deal) do
    if type(cards) == "string" then
      local text = trimmed(cards)
      deal[name] = text ~= "*" and text or nil
    end
  end
  local hands = deal.hands or {}
  for seat = #hands, 1, -1 do
    hands[seat] = trimmed(hands[seat])
    if hands[seat] == "*" and hands[seat + 1] == nil then hands[seat] = nil end
  end
  if next(hands) == nil then deal.hands = nil end
end


local function shorten(given, home, says, asked)
  scene.shorten(given, home, says)
  leave_out.key(given, "deal", says)
  leave_out.list(given, "moves", says)
  leave_out.key(given, "dealer", says)
  local deals = given.deal and (given.deal[1] and given.deal or { given.deal })
  for _, deal in ipairs(deals or {}) do
    shorten_deal(deal, says, asked)
    local before = ordered.copy(deal)
    tidy(deal)
    if not says() then
      for name, cards in next, before do deal[name] = cards end
    end
  end
end


-- How the cards of a round are told, one way after the other.
local DEALT = { function(m) return (m:dealt()) end, given_out }


--- What an example says of a match: a function of what is given.
local function saying(base, home, library, shows, move)
  return function(try)
    local variant = scene.variant(try, home, library)
    for n = 0, variant and DEALS or -1 do
      if not same[shows](base, played(try, variant, n), move) then
        return nil
      end
    end
    if not variant then return nil end
    local body = ordered.copy(try)
    expects[shows](body, base, move)
    return body
  end
end


--- The scene that begins with the first of these rounds; nil if it does not say
-- what the match says.
local function scene_from(m, home, library, shows, move, first, last)
  local base = base_of(m, shows, move, first, last)
  if not base then return nil end
  local say = saying(base, home, library, shows, move)
  for _, deal_of in ipairs(DEALT) do
    local given = given_from(m, home, first, last, deal_of)
    local ok, body = pcall(say, given)
    if ok and body then
      return { given = given, say = say, shorten = function(try, of, says)
        return shorten(try, of, says, (m:turn()))
      end }
    end
  end
end


--- The last round that an example is about: the one that was scored last, or
-- the present one; nil if none was scored.
local function last_round(m, shows)
  if shows ~= "score" then return core.state(m.core).round end
  local sheet = m:score_sheet()
  return #sheet > 0 and sheet[#sheet].round or nil
end


--- scene_match.of(m, home, library, shows, move) -> scene; nil if the match
-- cannot be given
-- The round alone, as if it were the first; else all rounds so far.
-- @param shows "moves", "may", "may not" or "score"
function scene_match.of(m, home, library, shows, move)
  local last = last_round(m, shows)
  if not last then return nil end
  local alone = scene_from(m, home, library, shows, move, last, last)
  if alone or last == 1 then return alone end
  return scene_from(m, home, library, shows, move, 1, last)
end


return scene_match
