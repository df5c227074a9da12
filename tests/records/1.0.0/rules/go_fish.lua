-- Go Fish: players ask each other for ranks, to make books of four.

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
    rounds = number { 1, from = 1, to = 144, "rounds to play" },
    first_dealer = number { 0, from = 0, to = 6, "first to deal; 0: drawn" },
  },
}

local ranks = split "2 3 4 5 6 7 8 9 10 J Q K A"
local size, IDLE = { four = 4, pairs = 2 }, 26   -- of a book; see round

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

-- Seven cards each for two or three players, else five.
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

-- Whoever has all four cards of a rank, a book, lays them down.
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
  self:tell_same_rank(player, n)
  return #player.laid > before
end

-- A player whose turn it is and who has no cards draws first.
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

-- If there are none, the player draws a card, and asks again if it is of that
-- rank; it is shown then.
function go_fish:fish(player, asked)
  if #self.stock == 0 then return false end
  local card, again = self:draw(player), self.option.again
  local fits = again ~= "no" and self:tell_drawn(player, card, cards_of[asked])
  if fits then self:show(card, "what was asked for") end
  local book = self:lay_books(player, rank(card))
  return fits or again == "any_book" and book
end

function go_fish:laid()
  local n = 0
  for player in self:each_player() do n = n + #player.laid end
  return n
end

-- The dealer's left begins. A player asks as long as that brings cards; then it
-- is the next one's turn. Whoever finds nobody to ask draws a card.
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

-- When all books are laid down each counts a point. It is also over when, with
-- the stock gone, 26 questions in a row for each player have brought nothing.
function go_fish:round()
  self:deal()
  for player in self:each_player() do self:lay_books(player) end
  self:play()
  for player in self:each_player() do
    self:score(player, #player.laid // size[self.option.books], "books")
  end
end

return go_fish
