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
  -- TSR 6.3, 6.4: with 11 cards in hand, 10, and so on; without nines two less.
  announcements = function(option)
    local n = option.nines and 12 or 10
    return {
      { "re", "kontra", held = n - 1, reply = 1, counts = 2,
        undecided = "the marriage is not decided" },
      { "no 90", held = n - 2, points = 90, against = 120 },
      { "no 60", held = n - 3, points = 60, against = 90 },
      { "no 30", held = n - 4, points = 30, against = 60 },
      { "black", held = n - 5, tricks = 1, against = 30 },
      option.pigs and { "pigs", holds = "AD AD" },
    }
  end,
  round_total = 0,
  round       = { contract = choice { of = { "normal", "marriage", solos } },
                  declarer = player, pigs = player, last_trick = untold(flag) },
  keeps       = { has_soloed = each_player(false) },
  options     = {
    rounds = number { 24, from = 1 },
    mandatory = flag { false, "each player owes a solo in a match" },
    second_ten = choice { "first", "second", "second_not_last",
      "which of two 10H in a trick wins" },
    nines = flag { true, "the pack has nines" },
    solo_leads = flag { false, "every soloist leads to the first trick" },
    charlie_caught = flag { false, "a JC caught in the last trick counts" },
    pigs = flag { false, "both AD in one hand are the highest trumps" },
    first_dealer = number {},
  },
}

-- 10H, queens, jacks and diamonds are trumps. In a solo of a suit it takes the
-- place of diamonds. In a solo of queens or jacks only these are trumps, and in
-- one of aces no card is; there 10H is a heart like the others.
-- [second_ten=first] Of two equal cards in a trick the first wins.
-- [second_ten=second] Of two equal cards in a trick the first wins, but of two
-- 10H as trumps the second.
-- [second_ten=second_not_last] Of two equal cards in a trick the first wins,
-- but of two 10H as trumps the second, except in the last trick.
-- [pigs] Both AD in one hand are pigs, the highest trumps.
function doppelkopf:order()
  local _, name = part(self.contract or "normal", "solo")
  if sole[name] then return { top = sole[name] } end
  local second = self.option.second_ten
  local later = second == "second"
    or second == "second_not_last" and not self.last_trick
  return { trump = suit(name or "diamonds"), later = later and "10H" or nil,
    top = ("%s %s 10H %s"):format(jacks, queens, self.pigs and "AD" or "") }
end

-- All cards are dealt.
function doppelkopf:deal()
  self:deal_each(self.option.nines and 12 or 10)
end

-- The dealer's left leads, and deals next.
-- [mandatory] But a soloist who owes a solo leads, and then the same player
-- deals again.
-- [solo_leads] A soloist leads.
function doppelkopf:round()
  self:deal()
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

-- Reservations:
-- From the dealer's left each says healthy or has a reservation: a solo, or a
-- marriage, which is both QC.
-- [mandatory] With as many rounds left as solos owed the first who owes one
-- must play a solo.
function doppelkopf:ask_reservations()
  local players, which, list = { self:in_turn() }, "which solo do you play?", {}
  local left = self.option.rounds - self.round_number
  local must_play = self.option.mandatory and self:solos_owed() > left
  for _, player in ipairs(players) do
    if must_play and not player.has_soloed then
      return player, self:choose(player, which, solos)
    end
  end
  for _, player in ipairs(players) do
    local said = self:ask(player, "are you healthy, or is there a reservation?",
      { "healthy", { "reservation", bold = true } })
    if said == "reservation" then list[#list + 1] = player end
  end
  return self:settle_reservations(list)
end

-- The only player with a reservation names the game, a solo if it is without
-- both QC.
-- [not mandatory] Several are asked in this order for a solo, until one says
-- yes and plays it; only a player with both QC may say no.
-- [mandatory] Several are asked in this order for a solo, first those who owe
-- one, until one says yes and plays it; only a player with both QC may say no.
function doppelkopf:settle_reservations(list)
  local which = "which solo do you play?"
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

function doppelkopf:solos_owed()
  local owed = 0
  for side in self:each_side() do
    if not side.players[1].has_soloed then owed = owed + 1 end
  end
  return owed
end

-- The parties:
-- Whoever holds a QC is Re, and the others are Kontra; nobody says so. Both QC
-- in one hand without a marriage are a silent solo. A soloist is Re. Only in a
-- marriage are the parties undecided at first: whoever else is the first to win
-- one of the first three tricks is Re with the announcer, who plays alone if
-- nobody does.
function doppelkopf:find_parties(partner)
  self:form_parties { name = "Re", others = "Kontra",
    players = { self.declarer, partner },
    holds = not self.declarer and "QC" or nil,
    undecided = self.contract == "marriage" and not partner }
end

-- [not pigs] Special points count 1 each, but not where one plays alone: a
-- doppelkopf, a trick of 40 points or more; a fox, an AD that the other party
-- takes; Charlie, a JC that wins the last trick.
-- [pigs] Special points count 1 each, but not where one plays alone: a
-- doppelkopf, a trick of 40 points or more; a fox, an AD that the other party
-- takes, if there are no pigs; Charlie, a JC that wins the last trick.
-- [] Those of one party are set against those of the other, and the rest is
-- added to the value of Re or taken from it. During the round they are noted
-- doubled: a doppelkopf or Charlie as 2, a fox as 1 for one party and -1 for
-- the other.
-- [charlie_caught] A JC that the other party takes in the last trick counts 1
-- for that party.
function doppelkopf:after_trick(winner)
  local left, points = #winner.hand, self:points_of(self:trick())
  if left == 1 then self.last_trick = true end
  if among(self.contract, solos) then return end
  self:count(winner, points >= 40 and 2 or 0, "doppelkopf")
  self:count_caught(winner, not self.pigs and "AD", "fox")
  if left == 0 then
    self:count_caught(winner, self.option.charlie_caught and "JC", "Charlie")
    self:count(winner, self:who_played "JC" == winner and 2 or 0, "Charlie")
  end
  if self.contract == "marriage" and not winner.party
    and (winner ~= self.declarer or winner.tricks == 3) then
    self:find_parties(winner)
  end
end

-- Re needs 121 points, or 120 if kontra was said and nothing else; Kontra needs
-- the rest. Each player of a party gets the value that each of the others
-- loses; whoever plays alone, in a silent solo too, thrice it.
function doppelkopf:score_round()
  self:score_parties(self:worth(self:party(1), self:party(2)))
end

function doppelkopf:needed()
  return self.kontra == "kontra" and not self.re and 120 or 121
end

-- Kontra gets 1 more for beating Re, who are called the old ones, but not if Re
-- plays alone. The value is told for Re; below 0 Kontra gets it.
function doppelkopf:worth(re, kontra)
  -- DDV, Turnierspielregeln (TSR) 7.1.4: if both parties fail, nobody wins, and
  -- 7.2.2 (a), below 90, 60 and 30, counts for each all the same.
  local alone, special = #re.players == 1, (re.count - kontra.count) // 2
  local list, won = self:count_announcements(self:needed(), re, kontra)
  list[#list + 1] = { won == 2 and not alone and -1, "against the old ones" }
  list[#list + 1] = { not alone and special, "special points" }
  return count_lines(list)
end

example "twelve cards each" {
  first_dealer = 4, moves = {}, legal = { "healthy", "reservation" },
  leaves = { counts = { 12, 12, 12, 12 }, stock = 0 },
}

example "a marriage takes both queens of clubs" {
  first_dealer = 4, deal = { { hands = { "QC 9C" , "*", "QC" } } },
  moves = { "reservation", "healthy", "healthy", "healthy" },
  legal = solos, refused = { "marriage" }, because = "a marriage takes both QC",
}

example "a solo goes before a marriage" {
  first_dealer = 4, deal = { { hands = { "QC QC" } } },
  moves = { "reservation", "healthy", "reservation", "healthy", "no",
    "solo aces" },
  leaves = { contract = "solo aces", declarer = 3 },
}

example "both queens of clubs may want a solo, too" {
  first_dealer = 4, deal = { { hands = { "QC QC" } } },
  moves = { "reservation", "healthy", "reservation", "healthy", "yes" },
  allowed = { "solo clubs" },
}

example "of two tens of hearts the first wins" {
  trick = "10H QC 10H AD", winner = 1 }

example "the queen of clubs is no club" {
  trick = "9C", hand = "QC KC AS", legal = "KC",
  refused = "QC", because = "follow_suit",
}

example "the ten of hearts is a trump, and follows trumps" {
  trick = "JD", hand = "10H AH 9S", legal = "10H" }

example "in a solo of queens the ten is below the ace, above the king" {
  contract = "solo queens", trick = "KH 10H JH 9H", winner = 2 }

example "what cards count" { cards = "AC 10C KC QC JC 9C", points = 30 }

-- The moves after four are healthy.
local function after(text)
  local moves = split "healthy healthy healthy healthy"
  for _, move in ipairs(text == "" and {} or split(text)) do
    moves[#moves + 1] = among(move, "no30 no60 no90")
      and "no " .. move:sub(3) or move
  end
  return moves
end

example "forty points in a trick are a doppelkopf" {
  first_dealer = 4, moves = after "10H 10H 10D 10D",
  deal = { { hands = { "10H *", "10H *", "10D *", "10D *" } } },
  leaves = { counted = { 2, 0, 0, 0 } },
}

example "a fox counts for whoever takes it, and against its owner" {
  first_dealer = 4, deal = { { hands = { "10H *", "AD *", "9D *", "9D *" } } },
  moves = after "10H AD 9D 9D", leaves = { counted = { 1, -1, 0, 0 } },
}

example "a marriage decided in the third trick" {
  rounds = 1, first_dealer = 4,
  deal = { { hands = {
    "QC QC KH AC AD 9C KS AH 10H QD 10D 9S",
    "10S 10H 9D JD JC 10S KD 9S KD QS 9H JS",
    "10D KH AS JS KC AC JD 10C 9D AS QH AD",
    "9C JH QH QS AH KC QD JC 10C KS 9H JH" } } },
  moves = { "reservation", "healthy", "healthy", "healthy", "marriage", "10H",
    "10H", "JD", "JC", "KH", "9H", "QD", "JD", "QH", "QS", "no 30", "KS", "9S",
    "9S", "AS", "kontra", "10D", "QD", "QC", "QS", "10D", "JC", "JS", "JH",
    "JS", "9D", "QH", "AD", "AH", "AH", "KD", "AS", "10S", "KC", "JH", "9C",
    "9C", "10S", "AC", "10C", "10C", "9D" },
  scores = { -11, 11, 11, -11 },
}

example "noted doubled, 4 and -2 are three special points for Re" {
  step = "worth", gives = 4, with = {
    { points = 121, tricks = 6, count = 4, players = { 1, 2 } },
    { points = 119, tricks = 6, count = -2 } },
}

return doppelkopf
