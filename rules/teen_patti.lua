-- Teen Patti: three cards each, bets blind or seen; the best hand that is left
-- takes the pot.

local RANKS = "2 3 4 5 6 7 8 9 10 J Q K A"         -- low to high

local KINDS = { "high card", "pair", "colour", "sequence", "pure sequence",
  "trail" }                                        -- low to high

-- The highest cards of sequences, low to high; that of A 2 3 is the three.
local SEQUENCES = {
  second = "4 5 6 7 8 9 10 J Q K 3 A",
  first  = "4 5 6 7 8 9 10 J Q K A 3",
  last   = "3 4 5 6 7 8 9 10 J Q K A",
}

local MOST = 500000                                -- chips in a pot

local teen_patti = game "Teen Patti" {
  deck    = french(52), family = "others",
  piles   = { face_down = each_player "none", packed = each_player "none" },
  round   = { pot = 0, stake = number, paid = untold(each_player(0)),
              blind_bets = untold(each_player(0)) },
  match_rounds = function(option) return option.stack == 0 and 10 or nil end,
  options = {
    players = number { 4, from = 2, to = 8, "how many play" },
    boot = number { 1, from = 1, to = 100,
      "chips that everybody puts into the pot" },
    blind_turns = number { 4, from = 0, to = 20,
      "blind bets, after which a player must look at the cards; 0: any "
      .. "number" },
    sideshow = choice { "pair", "all", "off",
      "who may ask for a side show: a seen player, if the one before is seen, "
      .. "too; or if all are; or nobody" },
    ace_low = choice { "second", "first", "last",
      "where A 2 3 stands among the sequences: behind A K Q, first, or last" },
    chaal_cap = number { 128, from = 4, to = 1024,
      "the most that a seen player bets, in boots; a blind one half of it" },
    pot_cap = number { 1024, from = 0, to = 5000,
      "the pot, in boots, at which all show; 0: there is none" },
    max_turns = number { 200, from = 20, to = 1000, needs = { pot_cap = 0 },
      "turns after which all show, where no pot ends the round" },
    stack = number { 0, from = 0, to = 10000,
      "chips of each player at first; 0: all have credit" },
    wins = choice { "high", "low", "which hand wins: the best, or the worst" },
    rounds = number { "rounds to play; 0: ten, or with a stack any number" },
    first_dealer = number {},
  },

  refuses = function(option)
    if option.stack > 0 and option.stack < option.boot then
      return "stack is 0, or the boot and more"
    end
  end,
}

-- Three cards each, one at a time, face down: nobody may look at them.
-- [boot=1] Everybody puts the boot into the pot, one chip.
-- [boot>1] Everybody puts the boot into the pot, {boot} chips.
function teen_patti:deal()
  self:take_seats()
  local players = { self:in_turn() }
  for _ = 1, 3 do
    for _, player in ipairs(players) do self:draw(player.face_down) end
  end
  for _, player in ipairs(players) do self:pay(player, self.option.boot) end
  self.stake = self.option.boot
end

function teen_patti:pay(player, chips)
  player.paid, self.pot = player.paid + chips, self.pot + chips
end

function teen_patti:round()
  self:deal()
  self:share_pot(self:play())
end

-- From the dealer's left each has a turn, until all but one have packed: the
-- last one takes the pot, and shows nothing.
function teen_patti:play()
  local player = self:in_turn()
  for n = 1, math.huge do
    local winner = self:turn(player)
    local left, other = self:in_turn()
    if winner or not other then return winner or left end
    if self:has_to_end(n) then return end
    player = self:others(player)
  end
end

-- [pot_cap>0] When {pot_cap} boots are in the pot all who are left show.
-- [pot_cap=0] After {max_turns} turns all who are left show; or when half a
-- million chips are in the pot.
-- [] Equal best hands share the pot; what does not divide goes to the first of
-- them after the dealer.
function teen_patti:has_to_end(turns)
  local option = self.option
  if option.pot_cap == 0 then
    return turns >= option.max_turns or self.pot >= MOST
  end
  return self.pot >= option.pot_cap * option.boot
end

-- A player is blind until the cards are looked at, and seen from then on. To
-- look costs nothing; then the player bets, packs, or asks for a show.
function teen_patti:turn(player)
  local said, chips = self:ask_turn(player)
  if said == "see" then
    self:move(player.face_down, player.face_down, player)
    said, chips = self:ask_turn(player)
  end
  if said == "bet" then return self:bet(player, tonumber(chips)) end
  if said == "show" then return self:show_both(player) end
  if said == "side" then return self:side_show(player) end
  self:pack(player)
end

local function is_seen(player) return #player.face_down == 0 end

function teen_patti:ask_turn(player)
  local look, blind = self:must_look(player), not is_seen(player)
  local least, most = self:bets(player)
  return self:ask(player, "what do you do?", {
    { "see", unless = not blind and "you have seen your cards" },
    { "bet {chips}", chips = { least }, because = self:says(player),
      idle = blind, unless = look or self:lacks(player, least) },
    most > least and { "bet {chips}", chips = { most }, seldom = true,
      idle = blind, unless = look or self:lacks(player, most) },
    { "show", unless = look or self:bars_show(player) },
    { "side show", unless = look or self:bars_side_show(player) },
    { "pack", unless = look, seldom = true },
  })
end

-- [blind_turns>0] Whoever has bet blind {blind_turns} times must look first.
function teen_patti:must_look(player)
  local most = self.option.blind_turns
  if is_seen(player) or most == 0 or player.blind_bets < most then return end
  return "look at your cards first"
end

-- A blind player bets the stake or twice as much, a seen player two stakes or
-- four. The stake is what a blind player last paid for: the boot at first, a
-- blind bet, or half a seen one.
-- A seen player bets {chaal_cap} boots at most, a blind one half of that.
function teen_patti:bets(player)
  local cap, least = self.option.chaal_cap * self.option.boot, self.stake
  if is_seen(player) then least = 2 * least else cap = cap // 2 end
  return least, math.min(2 * least, cap)
end

function teen_patti:says(player)
  local least, most = self:bets(player)
  local says = is_seen(player) and "a seen player bets {least} or {most}"
    or "a blind player bets {least} or {most}"
  if most == least then
    says = is_seen(player) and "a seen player bets {least}"
      or "a blind player bets {least}"
  end
  return { says, least = least, most = most }
end

-- [stack>0] Nobody pays more chips than are left: whoever cannot pay the least
-- bet must pack.
function teen_patti:lacks(player, chips)
  local left = player.side.score - player.paid
  return not self:has_credit() and chips > left and "you have too few chips"
    or nil
end

function teen_patti:has_credit() return self.option.stack == 0 end

function teen_patti:bet(player, chips)
  self:pay(player, chips)
  if is_seen(player) then
    self.stake = chips // 2
  else
    self.stake, player.blind_bets = chips, player.blind_bets + 1
  end
end

-- Whoever packs is out of the round, and what was paid stays in the pot.
function teen_patti:pack(player)
  self:move(player.face_down, player.face_down, player.packed)
  self:sit_out(player, player.packed)
end

-- When only two are left, one may pay the least bet for a show: both hands are
-- laid open, and the better takes the pot. If they are equal, whoever asked
-- loses. A seen player may not ask a blind one for a show.
function teen_patti:bars_show(player)
  local other, third = self:others(player)
  if third then return "more than two are in: no show" end
  if is_seen(player) and not is_seen(other) then
    return "your opponent is blind"
  end
  return self:lacks(player, (self:bets(player)))
end

function teen_patti:others(player)
  local list = {}
  for other in self:each_other(player) do list[#list + 1] = other end
  return table.unpack(list)
end

function teen_patti:show_both(player)
  local other = self:others(player)
  self:pay(player, (self:bets(player)))
  self:turn_up(player)
  self:turn_up(other)
  return self:is_better(player, other) and player or other
end

-- [sideshow=pair] With three or more left, a seen player may pay two stakes for
-- a side show with the last player before who is in, if that one is seen, too.
-- [sideshow=all] With three or more left, all of them seen, a player may pay
-- two stakes for a side show with the last player before who is in.
-- [sideshow~=off] If it is accepted, these two see both hands, and the worse
-- one packs; if they are equal, whoever asked. If it is refused the turn is
-- over.
function teen_patti:bars_side_show(player)
  local how = self.option.sideshow
  local others = { self:others(player) }
  if how == "off" then return "no side shows are played" end
  if not is_seen(player) then return "look at your cards first" end
  if #others < 2 then return "only two are in: ask for a show" end
  if not is_seen(others[#others]) then
    return "the player before you is blind: no side show"
  end
  for _, other in ipairs(how == "all" and others or {}) do
    if not is_seen(other) then return "somebody is blind: no side show" end
  end
  return self:lacks(player, 2 * self.stake)
end

function teen_patti:side_show(player)
  local others = { self:others(player) }
  local other = others[#others]
  self:pay(player, 2 * self.stake)
  local said = self:ask(other, "do you accept a side show?",
    { "accept", "refuse" })
  if said == "refuse" then return end
  self:show_to(player, other, "a side show")
  self:show_to(other, player, "a side show")
  local better = self:tell_better(player, other, function(cards)
    return self:worth(cards)
  end)
  self:pack(better and other or player)
end

-- The hands, from high to low:
-- A trail: three of a rank.
-- A pure sequence: three of a suit in sequence, A K Q highest, 4 3 2 lowest.
-- A sequence of several suits.
-- A colour: three of a suit; the highest card counts first.
-- A pair; the third card decides between equal ones.
-- A high card; the highest card counts first.
-- Suits never decide. 2 A K is no sequence.
-- [ace_low=second] A 2 3 is the second highest sequence.
-- [ace_low=first] A 2 3 is the highest sequence.
-- [ace_low=last] A 2 3 is the lowest sequence.
function teen_patti:hand_of(cards)
  local low, mid, high = table.unpack(cards:ranks())
  local one_suit = #cards:of_suit(suit(cards:list()[1])) == #cards
  if not mid then return "trail", { low } end
  if not high then
    if #cards:of_rank(low) == 1 then low, mid = mid, low end
    return "pair", { low, mid }
  end
  local top = self:sequence_of(low .. " " .. mid .. " " .. high, high)
  if top then return one_suit and "pure sequence" or "sequence", { top } end
  return one_suit and "colour" or "high card", { high, mid, low }
end

function teen_patti:sequence_of(ranks, high)
  local ladder = SEQUENCES[self.option.ace_low]
  if ranks == "2 3 A" then return place(ladder, "3") end
  return string.find(RANKS, ranks) and place(ladder, high) or nil
end

-- [wins=low] The lowest hand wins.
function teen_patti:worth(cards)
  local kind, list = self:hand_of(cards)
  local n = 0
  for _, one in ipairs(list) do
    n = n << 4 | (math.type(one) and one or place(RANKS, one))
  end
  for height, name in ipairs(KINDS) do
    if name == kind then n = height << 12 | n end
  end
  return self.option.wins == "low" and -n or n
end

function teen_patti:turn_up(player)
  self:move(player.face_down, player.face_down, player)
  self:show(player, (self:hand_of(player.hand:cards())))
end

function teen_patti:is_better(player, other)
  return self:worth(player.hand:cards()) > self:worth(other.hand:cards())
end

local function show_all(self)
  local best, winners = -math.huge, {}
  for _, player in ipairs { self:in_turn() } do
    self:turn_up(player)
    local worth = self:worth(player.hand:cards())
    if worth > best then best, winners = worth, {} end
    if worth == best then winners[#winners + 1] = player end
  end
  return winners
end

-- Each player scores the chips won, less those paid.
function teen_patti:share_pot(winner)
  local winners = winner and { winner } or show_all(self)
  local share = self.pot // #winners
  for side in self:each_side() do
    self:score(side, -side.players[1].paid, "paid")
  end
  for n, player in ipairs(winners) do
    local rest = n == 1 and self.pot % #winners or 0
    self:score(player, share + rest, "the pot")
  end
end

-- [stack>0] Everybody begins with {stack} chips. Whoever cannot pay the boot is
-- out of the match.
function teen_patti:take_seats()
  if self:has_credit() then return end
  for side in self:each_side() do
    if self.round_number == 1 then
      self:score(side, self.option.stack, "chips")
    end
    if self:is_out(side.players[1]) then self:sit_out(side.players[1]) end
  end
end

function teen_patti:is_out(player)
  return not self:has_credit() and player.side.score < self.option.boot
end

-- [stack=0] The player after the dealer deals next.
-- [stack>0] The player after the dealer deals next, unless out of the match.
function teen_patti:next_dealer()
  local player = self.dealer
  repeat player = self:left_of(player)
  until not self:is_out(player) or player == self.dealer
  return player
end

-- [rounds=0 and stack=0] The match ends after ten rounds; the highest total
-- wins.
-- [rounds=0 and stack>0] The last one who is in has won.
-- [rounds>0 and stack>0] Or when only one is in.
function teen_patti:over()
  local left = {}
  for side in self:each_side() do
    if not self:is_out(side.players[1]) then left[#left + 1] = side end
  end
  if #left == 1 then return true, left[1] end
  return base.over(self)
end


example "a seen player bets two stakes or four" {
  first_dealer = 4, moves = { "bet 1", "see", "bet 2", "bet 2", "see" },
  legal = { "bet 4", "bet 8", "pack" }, refused = { "bet 2" },
  because = "a seen player bets 4 or 8", leaves = { pot = 9, stake = 2 },
}

example "and the stake is half the bet" {
  first_dealer = 4, moves = { "bet 1", "see", "bet 2", "bet 2", "see",
    "bet 8" },
  legal = { "see", "bet 4", "bet 8", "pack" },
  leaves = { pot = 17, stake = 4 },
}

example "a seen player may not ask a blind one for a show" {
  first_dealer = 4, moves = { "pack", "pack", "bet 2", "see" },
  legal = { "bet 4", "bet 8", "pack" }, refused = { "show" },
  because = "your opponent is blind",
}

example "but a blind one may ask, for the stake" {
  first_dealer = 4, deal = { face_down = { "", "", "KD QC JH", "AS 9C 2D" } },
  moves = { "pack", "pack", "bet 2", "see", "bet 8", "show" },
  scores = { -1, -1, 11, -9 },
}

example "equal hands: whoever asked loses" {
  players = 2, first_dealer = 2,
  deal = { face_down = { "QS 9S 4S", "QH 9H 4H" } },
  moves = { "see", "bet 4", "see", "bet 8", "show" }, scores = { -13, 13 },
}

example "a side show costs two stakes, and the worse hand packs" {
  players = 3, first_dealer = 3,
  deal = { face_down = { "KS KH 9C", "KC KD 3S", "7C 5D 2H" } },
  moves = { "see", "bet 4", "see", "side show", "accept" },
  leaves = { packed = { 0, 3, 0 }, counts = { 3, 0, 0 }, pot = 11 },
}

example "no side show with a blind player" {
  players = 3, first_dealer = 3, moves = { "bet 1", "see" },
  refused = { "side show" },
  because = "the player before you is blind: no side show",
}

example "four blind bets, and the cards must be looked at" {
  players = 2, first_dealer = 2, moves = { "bet 1", "bet 1", "bet 1", "bet 1",
    "bet 1", "bet 1", "bet 1", "bet 1", "bet 2" },
  leaves = { pot = 12, stake = 1 },
}

example "the boots go to the last one if all others pack" {
  first_dealer = 4, moves = { "pack", "pack", "pack" },
  scores = { -1, -1, -1, 3 },
}

return teen_patti
