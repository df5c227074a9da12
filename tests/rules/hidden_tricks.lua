-- Tricks in plain Lua in which a card that lies face down makes trump: whoever
-- cannot follow suit may open it.

local lists = require "rules.lists"
local Tricks = require "rules.plain_tricks"

local Hidden = setmetatable({}, { __index = Tricks })
Hidden.__index = Hidden


--- The player in turn lays a card of the hand face down, and owns it.
function Hidden:lay_trump(card)
  self.laid, self.owner = lists.take(self.hands[self.turn], card), self.turn
end


--- The card goes back to its owner's hand; trump is made unless the round is
-- over.
function Hidden:open_trump(over)
  local hand = self.hands[self.owner]
  hand[#hand + 1] = self.laid
  if not over then self.trump = Tricks.suit(self.laid) end
  self.laid = nil
end


--- Before a card: is the player in turn asked whether to open the trump? The
-- owner's last card opens by itself.
function Hidden:asks_to_open()
  self.opened = false
  if not self.laid then return false end
  if #self.hands[self.turn] == 0 then
    self:open_trump()
    return false
  end
  return #self.trick > 0
end


--- What may be said to that.
function Hidden:may_open()
  local follow = self:follow(self.hands[self.turn], self.trick)
  local can = self:counts_as(follow[1]) == self:counts_as(self.trick[1])
  return can and { "no" } or { "no", "open" }
end


--- The answer to that.
function Hidden:answer_open(said)
  if said == "no" then return end
  self:open_trump()
  self.opened = true
end


--- The cards that may be played: who has just opened must trump, and the owner
-- leads no card of the suit.
-- @param free true: the owner may lead any card
function Hidden:cards(free)
  local hand = self.hands[self.turn]
  if #self.trick == 0 then
    if not self.laid or self.turn ~= self.owner or free then return hand end
    return lists.those(hand, function(card)
      return Tricks.suit(card) ~= Tricks.suit(self.laid)
    end)
  end
  return lists.those(self:follow(hand, self.trick), function(card)
    return self.opened and Tricks.suit(card) == self.trump
  end)
end


return Hidden
