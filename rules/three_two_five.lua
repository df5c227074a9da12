-- 3-2-5: three players owe three, two and five tricks, and pull a card for each
-- that was missing.

local OWED = { 5, 3, 2 }         -- from the player after the dealer
local PLACES = split "1 2 3 4 5 6 7 8 9 10"
local RANKS = "7 8 9 10 J Q K A" -- low to high

local three_two_five = game "3-2-5" {
  players     = 3,
  deck        = french(32, { leave_out = "7C 7D" }),
  ranks       = RANKS,
  obligations = { follow_suit },
  names_players = "from {player}",
  round_total = 0, unscored = "everybody has the tricks owed",
  round       = { trump = suit, quota = each_player(number) },
  keeps       = { above = each_player(0) },    -- the quota, in the last round
  options     = {
    rounds = number { 9 }, first_dealer = number {},
    target = number { 0, from = 0, to = 20,
      "points that win the match; 0: none" },
    pull = choice { "any", "same_suit", "owed", "none",
      "what follows a round for those above and below their quota: a card is "
      .. "pulled, and any card given back; or one of its suit, if possible; "
      .. "tricks are owed in the next round; nothing" },
    return_same = flag { false, "the card that was pulled may be given back" },
    decline = flag { false,
      "who names trump may have a card of the next three make it" },
    sevens = choice { "plain", "top",
      "what the two sevens are: the lowest of their suits, or the two highest "
      .. "trumps" },
  },
  turn        = flag { false, name = "clockwise",
    "deal, turn and lead pass to the left" },
  refuses     = function(option)
    if (option.target > 0) == (option.rounds > 0) then
      return "one of target and rounds is 0, and the other is not"
    elseif option.return_same and not among(option.pull, "any same_suit") then
      return "return_same needs cards that are pulled"
    end
  end,
}

-- [sevens=top] 7S and below it 7H are the highest trumps whatever suit is
-- trump.
function three_two_five:order()
  local top = self.option.sevens == "top" and self.trump
  return { trump = self.trump, top = top and "7H 7S" or nil }
end

local function height(card) return place(RANKS, rank(card)) end

-- Ten cards each: five, three and two.
function three_two_five:deal()
  for i, player in ipairs { self:in_turn() } do player.quota = OWED[i] end
  self:deal_each(5, 5)
  self:make_trump(self:next_in_turn(self.dealer))
  self:deal_each(2, 2)
end

-- The next three cards make trump.
local function turn_trump(self, player)
  local best
  for _ = 1, 3 do
    local card = self:draw(player)
    self:show(card, "turned for trump", player)
    if not best or height(card) > height(best) then best = card end
  end
  self.trump = suit(best)
  for each in self:each_player(player) do
    if each ~= player then self:draw(each, 3) end
  end
end

-- The player after the dealer owes five tricks, the next one three, and the
-- dealer two. Whoever owes five names trump from the first five cards.
-- [decline] Or that player declines: the next three cards of the hand are shown
-- to all, and the highest of them makes trump, of equal ones the first.
function three_two_five:make_trump(player)
  local said = self:choose(player, "which suit is trump?", { "clubs",
    "diamonds", "hearts", "spades", self.option.decline and "turn" })
  if said == "turn" then return turn_trump(self, player) end
  self.trump = suit(said)
  self:deal_each(3, 3)
end

-- The answer: a place, and the seat as well where two players owe cards.
local function ask_pull(self, player, owing)
  local one, seat = #owing == 1, "pull {place} from {player}"
  local _, place, giver = self:ask(player, "which card do you pull?", {
    one and { "pull {place}", place = PLACES,
      because = "the hand has 10 cards" },
    one and { seat, place = PLACES,
      unless = "only one player owes you cards: say no seat" },
    not one and { seat, place = PLACES, player = { self:in_turn() },
      because = "the hand has 10 cards", fits = function(_, whose)
        return whose ~= player, "you owe no card"
      end },
  })
  return tonumber(place), giver or owing[1]
end

-- The suit that a card counts as.
local function suit_of(self, card)
  local top = self.option.sevens == "top" and rank(card) == "7"
  return top and self.trump or suit(card)
end

-- May the card be given back for the one pulled? If not, why?
local function may_give(self, player, card, pulled)
  if card == pulled and not self.option.return_same then
    return false, "give another card than the one pulled"
  end
  local wanted = suit_of(self, pulled)
  if self.option.pull == "same_suit" and suit_of(self, card) ~= wanted
    and #player.hand:of_suit(wanted) > 1 then
    return false, "you hold another card of the suit that you pulled"
  end
  return true
end

-- A card is pulled, and another given back. Who has given it up?
local function pull_one(self, player, owing)
  local place, giver = ask_pull(self, player, owing)
  local pulled = self:draw_unseen(player, place, giver)
  self:put_away(player, "which card do you give back?", 1, giver,
    function(card) return may_give(self, player, card, pulled) end)
  return giver
end

-- Pulling:
-- [pull=any or same_suit] From the second round on players settle the round
-- before. From the player after the dealer on, whoever was above the quota
-- pulls as many cards from those who were below theirs, and gives one back for
-- each. Whoever was below gives up as many cards as tricks were missing. The
-- hand is shuffled, and the player names a place in it: only these two see
-- which card it is, and which one goes back.
-- [pull=any and not return_same] That is not the one that was pulled.
-- [pull=same_suit and not return_same] That is not the one that was pulled, but
-- one of its suit if possible.
-- [pull=same_suit and return_same] It is of the suit of the one that was
-- pulled, if the player holds another of that suit.
function three_two_five:pull_cards()
  local owed = {}
  for player in self:each_player() do owed[player.number] = -player.above end
  for player in self:each_player(self:next_in_turn(self.dealer)) do
    for _ = 1, player.above do
      local owing = {}
      for each in self:each_player() do
        if owed[each.number] > 0 then owing[#owing + 1] = each end
      end
      local giver = pull_one(self, player, owing)
      owed[giver.number] = owed[giver.number] - 1
    end
  end
end

-- The player after the dealer leads to the first trick.
function three_two_five:round()
  self:deal()
  if among(self.option.pull, "any same_suit") then self:pull_cards() end
  self:play_tricks()
  self:score_round()
end

-- Everybody's tricks less the quota are the score, so that those of all add up
-- to nothing.
-- [pull=owed] Tricks that were missing in the round before are taken off, and
-- go to those who were above their quota.
function three_two_five:score_round()
  for player in self:each_player() do
    local before = self.option.pull == "owed" and player.above or 0
    local above, quota = player.tricks - player.quota, player.quota
    self:score(player, above,
      { "tricks: {n} of {quota}", n = player.tricks, quota = quota })
    self:score(player, before, "tricks owed")
    player.above = above + before
  end
end


example "whoever holds the suit led must follow" {
  trump = "C", trick = "KD", hand = "8D AH 8C", legal = "8D", refused = "8C",
  because = "follow_suit",
}

example "without it any card may be played" {
  trump = "C", trick = "KD", hand = "AH 8C", legal = "AH 8C",
}

example "a trump wins" { trump = "C", trick = "KD 8C", winner = 2 }

example "the eight is higher than the seven" {
  trump = "C", trick = "7S 8S", winner = 2,
}

-- Seat 3 has dealt.
example "the first five cards are for naming trump" {
  first_dealer = 3, clockwise = true, moves = {},
  legal = { "clubs", "diamonds", "hearts", "spades" },
  leaves = { counts = { 5, 5, 5 }, quota = { 5, 3, 2 } },
}

example "then all have ten" {
  first_dealer = 3, clockwise = true, moves = { "clubs" },
  leaves = { counts = { 10, 10, 10 }, trump = "C" },
}

example "tricks less the quota are the score" {
  quota = { 5, 3, 2 }, tricks = { 5, 4, 1 }, scores = { 0, 1, -1 },
}

example "exactly the quota is nothing" {
  quota = { 5, 3, 2 }, tricks = { 5, 3, 2 }, scores = { 0, 0, 0 },
}

example "after nine rounds the highest total wins" {
  round_number = 9, before = { 3, 1, -4 }, quota = { 3, 2, 5 },
  tricks = { 4, 1, 5 }, scores = { 4, 0, -4 }, won_by = 1,
}

return three_two_five
