-- Positions in which players who know the game agree which moves are wise, and
-- what a search makes of them. Each has `says`, what a wise player does; the
-- game, the seed and, where cards are fixed, the hands; the moves so far; and
-- the wise moves: cards, or bids. `today` is what the bot does where that is
-- not wise: a known weakness, which goes when somebody mends it.
--
--   tenace run tests/soak/wise_moves.lua [BOT]
--
-- prints them all, with what the bot does.

local tenace = require "tenace"

-- The bot that is asked.
local wise = { bot = "search:60" }

wise.positions = {
  { says = "covers the partner who plays nil", game = "spades",
    deal = { "10H 7H 5H *", "4H *",
      "AH 3H KS QS 4C 10C KC 5D 9D QD JD 7S 2S", "6H *" },
    moves = { "3", "0", "4", "4", "6H", "10H", "4H" }, wise = "AH",
    today = "3H" },
  { says = "bids what an even hand with two kings and two aces takes",
    game = "spades+first_dealer=4", seed = 1, moves = {}, wise = "2 3 4",
    deal = { "KS 9S 4S AH 9H 5H 3H KD QD 6D AC 8C 2C", "*", "*", "*" } },
  { says = "bids first the tricks that nobody can take away",
    game = "spades+first_dealer=4", seed = 1, moves = {}, wise = "7 8 9 10",
    deal = { "AS KS QS JS 3S AH KH QH AD KD 4D AC 5C", "*", "*", "*" } },
  { says = "does not trump the partner's winner", game = "whist",
    deal = { "2C 3C 7C *", "2H 7H 9H 4S 5S JS 2D 3D 5D 8D QD 10S 6S", "*",
      "AC KC 4C *" },
    moves = { "AC", "2C" }, wise = "2D 3D 5D 8D QD 4S 5S 6S 10S JS" },
  { says = "leads no winner into a hand that has trumped the suit",
    game = "whist",
    deal = { "3H 5H 2D 9D *", "5C 8C 3D QC JC *", "6C 10C KD 9C *",
      "AC KC 7C 4C 3C 2C AD 6D 4H 9H QS 8S 7S" },
    moves = { "AC", "3H", "5C", "6C", "2D", "3D", "KD", "AD" },
    wise = "2C 3C 4C 7C 6D 4H 9H 7S 8S QS" },
  { says = "leads the suit that the partner has bid", game = "bridge",
    deal = { "KH QH JH 10H 7H AC 4C *", "*",
      "9H 2H JD 8D 6D 5D 3D 8S 6S 3S 9C 7C 2C", "*" },
    moves = { "1H", "1NT", "pass", "3NT", "pass", "pass", "pass" },
    wise = "9H 2H" },
  { says = "keeps the ace of spades while the queen is out",
    game = "hearts+pass=0",
    deal = { "2C *", "3C *", "AC 4S *",
      "AS 3S 7S 5C 4D 6D JD 9H 2H QH 10C KC 8D" },
    moves = { "3C", "AC", "10C", "4S" }, wise = "3S 7S" },
  { says = "answers the partner's bid of its own long suit", game = "bridge",
    deal = { "AS KS JS 8S 4S AD QD 3D KH 5H 2H 9C 4C", "*",
      "QS 10S 6S 3S AH QH 9H AC JC 8C 7C 5D 2D", "*" },
    moves = { "1S", "pass" }, wise = "2S 3S 4S", today = "pass" },
  { says = "leaves the partner in a solid suit", game = "bridge",
    deal = { "AS KS QS JS 10S 9S 8S 7S 2H 3D 4D 5C 6C", "*",
      "8H 7H 6H 5H 4H 3H AD 9D 8D AC 9C 8C 7C", "*" },
    moves = { "4S", "pass" }, wise = "pass" },
  { says = "opens a seven-card suit without notrump", game = "bridge",
    seed = 102, moves = {}, wise = "1H 4H" },
  { says = "raises the partner's overcall with four of the suit",
    game = "bridge", seed = 21, moves = { "1C", "1S", "pass" },
    wise = "2S 3S 4S", today = "pass" },
  { says = "raises the partner's opening with five of the suit",
    game = "bridge", seed = 304, moves = { "1S", "pass" },
    wise = "2S 3S 4S 5S 6S", today = "3NT" },
  { says = "opens with twelve points, two aces and a king among them",
    game = "bridge", seed = 303, moves = { "pass" }, wise = "1C 1D 1H 1NT",
    today = "pass" },
  { says = "plays the six trumps that make more in all cards seen",
    game = "skat", seed = 202, moves = { "18", "pass", "pass", "take",
      "8S 9S" }, wise = "clubs" },
  { says = "plays no grand without the jack of clubs on two aces",
    game = "skat", seed = 206, moves = { "18", "pass", "pass", "take",
      "7D 9D" }, wise = "hearts", today = "grand" },
  { says = "plays hand where that is made in 99 of 100", game = "skat",
    seed = 408, moves = { "pass", "pass", "18" }, wise = "hand" },
  { says = "plays no null ouvert with the king of a suit alone above nine",
    game = "skat", deal = { "*", "*", "7C 7D 9D KD 8H 10H 7S 8S 9S KS" },
    moves = { "pass", "18", "pass", "hand" }, wise = "null" },
  { says = "throws no wild card away while a black three is safe",
    game = "canasta",
    deal = { "*", "*", "*", "4C 8C 10C 5D 9D JD 7H AH 2S 3S KS" },
    moves = {}, wise = "3S 4C 5D" },
}


--- wise.match(position) -> the match in which the move is to be made
function wise.match(position)
  local m = tenace.new(position.game, { seed = position.seed or 1,
    deal = position.deal and { hands = position.deal } })
  for _, move in ipairs(position.moves) do assert(m:play(move)) end
  return m
end


--- wise.is_wise(position, move) -> boolean
function wise.is_wise(position, move)
  local said = string.gsub(move, "^discard ", "")
  for one in string.gmatch(position.wise, "%S+") do
    if one == said then return true end
  end
  return false
end


return wise
