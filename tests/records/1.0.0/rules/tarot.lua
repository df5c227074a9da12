-- French Tarot: one player against the others, with 21 trumps and the excuse.

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
  obligations = { lead_called "called", exempt("EX", {
    when("trump led", beat_led), follow_suit, overtrump, play_trump }) },
  round       = { taker = player, bid = text, called = card, slam = flag,
                  handful = number, petit = text },
  options     = {
    players = number { 4, from = 3, to = 5, "how many play" },
    rounds = number { 20, from = 1, to = 144, "rounds to play" },
    petit_alone = choice { "redeal", "play",
      "a hand with 1T as its only trump, without the excuse" },
    handfuls = flag { true, "many trumps may be shown for points" },
    defence_slam = flag { true, "all tricks of the defence count" },
    all_pass = choice { "redeal", "forced_take", "the dealer must take" },
    misere = flag { false, "a hand without trumps or court cards counts" },
    first_dealer = number { 0, from = 0, to = 5, "deals first; 0: drawn" },
  },
}

-- The excuse wins no trick. If it is led, the next card makes the suit led.
function tarots:order() return { trump = "T" } end

-- Six cards, or three with five players, are the dog; the others are dealt.
-- Each bids once: take, guard, guard without, guard against; the highest takes.
-- If nobody bids nobody scores. With five players the taker calls a king; with
-- all four a queen, and so on. Whoever holds it plays with the taker, and shows
-- it by playing it. The player after the dealer leads, or whoever says slam.
function tarots:round()
  self:deal_each(78 // self.option.players // 3 * 3, 3)
  self:draw(self.dog, self.option.players == 5 and 3 or 6)
  if self:petit_is_alone() then return end
  self.bid, self.taker = self:auction { bids = bids, once = true,
    prompt = "what do you bid?", over = "{bid} is bid: more?",
    falls_to = self.option.all_pass == "forced_take" and self.dealer or nil }
  if not self.taker then return end
  self.called = self.option.players == 5 and self:call_partner(self.taker,
    "which card is called?", { ranks = "K Q N J", suits = "S H D C" }) or nil
  if among(self.bid, "take guard") then self:use_dog() end
  self:form_parties { name = "taker", players = self.taker,
    holds = self.called, others = "defence" }
  self.slam = self:choose(self.taker, "a slam?", { "no", "slam" }) == "slam"
  local leader = self.slam and self.taker or self:next_in_turn(self.dealer)
  self:play_tricks { leader = self:play_trick(leader, self.show_hand) }
  self:score_round()
end

-- A hand with 1T as its only trump, and without the excuse, is thrown in.
function tarots:petit_is_alone()
  for player in self:each_player() do
    local hand, redeal = player.hand, self.option.petit_alone == "redeal"
    if redeal and not hand:has "EX" and tostring(hand:of_suit "T") == "1T" then
      return self:show(player, "1T is the only trump: thrown in")
    end
  end
end

-- The dog is shown and taken up, and as many cards are put away, no king and no
-- oudler (1T, 21T or the excuse), and trumps only if nothing else is left. They
-- count for the taker. Without or against it nobody sees the dog.
function tarots:use_dog()
  local n = #self.dog
  self:show(self.dog, "the dog")
  self:move(self.dog, self.dog, self.taker)
  self:put_away(self.taker, "which card goes away?", n, self.away,
    { keep = "KS KH KD KC 1T 21T EX", last = trumps })
end

-- Before the first card each may show a handful: 10, 13 or 15 trumps (of three
-- players 13, 15, 18, of five 8, 10, 13) count 20, 30, 40; the excuse may stand
-- in for one. A hand without trumps, or without court cards, gets 10 from each.
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
    self:collect(player, 10, "misere")
  end
end

-- The excuse goes back to whoever played it, for half a point to the others if
-- they won the trick. But in the last trick it stays; or it wins the trick if
-- its party has won all others, and then the trick before counts as the last
-- for the petit, which is 1T.
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
  end
end

-- The taker's party has its tricks and the cards put away, or in guard without
-- the dog. All tricks count 200, or 400 as announced, and 200 less for missing
-- that; 200 for the defence if it has all. An excuse taken back is no trick.
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

-- What each defender pays or gets: 25 and the difference to what was needed, 56
-- points, each two of the cards' points, or 51, 41, 36 with one, two, three
-- oudlers; 10 for the petit in the last trick; both times 1, 2, 4 or 6 by the
-- bid; then handfuls and a slam. A partner gets the same, the taker the rest.
function tarots:worth(points, oudlers, petit, slam)
  local over = points - 2 * needed[oudlers]
  local sign, factor = over < 0 and -1 or 1, factors[self.bid]
  return count_lines {
    { sign * (25 + (math.abs(over) + 1) // 2) * factor, self.bid },
    { petit * factor, "petit" }, { sign * (self.handful or 0), "handfuls" },
    { slam, "slam" } }
end

return tarots
