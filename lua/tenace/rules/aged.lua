-- Words of rules files that have a new name, or are gone. The words have a
-- version of their own. In the version that renames a word or takes it away,
-- files with the old word work on, and `check` names what to write. From the
-- next version on the old word is an error that names it. Records may have all
-- old words for ever.

local ordered = require "tenace.base.ordered"
local problem = require "tenace.base.problem"
local sentence = require "tenace.base.sentence"
local source = require "tenace.base.source"

local aged = {}

--- The version of the words. A release that renames words adds one, and a line
-- for each to the list.
aged.version = 2

--- The renamed words: { "self", "old", "new", since = the version that renamed
-- it }. The first item says where the word is: "self" behind a colon or a dot,
-- as the words on `self` and the steps are; "fact" before `=` in braces; "word"
-- by itself; "loop" a word behind `in`; "text" alone in quotes; "example" among
-- the words of an example. `old` and `new` are what messages say, if that is
-- more than the words. A text without the pattern `where` has no such word.
aged.list = {
  { "loop", "words", "", since = 2, old = "in words(x)", new = "in x" },
  { "example", "facts", "fields", since = 2, where = "facts%s*=" },
}

--- The words of `self` that were gone before version 1, and what does the same
-- or nearly. Sets of cards (`runs`, `sums`) are for the rules to find.
aged.instead = {
  ask_card = "let_play", height = "place", last_dealt = "show_last_dealt",
  layouts = "lay_open", least_left = "knock_cards", play_card = "let_play",
  plays = "trick", shuffle = "deal_again", tell_best = "best_of",
}

-- Those that this version, 2, takes away: files that say them work on in it.
local leaving = {
  ask_cards = "ask", ask_discard = "play_turns", ask_melds = "play_turns",
  at_stop = "climb", beats = "place", best_card = "who_played", can_say = "ask",
  cards_from = "cards", collect = "score_others",
  contract_value = "count_times",
  count_melds = "melds", draw_for_partners = "draw",
  draw_or_take = "play_turns", duel = "auction", find = "has",
  first_meld = "play_turns", format = "trick", give_up = "hand_over",
  laid_points = "points_laid", largest_led = "led", last_patterns = "patterns",
  lay_down = "play_turns", play_turn = "play_turns",
  players_who = "each_player", readings = "ask", score_lines = "score",
  sets_in = "tell_sets",
  tell_drawn = "tell_holds", tell_kept = "take_and_put_away",
  tell_same_rank = "tell_holds", tell_set = "tell_holds", tops = "cards_in",
  turn_again = "give_turn",
  was_played = "won", win_match = "end_match",
}
for name, instead in next, leaving do aged.instead[name] = instead end


--- aged.check(name)
-- Raises if `self` no longer has a word of that name.
function aged.check(name)
  local instead = aged.instead[name]
  if instead then
    problem.raise_text(sentence.of("field_gone",
      { name = name, instead = instead }))
  end
end


-- What a file must have to say the words of `self` that are gone, and how it
-- then says them; and the global word `climb`, and the part `plays` of a form,
-- which two words read; and `among` with more than two arguments.
local SAYS = {
  ask = { has = "plays", "[{,;]%s*plays%s*=%s*[^{%s=n]",
    "[{,;]%s*plays%s*=%s*n[^i]" },
  climb = { has = "climb", "[^:.%w_]climb%s*%(" },
  among = { has = "among", "among%s*%([^(){}]*,%s*(['\"])[^'\"]*%1%s*," },
}
-- Texts have a word of that name, too.
local OF_TEXTS = { beats = true, find = true, format = true }
local GONE = { "failed_throws", "reveal_party", "runs", "same_rank", "sums",
  table.unpack(ordered.keys(aged.instead)) }
for _, name in ipairs(GONE) do
  SAYS[name] = { has = name, (OF_TEXTS[name] and "self%s*" or "")
    .. "[:.]%s*" .. name .. "%f[^%w_]" }
end


-- How many bytes of texts answers are kept for: more than all games have.
local BYTES = 1 << 21


--- A function that answers what `f` answers for a text, and remembers it while
-- the words are the same: the same files are loaded time and again. Nobody may
-- change the answers.
local function by_text(f)
  local known, bytes, list, version = {}, 0, nil, nil
  return function(text)
    if bytes > BYTES or list ~= aged.list or version ~= aged.version then
      known, bytes, list, version = {}, 0, aged.list, aged.version
    end
    if not known[text] then
      known[text], bytes = table.pack(f(text)), bytes + #text
    end
    return table.unpack(known[text], 1, known[text].n)
  end
end


--- Does a text say one of these? Most texts lack the word, and finding that out
-- is many times as fast.
local function says_any(text, says)
  if not string.find(text, says.has, 1, true) then return false end
  for _, pattern in ipairs(says) do
    if string.find(text, pattern) then return true end
  end
end


--- The list of the words that are gone and that a text may say.
local gone_in = by_text(function(text)
  local names = {}
  for name, says in next, SAYS do
    if says_any(text, says) then names[#names + 1] = name end
  end
  return names
end)


--- aged.gone_words(files) -> set of names, nil if there are none
-- The words that are gone and that these files may say, as files of records
-- may.
-- @param files a list of { text }
function aged.gone_words(files)
  local words = {}
  for _, file in ipairs(files) do
    for _, name in ipairs(gone_in(file.text)) do words[name] = true end
  end
  return next(words) and words
end


--- Does a text have a word that does not go on, as `play_turn` does in
-- `play_turns`? That is found out faster than how it is said.
local function has_word(text, name)
  local at = 0
  repeat
    at = string.find(text, name, at + 1, true)
  until not at or not string.find(text, "^[%w_]", at + #name)
  return at ~= nil
end


--- aged.leaving(text) -> set of names, list of { line, old, new, since }
-- The words that this version takes away and that the text of a rules file
-- says, each with the line that says it first. They are in the order of names.
aged.leaving = by_text(function(text)
  local names, uses = {}, {}
  for name, instead in ordered.pairs(leaving) do
    local at = has_word(text, name) and string.find(text, SAYS[name][1])
    if at then
      names[name] = true
      uses[#uses + 1] = { line = source.line_at(text, at), old = name,
        new = instead, since = aged.version }
    end
  end
  return names, uses
end)


--- By place: is a token there, between the one before and the one after?
local is_at = {}

function is_at.self(before)
  return before == ":" or before == "."
end

function is_at.fact(before, after)
  return after == "=" and (before == "{" or before == "," or before == ";")
end

function is_at.word(before, after)
  return not is_at.self(before) and not is_at.fact(before, after)
    and before ~= "function" and before ~= "local"
end

function is_at.loop(before) return before == "in" end


function is_at.text() return true end


local CLOSED_BY = { ["{"] = "}", ["("] = ")" }

--- Where the bracket opens in which the i-th token is; nil if there is none.
local function opening(tokens, i, bracket)
  local closed = 0
  for at = i - 1, 1, -1 do
    local mark = tokens[at].value
    if mark == CLOSED_BY[bracket] then closed = closed + 1 end
    if mark == bracket then
      if closed == 0 then return at end
      closed = closed - 1
    end
  end
end


--- The token before the name of what the braces at `i` belong to, as in
-- `example "…" {` or `example(name) {`.
local function word_of_braces(tokens, i)
  local before = tokens[i - 1]
  if not before then return nil end
  local at = before.kind == "text" and i - 1
    or before.value == ")" and opening(tokens, i - 1, "(")
  return at and tokens[at - 1] and tokens[at - 1].value
end


function is_at.example(before, after, tokens, i)
  local braces = is_at.fact(before, after) and opening(tokens, i, "{")
  return braces and word_of_braces(tokens, braces) == "example"
end


--- The word of a token: a name, or the contents of a text; and its place.
local function word_of(token)
  if token.kind == "name" then return token.value, 0 end
  local inside = string.match(token.value, "^['\"](.*).$")
  if token.kind == "text" then return inside, 1 end
end


--- The renamed word that the i-th token is; nil if it is none.
local function renamed(tokens, i, list)
  local token = tokens[i]
  local word, quotes = word_of(token)
  local before = tokens[i - 1] and tokens[i - 1].value
  local after = tokens[i + 1] and tokens[i + 1].value
  for _, one in ipairs(word and list or {}) do
    local place, old = table.unpack(one)
    if word == old and (place == "text") == (quotes == 1)
      and is_at[place](before, after, tokens, i) then
      return one, token.at + quotes
    end
  end
end


--- The words of the list that may be in a text.
local function mentioned(text, list)
  local some = {}
  for _, one in ipairs(list) do
    if string.find(text, one[2], 1, true)
      and (one[1] ~= "example" or string.find(text, one[1], 1, true))
      and string.find(text, one.where or "") then
      some[#some + 1] = one
    end
  end
  return some
end


--- aged.renew(text) -> text, list of { line, old, new, since }
-- The text of a rules file with the new words, line by line as it was, and what
-- has been renamed in it.
aged.renew = by_text(function(text)
  local list = mentioned(text, aged.list)
  if #list == 0 then return text, {} end
  local tokens, parts, uses, from = source.tokens(text), {}, {}, 1
  for i, token in ipairs(tokens) do
    local one, at = renamed(tokens, i, list)
    if one then
      parts[#parts + 1] = string.sub(text, from, at - 1) .. one[3]
      from = at + #one[2]
      uses[#uses + 1] = { line = token.line, old = one.old or one[2],
        new = one.new or one[3], since = one.since }
    end
  end
  return table.concat(parts) .. string.sub(text, from), uses
end)


-- The remarks on files that were loaded, each once, by their texts, too.
local remarks = {}


--- aged.remark(uses, path)
-- Keeps a remark for each use of an old word in a file.
function aged.remark(uses, path)
  for _, use in ipairs(uses) do
    local one = problem.rules(path, use.line, sentence.of("odd_word", use))
    if not remarks[one.message] then
      remarks[#remarks + 1], remarks[one.message] = one, true
    end
  end
end


--- aged.remarks() -> list of problems: old words in the files loaded so far
function aged.remarks() return remarks end


--- aged.gone(uses, path) -> problem; or nothing
-- The error of a file that uses a word which an earlier version has renamed.
function aged.gone(uses, path)
  for _, use in ipairs(uses) do
    if use.since < aged.version then
      return problem.rules(path, use.line, sentence.of("word_gone", use))
    end
  end
end


return aged
