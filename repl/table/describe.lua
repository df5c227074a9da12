-- A match as the prompt shows it: with all hands open.

local hand = require "tenace.face.say.hand"
local held = require "tenace.face.moment.held"
local melds = require "tenace.face.moment.melds"
local Names = require "tenace.face.moment.names"
local Narrator = require "tenace.face.moment.narrator"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local screen = require "tenace.face.table.screen"
local show = require "tenace.face.say.show"

local describe = {}


--- describe.is_match(item) -> true if it is a match.
function describe.is_match(item)
  local kind = type(item)
  if kind ~= "table" and kind ~= "userdata" then return false end
  local meta = debug.getmetatable(item)
  local methods = type(meta) == "table" and meta.__index
  return type(methods) == "table" and methods.view ~= nil
    and methods.decisions ~= nil
end


--- describe.hands(match, style [, names [, only]]) -> a line for each seat; *
-- marks the turn.
-- @param names the players' names; their seats if left out
-- @param only the one seat whose hand is shown
function describe.hands(match, style, names, only)
  names = names or Names.of(match.variant.sides, match.variant.players)
  local turn, rows = match:turn(), {}
  for player, cards in ipairs(match:hands()) do
    if only and player ~= only then goto continue end
    local view = match:view(player)
    local groups = held.groups(match.variant, view)
    local mark = player == turn and "*" or " "
    local lines = cards ~= "" and hand.lines(groups, nil, style,
      style.width - 10) or { "-" }
    for i, line in ipairs(lines) do
      rows[#rows + 1] = { i == 1 and names.players[player] .. mark or "", line }
    end
    ::continue::
  end
  return show.columns(rows)
end


local function heading(match, view, narrator)
  return language.passage { phrase("table.titled",
    { title = match.variant.title }), screen.status(view, narrator) }
end


local function turn_line(match, names)
  local player, question = match:turn()
  if player then
    return phrase("prompt.turn",
      { player = names.players[player], prompt = question.prompt })
  end
  local _, winner = match:over()
  if (winner or 0) == 0 then
    return names:no_winner(match:scores(), match.variant.facts.wins)
  end
  return names:side_says("table.match_won", winner)
end


--- describe.match(match, style [, closed]) -> lines
-- Status, hands, melds, table, turn.
-- @param closed true to show only the hand of the player to act
function describe.match(match, style, closed)
  local variant = match.variant
  local names = Names.of(variant.sides, variant.players)
  local narrator = Narrator.new(names, variant, style)
  local view = match:view((match:turn()) or 1)
  local lines = show.wrap(heading(match, view, narrator), style.width)
  local hands = describe.hands(match, style, names, closed and view.player)
  table.move(hands, 1, #hands, #lines + 1, lines)
  local laid = screen.labelled(melds.sections(view, narrator), style)
  table.move(laid, 1, #laid, #lines + 1, lines)
  if view.table and #view.table > 0 then
    lines[#lines + 1] = phrase("prompt.table",
      { plays = screen.plays(view.table, narrator) })
  end
  lines[#lines + 1] = show.sentence(turn_line(match, names), style)
  return lines
end


return describe
