-- A line of play that is tried: how far it goes and, where a move is refused,
-- which it is, why, by which rule, and what is allowed instead.

local core = require "tenace.core"
local definition = require "tenace.rules.definition"
local language = require "tenace.base.language"
local problem = require "tenace.base.problem"
local sentence = require "tenace.base.sentence"

local tried = {}

-- More moves than these are not listed.
local MOST = 20


--- tried.moves(text) -> list of moves; nil if there is none
-- @param text the moves with blanks between them, or with commas
function tried.moves(text)
  local list = definition.moves_of(text)
  return #list > 0 and list or nil
end


--- tried.plain(move) -> a move's text in one form: upper case, T for 10, its
-- cards sorted
function tried.plain(move)
  local words = {}
  for word in string.gmatch(string.upper(move), "%S+") do
    words[#words + 1] = string.gsub(word, "^T(.)$", "10%1")
  end
  table.sort(words)
  return table.concat(words, " ")
end


--- tried.by_itself(m, n, move) -> n + 1; or nil
-- Has the program made this move by itself behind decision n? Who tries a line
-- of play may name such a move, or leave it out.
function tried.by_itself(m, n, move)
  local moves, forced = core.moves_made(m.core)
  local is = forced[n + 1] and tried.plain(moves[n + 1]) == tried.plain(move)
  return is and n + 1 or nil
end


--- tried.why(m, move [, text [, shown]]) -> text
-- Why the rules refuse a move, with the rule's name and place, and with the
-- moves that are allowed.
-- @param text the reason, if it is known
-- @param shown function(path) -> the path as it is shown
function tried.why(m, move, text, shown)
  local why = m:why(move)
  text = text or why.says
  if why.rule and why.file then
    text = sentence.of("try_rule", { text = text, line = why.line,
      file = shown and shown(why.file) or why.file,
      rule = language.rule(why.rule) })
  end
  local legal = why.legal or {}
  if #legal == 0 or #legal > MOST then return text end
  return sentence.of("try_allowed", { text = text,
    moves = table.concat(legal, ", ") })
end


--- Makes a move; or answers why it is refused.
local function make(m, n, move, shown)
  local seat = m:turn()
  local allowed, reason = false, nil
  if seat then allowed, reason = m:allows(move) end
  if allowed then return nil, m:play(move) end
  local text = seat and tried.why(m, move, reason, shown)
  return { n = n, move = move, seat = seat,
    text = text or sentence.of "match_over" }
end


--- tried.each(m, moves, at, step) -> what step has answered; or nil
-- Goes through moves that somebody wants to make, but for those that the
-- program has made by itself.
-- @param at the decisions of the match before the first
-- @param step a function called with the number of the move and the move, which
-- it makes; it ends with the first answer that is true
function tried.each(m, moves, at, step)
  for n, move in ipairs(moves) do
    local behind = tried.by_itself(m, at, move)
    at = behind or m:decisions() + 1
    local ends = not behind and step(n, move)
    if ends then return ends end
  end
end


--- tried.line(match, moves [, how]) -> match, nil; or match, refused
-- Plays moves in a copy of a match; the match itself stays as it is.
-- @param moves a list
-- @param how.after a function called with the copy after each move: others
-- play; how.shown: see tried.why
-- @return the copy, as far as the moves go; and { n, move, seat, text } for the
-- first that is refused, with no seat if the match is over
function tried.line(match, moves, how)
  how = how or {}
  local m = match:copy()
  return m, tried.each(m, moves, m:decisions(), function(n, move)
    local refused = make(m, n, move, how.shown)
    if not refused and how.after then how.after(m) end
    return refused
  end)
end


--- tried.told(refused) -> what is said of a move that is refused: which it is,
-- whose turn it is, and why
-- @param refused as tried.line gives it
function tried.told(refused)
  return sentence.of(refused.seat and "example_move" or "example_move_over",
    refused)
end


--- tried.error(m, wrong, move) -> the error of a refused move, with the rule
function tried.error(m, wrong, move)
  local said = problem.of(wrong)
  if said.file or not (m.turn and m:turn() and m.why) then return said.text end
  return tried.why(m, move, said.text)
end


return tried
