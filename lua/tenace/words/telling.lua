-- Words that tell everyone something of the cards in a hand or a pile.

local cores = require "tenace.words.cores"


cores.add(function(one)
  local tell_holds, type = one.tell_holds, type

  --- self:tell_holds(player, cards [, n [, without]]) -> boolean
  -- Looks whether a player or a pile holds at least `n` of these cards, and
  -- tells everyone the answer. Use it when the rules look into a hand, or when
  -- a player's choice shows what is in one: bots then imagine only hands that
  -- agree with the answer.
  -- @param player a player, for the hand, or a pile
  -- @param cards cards that everyone knows: text, a list of texts, cards, or a
  -- pile
  -- @param n how many at least (1); or "all": each of the cards, as often as it
  -- is named; `cards` may then be a list of up to 512 sets, and everyone is
  -- told whether all cards of one set are there, but not which set it is. Or {
  -- same = n }: n cards of the same rank among these, or among all if `cards`
  -- is nil; everyone is told of which ranks. Or { drawn = card }: whether this
  -- card, which came last and unseen by others, is one of these
  -- @param without the cards that came last, which do not count
  -- @return true or false
  -- @error a set has some of its cards more often than others
  -- @example if self:tell_holds(player, "KH QH", "all") then
  --   self:score(player, 40, "king and queen of hearts")
  -- end
  -- local one = self:tell_holds(player, { "QH KH AH", "QS KS AS" }, "all")
  -- @group dealing
  function one.words.tell_holds(self, player, cards, n, without)
    if n == "all" then return (one.tell_all(self, player, cards)) end
    if type(n) ~= "table" then
      return (tell_holds(self, player, cards, n, without))
    end
    if n.drawn ~= nil then
      return (one.tell_drawn(self, player, cards, n.drawn))
    end
    return (one.tell_same(self, player, cards, n.same))
  end
end)
