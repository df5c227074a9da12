-- Rummy 500: melds lie open, discards may be taken, and all that lies counts.

local row = "2 3 4 5 6 7 8 9 10 J Q K A"

-- How many packs there are, and cards dealt to each player.
local function packs_of(option) return option.players > 4 and 2 or 1 end

local function size_of(option)
  local usual = option.players == 2 and 13 or 7
  return option.hand_size > 0 and option.hand_size or usual
end

local rummy = game "Rummy 500" {
  deck    = function(option)
    return french(52, { packs = packs_of(option),
      jokers = option.jokers and { "BJ", "BJ" } or nil })
  end,
  ranks   = row,                               -- low to high
  points  = function(option)
    local small = option.pips == "five" and 5 or nil
    return { BJ = option.jokers and 15 or nil, A = 15, ["K Q J 10"] = 10,
      ["9"] = small or 9, ["8"] = small or 8, ["7"] = small or 7,
      ["6"] = small or 6, ["5"] = small or 5, ["4"] = small or 4,
      ["3"] = small or 3, ["2"] = small or 2 }
  end,
  melds   = function(option)
    local low = option.low_ace
    return { sets = row, runs = low and "A " .. row or row, by = "all",
      different_suits = option.players < 5,    -- one pack: four of a rank
      wild = option.jokers and "BJ" or nil, named = option.jokers,
      naturals = 1, low_counts = low and 1 or nil,
      discard_last = option.must_discard }
  end,
  taking  = function(option)
    return { pile = "discard", down = true, top_free = option.top_free,
      others_help = option.taken_help }
  end,
  piles   = { discard = "all" },
  options = {
    players = number { 4, from = 2, to = 8, "how many play" },
    target = number { 500, from = 200, to = 1000, "points that win the match" },
    hand_size = choice { 0, 5, 6, 7, 8, 9, 10, 11, 12, 13,
      "cards dealt to each; 0: 13 for two players, otherwise seven" },
    jokers = flag { false, "two jokers in each pack stand for other cards" },
    pips = choice { "number", "five", "what cards from two to nine count" },
    top_free = flag { false, "the top discard alone may simply be taken" },
    taken_help = flag { true,
      "cards taken with the lowest one may be melded with it" },
    low_ace = flag { true, "aces are also below the two, and count 1 there" },
    must_discard = flag { false, "going out needs a last discard" },
    rounds = number {}, first_dealer = number {},
  },

  -- Ten cards at least are left as the stock.
  refuses = function(option)
    local all = packs_of(option) * (option.jokers and 54 or 52)
    local dealt = option.players * size_of(option) + 1
    if all - dealt < 10 then
      return "the deal needs " .. dealt .. " of " .. all
        .. " cards, and ten at least must be left as the stock"
    end
  end,
}

-- [players>4] Two packs are shuffled together.
-- [hand_size=0 and players=2] Thirteen cards each.
-- [hand_size=0 and players>2] Seven cards each.
-- [hand_size>0] {hand_size} cards each.
-- [] The next one is turned up and begins the discards, which lie spread: all
-- may look at all of them.
function rummy:deal()
  self:deal_each(size_of(self.option))
  self:draw(self.discard)
end

-- The dealer's left begins. Whoever is in turn draws a card or takes discards,
-- then melds and adds to any melds as often as wanted, and discards a card, if
-- one is left. Discards are taken down to a card that is melded at once or
-- added to a meld.
-- [taken_help] The cards on top of it go to the hand first, and may be melded
-- with it.
-- [not taken_help] It is melded with cards of the hand; the cards on top of it
-- do not help there.
-- [top_free] But the top discard alone may simply be taken.
-- [] The round ends when a player has no cards left, or when the stock is empty
-- and whoever is in turn takes no discards.
function rummy:round()
  self:deal()
  self:play_turns()
  self:score_round()
end

-- What a player has laid counts for that player, wherever it lies.
-- [low_ace] An ace that was laid below the two counts 1, even if the run grows
-- up to the king.
-- [] Cards left in the hand count against it. The total may fall below zero.
function rummy:score_round()
  for player in self:each_player() do
    self:score(player, lines {
      { player.points_laid, "cards laid down" },
      { -player.hand:points(), "cards in hand" },
    })
  end
end

-- All may see what the players have laid so far.
function rummy:standing()
  local laid = {}
  for player in self:each_player() do
    laid[player.number] = player.points_laid
  end
  return { laid = laid }
end


example "13 cards each for two players, and one begins the discards" {
  players = 2, step = "deal",
  leaves = { counts = { 13, 13 }, discard = 1, stock = 25 },
}

example "three of a rank are a set" {
  cards = "9H 9C 9D", meld = "set", points = 27,
}

example "an ace below the two counts 1" {
  cards = "AS 2S 3S", meld = "run", points = 6,
}

example "above the king 15" {
  cards = "QS KS AS", meld = "run", points = 35,
}

example "no run goes round the corner" {
  cards = "KS AS 2S", meld = false,
}

example "a joker stands for a card, and counts 15" {
  jokers = true, cards = "4H BJ=5H 6H", meld = "run", points = 25,
}

-- Seat 1 begins. The discards are 4C 9H JD 2S KH, from the bottom.
example "the discards down to the nine go with two more nines" {
  players = 2, hand_size = 5, first_dealer = 2,
  deal = { hands = { "9H 9C 9D 2S JC", "JD KH 3S 5H 10C" }, discard = "4C",
           stock = "7S 8D 3C 10S" },
  moves = { "done", "discard 9H", "discard JD", "draw", "discard 2S",
            "discard KH" },
  allowed = { "take 9H: 9H 9C 9D", "draw" },
  refused = { "take JD: JD JC", "take KH", "take 4C" },
}

example "a single jack does not take the jack" {
  players = 2, hand_size = 5, first_dealer = 2,
  deal = { hands = { "9H 9C 9D 2S JC", "JD KH 3S 5H 10C" }, discard = "4C",
           stock = "7S 8D 3C 10S" },
  moves = { "done", "discard 9H", "discard JD", "draw", "discard 2S",
            "discard KH" },
  refused = { "take JD" },
  because = "JD would have to be melded at once, and fits no meld: say with "
    .. "which cards, as in take 9H: 9H 9C 9D",
}

-- Seat 4 could take 3D when the stock is empty.
example "when the stock is empty, take or pass" {
  taken_help = false, hand_size = 10, first_dealer = 4,
  deal = { hands = { "2H JC AS 9D 8C 2S 10C 4C KD 7H",
                     "6C 6S 8D KH QH JD 9S 10H 5D 2D",
                     "JH 9C 4D 7C 8S AD QD 3H 9H 5S",
                     "3S KS 7D 4H QC 7S 3C 10S 8H 5C" },
           discard = "JS", stock = "4S KC QS 10D AC 6H AH 5H 6D 3D 2C" },
  moves = { "discard 4S", "discard KC", "discard QS", "discard 10D",
            "discard AC", "done", "discard 6H", "discard AH", "discard 5H",
            "discard 6D", "draw", "discard 3D", "discard 2C" },
  legal = { "take 3D: 3C 3D 3S", "pass" },
}

-- The stock gives 2C to seat 1, 9C to seat 2.
example "cards added to another's meld count for whoever lays them" {
  players = 2, hand_size = 5, first_dealer = 2,
  deal = { hands = { "5H 6H 7H KS QD", "4H 8H 3C 3D 3S" }, discard = "10D",
           stock = "2C 9C" },
  moves = { "meld 5H 6H 7H", "discard KS", "meld 3C 3D 3S", "meld 4H on 5H",
            "meld 8H on 5H" },
  scores = { 6, 21 },
}

example "three queens, three hearts and a fourth less 25: 27" {
  players = 2, hand_size = 9, first_dealer = 2,
  deal = { hands = { "QS QH QD 4H 5H 6H 7H AC 10D",
                     "2S 3S 4S 5S 6S 7S 8S 9S 10S" },
           discard = "KC", stock = "2C JS" },
  moves = { "meld QS QH QD; 4H 5H 6H", "meld 7H on 6H", "discard 2C",
            "meld 2S 3S 4S 5S 6S 7S 8S 9S 10S JS" },
  scores = { 27, 64 },
}

example "whoever has melded the last card discards nothing" {
  players = 2, hand_size = 5, first_dealer = 2,
  deal = { hands = { "2S 3S 4S 5S 6S", "JD KH 3C 5H 10C" }, discard = "4C",
           stock = "7S" },
  moves = { "meld 2S 3S 4S 5S 6S 7S" }, scores = { 27, -38 },
}

example "60 points in hand, and nothing laid" {
  players = 2, before = { 20, 0 },
  step = "score_round", held = { "KS QS JS 10S KH QH", "AS" },
  scores = { -40, -15 },
}

example "of 510 and 505 the higher wins" {
  players = 2, before = { 515, 515 },
  step = "score_round", held = { "5S", "10S" }, scores = { 510, 505 },
  won_by = 1,
}

return rummy
