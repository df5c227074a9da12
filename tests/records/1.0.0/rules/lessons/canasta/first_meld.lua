-- What a side's first meld must count.

return lesson "The first meld" {
  of   = "canasta",
  text = "The first cards that a side lays down must count enough: 50 at the "
    .. "start of a match. Aces and twos count 20, kings down to eights 10, "
    .. "sevens and lower 5.",

  seed = 4,                                  -- seat 4 deals, you play first
  deal = {
    hands   = { "AS AH AD KS KH KD 2C 9C 8C 7C 6C" },
    discard = "4H",
  },

  steps = {
    {
      says = "The pile showed a four, of which you have none, so you have "
        .. "drawn. Kings or aces: which of them count enough alone?",
      expect = "meld AS AH AD",
      blocked = {
        ["meld AS AH 2C"] = "it spends a wild card, and the third ace fits "
          .. "nowhere else.",
        done = "60 points in aces are a good beginning.",
      },
      otherwise = "Lay down three aces, which count 60.",
      right = "60 points: your side has melded, and from now on its melds may "
        .. "count any number of points.",
    },
    {
      says = "The kings alone were too few a moment ago. And now?",
      expect = "meld KS KH KD",
      blocked = { done = "the kings may go down, too." },
      otherwise = "Three kings, without the wild card.",
      right = "Your partner can add to both from now on.",
    },
  },
}
