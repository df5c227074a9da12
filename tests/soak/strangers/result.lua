-- Questions after a decision: who has won a trick, and what a round counts; a
-- part of tests/soak/strangers.lua.

local points_of = require("tenace.match.position").points
local seen = require "strangers.seen"
local show = require "tenace.face.say.show"

local ASKS = "The round is over. What does each side or player score for it, "
  .. "and what are the totals? Is the match over? If not, who deals the next "
  .. "round, and who decides or plays first in it?"

local result = {}


--- Whose turn it is, and for what, as text.
local function turn_text(m, names)
  local seat, question = m:turn()
  if not seat then return "nobody: the match is over" end
  return ("%s: %q"):format(names.players[seat], question.prompt)
end


--- Is the card last in its trick the highest of the suit led, by the ranks as
-- printed? Then the trick tells little about the rules.
local function sort_of_trick(entry)
  local first = entry.cards[1].cards
  for _, play in ipairs(entry.cards) do
    if play.cards:sub(-1) ~= first:sub(-1) then return "mixed" end
  end
  return "plain"
end


--- Who wins a trick, asked of the player who plays last to it.
function result.trick(self, m, text, entry)
  local list = seen.wanted(self, "trick", sort_of_trick(entry))
  if not list then return end
  local lines, names = text()
  lines[#lines + 1] = "You play "
    .. show.cards(entry.cards[#entry.cards].cards, self.style) .. "."
  seen.keep(self, list, lines,
    "Who wins this trick, and who acts next, doing what?",
    ("%s (%s); next %s"):format(names.players[entry.winner],
      seen.move_text(self, entry.why or ""), turn_text(m, names)))
end


--- How many points the cards of a trick count, where cards have points.
function result.points(self, entry)
  local cards = {}
  for _, play in ipairs(entry.cards) do cards[#cards + 1] = play.cards end
  cards = table.concat(cards, " ")
  local points = self.variant.facts.points
    and points_of(self.variant, {}, cards) or 0
  local list = points > 0 and seen.wanted(self, "points", "points")
  if not list then return end
  seen.keep(self, list, { "These cards are in a trick: "
    .. show.cards(cards, self.style) }, "How many points do they count?",
    tostring(points))
end


--- The cards that each side has taken in a round's tricks, and those that were
-- in no hand when the first card was played.
local function taken(self, story, names)
  local lines, won = {}, {}
  for i in ipairs(names.sides) do won[i] = {} end
  for _, entry in ipairs(story) do
    if entry.what == "trick" then
      local side = won[names.side_of[entry.winner]]
      for _, play in ipairs(entry.cards) do side[#side + 1] = play.cards end
    end
  end
  for i, name in ipairs(names.sides) do
    lines[#lines + 1] = ("  Cards in the tricks of %s: %s"):format(name,
      show.cards(table.concat(won[i], " "), self.style))
  end
  return lines
end


--- All hands as lines, and what of the pack is in none of them.
local function hands_text(self, hands, names, title)
  local lines, left = { title }, {}
  for card, n in pairs(self.variant.deck.counts) do left[card] = n end
  for player, hand in ipairs(hands) do
    lines[#lines + 1] = ("  %s: %s"):format(names.players[player],
      show.cards(hand, self.style))
    for _, card in ipairs(show.words(hand)) do left[card] = left[card] - 1 end
  end
  local rest = {}
  for card, n in pairs(left) do
    for _ = 1, n do rest[#rest + 1] = card end
  end
  table.sort(rest)
  if #rest > 0 and #rest <= 12 then
    lines[#lines + 1] = "  Left over, in no hand: "
      .. show.cards(rest, self.style)
  end
  return lines
end


--- What was written on the score sheet for a round, as text.
local function sheet_text(self, m, round, names)
  local lines = {}
  for _, one in ipairs(m:score_sheet()) do
    if one.round == round then
      lines[#lines + 1] = ("   %s: %+d, %s"):format(names.sides[one.side],
        one.points, seen.move_text(self, one.reason or ""))
    end
  end
  local totals = {}
  for i, name in ipairs(names.sides) do
    totals[i] = ("%s %d"):format(name, m:scores()[i])
  end
  lines[#lines + 1] = "   totals: " .. table.concat(totals, ", ")
  local over, winner = m:over()
  lines[#lines + 1] = over and ("   the match is over; %s won"):format(
    names.sides[winner] or "nobody") or "   the match goes on"
  return seen.join(lines)
end


--- The entries of a story from a place on, up to what is scored; and the
-- present round's entries up to there.
local function end_of_round(story, from)
  local last, round = {}, {}
  for i, entry in ipairs(story) do
    if i > from and entry.what == "score" or entry.what == "round_over"
      and i > from then break end
    if entry.what == "round" then round = {} end
    round[#round + 1] = entry
    if i > from then last[#last + 1] = entry end
  end
  return last, round
end


--- Who deals a round that has begun, and who acts first in it.
local function next_text(m, names)
  local dealer
  for _, entry in ipairs(m:story(1)) do
    if entry.what == "round" then dealer = entry.dealer end
  end
  return ("dealer: %s; first %s"):format(names.players[dealer] or "?",
    turn_text(m, names))
end


--- What lies melded, card by card.
local function melds_text(self, m, names)
  local lines = {}
  for _, meld in ipairs(m:view(1).melds or {}) do
    lines[#lines + 1] = ("  Melded by %s: %s"):format(names.sides[meld.side],
      show.cards(meld.cards, self.style))
  end
  return lines
end


--- What a finished round counts, asked of the declarer or of seat 1.
function result.score(self, m, round)
  local past = m:copy():undo(1)
  local view = past:view(1)
  local seat = type(view.declarer) == "number" and view.declarer or 1
  local sort = #m:score_sheet() > 0 and m:score_sheet()[#m:score_sheet()]
  local list = view.round == round and sort
    and seen.wanted(self, "score", (tostring(view.contract) .. sort.reason)
      :gsub("%d+", ""))
  if not list then return end
  local lines, names = seen.position(self, past, seat)
  local melds = melds_text(self, past, names)
  table.move(melds, 1, #melds, #lines + 1, lines)
  local _, narrator = seen.past_of(self, past, seat)
  local last, whole = end_of_round(m:story(seat), #past:story(seat))
  if self.first_hands then
    table.move(hands_text(self, self.first_hands, names,
      "Hands when the first card was played:"), 1, 9, #lines + 1, lines)
  end
  table.move(hands_text(self, past:hands(), names,
    "All cards lie open now. Hands at this moment:"), 1, 9, #lines + 1, lines)
  for _, entry in ipairs(last) do
    local text = narrator:tell(entry)
    if text then lines[#lines + 1] = text:gsub("^\n+", "") end
  end
  local won = self.variant.facts.melds and {} or taken(self, whole, names)
  table.move(won, 1, #won, #lines + 1, lines)
  seen.keep(self, list, lines, ASKS, ("\n%s\n   next %s"):format(
    sheet_text(self, m, round, names), next_text(m, names)))
end


return result
