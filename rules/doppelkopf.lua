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
-- marriage, which is both QC. The only player with one names the game, a solo
-- if it is without both QC.
-- [not mandatory] Several are asked in this order for a solo, until one says
-- yes and plays it; only a player with both QC may say no.
-- [mandatory] Several are asked in this order for a solo, first those who owe
-- one, until one says yes and plays it; only a player with both QC may say no.
-- With as many rounds left as solos owed the first who owes one must play.
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

-- Kontra gets 1 more for beating Re, who are called the old ones, but not if Re
-- plays alone. The value is told for Re; below 0 Kontra gets it.
function doppelkopf:worth(re, kontra)
  -- DDV, Turnierspielregeln (TSR) 7.1.4: if both parties fail, nobody wins, and
  -- 7.2.2 (a), below 90, 60 and 30, counts for each all the same.
  local alone, special = #re.players == 1, (re.count - kontra.count) // 2
  local needed = self.kontra == "kontra" and not self.re and 120 or 121
  local list, won = self:count_announcements(needed, re, kontra)
  list[#list + 1] = { won == 2 and not alone and -1, "against the old ones" }
  list[#list + 1] = { not alone and special, "special points" }
  return count_lines(list)
end

example "of two tens of hearts the first wins" {
  trick = "10H QC 10H AD", winner = 1 }
example "or the second" {
  second_ten = "second", trick = "10H QC 10H AD", winner = 3 }
example "the second, but not in the last trick" {
  second_ten = "second_not_last", last_trick = true, trick = "10H QC 10H AD",
  winner = 1,
}

example "before the last trick the second wins" {
  second_ten = "second_not_last", trick = "10H QC 10H AD", winner = 3 }
example "pigs are above the tens of hearts" {
  pigs = 2, options = { pigs = true }, trick = "10H AD QC KC", winner = 2 }
example "clubs rank ace, ten, king, nine" { trick = "KC 10C AC 9C", winner = 3 }

example "the queen of clubs is no club" {
  trick = "9C", hand = "QC KC AS", legal = "KC",
  refused = "QC", because = "follow_suit",
}

example "the ten of hearts is a trump, and follows trumps" {
  trick = "JD", hand = "10H AH 9S", legal = "10H" }
example "in a solo of hearts the other hearts are trumps too" {
  contract = "solo hearts", trick = "JD", hand = "AH 9D AC", legal = "AH" }
example "and diamonds are none" {
  contract = "solo hearts", trick = "AD 9H KD 10D", winner = 2 }
example "in a solo of queens the ten is below the ace, above the king" {
  contract = "solo queens", trick = "KH 10H JH 9H", winner = 2 }
example "and only queens are trumps" {
  contract = "solo queens", trick = "AH QD JC 10H", winner = 2 }
example "in a solo of jacks the queen is a card of its suit" {
  contract = "solo jacks", trick = "9C", hand = "QC JC AS", legal = "QC" }
example "in a solo of aces nothing is trump" {
  contract = "solo aces", trick = "9S 10H QC AS", winner = 4 }
example "twelve cards each" {
  first_dealer = 4, moves = {}, legal = { "healthy", "reservation" },
  leaves = { counts = { 12, 12, 12, 12 }, stock = 0 },
}

example "without nines ten each" {
  nines = false, first_dealer = 4, moves = {},
  leaves = { counts = { 10, 10, 10, 10 } },
}

example "a marriage takes both queens of clubs" {
  first_dealer = 4, deal = { { hands = { "QC 9C" , "*", "QC" } } },
  moves = { "reservation", "healthy", "healthy", "healthy" },
  legal = solos, refused = { "marriage" }, because = "a marriage takes both QC",
}

example "nobody has a reservation: the dealer's left leads" {
  first_dealer = 4, deal = { { hands = { "9C QC" } } },
  moves = { "healthy", "healthy", "healthy", "healthy", "9C" },
  leaves = { contract = "normal" },
}

example "a solo goes before a marriage" {
  first_dealer = 4, deal = { { hands = { "QC QC" } } },
  moves = { "reservation", "healthy", "reservation", "healthy", "no",
    "solo aces" },
  leaves = { contract = "solo aces", declarer = 3 },
}

example "whoever lacks a queen must want a solo then" {
  first_dealer = 4, deal = { { hands = { "QC QC", "9C", "9C" } } },
  moves = { "reservation", "healthy", "reservation", "healthy", "no" },
  legal = solos,
}

example "both queens of clubs may want a solo, too" {
  first_dealer = 4, deal = { { hands = { "QC QC" } } },
  moves = { "reservation", "healthy", "reservation", "healthy", "yes" },
  allowed = { "solo clubs" },
}

example "the other's reservation was the only one left: a marriage" {
  first_dealer = 4, deal = { { hands = { "QC QC" } } },
  moves = { "reservation", "healthy", "healthy", "healthy", "marriage" },
  leaves = { contract = "marriage", declarer = 1 }, refused = { "re" },
  because = "the marriage is not decided",
}

-- Twelve cards each: seats 1 and 2 hold a QC, and are Re.
local seats = { { hands = { "QC AC AC 10H 10S KS 9S AH KH JD AD 9D",
  "QC KC KC 10H 10S KS 9S AH KH JD AD 9D", "9C 9C 9H QD *",
  "10C 10C 9H QD *" } } }
-- The moves after four are healthy.
local function after(text)
  local moves = split "healthy healthy healthy healthy"
  for _, move in ipairs(text == "" and {} or split(text)) do
    moves[#moves + 1] = among(move, "no30 no60 no90")
      and "no " .. move:sub(3) or move
  end
  return moves
end

-- What may be said after some moves.
for name, one in pairs {
  ["Re may say re, and all further steps at once"] = { "",
    allowed = { "re", "no 90", "no 60", "no 30", "black" },
    refused = { "kontra" }, because = "you are Re, not Kontra" },
  ["a step that is skipped is said, too"] = { "no60", refused = { "no 90" },
    because = "your side has said that already", leaves = { re = "no 60" },
    allowed = { "no 30" } },
  ["the partner may go on"] = { "re AC", allowed = { "no 90" },
    refused = { "re" }, because = "your side has said that already" },
  ["Kontra may not say re"] = { "AC KC", allowed = { "kontra" },
    refused = { "re" }, because = "you are Kontra, not Re" },
  ["eleven cards are enough for re"] = { "AC KC 9C 10C",
    allowed = { "re", "no 90" } },
  ["ten are too few"] = { "AC KC 9C 10C AC KC 9C 10C", refused = { "re" },
    because = "too late: 11 cards are needed" },
  ["but not for a reply to kontra"] = {
    "AC KC 9C 10C AC KC kontra 9C 10C",
    allowed = { "re" }, leaves = { kontra = "kontra" },
    refused = { "no 90" }, because = "too late: 11 cards are needed" },
  ["after such a reply the party says nothing more"] = {
    "AC KC 9C 10C AC KC kontra 9C 10C re", refused = { "no 90", "black" },
    because = "too late: 11 cards are needed" },
  ["nine are too few for a reply, too"] = {
    "AC KC 9C 10C AC KC kontra 9C 10C AH KH 9H 9H", refused = { "re" },
    because = "too late: 10 cards are needed" },
  ["no 90 takes ten"] = { "re AC KC 9C 10C AC KC 9C 10C",
    allowed = { "no 90" } },
  ["and no fewer"] = { "re AC KC 9C 10C AC KC 9C 10C AH KH 9H 9H",
    refused = { "no 90", "no 60" },
    because = "too late: 10 cards are needed" },
  ["no 60 takes nine"] = { "re AC KC 9C 10C AC KC 9C 10C no90 AH KH 9H 9H",
    allowed = { "no 60", "no 30" } },
  ["and no fewer than that"] = { because = "too late: 9 cards are needed",
    "re AC KC 9C 10C AC KC 9C 10C no90 AH KH 9H 9H 10H 10H QD QD",
    refused = { "no 60" } },
  ["no 30 takes eight"] = { allowed = { "no 30", "black" },
    "re AC KC 9C 10C AC KC 9C 10C no90 AH KH 9H 9H no60 10H 10H QD QD" },
} do
  one.deal, one.moves, one.first_dealer, one[1] = seats, after(one[1]), 4, nil
  example(name)(one)
end

example "what cards count" { cards = "AC 10C KC QC JC 9C", points = 30 }

-- Re with these points, tricks and players; and Kontra.
local function parties(points, tricks, n)
  return { { points = points, tricks = tricks, count = 0,
      players = n == 1 and { 1 } or { 1, 2 } },
    { points = 240 - points, tricks = 12 - tricks, count = 0 } }
end

-- What a round counts for Re.
for name, one in pairs {
  ["Re wins with 121"] = { { points = 121 }, 1 },
  ["Kontra wins with 120"] = { { points = 120 }, -2 },
  ["below 90 counts one more"] = { { points = 155 }, 2 },
  ["90 are not below 90"] = { { points = 150 }, 1 },
  ["below 60"] = { { points = 181 }, 3 },
  ["60 are not below 60"] = { { points = 180 }, 2 },
  ["below 30"] = { { points = 211 }, 4 },
  ["30 are not below 30"] = { { points = 210 }, 3 },
  ["no trick"] = { { points = 240, tricks = 12 }, 5 },
  ["a trick of no points"] = { { points = 240, tricks = 11 }, 4 },
  ["Kontra takes all"] = { { points = 0, tricks = 0 }, -6 },
  ["and with 151"] = { { re = "no 90", points = 151 }, 5 },
  ["not kept with 150"] = { { re = "no 90", points = 150 }, -5 },
  ["120 against no 90"] = { { re = "no 90", points = 120 }, -6 },
  ["not 119"] = { { re = "no 90", points = 121 }, -5 },
  ["kontra: 120 suffice"] = { { kontra = "kontra", points = 120 }, 3 },
  ["but not 119"] = { { kontra = "kontra", points = 119 }, -4 },
  ["re, kontra and 120"] = {
    { re = "re", kontra = "kontra", points = 120 }, -6 },
  ["re, kontra and 121"] = {
    { re = "re", kontra = "kontra", points = 121 }, 5 },
  ["re alone"] = { { re = "re", points = 121 }, 3 },
  ["both have failed: nobody wins"] = {
    { re = "no 90", kontra = "no 90", points = 130 }, 1 },
  ["Kontra has 120 against no 90, too"] = {
    { re = "no 90", kontra = "no 90", points = 120 }, 0 },
  ["both black, Re 57: Kontra has two steps and four against, Re one against"]
    = { { re = "black", kontra = "black", points = 57, tricks = 3 }, -5 },
  ["both no 60, Re 170: one step and two against"] = {
    { re = "no 60", kontra = "no 60", points = 170 }, 3 },
  ["no 90 against black, Re 75: Kontra has a step and one against, Re two"] = {
    { re = "no 90", kontra = "black", points = 75 }, 0 },
  ["no 60 kept"] = { { re = "no 60", points = 181 }, 7 },
  ["no 60 not kept"] = { { re = "no 60", points = 180 }, -6 },
  ["90 against it"] = { { re = "no 60", points = 150 }, -7 },
  ["120 against it"] = { { re = "no 60", points = 120 }, -8 },
  ["no 30 not kept"] = { { re = "no 30", points = 210 }, -7 },
  ["nor with 59"] = { { re = "no 30", points = 181 }, -7 },
  ["not 89"] = { { re = "no 60", points = 151 }, -6 },
  ["60 against it"] = { { re = "no 30", points = 180 }, -8 },
  ["no 30 kept"] = { { re = "no 30", points = 211 }, 9 },
  ["black, one trick lost"] = {
    { re = "black", points = 211, tricks = 11 }, -8 },
  ["30 against black"] = { { re = "black", points = 210, tricks = 11 }, -9 },
  ["black kept"] = { { re = "black", points = 240, tricks = 12 }, 11 },
  ["Kontra: black"] = { { kontra = "black", points = 0, tricks = 0 }, -12 },
  ["Re has 90 against it"] = { { kontra = "no 90", points = 90 }, 4 },
  ["Re stays below 90"] = { { kontra = "no 90", points = 89 }, -6 },
  ["Re has 120 against it"] = { { kontra = "no 90", points = 120 }, 5 },
  ["one side fails, the other keeps"] = {
    { re = "no 90", kontra = "no 60", points = 151 }, 11 },
  ["a solo lost"] = { { points = 120, alone = true }, -1 },
} do
  local given = one[1]
  example(name) { facts = { re = given.re, kontra = given.kontra },
    step = "worth", gives = one[2],
    with = parties(given.points, given.tricks or 1, given.alone and 1 or 2) }
end

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

example "pigs, and no nines" {
  options = { charlie_caught = true, nines = false, pigs = true }, rounds = 1,
  first_dealer = 4,
  deal = { { hands = {
    "KD AH QC 10D KD JC QD AH JS 10S",
    "JD AD JD 10S QS JC 10C AS AD KH",
    "QS KC AS 10H QC QH KS QH JH KC",
    "10H QD 10D JS 10C JH AC KS AC KH" } } },
  moves = { "healthy", "healthy", "healthy", "healthy", "10S", "10S", "KS",
    "KS", "QC", "QS", "QS", "10H", "10D", "QD", "AD", "QH", "JD", "QH", "JS",
    "KD", "QC", "QD", "KD", "AD", "AS", "AC", "JC", "10D", "JD", "10H", "KC",
    "AC", "AH", "10C", "AH", "KH" },
  scores = { -3, 3, -3, 3 },
}

-- Seat 3 deals, so seat 4 speaks first, and then seat 1, the soloist.
local solo = { "healthy", "reservation", "healthy", "healthy", "solo hearts" }
local leads = { { hands = { "9C *", "*", "*", "AH *" } } }

example "the dealer's left leads to a solo, too" {
  first_dealer = 3, deal = leads, moves = solo, allowed = { "AH" },
  leaves = { contract = "solo hearts", declarer = 1 },
}

example "unless every soloist leads" {
  solo_leads = true, first_dealer = 3, deal = leads, moves = solo,
  allowed = { "9C" },
}

example "with four rounds left four owed solos must be played" {
  mandatory = true, rounds = 4, first_dealer = 4, moves = {},
  legal = solos,
}

example "the first who owes one plays it" {
  mandatory = true, rounds = 4, first_dealer = 4, moves = { "solo aces" },
  leaves = { declarer = 1 },
}

example "a soloist who owed the solo leads" {
  mandatory = true, first_dealer = 3, deal = leads, moves = solo,
  allowed = { "9C" },
}

example "the announcer of a marriage does not lead" {
  mandatory = true, solo_leads = true, first_dealer = 3,
  deal = { { hands = { "QC QC *", "*", "*", "AH *" } } },
  moves = { "healthy", "reservation", "healthy", "healthy", "marriage" },
  allowed = { "AH" },
}

example "whoever wins three tricks in a marriage plays alone" {
  first_dealer = 4, deal = { { hands = { "QC QC 10H 10H *", "9D 9D KD *",
    "KD JD JD *", "JH JH JS *" } } },
  moves = split("reservation healthy healthy healthy marriage "
    .. "10H 9D KD JH 10H 9D JH QC KD JS"),
  allowed = { "re", "no 90" },
}

example "with five they may wait" {
  mandatory = true, rounds = 5, first_dealer = 4, moves = {},
  legal = { "healthy", "reservation" },
}

example "with one queen of clubs a solo must be wanted, too" {
  first_dealer = 4, deal = { { hands = { "QC 9C", "QC 9C" } } },
  moves = { "reservation", "reservation", "healthy", "healthy" },
  legal = solos,
}

example "forty points in a trick are a doppelkopf" {
  first_dealer = 4, moves = after "10H 10H 10D 10D",
  deal = { { hands = { "10H *", "10H *", "10D *", "10D *" } } },
  leaves = { counted = { 2, 0, 0, 0 } },
}

example "a fox counts for whoever takes it, and against its owner" {
  first_dealer = 4, deal = { { hands = { "10H *", "AD *", "9D *", "9D *" } } },
  moves = after "10H AD 9D 9D", leaves = { counted = { 1, -1, 0, 0 } },
}

example "both foxes in one hand are pigs" {
  options = { pigs = true }, first_dealer = 4,
  deal = { { hands = { "10H *", "AD AD *", "9D *", "9D *" } } },
  moves = after "10H AD 9D 9D",
  leaves = { pigs = 2, counted = { 0, 0, 0, 0 } },
}

example "noted doubled, 4 and -2 are three special points for Re" {
  step = "worth", gives = 4, with = {
    { points = 121, tricks = 6, count = 4, players = { 1, 2 } },
    { points = 119, tricks = 6, count = -2 } },
}

example "but not where one plays alone" {
  step = "worth", gives = 1, with = {
    { points = 121, tricks = 6, count = 4, players = { 1 } },
    { points = 119, tricks = 6, count = -2 } },
}

return doppelkopf
