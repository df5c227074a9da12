-- What games share in which trump is hidden: a card of its suit lies face down,
-- in nobody's hand, until a player who cannot follow suit opens it.

local hidden = {}

-- The card is shown to all, and goes back to the hand of who laid it.
function hidden.show(self, owner)
  local card = self.laid:top()
  if not card then return nil end
  self:show(card, "the hidden trump", self.laid)
  self:move(card, self.laid, owner)
  return suit(card)
end

-- From now on its suit is trump, for the cards of this trick, too.
function hidden.open(self, owner)
  self.trump = hidden.show(self, owner)
end

-- Before each card: whoever cannot follow suit may open the hidden trump. It is
-- opened by itself where its owner has no other card left.
function hidden.before(self, player, owner, word)   -- word: in place of open
  self.has_opened = nil
  if #self.laid == 0 then return end
  if player == owner and #player.hand == 0 then
    return hidden.open(self, owner)
  end
  local led = self:led()
  if led and hidden.is_opened(self, player, led, word or "open") then
    hidden.open(self, owner)
    self.has_opened = true
  end
end

function hidden.is_opened(self, player, led, word)
  local follows = #player.hand:cards():of_suit(led) > 0
  if self:choose(player, word == "ask" and "do you ask for the trump?"
    or "do you open the trump?", { "no", not follows and word,
    refused = { [word] = { "you can follow {suit}", suit = led } } }) == "no"
  then return false end
  self:tell_holds(player, cards_of(self.facts.ranks, led))
  return true
end

-- Whoever has laid the hidden trump leads no card of its suit before it is
-- open, as long as the hand has another.
function hidden.waits(owner)
  return obligation "a suit that is no trump" {
    when = "leading", says = "the trump is not open: lead another suit",
    function(self, hand, player)
      if player ~= self[owner] or #self.laid == 0 then return nil end
      return hand:cards():without(hand:of_suit(suit(self.laid:top())))
    end,
  }
end

-- What the owner leads tells all of the trump.
function hidden.tell_lead(self, owner)
  local leader, second = self:who_played(self:trick())
  local led = self:led()
  if leader ~= owner or second or #self.laid == 0 then return end
  if #leader.hand:cards():without(leader.hand:of_suit(led)) == 0 then return end
  self:tell_holds(self.laid, cards_of(self.facts.ranks, led))
end

return hidden
