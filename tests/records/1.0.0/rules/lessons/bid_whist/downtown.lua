-- Downtown: low cards win the tricks.

return lesson "Downtown" {
  of   = "bid_whist",
  text = "A bid says how many tricks above six your side will take, and which "
    .. "way up: uptown the high cards win, downtown the low ones. Aces are "
    .. "high both ways.",

  options = { first_dealer = 4 },            -- you speak first
  deal = { hands = { "AS 2S 3S 4S 5S 7S AH 2H 3H AD 2D 3C" } },

  steps = {
    {
      says = "Three aces, and deuces and threes behind them: you speak first.",
      expect = { "4 downtown", "5 downtown" },
      blocked = {
        pass = "this hand wins many tricks: only say which way up.",
        ["4"] = "a number alone is uptown, where your deuces are the lowest.",
        ["4 no trump"] = "six spades would be a pity without trumps.",
      },
      otherwise = "Promise four, five at the most, and say downtown.",
      others = "pass pass pass",
      right = "All others pass.",
    },
    {
      says = "You name the trump suit before anybody has seen the kitty.",
      expect = "spades",
      otherwise = "Take the suit in which you hold most cards.",
      right = "Downtown with spades: ace, deuce, three, four and five are the "
        .. "highest trumps below the jokers.",
    },
  },
}
