-- Euchre: two partnerships, five tricks, the jacks of trump's colour on top.

local euchre = game "Euchre" {
  players     = 4,
  sides       = "partners",                    -- 1 and 3 against 2 and 4
  deck        = function(option)
    return deck { suits = "C D H S", ranks = "9 10 J Q K A",
                  jokers = option.joker and { "BJ" } or {} }
  end,
  ranks       = "9 10 J Q K A",                -- low to high
  piles       = { turned = "all", away = "none" },
  obligations = { follow_suit },
  round       = { trump = suit, joker_suit = suit,
                  maker = player, alone = flag, defender = player },
  options     = {
    target = number { 10, from = 5, to = 21 },
    stick_dealer = flag { false,
      "when all others have passed twice, the dealer must name a suit" },
    alone_lead = choice { "eldest", "left_of_maker",
      "who leads against a player alone: as always, or the maker's left" },
    defend_alone = flag { false,
      "one defender may play alone against a maker who plays alone" },
    partner_alone = flag { false,
      "whoever orders up a dealing partner must play alone" },
    joker = flag { false, "a joker is the highest trump" },
    joker_turned = choice { "asked", "dealer_makes", needs = { joker = true },
      "who makes trump if the joker is turned up: whoever orders it up or "
      .. "names a suit, as ever; or the dealer" },
    rounds = number {}, first_dealer = number {},
  },
}

local suits = "clubs diamonds hearts spades"

-- The highest trump is the jack of trumps, the right bower; next is the other
-- jack of its colour, the left bower.
-- [joker] A joker is above both.
function euchre:order()
  if not self.trump then return {} end
  return { trump = self.trump,
           top = bowers(self.trump, self.option.joker and "BJ") }
end

-- [not joker] A card is turned up, and each player gets five; three are left
-- over.
-- [joker] A card is turned up, and each player gets five; four are left over.
-- If the card is a joker, the dealer names its suit before anybody looks.
function euchre:deal()
  self:draw(self.turned)
  if not suit(self.turned:top()) then
    self.joker_suit = self:choose_suit(self.dealer, "which suit is the joker?")
  end
  self:deal_each(5)
end

function euchre:turned_suit()
  return self.joker_suit or suit(self.turned:top())
end

-- The dealer's left leads, or the next player who takes part.
-- [alone_lead=left_of_maker] Against a player alone the maker's left leads, or
-- the next who takes part.
function euchre:round()
  self:deal()
  self:make_trump()
  self:let_play_alone()
  local left = self.option.alone_lead == "left_of_maker" and self.alone
  self:play_tricks {
    leader = self:left_of(left and self.maker or self.dealer) }
  self:score_round()
end

-- From the dealer's left each may order the turned card up. If all pass, each
-- may name one of the other suits.
-- [not stick_dealer] If all pass again, the next player deals; a deal thrown in
-- is no round.
-- [stick_dealer] If all others pass again, the dealer must name one.
-- [joker_turned=dealer_makes] If the card is a joker, nobody is asked: the
-- dealer is the maker, and does not play alone.
function euchre:make_trump()
  -- A rule page on British Euchre, netplaces.com: "If the Benny is turned up
  -- and you're the dealer, your team automatically becomes the makers."
  -- Pagat's page on it has all players asked as ever.
  if self.joker_suit and self.option.joker_turned == "dealer_makes" then
    return self:take_up(self.dealer, false)
  end
  for player in self:each_player(self:next_in_turn(self.dealer)) do
    if self:order_up(player) then return end
  end
  for player in self:each_player(self:next_in_turn(self.dealer)) do
    if self:name_suit(player) then return end
  end
  -- Bicycle, as Hoyle: the cards are gathered, and the next dealer deals.
  self:deal_again(self:left_of(self.dealer))
end

-- A player who orders up makes the turned card's suit trump. The dealer takes
-- the card and puts one away, unless the dealer's partner plays alone.
-- [partner_alone] The dealer's partner orders up only to play alone.
function euchre:order_up(player)
  local partner = player == self:partner_of(self.dealer)
  local must = partner and self.option.partner_alone
  local said = self:choose(player, "order up the turned card?",
    { not must and "order up", "order up alone", "pass" })
  if said == "pass" then return end
  self:take_up(player, said == "order up alone")
  return true
end

function euchre:take_up(maker, alone)
  self.maker, self.trump, self.alone = maker, self:turned_suit(), alone
  if alone and maker == self:partner_of(self.dealer) then return end
  self:move(self.turned, self.turned, self.dealer)
  self:put_away(self.dealer, "which card do you put away?", 1, self.away)
end

-- The suit turned down cannot be named.
function euchre:name_suit(player)
  local names = {}
  for name in suits do
    if suit(name) ~= self:turned_suit() then names[#names + 1] = name end
  end
  local stuck = player == self.dealer and self.option.stick_dealer
  local said = self:choose(player, "which suit is trump?",
    { combine(names, { "", "alone" }), not stuck and "pass" })
  if said == "pass" then return end
  local name, alone = part(said, suits)
  self.maker, self.trump, self.alone = player, suit(name), alone ~= nil
  return true
end

-- Whoever orders up or names a suit is the maker, and may say alone with it:
-- then the maker's partner lays the cards face down and takes no part.
-- [defend_alone] Against a maker alone one defender may play alone, too.
function euchre:let_play_alone()
  if not self.alone then return end
  self:sit_out(self:partner_of(self.maker), self.away)
  if not self.option.defend_alone then return end
  for player in self:each_other(self.maker) do
    if self:ask_yes_no(player, "do you defend alone?") then
      self.defender = player
      return self:sit_out(self:partner_of(player), self.away)
    end
  end
end

-- The makers get one point for three or four tricks, two for all five, and four
-- for all five if one of them played alone.
-- [not defend_alone] With fewer than three tricks they are euchred: the others
-- get two points.
-- [defend_alone] With fewer than three tricks they are euchred: the others get
-- two points, or four if one defended alone.
function euchre:score_round()
  local side = self.maker.side
  if side.tricks == 5 then
    self:score(side, self.alone and 4 or 2, "all five tricks")
  elseif side.tricks >= 3 then
    self:score(side, 1, "three tricks")
  else
    self:score_others(side, self.defender and 4 or 2, "euchred")
  end
end


example "five cards each, one is turned up, three are left" {
  step = "deal", leaves = { counts = { 5, 5, 5, 5 }, turned = 1, stock = 3 },
}

example "the suit turned down cannot be named" {
  first_dealer = 4, deal = { turned = "9S" },
  moves = { "pass", "pass", "pass", "pass" },
  legal = { "clubs", "clubs alone", "diamonds", "diamonds alone", "hearts",
            "hearts alone", "pass" },
}

example "all pass twice: the next player deals, and it is the same round" {
  rounds = 1, first_dealer = 4, deal = { turned = "9S" },
  moves = split "pass pass pass pass pass pass pass pass",
  legal = { "order up", "order up alone", "pass" },
  leaves = { dealer = 1, counts = { 5, 5, 5, 5 } },
}

example "the partner of who plays alone lays the cards down" {
  first_dealer = 4, deal = { turned = "9S" },
  moves = { "pass", "order up alone" },
  leaves = { maker = 2, alone = true, turned = 1, away = 5,
             counts = { 5, 5, 5, 0 } },
}

example "the right bower beats the left, and the left the ace" {
  trump = "H", trick = "AH JD JH", winner = 3,
}

example "the left bower is a trump, so trumps follow it" {
  trump = "H", trick = "JD", hand = "KD 9H", legal = "9H",
  refused = "KD", because = "follow_suit",
}

example "the left bower does not follow its own suit" {
  trump = "C", trick = "AS 9S", hand = "JS KS AH", legal = "KS",
}

example "the dealer takes the card that is ordered up, and puts one away" {
  first_dealer = 4,
  deal = { turned = "9S", hands = { [4] = "9H 10H QH KH AH" } },
  moves = { "order up", "9S" },
  leaves = { maker = 1, trump = "S", turned = 0, away = 1,
             counts = { 5, 5, 5, 5 } },
}

example "one defender may play alone, too" {
  defend_alone = true, first_dealer = 4,
  deal = { turned = "9S", hands = { [4] = "9H 10H QH KH AH" } },
  moves = { "order up alone", "9S", "no", "yes" },
  leaves = { defender = 4, counts = { 5, 0, 0, 5 } },
}

example "three tricks count one" {
  maker = 1, tricks = { 3, 2 }, scores = { 1, 0 },
}

example "all five count two" {
  maker = 4, tricks = { 0, 5 }, scores = { 0, 2 },
}

example "all five alone count four" {
  maker = 3, alone = true, tricks = { 5, 0 }, scores = { 4, 0 },
}

example "with two tricks the makers are euchred" {
  maker = 1, tricks = { 2, 3 }, before = { 9, 9 }, scores = { 9, 11 },
  won_by = 2,
}

return euchre
