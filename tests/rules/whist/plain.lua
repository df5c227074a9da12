-- The rules of Whist a second time, in plain Lua and nothing else, for the
-- program's own to be held against. It is told what was dealt and what was
-- played, and says what may be played, who wins, and what it counts.

local Plain = {}
Plain.__index = Plain

local plain = {}

local heights = {}
for height, rank in ipairs { "2", "3", "4", "5", "6", "7", "8", "9", "10", "J",
  "Q", "K", "A" } do
  heights[rank] = height
end

local rotation = {
  rotate = { "H", "D", "S", "C" },
  rotate_with_no_trump = { "H", "D", "S", "C", false },
}


function plain.suit(card)
  return card:sub(-1)
end


--- Does card b, played after a, beat it?
function plain.beats(b, a, trump)
  if plain.suit(a) == plain.suit(b) then
    return heights[b:sub(1, -2)] > heights[a:sub(1, -2)]
  end
  return plain.suit(b) == trump
end


--- Which of the cards wins the trick.
function plain.winner(cards, trump)
  local best = 1
  for i = 2, #cards do
    if plain.beats(cards[i], cards[best], trump) then best = i end
  end
  return best
end


--- The cards of a hand that may be played to a trick.
function plain.legal(hand, trick)
  local led, follow = trick[1] and plain.suit(trick[1]), {}
  for _, card in ipairs(hand) do
    if plain.suit(card) == led then follow[#follow + 1] = card end
  end
  return #follow > 0 and follow or hand
end


--- plain.new(options) -> a match before its first round
-- @param options { trump, target, rounds, first_dealer, honours }
function plain.new(options)
  return setmetatable({ option = options, round = 0, totals = { 0, 0 } }, Plain)
end


local function words(text)
  local list = {}
  for word in text:gmatch "%S+" do list[#list + 1] = word end
  return list
end


--- The trump suit of this round; `turned` is the dealer's last card.
local function trump_of(self, turned)
  local around = rotation[self.option.trump]
  if not around then return plain.suit(turned) end
  return around[(self.round - 1) % #around + 1] or nil
end


--- How many of A K Q J of trump each side has been dealt.
local function honours_of(self, hands)
  local n = { 0, 0 }
  for seat, hand in ipairs(hands) do
    for _, card in ipairs(hand) do
      local side = (seat - 1) % 2 + 1
      if plain.suit(card) == self.trump and heights[card:sub(1, -2)] >= 10 then
        n[side] = n[side] + 1
      end
    end
  end
  return n
end


--- The next round, with these hands; `first` deals if nobody has yet, and
-- `turned` is the card that was shown.
function Plain:deal(hands, first, turned)
  self.round = self.round + 1
  self.dealer = self.round == 1 and first or self.dealer % 4 + 1
  self.hands = {}
  for seat = 1, 4 do self.hands[seat] = words(hands[seat]) end
  self.trump = trump_of(self, turned)
  self.honours = honours_of(self, self.hands)
  self.turn, self.trick, self.tricks = self.dealer % 4 + 1, {}, { 0, 0 }
end


--- What the player in turn may play.
function Plain:legal()
  return plain.legal(self.hands[self.turn], self.trick)
end


local function end_trick(self)
  local winner = (self.turn + plain.winner(self.trick, self.trump) - 2) % 4 + 1
  local side = (winner - 1) % 2 + 1
  self.tricks[side] = self.tricks[side] + 1
  self.turn, self.trick = winner, {}
end


--- The player in turn plays a card; true when the round is over.
function Plain:play(card)
  local hand = self.hands[self.turn]
  for i, held in ipairs(hand) do
    if held == card then table.remove(hand, i) end
  end
  self.trick[#self.trick + 1] = card
  self.turn = self.turn % 4 + 1
  if #self.trick == 4 then end_trick(self) end
  return self.tricks[1] + self.tricks[2] == 13
end


--- Counts the round: true when the match is over, and who has won it.
function Plain:count()
  local option, before = self.option, { self.totals[1], self.totals[2] }
  for side = 1, 2 do
    local points = math.max(0, self.tricks[side] - 6)
    local short = option.rounds == 0 and before[side] == option.target - 1
    if option.honours and not short and self.honours[side] >= 3 then
      points = points + (self.honours[side] == 4 and 4 or 2)
    end
    self.totals[side] = self.totals[side] + points
  end
  return self:over()
end


function Plain:over()
  local one, two = self.totals[1], self.totals[2]
  local target, rounds = self.option.target, self.option.rounds
  if rounds > 0 then
    return self.round == rounds, one == two and 0 or one > two and 1 or 2
  end
  if one >= target and two >= target then
    return true, self.tricks[1] > 6 and 1 or 2
  end
  return one >= target or two >= target, one >= target and 1 or 2
end


return plain
