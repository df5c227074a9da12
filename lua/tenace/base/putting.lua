-- Words about cards of a hand that the rules name: some may not be put away,
-- some may be shown.

local core = require "tenace.core"
local sentence = require "tenace.base.sentence"


--- Why a card may not be put away: a sentence; nil if it may.
local function reason_for(player, card, keep, last)
  if keep:has(card) then
    return sentence.of("stays_in_hand", { card = card })
  end
  if not last:has(card) then return nil end
  if #player.hand:cards():without(keep):without(last) > 0 then
    return sentence.of("goes_last", { card = card })
  end
end


--- self:put_away_singly(player, prompt, n, to, { keep =, last = })
-- Asks the player for cards of the hand, one after another, and puts them face
-- down into a pile. Some cards may not be put away, and some only if nothing
-- else is left; all see which of those go. Everyone knows then what the pile
-- cannot have.
-- @param player the player who answers
-- @param prompt the question
-- @param n how many
-- @param to the pile
-- @param keep cards that stay in the hand: text
-- @param last cards that go only if nothing else is left: text or a list
-- @example self:put_away_singly(self.dealer, "which two go away?", 2,
--   self.kitty, { keep = "AC AD AH AS", last = cards_of("K") })
-- @group questions
local function put_away_singly(self, player, prompt, n, to, how)
  local keep, last = self:cards_in(how.keep), self:cards_in(how.last)
  for _ = 1, n do
    local card = self:put_away(player, prompt, 1, to, function(card)
      local reason = reason_for(player, card, keep, last)
      return not reason, reason
    end)
    if last:has(card) then self:show(card, sentence.of "went_last", to) end
  end
  self:tell_count(to, keep)
  self:tell_count(to, last)
end

core.words.put_away_singly = put_away_singly


--- The forms of what a player can show: so many of the cards, with a spare card
-- where one is missing.
local function forms_of(self, hand, how)
  local own = {}
  for card in core.globals.words(hand) do
    if how.cards:has(card) then own[#own + 1] = card end
  end
  local spare = how.spare and hand:has(how.spare) or 0
  local forms = { sentence.of("show_none", { name = how.name }) }
  for _, n in ipairs(how.sizes) do
    forms[#forms + 1] = #own + spare >= n and {
      how.name .. " {cards}", n = n,
      cards = #own >= n and own or self:cards_in(own, how.spare),
      because = sentence.of("show_size", { name = how.name, n = n }) }
  end
  return forms
end


--- self:ask_to_show(player, prompt, { name =, cards =, sizes =, spare = })
-- The player may show some cards of a kind, of the hand, to everyone, and is
-- asked how many and which: in one of several sizes, or none.
-- @param player the player who answers
-- @param prompt the question
-- @param name what it is called, a word: the player says it with the cards, or
-- `no` and it
-- @param cards the cards of that kind: text or a list
-- @param sizes how many may be shown: a list of numbers
-- @param spare a card that may stand in where one is missing
-- @return the place in `sizes`, and the cards as text; nothing if the player
-- shows none
-- @example local size = self:ask_to_show(player, "many spades?", {
--   name = "spades", cards = cards_of("A K Q J 10", "S"), sizes = { 3, 5 } })
-- if size then self:score(player, 10 * size, "spades") end
-- @group questions
local function ask_to_show(self, player, prompt, how)
  local forms = forms_of(self, player.hand, { name = how.name,
    cards = self:cards_in(how.cards), sizes = how.sizes, spare = how.spare })
  local said, cards = self:ask(player, prompt, forms)
  if said ~= how.name then return end
  local n = #core.globals.split(cards)
  self:show(cards, how.name, player)
  for place, size in ipairs(how.sizes) do
    if size == n then return place, cards end
  end
end

core.words.ask_to_show = ask_to_show
