-- Call Break: each player calls a number of tricks; spades are always trumps.

local SPADES = cards_of("2 3 4 5 6 7 8 9 10 J Q K A", "S")
local COURTS = cards_of "A K Q J"

local call_break = game "Call Break" {
  players     = 4,
  deck        = french(52), family = "bidding",
  ranks       = "2 3 4 5 6 7 8 9 10 J Q K A",  -- low to high
  decimals    = 1,                             -- a score of 42 is written 4.2
  obligations = {
    unless({ must_beat = false }, beat_led), follow_suit, overtrump,
  },
  round       = { call = each_player(number) },
  options     = {
    rounds = number { 5, from = 1, to = 20 },
    least_call = number { 1, from = 1, to = 3, "the lowest call" },
    most_call = number { 13, from = 8, to = 13, "the highest call" },
    must_beat = flag { true,
      "the cards of the suit led must be beaten if possible" },
    redeal = choice { "no_spade", "no_spade_or_court", "none",
      "which hands are thrown in" },
    overtricks = choice { "tenth", "none", "one",
      "what each trick above the call counts" },
    eight = choice { "plain", "wins", "double",
      "what a call of eight or more does that is made" },
    twice_fails = flag { false,
      "twice as many tricks as called, or more, are a call missed" },
    first_round = choice { "called", "tricks",
      "what counts in the first round" },
    first_dealer = number {},
  },
  turn        = flag { false, name = "clockwise",
    "deal, call and lead pass to the left" },
}

-- Spades are always trumps.
function call_break:order()
  return { trump = "S" }
end

-- Thirteen cards each, one at a time.
function call_break:deal() self:deal_each(13) end

-- The player after the dealer leads to the first trick, spades too.
function call_break:round()
  self:deal()
  self:throw_in()
  if self:are_called() then self:let_call() end
  self:play_tricks()
  self:score_round()
end

-- [redeal=no_spade] A hand without a spade is thrown in: the same player deals
-- again.
-- [redeal=no_spade_or_court] A hand without a spade, or without an ace, king,
-- queen or jack, is thrown in: the same player deals again.
function call_break:throw_in()
  local which = self.option.redeal
  for player in self:each_player() do
    local says
    if which ~= "none" and not self:tell_holds(player, SPADES) then
      says = "no spade: thrown in"
    elseif which == "no_spade_or_court"
      and not self:tell_holds(player, COURTS) then
      says = "no ace, king, queen or jack: thrown in"
    end
    if says then
      self:say(player, says)
      self:deal_again()
    end
  end
end

-- [first_round=tricks] In the first round nobody calls.
function call_break:are_called()
  return self.option.first_round == "called" or self.round_number > 1
end

-- From the player after the dealer each calls once, from {least_call} to
-- {most_call} tricks.
function call_break:let_call()
  for player in self:each_player(self:next_in_turn(self.dealer)) do
    player.call = self:ask_number(player, "how many tricks do you call?",
      self.option.least_call, self.option.most_call)
  end
end

-- [eight=wins] A call of eight or more that is made wins the match at once; of
-- two such calls the higher, of equal ones that which was said first.
function call_break:score_round()
  local won
  for player in self:each_player(self:next_in_turn(self.dealer)) do
    local points, says = self:worth(player)
    self:score(player, points, says)
    local eight = self.option.eight == "wins" and player.call
      and player.call >= 8 and points > 0
    if eight and (not won or player.call > won.call) then won = player end
  end
  if won then self:end_match(won) end
end

-- Whoever takes as many tricks as called gets the call, and loses it with
-- fewer.
-- [overtricks=tenth] Each trick above the call counts a tenth.
-- [overtricks=none] Tricks above the call count nothing.
-- [overtricks=one] Each trick above the call counts one.
-- [eight=double] A call of eight or more that is made counts double.
-- [twice_fails] Whoever takes twice the call or more loses the call.
-- [first_round=tricks] In the first round each trick counts one.
function call_break:worth(player)
  local call, tricks, option = player.call, player.tricks, self.option
  if not call then return 10 * tricks, "tricks" end
  if tricks < call then return -10 * call, "call missed" end
  if option.twice_fails and tricks >= 2 * call then
    return -10 * call, "twice the call"
  end
  local more = { tenth = 1, none = 0, one = 10 }
  local times = option.eight == "double" and call >= 8 and 2 or 1
  return times * 10 * call + more[option.overtricks] * (tricks - call),
    "call made"
end


example "whoever can beat the card led must" {
  trick = "10H", hand = "7H JH KD", legal = "JH", refused = "7H",
  because = "beat_led",
}

example "whoever cannot may follow with any card" {
  trick = "10H", hand = "7H 9H KD", legal = "7H 9H",
}

example "whoever has none must trump" {
  trick = "10H", hand = "2S KD", legal = "2S", refused = "KD",
  because = "overtrump",
}

example "once somebody has trumped nobody need beat the suit led" {
  trick = "10H 9S", hand = "2H KH 10S", legal = "2H KH",
}

example "a trump is beaten if possible" {
  trick = "10H 9S", hand = "10S 2S KD", legal = "10S",
}

example "a lower trump is not owed" {
  trick = "10H 9S", hand = "2S KD", legal = "2S KD",
}

example "spades that are led must be beaten, too" {
  trick = "9S", hand = "2S 10S KH", legal = "10S",
}

example "thirteen cards each, and a call from one to thirteen" {
  first_dealer = 4, moves = {}, leaves = { counts = { 13, 13, 13, 13 } },
  legal = split "1 2 3 4 5 6 7 8 9 10 11 12 13",
}

example "as many tricks as called, more, and fewer" {
  call = { 4, 4, 1, 4 }, tricks = { 4, 6, 1, 2 }, scores = { 40, 42, 10, -40 },
}

example "after the last round the highest total wins" {
  round_number = 5, before = { 63, 60, -10, 20 },
  call = { 4, 4, 1, 4 }, tricks = { 4, 6, 1, 2 },
  scores = { 103, 102, 0, -20 }, won_by = 1,
}

return call_break
