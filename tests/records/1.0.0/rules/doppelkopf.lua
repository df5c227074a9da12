-- Doppelkopf: four players, two packs, secret partners and announcements.

local solos = combine("solo", "queens jacks aces diamonds hearts spades clubs")
local jacks, queens = "JD JH JS JC", "QD QH QS QC"   -- from low to high
local sole = { queens = queens, jacks = jacks, aces = "" }
local marriage = { holds = { marriage = { 2, "QC" }, no = { 2, "QC" } },
                   says = "a marriage takes both QC" }

local doppelkopf = game "Doppelkopf" {
  players     = 4, unscored = "Re and Kontra count as much",
  deck        = function(option)
    return french(52, { packs = 2,
      leave_out = "2 3 4 5 6 7 8" .. (option.nines and "" or " 9") })
  end,
  ranks       = "9 J Q K 10 A",
  points      = { A = 11, ["10"] = 10, K = 4, Q = 3, J = 2 },
  obligations = { follow_suit },
  announcements = function(option)
    return {                                 -- having played so many cards
      { "re", "kontra", played = 1, reply = 1, counts = 2,
        undecided = "the marriage is not decided" },
      { "no 90", played = 2, points = 90, against = 120 },
      { "no 60", played = 3, points = 60, against = 90 },
      { "no 30", played = 4, points = 30, against = 60 },
      { "black", played = 5, tricks = 1, against = 30 },
      option.pigs and { "pigs", holds = "AD AD" },
    }
  end,
  round_total = 0,
  round       = { contract = choice { of = { "normal", "marriage", solos } },
                  declarer = player, pigs = player, last_trick = untold(flag) },
  keeps       = { has_soloed = each_player(false) },
  options     = {
    rounds = number { 24, from = 1, to = 144 },
    mandatory = flag { false, "each player owes a solo in a match" },
    second_ten = choice { "first", "second", "second_not_last",
      "which of two 10H in a trick wins" },
    nines = flag { true, "the pack has nines" },
    solo_leads = flag { false, "every soloist leads to the first trick" },
    charlie_caught = flag { false, "a JC caught in the last trick counts" },
    pigs = flag { false, "both AD in one hand are the highest trumps" },
    first_dealer = number { 0, from = 0, to = 4 },
  },
}

-- 10H, queens, jacks and diamonds are trumps. In a solo of a suit that is in
-- place of diamonds; in others only queens or jacks are, or no card is.
function doppelkopf:order()
  local _, name = part(self.contract or "normal", "solo")
  if sole[name] then return { top = sole[name] } end
  local second = self.option.second_ten
  local later = second == "second"
    or second == "second_not_last" and not self.last_trick
  return { trump = suit(name or "diamonds"), later = later and "10H" or nil,
    top = ("%s %s 10H %s"):format(jacks, queens, self.pigs and "AD" or "") }
end

-- All cards are dealt. The dealer's left leads, and deals next. But a soloist
-- who owes a solo leads, and then the same player deals again.
function doppelkopf:round()
  self:deal_each(self.option.nines and 12 or 10)
  self.declarer, self.contract = self:ask_reservations()
  local player, solo = self.declarer, among(self.contract, solos)
  local owed = solo and self.option.mandatory and not player.has_soloed
  if owed then
    player.has_soloed = true
    self:pass_deal_to(self.dealer)
  end
  self:find_parties()
  local leads = owed or solo and self.option.solo_leads
  self:play_tricks { leader = leads and player or nil }
  self:score_round()
end

-- From the dealer's left each says healthy or has a reservation: a solo, or a
-- marriage, which is both QC. The only player with one names the game. Several
-- are asked for a solo, first those who owe one; whoever lacks a QC must want
-- it. With as many rounds left as solos owed the first who owes one must play.
function doppelkopf:ask_reservations()
  local owing = self:players_who(function(_, one) return not one.has_soloed end)
  local which = "which solo do you play?"
  if self.option.mandatory
    and #owing > self.option.rounds - self.round_number then
    return owing[1], self:choose(owing[1], which, solos)
  end
  local list = self:players_who(function(_, player)
    return self:ask(player, "are you healthy, or is there a reservation?",
      { "healthy", { "reservation", bold = true } }) == "reservation"
  end)
  if #list == 1 then
    return list[1], self:choose(list[1], "which game do you play?",
      { "marriage", solos }, marriage)
  end
  for _, owes in ipairs { true, false } do
    for _, player in ipairs(list) do
      if owes == not player.has_soloed and self:choose(player,
        "do you play a solo?", { "yes", "no" }, marriage) == "yes" then
        return player, self:choose(player, which, solos)
      end
    end
  end
  return nil, "normal"
end

-- Whoever holds a QC is Re, and the others are Kontra; nobody says so. Both QC
-- in one hand without a marriage are a silent solo. A soloist is Re. In a
-- marriage the first of three tricks that another player wins decides who is Re
-- with the announcer.
function doppelkopf:find_parties(partner)
  self:form_parties { name = "Re", others = "Kontra",
    players = { self.declarer, partner },
    holds = not self.declarer and "QC" or nil,
    undecided = self.contract == "marriage" and not partner }
end

-- Special points count 1 each, but not where one plays alone: a doppelkopf, a
-- trick of 40 points or more; a fox, an AD that the other party takes, if there
-- are no pigs; Charlie, a JC that wins the last trick.
function doppelkopf:after_trick(winner)
  local left, points = #winner.hand, self:points_of(self:trick())
  if left == 1 then self.last_trick = true end
  if among(self.contract, solos) then return end
  self:count(winner, points >= 40 and 2 or 0, "doppelkopf")
  self:count_caught(winner, not self.pigs and "AD", "fox")
  if left == 0 then
    self:count_caught(winner, self.option.charlie_caught and "JC", "Charlie")
    self:count(winner, self:best_card() == "JC" and 2 or 0, "Charlie")
  end
  if self.contract == "marriage" and not winner.party
    and (winner ~= self.declarer or winner.tricks == 3) then
    self:find_parties(winner)
  end
end

-- Re needs 121 points, or 120 if only kontra was said. Each player of a party
-- gets the value that each of the others loses; whoever plays alone, thrice it.
function doppelkopf:score_round()
  self:score_parties(self:worth(self:party(1), self:party(2)))
end

-- Kontra gets 1 more for beating Re, the old ones, but not a soloist.
function doppelkopf:worth(re, kontra)
  local alone, special = #re.players == 1, (re.count - kontra.count) // 2
  local needed = self.kontra == "kontra" and not self.re and 120 or 121
  local list, won = self:count_announcements(needed, re, kontra)
  list[#list + 1] = { won == 2 and not alone and -1, "against the old ones" }
  list[#list + 1] = { not alone and special, "special points" }
  return count_lines(list)
end

return doppelkopf
