-- Turns outside tricks: whose they are, and who has no cards left.

local core = require "tenace.core"
local given = require "tenace.words.given"


--- self:each_turn([first])
-- Goes through the players who take part, in turn, again and again, until a
-- player has no cards left after a turn. See `who_is_out`. The turns can be
-- changed on the way: see `skip_turn`, `give_turn` and `reverse_turns`.
-- @param first the player to begin with (the next in turn after the dealer); or
-- `{ first = player, play_on = true }`: who has no cards left gets no more
-- turns, and the others play on, until only one of them holds cards
-- @example for player in self:each_turn() do
--   self:move(player.hand:cards():list()[1], player, self.discard)
-- end
-- @group turns
local function each_turn(self, first)
  local how = type(first) == "table" and first or { first = first }
  for name in next, how do
    if name ~= "first" and name ~= "play_on" then
      given.wrong("each_turn", 1, "stage")
    end
  end
  local turns = core.each_turn(self, how.first, how.play_on)
  return turns
end

core.words.each_turn = each_turn


--- self:who_has_cards([first]) -> list
-- The players who take part and hold cards, in turn.
-- @param first the player to begin with (the next in turn after the dealer)
-- @return a list of players
-- @example local left = self:who_has_cards()
-- if #left == 1 then self:score(left[1], -1, "the fool") end
-- @group turns
local function who_has_cards(self, first)
  local players = core.in_turn(self, first, true)
  return players
end

core.words.who_has_cards = who_has_cards


--- self:holder_of(card [, reason]) -> player
-- Looks who holds a card, and tells everyone: the first player from the
-- dealer's left who does.
-- @param card a card, as text; or a list of them, of which the first counts
-- that anybody holds
-- @param reason why, as text or a sentence with values: then the card is shown
-- @return the player, or nil if nobody holds the card
-- @example local first = self:holder_of("3D", "who holds it begins")
-- local lowest = self:holder_of({ "2S", "3S", "4S" })
-- @group players
local function holder_of(self, card, reason)
  core.word(self, "holder_of")
  reason = reason ~= nil and given.to("holder_of", 2, core.says, reason)
  local list = type(card) == "table" and card or { card }
  for i = 1, type(card) == "table" and #card or 1 do
    local player = given.to("holder_of", 1, core.find_holder, self, list[i])
    if player then
      if reason and core.logs(self) then self:show(list[i], reason, player) end
      return player
    end
  end
  return nil
end

core.words.holder_of = holder_of


--- self:who_is_out() -> player
-- The player who has no cards left, nor a second hand; if there are several,
-- the first of them from the dealer's left.
-- @return a player; nil if everyone who takes part has cards
-- @example local winner = self:who_is_out()
-- if winner then self:score(winner, 1, "out") end
-- @group turns
local function who_is_out(self)
  local second = core.kit(self).variant.facts.taking
  second = second and second.second_hand
  for _, player in ipairs(core.in_turn(self, nil, false)) do
    if not second or #player[second] == 0 then return player end
  end
end

core.words.who_is_out = who_is_out


--- self:finishing_order() -> list
-- The players who take part, in the order in which they have gone out in
-- `each_turn`: whoever had no cards left first after a turn is the first.
-- Behind them come those who have no cards without a turn of their own, and
-- then those who still hold cards, each in turn after the dealer.
-- @return a list of players
-- @example for player in self:each_turn { play_on = true } do
--   local _, card = self:ask(player, "which?", { { "{card}" } })
--   self:play_over(card, player, self.discard, self.kitty)
-- end
-- for place, player in ipairs(self:finishing_order()) do
--   self:score(player, 4 - place, "place " .. place)
-- end
-- @group turns
local function finishing_order(self)
  local list, listed = core.finishers(self), {}
  for _, player in ipairs(list) do listed[player] = true end
  for _, holding in ipairs { false, true } do
    for _, player in ipairs(core.in_turn(self, nil, holding)) do
      if not listed[player] then list[#list + 1] = player end
    end
  end
  return list
end

core.words.finishing_order = finishing_order
