-- A move taken apart into the pieces that a person picks: cards, players and
-- words.

local show = require "tenace.face.say.show"

local tokens = {}

-- Slots of forms that take exactly one word.
local ONE_WORD = { suit = true, rank = true, value = true, number = true,
  card = true }


--- A piece of a move: { kind = "card", "player" or "word", text, seat }
local function token(kind, text, seat)
  return { kind = kind, text = text, seat = seat,
    key = kind == "player" and "@" .. text or text }
end


--- tokens.player(seat) -> the piece that names a player
function tokens.player(seat) return token("player", tostring(seat), seat) end


local function is_card(word, deck) return deck.counts[word] ~= nil end


--- Are these words cards, all of them?
local function are_cards(words, from, to, deck)
  for i = from, to do
    if not is_card(words[i], deck) then return false end
  end
  return from <= to
end


--- What a slot may take from words `from` to `to`: a list of pieces; or nil
local function slot_pieces(name, words, from, to, deck)
  local list = {}
  if name == "players" or name == "player" then
    for i = from, to do
      local seat = math.tointeger(tonumber(words[i]))
      if not seat then return nil end
      list[#list + 1] = tokens.player(seat)
    end
    return list
  end
  if are_cards(words, from, to, deck) then
    for i = from, to do list[#list + 1] = token("card", words[i]) end
    return list
  end
  if name == "card" or name == "cards" then return nil end
  return { token("word", table.concat(words, " ", from, to)) }
end


--- Parts of a pattern: { slot = name } or { words = { … } }, words in a row
-- together.
local function parts_of(pattern)
  local parts = {}
  for word in pattern:gmatch "%S+" do
    local slot, last = word:match "^{([%a_]+)}$", parts[#parts]
    if slot then
      parts[#parts + 1] = { slot = slot }
    elseif last and last.words then
      table.insert(last.words, word)
    else
      parts[#parts + 1] = { words = { word } }
    end
  end
  return parts
end


--- Do these words begin at that place?
local function has_words(words, at, wanted)
  for i, word in ipairs(wanted) do
    if words[at + i - 1] ~= word then return false end
  end
  return true
end


--- Reads the words from `at` on as the parts from `i` on: a list of pieces in
-- front of `rest`; or nil.
local function read_parts(parts, i, words, at, deck)
  local part = parts[i]
  if not part then return at > #words and {} or nil end
  if part.words then
    local rest = has_words(words, at, part.words)
      and read_parts(parts, i + 1, words, at + #part.words, deck)
    if rest then
      table.insert(rest, 1, token("word", table.concat(part.words, " ")))
    end
    return rest or nil
  end
  local most = ONE_WORD[part.slot] and at or #words
  for to = at, math.min(most, #words) do
    local own = slot_pieces(part.slot, words, at, to, deck)
    local rest = own and read_parts(parts, i + 1, words, to + 1, deck)
    if rest then
      table.move(rest, 1, #rest, #own + 1, own)
      return own
    end
  end
end


--- The number of words in a pattern that are no slots.
local function fixed(pattern)
  local n = 0
  for word in pattern:gmatch "%S+" do
    n = n + (word:find "^{" and 0 or 1)
  end
  return n
end


--- tokens.forms(patterns) -> the forms, read, for tokens.of: those with the
-- most words of their own first
function tokens.forms(patterns)
  local list = {}
  for i, pattern in ipairs(patterns) do
    list[i] = { at = i, n = fixed(pattern), parts = parts_of(pattern) }
  end
  table.sort(list, function(a, b)
    if a.n ~= b.n then return a.n > b.n end
    return a.at < b.at
  end)
  return list
end


--- The words of a move; a mark behind a card, as in `7H: 8H`, is one too.
local function words_of(move)
  return show.words((move:gsub("([;:])", " %1 ")))
end


--- tokens.onto(meld) -> the piece that says on which meld cards are laid: a set
-- by its rank, a run by its first card; nil where neither can be named
function tokens.onto(meld)
  local name = meld.kind == "run" and (meld.as or meld.cards):match "%S+"
    or meld.rank
  return name and token("word", "on " .. name) or nil
end


--- The words of a turn with melds: `on` and the meld are one.
local function with_melds(words)
  local list = {}
  for i, word in ipairs(words) do
    if words[i - 1] == "on" then list[#list] = "on " .. word
    else list[#list + 1] = word end
  end
  return list
end


--- Pieces of a move that has cards or players: each word is one.
local function word_by_word(words, names, deck)
  local list, said = {}, ""
  for _, word in ipairs(words) do
    local kind = is_card(word, deck) and "card" or "word"
    if names[said] and word:find "^%d+$" then kind = "player" end
    list[#list + 1] = kind == "player" and tokens.player(tonumber(word))
      or token(kind, word)
    if kind ~= "player" then said = said == "" and word or said .. " " .. word
    end
  end
  return list
end


--- The words behind which a game's answers name players, as a set.
local function names_of(variant)
  local set = {}
  for _, pattern in ipairs(variant.facts.names_players or {}) do
    set[pattern:match "^(.-) {" or ""] = true
  end
  return set
end


--- tokens.of(move, variant [, forms]) -> the pieces of a move, in its order
-- A move of words alone is one piece, unless a form has it.
-- @param forms from tokens.forms
function tokens.of(move, variant, forms)
  local deck, words = variant.deck, words_of(move)
  if not forms and variant.facts.melds then words = with_melds(words) end
  for _, form in ipairs(forms or {}) do
    local list = read_parts(form.parts, 1, words, 1, deck)
    if list then return list end
  end
  local list, mixed = word_by_word(words, names_of(variant), deck), false
  for _, one in ipairs(list) do mixed = mixed or one.kind ~= "word" end
  return mixed and list or { token("word", move) }
end


return tokens
