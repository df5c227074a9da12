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
    return { pile = "discard", down = true, top_free = option.top_free }
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
    low_ace = flag { true, "aces are also below the two, and count 1 there" },
    must_discard = flag { false, "going out needs a last discard" },
    rounds = number { 0, from = 0, to = 144, silences = "target" },
    first_dealer = number { 0, from = 0, to = 8 },
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

-- One pack for up to four players, two packs for more. Thirteen cards each for
-- two players, seven for more, or as many as are chosen. The next one is turned
-- up and begins the discards, which lie spread: all may look at all of them.
function rummy:deal()
  self:deal_each(size_of(self.option))
  self:draw(self.discard)
end

-- The dealer's left begins. Whoever is in turn draws a card or takes discards,
-- then melds and adds to any melds as often as wanted, and discards a card, if
-- one is left. Discards are taken down to a card that is melded at once with
-- cards of the hand, or added to a meld; the cards taken with it do not help
-- there. The round ends when a player has no cards left, or when the stock is
-- empty and whoever is in turn takes no discards.
function rummy:round()
  self:deal()
  self:play_turns()
  self:score_round()
end

-- What a player has laid counts for that player, wherever it lies. Cards left
-- in the hand count against it. The total may fall below zero.
function rummy:score_round()
  for player in self:each_player() do
    self:score_lines(player, lines {
      { self:laid_points(player), "cards laid down" },
      { -player.hand:points(), "cards in hand" },
    })
  end
end

-- What the players have laid so far.
function rummy:standing()
  local laid = {}
  for player in self:each_player() do
    laid[player.number] = self:laid_points(player)
  end
  return { laid = laid }
end

return rummy
