-- The headings under which a rulebook tells the steps of a game.

local phrase = require "tenace.face.say.phrase"

local headings = {}

--- The headings that steps of these names have: those that the engine calls,
-- and names that many games use.
headings.names = {
  deal = "deal", begin_deal = "deal", lay_table = "deal",
  choose_trump = "trumps", make_trump = "trumps", name_trump = "trumps",
  name_game = "trumps", bidding = "bidding", hold_auction = "bidding",
  first_bidder = "bidding", bid_in_turn = "bidding", bid_together = "bidding",
  bid_blind = "bidding", let_bid = "bidding", name_contract = "contract",
  choose_contract = "contract", exchange = "exchange", leader = "lead",
  first_attacker = "lead", before_play = "before_play",
  before_turn = "before_turn", round = "play", play = "play", fight = "play",
  turn = "turn", take_turn = "turn", takes_turn = "turn",
  after_trick = "after_trick", after_round = "after_round",
  next_dealer = "dealer", draw_for_seats = "dealer", over = "ending",
}

-- Those under which cards are played.
local PLAY = { "play", "turn" }


--- headings.said(key) -> the heading in the present language
function headings.said(key) return phrase("rulebook.headings." .. key) end


--- headings.of(name, title, depth) -> the heading of a step; nil: it is a
-- paragraph under the heading before it
-- @param title the heading that its comment begins with, if it has one
-- @param depth 0 if the engine calls the step, or the round
function headings.of(name, title, depth)
  if title then return title end
  local key = depth == 0 and headings.names[name]
  return key and headings.said(key) or nil
end


--- headings.is_play(heading) -> are cards played under it?
function headings.is_play(heading)
  for _, key in ipairs(PLAY) do
    if heading == headings.said(key) then return true end
  end
  return false
end


return headings
