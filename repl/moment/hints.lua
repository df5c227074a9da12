-- What a bot would play, or has played, and why, in sentences.

local amount = require "tenace.face.say.amount"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local hints = {}


--- Is a move said, rather than played? One that begins with a word, as `discard
-- 3C` does, is said.
local function is_said(match, question, move)
  local plays = question.kind == "card" or question.kind == "cards"
  return not plays or not match:parts(move).pieces[1].cards
end


--- The sentence that names the bot's move. Several cards may be passed on or
-- put away instead of played.
local function advised(match, question, move)
  local key = is_said(match, question, move) and "table.hint_say"
    or question.kind == "cards" and "table.hint_cards" or "table.hint"
  return phrase(key, { move = show.said(question, move, show.plain) })
end


--- Adds the sentences of reasons behind a first one.
local function with_reasons(list, found, names)
  local sentences = names:told(found).sentences
  return table.move(sentences, 1, #sentences, #list + 1, list)
end


--- Does the deal go on behind this move?
local function goes_on(match, move)
  local after = match:copy():play(move)
  return not after:over() and after:view(1).round == match:view(1).round
end


--- The best move with which the deal goes on; nil if there is none.
local function best_that_goes_on(match, found)
  local list = {}
  for i, one in ipairs(found.alternatives) do list[i] = one.move end
  table.move(match:moves() or {}, 1, #(match:moves() or {}), #list + 1, list)
  for _, move in ipairs(list) do
    if goes_on(match, move) then return move end
  end
end


--- hints.hint(match, names [, bot]) -> { move, sentences }
-- What the bot would play for the player in turn, and why. In a game for one a
-- deal that is given up is no hint, as long as there is another move. A
-- sentence has its cards as the library writes them; show.sentence gives them a
-- style.
function hints.hint(match, names, bot)
  local _, question = match:turn()
  local found = match:explain { bot = bot, names = names:inside(),
    you = names.seat, short = true }
  local other = #names.players == 1 and not goes_on(match, found.move)
    and best_that_goes_on(match, found)
  if other then
    return { move = other, sentences = { advised(match, question, other) } }
  end
  return { move = found.move,
    sentences = with_reasons({ advised(match, question, found.move) }, found,
      names) }
end


--- Which sentence tells what a move comes to: the key of it.
local function against_key(found)
  local cost = found.cost
  if found.made == found.move then return "same" end
  if not cost then return "unknown" end
  if cost.clear then return "worse" end
  if cost.gains then return "better" end
  for _, one in ipairs(found.alternatives) do
    local brings_less = one.move == found.made and one.clear and one.less > 0
    if brings_less then return "less" end
  end
  return "alike"
end


--- hints.against(match, names, move) -> { move = the bot's, sentences }
-- What a move comes to against the one that the bot would make.
-- @param move a legal move of the player in turn, as the match takes it
function hints.against(match, names, move)
  local _, question = match:turn()
  local tried = match:copy():play(move)
  local found = tried:explain { names = names:inside(), you = names.seat,
    short = true, decision = #match:history() + 1 }
  local cost, variant = found.cost, match.variant
  local function told(points)
    return language.fraction(amount.number(points, variant), 1)
  end
  local key = "review.against_" .. against_key(found)
  return { move = found.move, sentences = with_reasons({
    advised(match, question, found.move), phrase(key, {
      made = show.move(found.made, show.plain),
      cost = cost and told(math.abs(cost.value)),
      interval = cost and told(cost.interval) }) }, found, names) }
end


--- The number of the last decision that a player was asked for; nil if there
-- is none.
local function last_of(match, seat)
  local history = match:history()
  for n = #history, 1, -1 do
    local one = history[n]
    if not one.forced and (not seat or one.player == seat) then
      return n, one.player
    end
  end
end


--- What was played or chosen, and whether the bot would have done the same.
-- @param match before that
local function played(names, found, match)
  local _, question = match:turn()
  local what = question.kind == "cards"
    or is_said(match, question, found.made)
  local key = (what and "table.chose" or "table.played")
    .. (found.made == found.move and "_so" or "_other")
  return names:says(key, found.player,
    { made = show.move(found.made, show.plain),
      move = show.move(found.move, show.plain) })
end


--- hints.made(match, names, seat [, how]) -> { move, sentences };
-- or nil, closed
-- Why a player has made its last move; nil if it has made none. The reasons
-- tell what it held, and a move may be hidden: where the hands are closed they
-- are told of the person's own moves only, and `closed` is true of others.
-- @param seat nil: whoever has made the last move
-- @param how { bot, open = true if all hands lie open }
function hints.made(match, names, seat, how)
  how = how or {}
  local n, player = last_of(match, seat)
  if not n then return nil end
  if names.seat and player ~= names.seat and not how.open then
    return nil, true
  end
  local before = match:copy():go_to("decision", n - 1)
  local found = match:explain { bot = how.bot, names = names:inside(),
    you = names.seat, short = true, decision = n }
  return { move = found.move,
    sentences = with_reasons({ played(names, found, before) }, found,
      names) }
end


return hints
