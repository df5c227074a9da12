-- Cards and sentences as text: suit signs, colours, widths.
--
-- A STYLE says how to write: { color = flag, letters = flag, width = columns,
-- signs = suit letter -> sign, names = a set of card_names.sets, if cards are
-- shown by names, seated = how answers name players, see seated.of, corners =
-- by rank its letter on drawn cards, if it differs }. Colour alone never
-- carries information. With `size`, a function -> columns, rows, the width and
-- the rows are asked for whenever they are needed: a person may change the
-- window at any time.

local articled = require "tenace.face.say.articled"
local breaks = require "tenace.face.say.breaks"
local clean = require "tenace.face.say.clean"
local language = require "tenace.base.language"
local named = require "tenace.face.say.named"
local seated = require "tenace.face.say.seated"
local has_width, width_of = pcall(require, "tenace.width")

local show = {}

local FRENCH = { C = "♣", D = "♦", H = "♥", S = "♠" }
local LETTER = { ["♣"] = "C", ["♦"] = "D", ["♥"] = "H", ["♠"] = "S" }
local RED = { D = true, H = true }

local RED_ON, BOLD_ON = clean.mark(91), clean.mark(1)
local DIM_ON, OFF = clean.mark(2), clean.mark(0)

-- Suit signs are three bytes each in UTF-8; red ones end in A5 or A6.
local RANKED_RED = "([%d%u]*\xE2\x99[\xA5\xA6])"
local ANY_SIGN = "\xE2\x99[\xA0\xA3\xA5\xA6]"


local FOLLOWS = {}


--- The width or the rows of a style with a size.
function FOLLOWS.__index(style, name)
  if name ~= "width" and name ~= "rows" then return nil end
  local width, rows = style.size()
  return name == "width" and width or name == "rows" and rows or nil
end


--- show.style([facts]) -> a style; the defaults are plain text, 80 wide.
function show.style(facts)
  local style = { color = false, letters = false, signs = FRENCH }
  for name, value in pairs(facts or {}) do style[name] = value end
  if style.size then return setmetatable(style, FOLLOWS) end
  style.width = style.width or 80
  return style
end


show.plain = show.style()


-- The suit of the trumps of a tarot pack.
local TAROT_TRUMPS = "T"


--- show.signs(suits) -> the suit signs for a deck's suits, `C D H S`.
-- A deck with suits of its own (oros, bastos) keeps its letters. The trumps of
-- a tarot pack have no sign.
function show.signs(suits)
  for suit in suits:gmatch("%S+") do
    if not FRENCH[suit] and suit ~= TAROT_TRUMPS then return {} end
  end
  return FRENCH
end


local RANKS = {}
for rank in ("1 2 3 4 5 6 7 8 9 10 J N Q K A"):gmatch("%S+") do
  RANKS[rank] = true
end


--- show.split(card) -> rank, suit of a card with a French suit, tarot included;
-- else nil.
function show.split(card)
  local rank, suit = card:match("^(%w+)([CDHS])$")
  if rank and RANKS[rank] then return rank, suit end
end


-- The cards of other packs than the French one, as patterns: Spanish cards,
-- tarot trumps, flowers by their months, cards in colours.
local OTHER_CARDS = { "^[2-9ASCR][OCEB]$", "^[12]?%dT$", "^1?%d[LARP]$",
  "^[%dDSV][RYGB]$", "^W4?$" }


--- show.is_card(word) -> true if it names a card of a pack that we know
function show.is_card(word)
  if show.split(word) or word == "BJ" or word == "LJ" or word == "EX" then
    return true
  end
  for _, pattern in ipairs(OTHER_CARDS) do
    if word:find(pattern) then return true end
  end
  return false
end


--- show.suit_name(letter [, deck]) -> the name of a suit, or nil
-- @param deck { suits, name }: C is clubs, or copas, or cups; clubs without it
function show.suit_name(letter, deck)
  local names, group, suits = "CDHS", "suit.", deck and deck.suits
  if suits == "R Y G B" then
    names, group = "RYGB", "colour."
  elseif suits and suits:find("O", 1, true) then
    names = "OCEB"
    group = deck.name == "italian" and "italian_suit." or "spanish_suit."
  end
  if #letter ~= 1 or not names:find(letter, 1, true) then return nil end
  local phrase = require "tenace.face.say.phrase"
  return phrase(group .. letter)
end


--- show.flower_name(rank, suit, deck [, form]) -> a flower card in words: its
-- plant, its kind and, in the form `card`, its month; nil for cards of other
-- decks
-- @param form `card`, if not given, or `short`
function show.flower_name(rank, suit, deck, form)
  if deck.suits ~= "L A R P" or not suit then return nil end
  local phrase = require "tenace.face.say.phrase"
  return phrase("flower." .. (form or "card"), {
    plant = phrase("flower.m" .. rank), kind = phrase("flower." .. suit),
    month = rank })
end


--- show.for_deck(style, deck) -> the style with the signs of that deck's suits,
-- or with their names if there are no signs, and with the letters that the
-- present language has for ranks. With `style.cards`, cards have names in that
-- language.
function show.for_deck(style, deck)
  local signs, corners = show.signs(deck.suits), named.corners(deck)
  local is_so = signs == style.signs and not style.cards
  if is_so and not next(corners) then return style end
  local other = show.style(style)
  other.signs, other.suit_names, other.corners = signs, {}, corners
  other.names = named.set(style.cards, deck.suits)
  other.letters = style.letters or style.cards == "letters"
  if not other.names and next(signs) then
    other.suit_names = nil
    return other
  end
  for suit in deck.suits:gmatch("%S+") do
    other.suit_names[suit] = other.names and named.suit(suit, other.names)
      or show.suit_name(suit, deck)
  end
  return other
end


--- show.usual(style, deck) -> the style in which that deck's cards are shown at
-- the table
function show.usual(style, deck)
  local other = show.style(style)
  other.cards = other.cards or named.fitting(deck)[1]
  return show.for_deck(other, deck)
end


local function paint(text, on, style)
  return style.color and on .. text .. OFF or text
end


--- show.red(text, style) -> the text in red, on a terminal that has colours.
function show.red(text, style) return paint(text, RED_ON, style) end


--- show.bold(text, style) -> the text in bold.
function show.bold(text, style) return paint(text, BOLD_ON, style) end


--- show.dim(text, style) -> the text in a weak colour.
function show.dim(text, style) return paint(text, DIM_ON, style) end


-- The colours of Lua as it is typed, and of values. Red is for red suits only.
local TINTS = { number = clean.mark(36), word = clean.mark(35),
  text = clean.mark(33), name = clean.mark(32), comment = DIM_ON }


--- show.tint(kind, text, style) -> the text in the colour of its kind, on a
-- terminal that has colours: "number", "word" (of Lua), "text", "name",
-- "comment".
function show.tint(kind, text, style)
  return paint(text, TINTS[kind], style)
end


--- show.suit(letter, style) -> the sign of a suit.
function show.suit(letter, style)
  if style.names then
    local name = named.suit(letter, style.names) or letter
    return RED[letter] and show.red(name, style) or name
  end
  local sign = not style.letters and style.signs[letter] or letter
  return RED[letter] and style.signs[letter] and show.red(sign, style) or sign
end


--- show.rank(rank, style) -> the letter of a rank beside a sign: `Q`, or `D`
function show.rank(rank, style)
  return style.corners and style.corners[rank] or rank
end


--- show.card(card, style) -> `QS` as `Q♠`. A wild card that stands for another
-- has both: `BJ=Q♠`.
function show.card(card, style)
  local wild, as = card:match "^(.+)=(.+)$"
  if wild then
    return show.card(wild, style) .. "=" .. show.card(as, style)
  end
  local name, of = named.card(card, style.names)
  if name then return RED[of] and show.red(name, style) or name end
  local rank, suit = show.split(card)
  local sign = suit and style.signs[suit]
  if not sign then return style.letters and card or show.rank(card, style) end
  local text = style.letters and rank .. suit or show.rank(rank, style) .. sign
  return RED[suit] and show.red(text, style) or text
end


--- show.lines(text) -> its lines; a line end at the very end begins no further
-- line
function show.lines(text)
  local list = {}
  for line in (text:gsub("\n$", "") .. "\n"):gmatch "(.-)\n" do
    list[#list + 1] = line
  end
  return list
end


--- show.words(text) -> the words of a text; a list stays as it is.
function show.words(text)
  if type(text) == "table" then return text end
  local list = {}
  for word in text:gmatch("%S+") do list[#list + 1] = word end
  return list
end


--- A letter with marks at its edges, at which words end: of a script without
-- blanks, or a no-break space.
local function with_edges(letter)
  local code = utf8.codepoint(letter)
  if code == 0xA0 then return "\2" end
  return code >= 0x2E80 and "\1" .. letter .. "\1" or nil
end


--- show.each_word(text) -> an iterator: what is before a word, and the word
-- What is before it is a blank, a no-break space, or nothing: at the beginning,
-- and where a script without blanks meets another, as in `主牌A K，`.
function show.each_word(text)
  text = text:gsub(utf8.charpattern, with_edges):gsub("\1\1", "")
  local at = 1
  return function()
    local gap, word, behind = text:match("^([%s\1\2]*)([^%s\1\2]+)()", at)
    if not word then return nil end
    local blank = gap:find "%s" and " " or ""
    local before = gap:find "\2" and "\u{A0}" or at > 1 and blank or ""
    at = behind
    return before, word
  end
end


--- show.in_braces(cards) -> cards, as text or a list, as {QS} {KS}, for texts
-- whose cards are drawn later; ranks stay as they are
function show.in_braces(cards)
  local list = {}
  for i, card in ipairs(show.words(cards)) do
    list[i] = show.is_card(card) and "{" .. card .. "}" or card
  end
  return table.concat(list, " ")
end


--- show.cards(cards, style) -> cards, as text or a list, with their signs.
-- Among Spanish cards `AC` is not the ace of clubs.
function show.cards(cards, style)
  local list, french = {}, true
  if style.names then
    for i, card in ipairs(show.words(cards)) do
      list[i] = show.card(card, style)
    end
    return language.list(list)
  end
  for i, card in ipairs(show.words(cards)) do
    list[i] = card
    french = french and not card:find("^[2-9ASCR][OEB]$")
      and not card:find("^[SR]C$")
  end
  for i, card in ipairs(french and list or {}) do
    list[i] = show.card(card, style)
  end
  return table.concat(list, " ")
end


--- show.is_cards(text) -> true if a text has only cards' names.
function show.is_cards(text)
  local words = show.words(text)
  for _, word in ipairs(words) do
    if not show.is_card(word) then return false end
  end
  return #words > 0
end


--- Puts signs to the cards in a sentence, such as `QS`, and to bids such as
-- `1C`.
local function with_signs(text, style)
  return (text:gsub("%f[%w]([%dTJNQKA]+)([CDHS])%f[%W]", function(rank, suit)
    local known = RANKS[rank] or rank == "1"
    local sign = style.signs[suit]
    return known and sign and show.rank(rank, style) .. sign
  end))
end


-- What stands before and behind a rank, or a joker, by itself. Letters with
-- accents and an apostrophe, as in `J’ai`, make it a part of a word; Chinese
-- letters do not, and begin with the bytes E3 to EF.
local BEFORE = "[%s%(%[%-\xA0]$"
local BEHIND = "[%s,;:%.%)%]%-\xC2\xE3-\xEF]"
local CHINESE = "[\xE3-\xEF][\x80-\xBF][\x80-\xBF]$"


--- Does a text end so that a rank behind it stands by itself?
local function ends_word(text)
  return text:find(BEFORE) or text:find(CHINESE)
end


--- Puts the letters of the language to ranks by themselves, `A 10 K Q`.
local function with_ranks(text, style)
  if not style.corners or not next(style.corners) then return text end
  text = (" " .. text .. " "):gsub("()%f[%w]([BL]?[JNQK])()", function(at, rank,
    to)
    local is_bare = to > #text + 1 or text:find("^" .. BEHIND, to - 1)
      or text:find("^\xE2\x99", to - 1)  -- a sign of suits
    local is_first = at == 2 or ends_word(text:sub(math.max(1, at - 4), at - 2))
    return is_bare and is_first and style.corners[rank] or nil
  end)
  return text:sub(2, -2)
end


--- show.sentence(text, style) -> a sentence with its cards in the style, and
-- with the players' names where it has answers that name players
function show.sentence(text, style)
  text = seated.shown(text, style)
  if style.names then
    text = named.sentence(text:gsub(ANY_SIGN, LETTER), style.names)
    return articled.sentence(text, style.names)
  end
  if style.letters then return (text:gsub(ANY_SIGN, LETTER)) end
  text = with_ranks(with_signs(text, style), style)
  if not style.color then return text end
  return (text:gsub(RANKED_RED, RED_ON .. "%1" .. OFF))
end


--- show.capital(text) -> the text with a capital letter at its beginning
function show.capital(text)
  return text:sub(1, 1):upper() .. text:sub(2)
end


--- show.move(move, style) -> an answer as people read it: its words in their
-- language, its cards in the style
function show.move(move, style)
  return show.sentence(language.worded(move), style)
end


--- show.said(to, move, style) -> an answer as people read it, which may be one
-- of an auction
-- @param to the question, or an entry of the story that tells the answer
function show.said(to, move, style)
  if not (to.bids or to.called) then return show.move(move, style) end
  return show.sentence(language.called(move), style)
end


--- show.play(move, style) -> the same of an answer that may be cards alone,
-- which are in one group then
function show.play(move, style)
  return show.is_cards(move) and show.cards(move, style)
    or show.move(move, style)
end


--- show.width(text) -> the number of columns of a text on a terminal; where
-- the program has no Unicode data, the number of its letters.
function show.width(text)
  if not text:find "[^\32-\126]" then return #text end
  text = clean.line(clean.bare(text))
  return has_width and width_of(text) or utf8.len(text)
end


--- show.pad(text, columns [, right]) -> the text padded with blanks.
function show.pad(text, columns, right)
  local blanks = (" "):rep(math.max(0, columns - show.width(text)))
  return right and blanks .. text or text .. blanks
end


--- Adds a piece of a word to the last line, or starts a new line after the
-- indent.
-- @param joint what is before it on the same line: a blank, or nothing
local function add_piece(lines, piece, width, indent, joint)
  local line, columns = lines[#lines], show.width(piece)
  if not line then
    lines[1] = { text = piece, columns = columns }
  elseif line.columns + #joint + columns <= width then
    line.text = line.text .. joint .. piece
    line.columns = line.columns + #joint + columns
  else
    lines[#lines + 1] = { text = indent .. piece,
      columns = show.width(indent) + columns }
  end
end


--- show.wrap(text, width [, indent]) -> lines no wider than width.
-- Lines after the first begin with the indent.
function show.wrap(text, width, indent)
  local lines = {}
  for word in text:gmatch("%S+") do
    for i, piece in ipairs(breaks.pieces(word)) do
      add_piece(lines, piece, width, indent or "", i == 1 and " " or "")
    end
  end
  for i, line in ipairs(lines) do lines[i] = line.text end
  return #lines > 0 and lines or { "" }
end


--- show.fold(text, width) -> the text with lines too wide for it wrapped.
function show.fold(text, width)
  return (text:gsub("[^\n]+", function(line)
    if show.width(line) <= width then return line end
    return table.concat(show.wrap(line, width), "\n")
  end))
end


--- The beginning of a line, whose width stays free on the lines under it.
local function head_of(line, width)
  local head, rest = line:match "^(%s*%S.-%s%s+)(%S.*)$"
  if not head then return line:match "^(%s*)(.*)$" end
  if show.width(head) <= width / 2 then return head, rest end
  return "", line, "    "
end


--- show.hang(lines, width) -> the lines; long ones are wrapped under their
-- second column, or a little to the right of the first
function show.hang(lines, width)
  local out = {}
  for _, line in ipairs(lines) do
    local head, rest, indent = head_of(line, width)
    local room = width - show.width(head)
    local fits = show.width(line) <= width
    local parts = fits and { rest } or show.wrap(rest, room, indent)
    local under = (" "):rep(show.width(head))
    for i, part in ipairs(parts) do
      out[#out + 1] = (i == 1 and head or under) .. part
    end
  end
  return out
end


--- show.fitted(lines, style) -> the lines, wrapped for a person's terminal; for
-- other outputs each stays one line
function show.fitted(lines, style)
  return style.live and show.hang(lines, style.width) or lines
end


local function column_widths(rows)
  local widths = {}
  for _, row in ipairs(rows) do
    for i, cell in ipairs(row) do
      widths[i] = math.max(widths[i] or 0, show.width(cell))
    end
  end
  return widths
end


--- show.columns(rows [, right]) -> lines with the cells in columns.
-- `right[i]` aligns a column to the right; lines have no blanks at the end.
function show.columns(rows, right)
  local widths, lines = column_widths(rows), {}
  for i, row in ipairs(rows) do
    local cells = {}
    for k, cell in ipairs(row) do
      cells[k] = show.pad(cell:gsub("[\n\t]", " "), widths[k],
        right and right[k])
    end
    lines[i] = table.concat(cells, "  "):match "^.*%S" or ""
  end
  return lines
end


--- show.thousands(number) -> 12345 as the language writes it, 12,345.
function show.thousands(number)
  return language.number(number)
end


return show
