-- Bids as they are typed; and why an auction refuses a bid, a double or a
-- redouble, in sentences.

local core = require "tenace.core"
local language = require "tenace.base.language"
local parts = require "tenace.match.parts"
local sentence = require "tenace.base.sentence"

local bids = {}


--- Is that one of the bids of an auction, now or at another time?
local function is_bid(auction, word)
  for _, bid in ipairs(auction.bids) do
    if string.lower(bid) == word then return true end
  end
  return false
end


--- bids.said(asked, move) -> move
-- What is typed, without the word that a bid of one word implies: `4 uptown` is
-- the bid `4`.
function bids.said(asked, move)
  local auction = asked.auction
  local implied = auction and auction.implied
  local bid, word = string.match(move, "^%s*(%S+)%s+(%S+)%s*$")
  if implied and bid and string.lower(word) == implied
    and is_bid(auction, string.lower(bid)) then
    return bid
  end
  return move
end


--- bids.next_above(asked, word) -> bid
-- The next bid that can be made instead of one whose number is no bid, such as
-- `70 hearts`: the lowest above it with the same words; above a number alone,
-- with any. Nil if the text is nothing like that.
-- @param asked a question with an auction
function bids.next_above(asked, word)
  local number, name, between = parts.bid(word)
  if not number or is_bid(asked.auction, word) then return nil end
  for _, bid in ipairs(asked.list) do
    local n, other, blanks = parts.bid(string.lower(bid))
    if n and tonumber(n) >= tonumber(number)
      and (name == "" or other == name and blanks == between) then
      return bid
    end
  end
end


--- bids.double_refused(auction, word) -> reason, rule
-- Why a bid may not be doubled, or a double not redoubled.
-- @param auction as in a question (see match/question.lua)
-- @param word the double or the redouble
function bids.double_refused(auction, word)
  local key
  if not auction.high then
    key = "no_bid_to_double"
  elseif word == auction.redouble then
    key = auction.times == 4 and "redoubled_already" or "nothing_doubled"
  elseif auction.times > 1 then
    key = "doubled_already"
  else
    key = "own_bid"
  end
  return sentence.of(key, {
    bid = auction.high and language.worded(auction.high) }), key
end


--- bids.is_over_partner(auction, word) -> boolean
-- Is the bid above the last, and too low only because that was the partner's?
-- @param word the bid in small letters
function bids.is_over_partner(auction, word)
  local above = false
  for _, bid in ipairs(auction.over_partner and auction.bids or {}) do
    if string.lower(bid) == word then return above end
    above = above or bid == auction.high
  end
  return false
end


--- The rules' own sentence for a bid that is not above the last; or nil.
local function own_reason(asked)
  local high, says = asked.auction.high, asked.auction.too_low
  if type(says) == "table" then says = says[high] end
  if not says then return nil end
  local texts = core.kit(asked.core).variant.texts
  return sentence.fill(language.told(texts, says),
    { bid = language.worded(high) })
end


--- bids.too_low(asked) -> reason
-- The sentence for a bid that is too low: the rules' own, or one with the next
-- bid, if there is one.
-- @param asked a question with an auction
function bids.too_low(asked)
  local high, own = asked.auction.high, own_reason(asked)
  if own then return own end
  for _, bid in ipairs(asked.list or {}) do
    if is_bid(asked.auction, string.lower(bid)) then
      return sentence.of("higher_bid_next", { bid = language.worded(high),
        next = language.worded(bid) })
    end
  end
  return sentence.of("higher_bid", { bid = language.worded(high) })
end


return bids
