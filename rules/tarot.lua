-- French Tarot: one player against the others, with 21 trumps and the excuse.
-- [players=5] French Tarot: a player and a partner against the others, with 21
-- trumps and the excuse.

local numbers = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21"
local trumps, courts = cards_of(numbers, "T"), cards_of("J N Q K")
local bids = { "take", "guard", "guard without", "guard against" }
local factors = { take = 1, guard = 2, [bids[3]] = 4, [bids[4]] = 6 }
local last = { [0] = "in the last trick", "in the trick before the last" }
local needed = { [0] = 56, 51, 41, 36 }          -- by the number of oudlers
local size = { [3] = { 13, 15, 18 }, [4] = { 10, 13, 15 }, [5] = { 8, 10, 13 } }

local tarots = game "French Tarot" {
  turn        = "anticlockwise", deck = tarot(78), round_total = 0,
  points      = { [numbers] = 1, J = 3, N = 5, Q = 7, ["K 1T 21T EX"] = 9,
                  halves = true },             -- a king is 4 and a half
  piles       = { dog = "none", away = "none" },
  obligations = function(option)
    return { option.players == 5 and lead_called "called", exempt("EX", {
      when("trump led", beat_led), follow_suit, overtrump, play_trump }) }
  end,
  round       = { taker = player, bid = text, called = card, slam = flag,
                  handful = number, petit = text },
  options     = {
    players = number { 4, from = 3, to = 5, "how many play" },
    rounds = number { 20, from = 1, "rounds to play" },
    petit_alone = choice { "redeal", "play",
      "a hand with 1T as its only trump, without the excuse" },
    handfuls = flag { true, "many trumps may be shown for points" },
    defence_slam = flag { true, "all tricks of the defence count" },
    all_pass = choice { "redeal", "forced_take", "the dealer must take" },
    excuse_last = choice { "changes_sides", "with_trick",
      "the excuse in the last trick goes to the other party, or with the "
        .. "trick" },
    misere = flag { false, "a hand without trumps or court cards counts" },
    first_dealer = number { "deals first; 0: drawn" },
  },
}

-- The excuse wins no trick. If it is led, the next card makes the suit led.
function tarots:order() return { trump = "T" } end

-- [players<5] Six cards are the dog; the others are dealt.
-- [players=5] Three cards are the dog; the others are dealt.
function tarots:deal()
  self:deal_each(78 // self.option.players // 3 * 3, 3)
  self:draw(self.dog, self.option.players == 5 and 3 or 6)
end

-- The taker may say slam, and then leads; else the player after the dealer
-- leads.
function tarots:round()
  self:deal()
  self:throw_in_petit()
  self:bidding()
  self:call_card()
  if among(self.bid, "take guard") then self:use_dog() end
  self:form_parties { name = "taker", players = self.taker,
    holds = self.called, others = "defence" }
  self.slam = self:choose(self.taker, "a slam?", { "no", "slam" }) == "slam"
  local leader = self.slam and self.taker or self:next_in_turn(self.dealer)
  self:play_tricks { leader = self:play_trick(leader, self.show_hand) }
  self:score_round()
end

-- [petit_alone=redeal] A hand with 1T as its only trump, and without the
-- excuse, is thrown in: the next player deals. That was no round.
function tarots:throw_in_petit()
  for player in self:each_player() do
    local hand, redeal = player.hand, self.option.petit_alone == "redeal"
    if redeal and not hand:has "EX" and tostring(hand:of_suit "T") == "1T" then
      self:show(player, "1T is the only trump: thrown in")
      self:deal_again(self:next_in_turn(self.dealer))
    end
  end
end

-- From the player after the dealer each says once: pass, or a bid above the
-- last. From low to high they are take, guard, guard without, guard against;
-- the highest bidder is the taker.
-- [all_pass=redeal] If nobody bids the next player deals. That was no round.
-- [all_pass=forced_take] If nobody bids the dealer must take.
function tarots:bidding()
  self.bid, self.taker = self:auction { bids = bids, once = true,
    prompt = "what do you bid?", over = "{bid} is bid: more?",
    falls_to = self.option.all_pass == "forced_take" and self.dealer or nil }
  if not self.taker then                -- FFT: such a deal is annulled
    self:deal_again(self:next_in_turn(self.dealer))
  end
end

-- [players=5] The taker calls a king; with all four a queen, and so on. Whoever
-- holds it plays with the taker, and shows it by playing it.
function tarots:call_card()
  if self.option.players < 5 then return end
  self.called = self:call_partner(self.taker, "which card is called?",
    { ranks = "K Q N J", suits = "S H D C" })
end

-- The dog:
-- In a take or a guard the dog is shown, the taker takes it up, and puts as
-- many cards away, no king and no oudler (1T, 21T or the excuse), and trumps
-- only if nothing else is left; these are shown. They count for the taker. In
-- guard without and guard against nobody sees the dog.
function tarots:use_dog()
  local n = #self.dog
  self:show(self.dog, "the dog")
  self:move(self.dog, self.dog, self.taker)
  self:put_away(self.taker, "which card goes away?", n, self.away,
    { keep = "KS KH KD KC 1T 21T EX", last = trumps })
end

-- [handfuls and players=3] Before the own first card each may show a handful:
-- just 13, 15 or 18 trumps, which count 20, 30, 40; the excuse may stand in for
-- one that is missing.
-- [handfuls and players=4] Before the own first card each may show a handful:
-- just 10, 13 or 15 trumps, which count 20, 30, 40; the excuse may stand in for
-- one that is missing.
-- [handfuls and players=5] Before the own first card each may show a handful:
-- just 8, 10 or 13 trumps, which count 20, 30, 40; the excuse may stand in for
-- one that is missing.
-- [misere] A hand without trumps, or without court cards (J, N, Q, K), gets 10
-- from each.
function tarots:show_hand(player)
  local hand, forms, worth = player.hand:cards(), { "no handful" }, {}
  for i, n in ipairs(size[self.option.players]) do
    worth[n], forms[i + 1] = 10 + 10 * i, { "handful {cards}", n = n,
      cards = #hand:of_suit "T" < n and join(trumps, "EX") or trumps,
      because = { "a handful is {n} trumps", n = n } }
  end
  local shown = self.option.handfuls
    and select(2, self:ask(player, "a handful?", forms))
  if shown then
    self:show(shown, "handful", player)
    self.handful = (self.handful or 0) + worth[#split(shown)]
  end
  local lacks = #hand:without(trumps) == #hand or #hand:without(courts) == #hand
  if self.option.misere and lacks and self:ask_yes_no(player, "misere?") then
    self:show(player, "misere")
    self:score_others(player, -10, "misere")
    self:score(player, 10 * (self.facts.players - 1), "misere")
  end
end

-- The party that plays the excuse keeps it, and gives the others half a point
-- for it if they win the trick.
-- [excuse_last=changes_sides] But in the last trick the others get it, and give
-- half a point for it unless they win the trick.
-- [excuse_last=with_trick] But in the last trick it goes to the party that wins
-- the trick.
-- [] Only a party that has won all other tricks wins the last with the excuse,
-- whatever else is in it; then the trick before counts as the last for the
-- petit, 1T.
function tarots:after_trick(winner)
  local left, player = #winner.hand, self:who_played "EX"
  if self:who_played "1T" then self.petit = last[left] end
  if not player then return end
  local rivals = player.party ~= winner.party
  if left > 0 then
    self:move("EX", winner.side.won, player.side.won)
    if rivals then self:count_caught(winner, "EX", "for the excuse") end
  elseif player.party.others.tricks == (rivals and 1 or 0) then
    self:move(self:trick(), winner.side.won, player.side.won)
    self.petit = self.petit and last[0]
  elseif not rivals and self.option.excuse_last == "changes_sides" then
    -- FFT, Règlement officiel 2012, 4: it changes sides whoever wins the trick.
    local other = player.party.others.players[1]
    self:move("EX", winner.side.won, other.side.won)
    self:count(winner, 1, "for the excuse")
    self:count(other, -1, "for the excuse")
  end
end

-- For the taker's party count its tricks and the cards put away; the dog counts
-- for it in guard without, for the defence in guard against. A slam is all
-- tricks: each defender pays 200 for it, or 400 if the taker has said it, and
-- gets 200 if the taker has said it and misses it.
-- [defence_slam] If the defence has all tricks, each of them gets 200 for that.
-- [] A party that has nothing but its excuse has no trick.
function tarots:score_round()
  local ours, others = self:party(1), self:party(2)
  local all = self:cards_in(ours.won, self.bid == bids[3] and self.dog
    or self.away)
  local petit = self.petit ~= last[0] and 0 or ours.won:has "1T" and 10 or -10
  local slam = self.slam and -200 or 0
  if #others.won + others.count == 0 then slam = self.slam and 400 or 200 end
  local none = self.option.defence_slam and #ours.won + ours.count == 0
  local sum, says = self:worth(self:points_of(all) + ours.count,
    #all:tagged "oudler", petit, slam - (none and 200 or 0))
  self:score_parties(sum, says, self.taker)
end

-- The taker's party wins the round with 56 points, or 51, 41, 36 with one, two,
-- three oudlers in what counts for it. Each defender pays for that, or gets if
-- it is lost, 25 and the difference to these points. The side that wins the
-- last trick gets 10 for the petit, 1T, if it is in it. Both are multiplied: by
-- 1 for a take, 2 for a guard, 4 for a guard without, 6 for a guard against.
-- [players~=4] With half a point more or less than needed the difference is
-- first rounded up: half a point short is lost by 1, half a point over won by
-- 1.
-- [handfuls] Then comes a slam, and each handful, for the side that has won the
-- round, whoever showed it; neither is multiplied.
-- [not handfuls] Then comes a slam, which is not multiplied.
-- [players=5] A partner gets as much as a defender pays, or pays as much, the
-- taker the rest.
-- [players<5] The taker gets or pays the sum of that.
-- [] Worked examples count half points: 98 are 49 points.
function tarots:worth(half_points, oudlers, petit, slam)
  local over = half_points - 2 * needed[oudlers]
  local sign, factor = over < 0 and -1 or 1, factors[self.bid]
  return count_lines {
    { sign * (25 + (math.abs(over) + 1) // 2) * factor, self.bid },
    { petit * factor, "petit" }, { sign * (self.handful or 0), "handfuls" },
    { slam, "slam" } }
end

example "18 cards each, six in the dog" {
  first_dealer = 4, moves = {},
  leaves = { counts = { 18, 18, 18, 18 }, dog = 6, stock = 0 },
}

example "what may be bid" {
  first_dealer = 4, moves = { "take", "guard" },
  legal = { "pass", "guard without", "guard against" },
}

example "nobody bids: the next player deals the same round" {
  rounds = 1, first_dealer = 4, moves = split "pass pass pass pass",
  leaves = { dealer = 3, counts = { 18, 18, 18, 18 } },
  allowed = { "take", "pass" },
}

-- Trumps of a hand, for the examples of handfuls.
local function some(n, more)
  local list = {}
  for i = 1, n do list[i] = trumps[i] end
  return table.concat(list, " ") .. (more or "")
end

example "of thirteen trumps ten or all can be shown" {
  first_dealer = 4, deal = { { hands = { "*", "*", some(13), "*" } } },
  moves = { "pass", "pass", "pass", "guard against", "no" },
  allowed = { "handful " .. some(10), "handful " .. some(13),
    "no handful" },
  refused = { "handful " .. some(12), "handful " .. some(9) },
}

example "1T alone is thrown in: the next player deals the same round" {
  rounds = 1, first_dealer = 4, moves = {}, deal = { { hands = {
    "1T 1S 2S 3S 4S 5S 6S 7S 8S 9S 10S 1H 2H 3H 4H 5H 6H 7H" } } },
  allowed = { "take", "pass" }, leaves = { dealer = 3 },
}

example "without it a trump, higher than those in the trick" {
  trick = "9H 4T", hand = "7T 3T QS", legal = "7T",
}

example "trumps led must be beaten" {
  trick = "10T", hand = "12T 5T QS", legal = "12T",
  refused = "5T",
}

example "a higher card of the suit need not be played" {
  trick = "9H", hand = "2H KH", legal = "2H KH",
}

example "the excuse may be played at any time" {
  trick = "9H", hand = "2H EX 5T", legal = "2H EX",
}

example "the excuse wins nothing" {
  trick = "EX 1S 3H", winner = 2,
}

-- Seat 3 bids first, takes the dog, and puts cards away.
local taken = split "guard pass pass pass"

local spare = { { hands = { "*", "*", "KS EX 21T 5T 2H *", "*" } } }

example "a king is not put away" {
  first_dealer = 4, deal = spare, moves = taken, refused = { "KS" },
  because = "KS may not be put away", allowed = { "2H" },
}

example "guard against by 10, a handful" {
  step = "worth", with = { 102, 2, 0, 0 }, gives = 230,
  fields = { bid = "guard against", handful = 20 },
}

example "a partner gets half of it" {
  players = 5, party = { 1, 2 }, fields = { taker = 1, bid = "take" },
  won = { "KS", "KH", "2S", "", "" }, scores = { -144, -72, 72, 72, 72 },
}

-- Half points, oudlers, petit, slam; what each defender pays.
for name, one in pairs {
  ["guard, two oudlers, 49 points"] = { "guard", 98, 2, 0, 0, 66 },
  ["with 40"] = { "guard", 80, 2, 0, 0, -52 },
  ["a slam announced and missed"] = { "guard", 122, 2, 0, -200, -110 },
} do
  example(name) { step = "worth", with = { one[2], one[3], one[4], one[5] },
    fields = { bid = one[1] }, gives = one[6] }
end

-- Who gets what at the end of a round.
for name, one in pairs {
  ["each defender pays"] = { { 1 }, "guard", { 168, -56, -56, -56 },
    { "1T 21T EX KS KH KD KC QS QH", "2S", "", "" } },
  ["or is paid"] = { { 2 }, "take", { 77, -231, 77, 77 },
    { "2S", "KS", "", "" } },
} do
  example(name) { party = one[1], bid = one[2], scores = one[3], won = one[4],
    fields = { taker = one[1][1] } }
end

return tarots
