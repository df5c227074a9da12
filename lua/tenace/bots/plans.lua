-- What a choice leads to: the contract or the trumps that the player would
-- mostly play then, and the suits of which no card is left.

local core = require "tenace.core"
local idioms = require "tenace.bots.idioms"
local kit = require "tenace.match.kit"
local known_order = require "tenace.bots.known_order"
local match = require "tenace.match.match"
local parts = require "tenace.match.parts"
local suits = require "tenace.base.suits"
local words = require "tenace.words.all"

local plans = {}

local HANDS = core.first_piles.hands

--- A plan is told if it is played in at least so many per cent.
plans.least = 50


--- Does the move say this already, as a bid does that is the contract?
local function is_said(text, move)
  return text == move or string.find(move, text .. " ", 1, true) == 1
end


--- Does a move name the suit, by its letter or its word: `1D`, `28 diamonds`,
-- `diamonds`?
local function names_suit(variant, move, suit)
  local _, name = parts.bid(move)
  name = name or move
  local list, letters = suits.words(kit.of(variant).deck)
  for i, letter in ipairs(letters) do
    if letter == suit then return name == letter or name == list[i] end
  end
  return false
end


--- What is played after the i-th move in a world, if the player declares there:
-- a text, and true for trumps; nil if that is nothing new.
local function played(results, world, i, move)
  local now = world[i] and world[i].plays
  if not now then return nil end
  local contract = not results.played[1] and now[1]
  if contract and not is_said(contract, move) then return contract, false end
  local trump = not results.played[2] and now[2]
  if trump and not is_said(trump, move)
    and not names_suit(results.variant, move, trump) then
    return trump, true
  end
end


--- How often each text is played in the worlds in which the player declares,
-- whether it is a suit of trumps, and the number of these worlds.
local function counted(results, i, move)
  local times, is_trump, n = {}, {}, 0
  for _, world in ipairs(results.worlds) do
    local text, trump = played(results, world, i, move)
    n = n + (world[i] and world[i].plays and 1 or 0)
    if text then
      times[text], is_trump[text] = (times[text] or 0) + 1, trump
    end
  end
  return times, is_trump, n
end


--- plans.of(results, i, move) -> { contract or trump, share }; or nil
-- What the player mostly plays after the i-th move, if that is not decided yet:
-- the contract or the suit of trumps, and in how many per cent of the worlds in
-- which the player declares.
function plans.of(results, i, move)
  local times, is_trump, n = counted(results, i, move)
  for text, count in next, times do
    if 100 * count / n > plans.least then
      return { [is_trump[text] and "trump" or "contract"] = text,
        share = 100 * count / n }
    end
  end
end


--- plans.puts_away(asked) -> boolean
-- Are cards to be put away, or passed on, rather than played?
function plans.puts_away(asked)
  return asked.kind == "cards" and not asked.plays and not asked.stage
end


--- The suits of some cards, in order, each once; nil if there is no order now.
local function suits_of(m, cards)
  local order = known_order(m)
  if not order then return nil end
  local list, seen = {}, {}
  for _, card in ipairs(cards) do
    local suit = order:suit(card)
    if suit and not seen[suit] then
      seen[suit], list[#list + 1] = true, suit
    end
  end
  return list, seen
end


--- plans.voids(m, move) -> list of suits; nil if no cards are put away, or no
-- suit becomes void
-- The suits of which the player to act has no card any more after this move,
-- where suits are followed.
function plans.voids(m, move)
  if not plans.puts_away(match.asked(m))
    or not idioms.must_follow(m.variant) then
    return nil
  end
  local hand = words.split(core.piles(m.core)[HANDS + (m:turn())])
  local away, left = m:parts(move).pieces[1].cards or {}, {}
  local gone = {}
  for _, card in ipairs(away) do gone[card] = (gone[card] or 0) + 1 end
  for _, card in ipairs(hand) do
    gone[card] = (gone[card] or 0) - 1
    if gone[card] < 0 then left[#left + 1] = card end
  end
  local before, list = suits_of(m, away), {}
  local _, after = suits_of(m, left)
  for _, suit in ipairs(before or {}) do
    if not after[suit] then list[#list + 1] = suit end
  end
  return #list > 0 and list or nil
end


return plans
