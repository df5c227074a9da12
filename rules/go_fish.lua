-- Go Fish: players ask each other for ranks, to make books of four.
-- [books=pairs] Go Fish: players ask each other for ranks, to make pairs.

local go_fish = game "Go Fish" {
  deck    = french(52),
  piles   = { laid = each_player "all" },
  names_players = "ask {player}",
  options = {
    players = number { 4, from = 2, to = 6, "how many play" },
    books = choice { "four", "pairs", "cards of a rank that make a book" },
    again = choice { "asked", "any_book", "no", "fished cards that let a "
      .. "player go on: of the rank asked for; for a book, too; none" },
    next = choice { "left", "asked",
      "who is next: the player to the left, or who was asked last" },
    refill = number { 1, from = 1, to = 5, "cards that an empty hand draws" },
    rounds = number { 1, from = 1, "rounds to play" },
    first_dealer = number { "first to deal; 0: drawn" },
  },
}

local ranks = split "2 3 4 5 6 7 8 9 10 J Q K A"
local size, IDLE = { four = 4, pairs = 2 }, 26   -- of a book; see play

-- The four cards of each rank, lowest suit first, and as a list; what may be
-- asked, by seat; and the cards of which a player holds one who asks that.
local cards_of, four_of, asks, holds = {}, {}, { {}, {}, {}, {}, {}, {} }, {}
for _, rank in ipairs(ranks) do
  cards_of[rank] = table.concat({ "", "C ", "D ", "H ", "S" }, rank)
  four_of[rank] = split(cards_of[rank])
  for seat = 1, 6 do
    local said = "ask " .. seat .. " for " .. rank
    table.insert(asks[seat], said)
    holds[said] = cards_of[rank]
  end
end

-- [players<4] Seven cards each.
-- [players>3] Five cards each.
function go_fish:deal()
  self:deal_each(self.option.players <= 3 and 7 or 5)
end

-- The lowest cards of a rank that a hand holds, n at most or all; and the lower
-- ones that it does not hold.
local function held(hand, rank, n)
  local cards, lower = {}, {}
  for _, card in ipairs(four_of[rank]) do
    if #cards == n then break end
    local list = hand:has(card) and cards or lower
    list[#list + 1] = card
  end
  return cards, lower
end

-- [books=four] Whoever has all four cards of a rank, a book, lays them down.
-- [books=pairs] Whoever has two cards of a rank, a book, lays them down.
function go_fish:lay_books(player, only)
  local n, before = size[self.option.books], #player.laid
  for _, rank in ipairs(only and { only } or ranks) do
    local book, lower = held(player.hand, rank, n)
    while #book == n do
      self:show(book, "a book", player)
      self:move(book, player, player.laid)
      self:tell_holds(player, lower)
      book, lower = held(player.hand, rank, n)
    end
  end
  self:tell_holds(player, nil, { same = n })
  return #player.laid > before
end

-- [refill=1] A player whose turn it is and who has no cards draws first.
-- [refill>1] A player whose turn it is and who has no cards draws {refill}
-- first.
function go_fish:refill(player)
  while #player.hand == 0 and #self.stock > 0 do
    self:draw(player, math.min(self.option.refill, #self.stock))
    self:lay_books(player)
  end
  return #player.hand > 0
end

-- One asks another for a rank of which one holds a card.
function go_fish:ask_another(player)
  local list = {}
  for other in self:each_other(player) do
    if #other.hand > 0 then list[#list + 1] = asks[other.number] end
  end
  if #list == 0 then return nil end
  local said = split(self:choose(player, "whom do you ask, and for what?",
    list, { holds = holds }))
  return self:player(tonumber(said[2])), said[4]
end

-- The other hands over all cards of the rank; then the player asks again.
function go_fish:take(other, player, rank)
  local cards = held(other.hand, rank)
  self:hand_over(cards, other, player)
  self:tell_holds(other, cards_of[rank])
  if #cards == 0 then return false end
  self:lay_books(player, rank)
  return true
end

-- [again=asked] If there are none, the player draws a card, and asks again if
-- it is of that rank; it is shown then.
-- [again=any_book] If there are none, the player draws a card. One of that rank
-- is shown, and the player asks again then, and also if the card makes a book.
-- [again=no] If there are none, the player draws a card, and the turn is over.
function go_fish:fish(player, asked)
  if #self.stock == 0 then return false end
  local card, again = self:draw(player), self.option.again
  local fits = again ~= "no"
    and self:tell_holds(player, cards_of[asked], { drawn = card })
  if fits then self:show(card, "what was asked for") end
  local book = self:lay_books(player, rank(card))
  return fits or again == "any_book" and book
end

function go_fish:laid()
  local n = 0
  for player in self:each_player() do n = n + #player.laid end
  return n
end

-- The dealer's left begins.
-- [again=asked or any_book and next=left] A player asks as long as that brings
-- cards; then it is the next one's turn.
-- [again=asked or any_book and next=asked] A player asks as long as that brings
-- cards; then it is the turn of whoever was asked last.
-- [again=no and next=left] A player asks as long as the others hand over cards;
-- then it is the next one's turn.
-- [again=no and next=asked] A player asks as long as the others hand over
-- cards; then it is the turn of whoever was asked last.
-- [] Whoever finds nobody to ask draws a card. The round is over when all books
-- are laid down, or when, with the stock gone, 26 questions in a row for each
-- player have brought nothing.
function go_fish:play()
  local player, idle = self:next_in_turn(self.dealer), 0
  while self:laid() < 52 and idle < IDLE * self.option.players do
    local other, rank
    if self:refill(player) then other, rank = self:ask_another(player) end
    if not other and #self.stock > 0 then
      self:draw(player)
      self:lay_books(player)
    end
    if other and (self:take(other, player, rank)
      or self:fish(player, rank)) then
      idle = 0
    else
      if other and #self.stock == 0 then idle = idle + 1 end
      player = other and self.option.next == "asked" and other
        or self:next_in_turn(player)
    end
  end
end

function go_fish:round()
  self:deal()
  for player in self:each_player() do self:lay_books(player) end
  self:play()
  self:score_round()
end

-- Each book counts a point.
function go_fish:score_round()
  for player in self:each_player() do
    self:score(player, #player.laid // size[self.option.books], "books")
  end
end


example "five cards each" {
  step = "deal", leaves = { counts = { 5, 5, 5, 5 }, stock = 32 },
}

example "whoever asks for a rank holds a card of it" {
  players = 2, first_dealer = 2,
  deal = { hands = { "7C 7D KC KD 2C 2D 2H", "7H 7S 3C 4C 5C 6C 8C" } },
  moves = {}, legal = { "ask 2 for 2", "ask 2 for 7", "ask 2 for K" },
}

-- Seat 1 asks; seat 2 has the other two sevens.
example "all cards of the rank are handed over, a book is laid down" {
  players = 2, first_dealer = 2,
  deal = { hands = { "7C 7D KC KD 2C 2D 2H", "7H 7S 3C 4C 5C 6C 8C" } },
  moves = { "ask 2 for 7" }, legal = { "ask 2 for 2", "ask 2 for K" },
  leaves = { counts = { 5, 5 }, stock = 38 },
}

example "whoever fishes the rank goes on" {
  players = 2, first_dealer = 2,
  deal = { hands = { "7C 7D KC KD 2C 2D 2H", "7H 7S 3C 4C 5C 6C 8C" },
           stock = "KH" },
  moves = { "ask 2 for K" },
  legal = { "ask 2 for 2", "ask 2 for 7", "ask 2 for K" },
  leaves = { counts = { 8, 7 }, stock = 37 },
}

example "any other card ends the turn" {
  players = 2, first_dealer = 2,
  deal = { hands = { "7C 7D KC KD 2C 2D 2H", "7H 7S 3C 4C 5C 6C 8C" },
           stock = "9H" },
  moves = { "ask 2 for K" },
  legal = { "ask 1 for 3", "ask 1 for 4", "ask 1 for 5", "ask 1 for 6",
            "ask 1 for 7", "ask 1 for 8" },
  leaves = { counts = { 8, 7 }, stock = 37 },
}

example "the turn goes to the left" {
  first_dealer = 4,
  deal = { hands = { "7C 7D KC KD 2C", "JC JD JH QC QD", "5C 5D 5H 6C 6D",
                     "8C 8D 8H 9C 9D" }, stock = "10S" },
  moves = { "ask 3 for K" },
  legal = { "ask 3 for J", "ask 3 for Q", "ask 4 for J", "ask 4 for Q",
            "ask 1 for J", "ask 1 for Q" },
}

example "a book that is dealt is laid down before the first turn" {
  first_dealer = 4,
  deal = { hands = { "8C 8D 8H 8S 3C", "4C 4D 4H 5C 5D", "6C 6D 6H 7C 7D",
                     "9C 9D 9H 10C 10D" } },
  moves = {}, legal = { "ask 2 for 3", "ask 3 for 3", "ask 4 for 3" },
  leaves = { counts = { 1, 5, 5, 5 } },
}

-- Seat 1 can only ask for kings, gets one, and has no cards left.
example "whoever has no cards draws one and goes on" {
  books = "pairs", players = 2, first_dealer = 2,
  deal = { hands = { "2C 2D 3C 3D 4C 4D KC", "5C 6C 7C 8C 9C 10C KD" },
           stock = "QH JH" },
  moves = {}, allowed = { "ask 1 for 5" },
  leaves = { counts = { 2, 6 }, stock = 36 },
}

-- All books but those of kings and aces.
local LAID = "2C 2D 2H 2S 3C 3D 3H 3S 4C 4D 4H 4S 5C 5D 5H 5S 6C 6D 6H 6S 7C "
  .. "7D 7H 7S 8C 8D 8H 8S 9C 9D 9H 9S 10C 10D 10H 10S JC JD JH JS QC QD QH QS"

example "the round ends with the last book" {
  players = 2, step = "play", dealer = 2, laid = { LAID, "AC AD AH AS" },
  held = { "KC KD", "KH KS" },
  leaves = { counts = { 0, 0 }, laid = { 48, 4 } },
}

example "all cards laid down" {
  players = 2, step = "laid", laid = { "2C 2D 2H 2S", "3C 3D 3H 3S" },
  gives = 8,
}

return go_fish
