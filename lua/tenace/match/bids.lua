-- Why an auction refuses a bid, a double or a redouble, in sentences.

local language = require "tenace.base.language"
local sentence = require "tenace.base.sentence"

local bids = {}


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


--- bids.too_low(asked) -> reason
-- The sentence for a bid that is too low, with the next one, if there is one.
-- @param asked a question with an auction
function bids.too_low(asked)
  local is_bid, high = {}, asked.auction.high
  for _, bid in ipairs(asked.auction.bids) do is_bid[bid] = true end
  for _, bid in ipairs(asked.list or {}) do
    if is_bid[bid] then
      return sentence.of("higher_bid_next", { bid = language.worded(high),
        next = language.worded(bid) })
    end
  end
  return sentence.of("higher_bid", { bid = language.worded(high) })
end


return bids
