-- The word with which a player calls a card: whoever holds it is the partner.

local core = require "tenace.core"
local given = require "tenace.words.given"
local sentence = require "tenace.base.sentence"

local split, cards_of = core.globals.split, core.globals.cards_of


--- The first rank of a list of which not all cards are among those, and the
-- rank before it. The last rank, if they have all.
local function rank_to_call(ranks, suits, own)
  for i, rank in ipairs(ranks) do
    for _, card in ipairs(cards_of(rank, suits)) do
      if not own:has(card) then return rank, ranks[i - 1] end
    end
  end
  return ranks[#ranks], ranks[#ranks - 1]
end


--- Any card of the rank may be called. Whoever has to call a lower rank has all
-- cards of the one before.
local function call_any(self, player, prompt, how)
  local suits = split(how.suits)
  local rank, before = rank_to_call(split(how.ranks), suits,
    player.hand:cards())
  local called = self:choose(player, prompt, cards_of(rank, suits))
  if before then self:tell_holds(player, cards_of(before, suits), #suits) end
  return called
end


--- Reasons by suit; suits that may never be called have one, too.
local function by_suit()
  return setmetatable({}, { __index = function()
    return sentence.of "call_no_suit"
  end })
end


--- Why a card of the first rank cannot be called, by its suit: two tables, of
-- which the second asks for no card of the suit. And can any be called?
local function reasons_for_suits(player, own, how)
  local call, lacks, any = by_suit(), by_suit(), false
  for _, letter in ipairs(split(how.suits)) do
    local card = split(how.ranks)[1] .. letter
    local has = own:has(card) ~= nil
    lacks[letter] = has and sentence.of("call_own", { card = card })
    call[letter] = lacks[letter] or #player.hand:of_suit(letter) == 0
      and sentence.of "call_void"
    any = any or not call[letter]
  end
  return call, lacks, any
end


--- The cards of the second rank, if there is one; why some cannot be called;
-- and why none can.
local function lower_cards(player, own, how)
  local first, second = table.unpack(split(how.ranks))
  local cards, why, all = {}, {}, true
  for i, letter in ipairs(second and split(how.suits) or {}) do
    local card, above = second .. letter, first .. letter
    all = all and own:has(above)
    cards[i] = card
    why[card] = own:has(card) and sentence.of("call_own", { card = card })
      or not player.hand:has(above)
        and sentence.of("call_without", { card = above })
  end
  return cards, why, not all and sentence.of("call_first", { rank = first })
end


--- All cards of a suit that are in hands, in the stock or in a pile.
local function whole_suit(self, letter, pile)
  local cards = self:cards_in(self.stock:of_suit(letter),
    pile and pile:of_suit(letter))
  for player in self:each_player() do
    cards = self:cards_in(cards, player.hand:of_suit(letter))
  end
  return cards
end


--- Everyone knows now that neither the player nor the pile has the called card,
-- and whether the player holds a card with which it may be called.
local function tell_called(self, player, called, how)
  local letter = core.globals.suit(called)
  local above = split(how.ranks)[1] .. letter
  self:tell_holds(player, called ~= above and above
    or whole_suit(self, letter, how.buried):without(called))
  self:tell_holds(player, called)
  if how.buried then self:tell_holds(how.buried, called) end
end


--- A card of another player is called, or none.
local function call_other(self, player, prompt, how)
  local own = self:cards_in(player.hand, how.buried)
  local call, lacks, any = reasons_for_suits(player, own, how)
  local lower, why, not_lower = lower_cards(player, own, how)
  local said, what = self:ask(player, prompt, {
    { "{suit}", fits = call },
    how.under and { "{suit} under", fits = lacks,
      unless = any and sentence.of "call_not_under" } or false,
    #lower > 0 and { "{called}", called = lower, fits = why,
      unless = not_lower },
    how.alone and { "alone", bold = true } or false,
  })
  if said == "alone" then return end
  local called = said == "called" and what or split(how.ranks)[1] .. what
  tell_called(self, player, called, how)
  if said == "under" then
    self:put_away(player, sentence.of "call_under", 1, how.under)
  end
  return called
end


--- self:call_partner(player, prompt, { ranks =, suits =, … }) -> card
-- The player calls a card: whoever holds it is the partner, see
-- self:form_parties. It is of the first of some ranks of which the player has
-- not all cards. With `others` it is another player's card, and named by its
-- suit: the player has a card of that suit, but not the one called. If all
-- cards of the first rank are the player's, it is one of the second rank, and
-- the player holds the first of its suit. All are told what that shows.
-- @param player a player or a seat: who calls
-- @param prompt the question
-- @param ranks ranks with blanks between, the first to call first
-- @param suits letters of the suits that may be called, with blanks between
-- @param others true: the card called is not the player's own
-- @param buried with `others`: a pile whose cards are the player's, too
-- @param alone with `others`: true: the player may call nobody
-- @param under with `others`: a pile. Without a card of a suit to call the
-- player may lay any card face down there, which stands for such a card
-- @return the card, as text; nil if nobody was called
-- @example local card = self:call_partner(self.dealer, "whom do you call?", {
--   ranks = "A 10", suits = "C S H", others = true, alone = true })
-- self:form_parties { name = "caller", others = "the others",
--   players = self.dealer, holds = card }
-- @group questions
local function call_partner(self, player, prompt, how)
  player = given.player(self, "call_partner", 1, player)
  given.kind("call_partner", 3, "table", how)
  for _, name in ipairs { "ranks", "suits" } do
    if type(how[name]) ~= "string" then
      given.wrong("call_partner", 3, "text_expected", name)
    end
  end
  return (how.others and call_other or call_any)(self, player, prompt, how)
end

core.words.call_partner = call_partner
