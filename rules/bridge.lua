-- Bridge: partners bid for a contract; declarer plays dummy's cards.

local bids = {}
for level = 1, 7 do
  for name in "C D H S NT" do bids[#bids + 1] = level .. name end
end
local boards = split "none 1 2 both 1 2 both none 2 both none 1 both none 1 2"
local costs = { { { 50, 50, 50, 50 }, { 100, 100, 100, 100 } },
  { { 100, 200, 200, 300 }, { 200, 300, 300, 300 } } }  -- last: vulnerable

local bridge = game "Bridge" {
  players = 4, sides = "partners",             -- 1 and 3 against 2 and 4
  deck        = french(52),
  ranks       = "2 3 4 5 6 7 8 9 10 J Q K A",  -- low to high
  obligations = { follow_suit },
  round       = { contract = text, declarer = player, trump = suit,
    vulnerable = each_side(flag), doubled = number { from = 2, to = 4,
      names = { [2] = "doubled", [4] = "redoubled" } } },
  keeps       = { below = each_side(0), games = each_side(0) },  -- in a rubber
  options     = {
    scoring = choice { "duplicate", "rubber", "chicago",
      "how contracts count; duplicate: each deal by itself; rubber: until a "
      .. "side has won two games; chicago: in four deals" },
    rounds = number { "deals; 0: 16, a rubber, or the four of Chicago" },
    vulnerable = choice { "board", "none", "both", "opponents",
      "who is: by the deal, or in duplicate nobody or all; opponents: in "
      .. "Chicago the dealer's opponents on deals 2 and 3" },
    partscore = choice { "carried", "fifty", needs = { scoring = "chicago" },
      "part-scores in Chicago; carried: they count towards a game together, "
      .. "and one made in the fourth deal adds 100; fifty: each adds 50 at "
      .. "once, as in duplicate" },
    honours = flag { true, needs = { scoring = "rubber" },
      "honours count in a rubber: four or five of the five highest trumps in "
      .. "one hand" },
    partscore_bonus = flag { true, needs = { scoring = "rubber" },
      "in a rubber cut short by rounds the only game counts, and the only "
      .. "part-score" },
    first_dealer = number {
      "seat that deals first, but in duplicate; 0: drawn at random" },
    first_board = number { 1, from = 1, to = 999,
      needs = { scoring = "duplicate" }, "number of the first board" },
  },
  refuses     = function(option)
    local scoring, who = option.scoring, option.vulnerable
    if scoring ~= "duplicate" and (who == "none" or who == "both") then
      return "none or both are vulnerable only with scoring=duplicate"
    elseif scoring ~= "chicago" and who == "opponents" then
      return "vulnerable=opponents needs scoring=chicago"
    elseif scoring == "duplicate" and option.first_dealer > 0 then
      return "in duplicate seat 1 deals first"
    elseif option.rounds == 0 and not option.partscore_bonus then
      return "partscore_bonus counts only in a rubber cut short by rounds"
    end
  end,
}

-- Thirteen cards each.
function bridge:deal() self:deal_each(13) end

-- Declarer's left leads; then declarer's partner, dummy, lays the hand open,
-- and declarer plays its cards, too.
function bridge:round()
  self:begin_deal()
  self:deal()
  self:bidding()
  if not self.declarer then return self:pass_out() end
  self:play_tricks { leader = self:left_of(self.declarer),
    dummy = self:partner_of(self.declarer), played_by = self.declarer }
  self:score_round()
  if self.option.scoring == "rubber" then self:end_deal() end
end

-- Seats 1 to 4 are North, East, South and West.
-- [scoring=duplicate and first_board=1] In duplicate a deal is called a board.
-- North deals the first, then all deal in turn.
-- [scoring=duplicate and first_board>1] In duplicate a deal is called a board,
-- and the first is board {first_board}. North deals boards 1, 5, 9 and so on,
-- the others deal in turn between them.
-- [scoring~=duplicate and first_dealer=0] The first dealer is drawn at random,
-- then all deal in turn.
-- [scoring~=duplicate and first_dealer>0] Seat {first_dealer} deals first, then
-- all deal in turn.
-- [scoring=duplicate and vulnerable=board] A side that is vulnerable wins and
-- loses more. Who is vulnerable goes by the number of the board, and after
-- board 16 by the same list again.
-- | nobody | boards 1, 8, 11, 14 |
-- | North and South | boards 2, 5, 12, 15 |
-- | East and West | boards 3, 6, 9, 16 |
-- | both sides | boards 4, 7, 10, 13 |
-- [scoring=duplicate and vulnerable=both] Both sides are vulnerable, so they
-- win and lose more.
-- [scoring=duplicate and vulnerable=none] Nobody is vulnerable.
-- [scoring=rubber] A side that has won a game is vulnerable: it wins and loses
-- more.
-- [scoring=chicago and vulnerable=board] A side that is vulnerable wins and
-- loses more: on the first of four deals nobody, on the second and the third
-- the dealer's side, on the fourth both.
-- [scoring=chicago and vulnerable=opponents] A side that is vulnerable wins and
-- loses more: on the first of four deals nobody, on the second and the third
-- the dealer's opponents, on the fourth both.
function bridge:begin_deal()
  local scoring = self.option.scoring
  local n = self.round_number + self.option.first_board - 1
  local who, deal = self.option.vulnerable, (n - 1) % 4 + 1
  if scoring == "duplicate" then self:make_dealer(deal) end
  if scoring == "chicago" then who = self:vulnerable_in_chicago(deal) end
  if who == "board" then who = boards[(n - 1) % 16 + 1] end
  for side in self:each_side() do
    local named = who == "both" or who == tostring(side.number)
    if scoring == "rubber" then named = side.games > 0 end
    side.vulnerable = named
    if scoring == "chicago" and deal == 1 then side.below = 0 end
  end
end

function bridge:vulnerable_in_chicago(deal)
  if deal == 1 then return "none" end
  if deal == 4 then return "both" end
  local side = self.dealer.side.number
  if self.option.vulnerable == "opponents" then side = 3 - side end
  return tostring(side)
end

-- The dealer speaks first, then all in turn. A bid is a number from 1 to 7, the
-- tricks above six, and a suit or no trump. Each player passes, or bids a
-- higher number, or as high a number in a higher suit (clubs, diamonds, hearts,
-- spades, no trump); or doubles the last bid, if it is the other side's and not
-- doubled; or redoubles, if the other side has doubled the last bid. A higher
-- bid ends a double. Three passes in a row after a bid end the bidding, and the
-- last bid is the contract. Declarer is whoever of the side that made it was
-- first to name its suit, or no trump.
function bridge:bidding()
  local times
  self.contract, self.declarer, times = self:auction {
    bids = bids, first = self.dealer, prompt = "what do you call?",
    over = "over {bid}, what do you call?", doubles = true,
    doubled = "over {bid}, doubled, what do you call?", first_to_name = true,
    redoubled = "over {bid}, redoubled, what do you call?",
  }
  self.trump = times and #self.contract == 2 and self.contract:sub(2) or nil
  self.doubled = times and times > 1 and times or nil
end

-- [scoring=duplicate] If all four pass, nobody scores.
-- [scoring=rubber] If all four pass, the next player deals; the deal that was
-- passed out does not count.
-- [scoring=chicago] If all four pass, the same player deals again.
function bridge:pass_out()
  -- Laws of Duplicate Bridge 22 and 77. Bernard Magee's glossary: "At rubber
  -- bridge, the deal passes to the next player, at Chicago the same player must
  -- re-deal".
  local scoring = self.option.scoring
  if scoring == "rubber" then self:deal_again(self:left_of(self.dealer)) end
  if scoring == "chicago" then self:deal_again() end
end

-- A contract promises six tricks and its number. The other side scores for
-- undertricks, the tricks that are missing.
-- | undertricks | 50 each, vulnerable 100 |
-- | first one doubled | 100, vulnerable 200 |
-- | second, third doubled | 200 each, vulnerable 300 |
-- | others doubled | 300 each |
-- | undertricks redoubled | twice as much as doubled |
function bridge:score_round()
  local side, level = self.declarer.side, tonumber(self.contract:sub(1, 1))
  local more, bold = side.tricks - 6 - level, side.vulnerable
  if more >= 0 then return self:score_made(side, level, more, bold) end
  local list, sum = costs[self.doubled and 2 or 1][bold and 2 or 1], 0
  for n = 1, -more do sum = sum + list[math.min(n, 4)] end
  if self.doubled == 4 then sum = 2 * sum end
  self:score(self:next_in_turn(self.declarer), sum, "undertricks")
end

-- A side that makes its contract scores for the tricks of the contract, for
-- overtricks, which are those above it, and for a slam.
-- | clubs, diamonds | 20 for each trick of the contract |
-- | hearts, spades | 30 for each trick of the contract |
-- | no trump | 40 for the first trick of the contract, 30 for each other |
-- | made doubled | twice the tricks of the contract, and 50 more |
-- | made redoubled | four times these tricks, and 100 more |
-- | overtricks | 20 each in clubs and diamonds, else 30 |
-- | overtricks doubled | 100 each, vulnerable 200 |
-- | overtricks redoubled | 200 each, vulnerable 400 |
-- | small slam | a bid of six that is made: 500, vulnerable 750 |
-- | grand slam | a bid of seven that is made: 1000, vulnerable 1500 |
function bridge:score_made(side, level, more, bold)
  local times, trump = self.doubled or 1, self.trump
  local each = (trump == "C" or trump == "D") and 20 or 30
  local tricks = (each * level + (trump and 0 or 10)) * times
  each = self.doubled and 50 * times * (bold and 2 or 1) or each
  self:score(side, self.doubled and 25 * times or 0, "made doubled")
  self:score(side, tricks, "contract")
  self:score(side, each * more, "overtricks")
  if level == 6 then self:score(side, bold and 750 or 500, "small slam") end
  if level == 7 then self:score(side, bold and 1500 or 1000, "grand slam") end
  if self.option.scoring == "rubber" then
    side.below = side.below + tricks
  else
    self:score_game(side, tricks, bold)
  end
end

-- After a game part-scores count no more towards the next.
local function begin_again(self)
  for side in self:each_side() do side.below = 0 end
end

-- [scoring=duplicate] If the tricks of the contract, with a double, count 100
-- or more, it is a game and adds 300, vulnerable 500; a part-score, which is
-- less, adds 50.
-- [scoring=chicago and partscore=fifty] If the tricks of the contract, with a
-- double, count 100 or more, it is a game and adds 300, vulnerable 500; a
-- part-score, which is less, adds 50.
-- [scoring=chicago and partscore=carried] Contracts made add up over the four
-- deals. A side that has 100 by them has made a game: that adds 300, or 500 if
-- it is vulnerable in this deal, and both sides begin again at 0. A part-score
-- made in the fourth deal that makes no game adds 100.
function bridge:score_game(side, tricks, bold)
  -- The ACBL's page on Chicago: part-scores "may be combined" to a game, then
  -- "no previous partscore of either side may thereafter be counted toward
  -- game"; one that makes none in the fourth deal "receives a premium of 100".
  local scoring, part = self.option.scoring, 50
  local carried = scoring == "chicago" and self.option.partscore == "carried"
  if carried then
    tricks = side.below + tricks
    side.below = tricks
    part = self.round_number % 4 == 0 and 100 or 0
  end
  if tricks < 100 then return self:score(side, part, "part-score") end
  self:score(side, bold and 500 or 300, "game")
  if carried then begin_again(self) end
end

-- [scoring=rubber and honours] Honours count: four of A K Q J 10 of trumps in
-- one hand 100; all five, or four aces without trumps, 150.
-- [scoring=rubber] The tricks of contracts that are made add up, doubled or
-- not: they stand below the line. At a hundred a side has won a game, and both
-- begin again at 0.
function bridge:end_deal()
  for player in self:each_player() do
    local n, trump = 0, self.trump
    for card in player:held() do
      local high = rank(card) == "A" or trump and ("KQJ10"):find(rank(card))
      if high and (not trump or suit(card) == trump) then n = n + 1 end
    end
    local counts = n > 3 and self.option.honours
    local all = n == 5 or not trump
    self:score(player, counts and (all and 150 or 100) or 0, "honours")
  end
  local one, two = self:side(1), self:side(2)
  local game = one.below >= 100 and one or two.below >= 100 and two
  if game then
    game.games = game.games + 1
    begin_again(self)
  end
  self:end_rubber(one, two)
  self:end_rubber(two, one)
end

-- [scoring=rubber] The second game ends the rubber and counts 700, or 500 if
-- the others have one.
-- [scoring=rubber and partscore_bonus and rounds>0] If it is cut short after
-- deal {rounds}, a game that one side alone has counts 300, the only part-score
-- 100.
function bridge:end_rubber(side, others)
  if side.games == 2 then
    self:score(side, others.games == 0 and 700 or 500, "rubber")
  elseif self.option.partscore_bonus and others.games < 2
    and self.round_number == self.option.rounds then
    local part = side.below > 0 and others.below == 0
    self:score(side, side.games > others.games and 300 or 0, "the only game")
    self:score(side, part and 100 or 0, "the only part-score")
  end
end

-- [scoring=duplicate and first_board=1 and rounds=0] After board 16 the higher
-- total wins.
-- [scoring=duplicate and first_board=1 and rounds>0] After board {rounds} the
-- higher total wins.
-- [scoring=duplicate and first_board>1 and rounds=0] After sixteen boards the
-- higher total wins.
-- [scoring=duplicate and first_board>1 and rounds>0] Boards that are played:
-- {rounds}. Then the higher total wins.
-- [scoring=chicago and rounds=0] After the fourth deal the higher total wins.
-- [scoring=chicago and rounds>0] After deal {rounds} the higher total wins.
-- [scoring=rubber and rounds=0] After the second game of a side the higher
-- total wins.
-- [scoring=rubber and rounds>0] After the second game of a side, or else after
-- deal {rounds}, the higher total wins.
function bridge:over()
  local one, two, last = self:side(1), self:side(2), self.option.rounds
  if last == 0 and self.option.scoring == "duplicate" then last = 16 end
  if last == 0 and self.option.scoring == "chicago" then last = 4 end
  local ends = math.max(one.games, two.games) == 2 or self.round_number == last
  local best = one.score > two.score and one or two
  return ends, one.score ~= two.score and best or 0
end

example "board 3: West and East are vulnerable, and seat 3 deals" {
  step = "begin_deal", round_number = 3,
  leaves = { vulnerable = { false, true }, dealer = 3 },
}

example "no trump is above spades, and hearts are below" {
  moves = { "2S" }, allowed = { "2NT" }, refused = { "2H" },
}

example "a redouble is for the own side's bid" {
  moves = { "1NT", "double", "pass" }, refused = { "redouble" },
  because = "nothing of yours is doubled",
}

example "seat 3 has named hearts first, and is declarer" {
  moves = { "1C", "pass", "1H", "pass", "3H", "pass", "4H", "pass", "pass",
    "pass" },
  leaves = { contract = "4H", declarer = 3, trump = "H" },
}

example "a trump wins over the suit led" {
  trump = "H", trick = "AC 2H KC QC", winner = 2,
}

example "1NT, seven tricks" {
  contract = "1NT", declarer = 1, tricks = { 7, 6 }, scores = { 90, 0 },
}

example "3NT, nine tricks" {
  contract = "3NT", declarer = 1, tricks = { 9, 4 }, scores = { 400, 0 },
}

example "4S doubled, vulnerable, eleven tricks: 240, 500, 50 and 200" {
  contract = "4S", trump = "S", declarer = 2, doubled = 2,
  vulnerable = { false, true }, tricks = { 2, 11 }, scores = { 0, 990 },
}

example "a small slam, vulnerable" {
  contract = "6H", trump = "H", declarer = 1, vulnerable = { true, false },
  tricks = { 12, 1 }, scores = { 1430, 0 },
}

example "1C redoubled with an overtrick" {
  contract = "1C", trump = "C", declarer = 1, doubled = 4, tricks = { 8, 5 },
  scores = { 430, 0 },
}

example "three down, doubled" {
  contract = "4S", trump = "S", declarer = 1, doubled = 2, tricks = { 7, 6 },
  scores = { 0, 500 },
}

example "in a rubber a part-score counts below the line only" {
  scoring = "rubber", contract = "2H", trump = "H", declarer = 1,
  tricks = { 8, 5 }, below = { 0, 60 }, scores = { 60, 0 },
  leaves = { below = { 60, 60 } },
}

example "the second game ends a rubber, for 700 if the others have none" {
  scoring = "rubber", step = "end_deal", below = { 0, 120 }, games = { 0, 1 },
  scores = { 0, 700 }, won_by = 2,
}

example "a match ends after sixteen boards" {
  contract = "1NT", declarer = 1, tricks = { 7, 6 }, round_number = 16,
  scores = { 90, 0 }, won_by = 1,
}

return bridge
