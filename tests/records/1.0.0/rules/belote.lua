-- Belote: two partnerships, eight tricks for card points; who takes the turned
-- card must win more than half of them.

local shared = require "_belote"
local count, score = shared.count, shared.score

local belote = game "Belote" {
  players     = 4,
  sides       = "partners",                    -- 1 and 3 against 2 and 4
  turn        = "anticlockwise",
  deck        = french(32),
  ranks       = shared.ranks,                  -- but the trumps
  points      = shared.points,
  obligations = shared.obligations,
  piles       = { turned = "all" },
  round       = { taker = player, trump = suit, mode = choice { of =
                  shared.modes }, declared = each_side(number) },
  keeps       = { carried = 0, waits = each_side(false) },
  options     = {
    target = number { 1000, from = 301, to = 3000 },
    declarations = flag { false, shared.declarations },
    tie = choice { "hold", "fails", "made", "with equal totals the taker's is "
      .. "held for the winner of the next round, or is lost, or counts" },
    undertrump = flag { true, "who cannot overtrump plays a lower trump" },
    partner_free = flag { true,
      "who is void need not trump while the partner wins the trick" },
    round_to_ten = flag { false, "totals are rounded to tens" },
    no_trump = flag { false, "no suit or all suits can be named as trumps" },
    rounds = number { 0, from = 0, to = 144, silences = "target" },
    first_dealer = number { 0, from = 0, to = 4 },
  },
}

local TAKE = { "take", "pass" }
local DOWN = { C = { clubs = "clubs were turned down" },
  D = { diamonds = "diamonds were turned down" },
  H = { hearts = "hearts were turned down" },
  S = { spades = "spades were turned down" } }

-- In the trump suit the jack is the highest card, then the nine. If all suits
-- are trumps, each of them is like that.
function belote:order() return shared.heights(self) end

-- Five cards each, three and then two, and the next is turned up. When somebody
-- has taken, the others get three more cards each; the taker gets two and the
-- card turned up. The dealer's right leads, and whoever wins a trick leads the
-- next.
function belote:round()
  self:deal_packets { 3, 2, { 1, self.turned } }
  self:choose_trump()
  if not self.taker then return end
  self:deal_rest()
  self:score_round(shared.play(self))
end

-- From the dealer's right each may take the turned card: its suit is trump. If
-- all pass, each may name another suit. If all pass again, the round is thrown
-- in.
function belote:choose_trump()
  for player in self:each_player(self:next_in_turn(self.dealer)) do
    if self:choose(player, "do you take the turned card?", TAKE) == "take" then
      self.taker, self.trump = player, suit(self.turned:top())
      return
    end
  end
  for player in self:each_player(self:next_in_turn(self.dealer)) do
    if self:name_trump(player) then return end
  end
end

-- The suit turned down cannot be named.
function belote:name_trump(player)
  local turned = suit(self.turned:top())
  local said = self:choose(player, "which suit is trump?", {
    turned ~= "C" and "clubs", turned ~= "D" and "diamonds",
    turned ~= "H" and "hearts", turned ~= "S" and "spades",
    self.option.no_trump and shared.modes, "pass", refused = DOWN[turned] })
  if said == "pass" then return false end
  self.taker, self.trump = player, suit(said)
  if not self.trump then self.mode = said end
  return true
end

function belote:deal_rest()
  local taker, turned = self.taker, self.turned
  self:move(turned, turned, taker)
  for player in self:each_player(self:next_in_turn(self.dealer)) do
    self:draw(player, player == taker and 2 or 3)
  end
end

-- A side's total is what the cards of its tricks count, ten for the last trick
-- (a hundred for a side with all eight), 20 for a belote, king and queen of
-- trumps in one hand, and its declarations, if they are played. If the taker's
-- side has the higher total, both sides score theirs. If it has the lower one
-- it fails. With equal totals the others score theirs, and the taker's is held
-- for the side that wins the next round.
function belote:score_round(last)
  local counted, n = count(self, last), self.taker.side.number
  local own, their = counted[n], counted[3 - n]
  local more, tie = own.total - their.total, self.option.tie
  local carried = self.carried
  if more < 0 or more == 0 and tie == "fails" then
    return self:fail(own, their)
  end
  score(self, their, "tricks")
  if more == 0 and tie == "hold" then
    self.carried = carried + shared.rounded(self, own.total)
  elseif more == 0 then
    score(self, own, "tricks")
  else
    score(self, own, "tricks", carried, "held")
    if carried > 0 then self.carried = 0 end
  end
end

-- The others score all 162 points, or 252 with all tricks, and all
-- declarations; the taker's side scores only its belote.
function belote:fail(own, their)
  shared.give_all(own, their)
  their.tricks = their.side.tricks == 8 and 252 or 162
  score(self, own, "tricks")
  score(self, their, "the taker failed", self.carried, "held")
  self.carried = 0
end

-- A match ends when a side has the target; the higher total wins, and with
-- equal totals play goes on. A side that has failed or took no trick does not
-- win by its belote alone: it needs another trick in a later round.
function belote:over() return base.over(self, { unless = "waits" }) end

return belote
