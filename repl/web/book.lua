-- The calls about the rulebook: its blocks as plain data, and its worked
-- examples, which answer to a tap and open at the table.
--
-- A text is a list of parts: words, { card, text } to be drawn, { rank } of a
-- card of any suit, or { mark, parts }, the words in which two texts differ.

local asked = require "tenace.face.rulebook.asked"
local changed = require "tenace.face.rulebook.changed"
local desk = require "tenace.face.web.desk"
local example = require "tenace.rules.example"
local handout = require "tenace.face.rulebook.handout"
local html = require "tenace.face.rulebook.html"
local language = require "tenace.base.language"
local moment = require "tenace.face.moment.moment"
local opened = require "tenace.face.rulebook.opened"
local phrase = require "tenace.face.say.phrase"
local plain = require "tenace.face.web.plain"
local problem = require "tenace.base.problem"
local rulebook = require "tenace.face.rulebook.book"
local show = require "tenace.face.say.show"

local each = plain.each

local book = {}


--- A style in which cards are written, with the ranks of the book.
local function style_of(variant, ranks)
  local set = {}
  for _, rank in ipairs(show.words(ranks or "")) do set[rank] = true end
  return { cards = show.usual(show.plain, variant.deck), ranks = set }
end


local function card_of(card, style)
  return { card = card, text = show.card(card, style.cards) }
end


--- A text in parts: its cards, `{QS}`, by themselves.
local function parts_of(text, style)
  local parts, at = {}, 1
  for from, card, behind in text:gmatch "(){(%w+)}()" do
    if from > at then parts[#parts + 1] = text:sub(at, from - 1) end
    parts[#parts + 1], at = card_of(card, style), behind
  end
  if at <= #text then parts[#parts + 1] = text:sub(at) end
  return plain.list(parts)
end


--- A text in parts; one that marks no cards has the signs of suits.
local function signed(text, style)
  if text:find "{%w+}" then return parts_of(text, style) end
  return plain.list { show.sentence(text, style.cards) }
end


--- Adds a text, of which the words that are ranks are drawn.
local function add_ranks(parts, text, style)
  for before, word in show.each_word(text) do
    local bare, mark = word:match "^(%w+)([,;]?)$"
    if before ~= "" then parts[#parts + 1] = before end
    if style.ranks[bare or ""] then
      parts[#parts + 1] = { rank = show.rank(bare, style.cards) }
      word = mark
    end
    if word ~= "" then parts[#parts + 1] = word end
  end
end


--- A text that says which card is higher: ranks are drawn, too.
local function ranked(text, style)
  local parts = {}
  for _, part in ipairs(parts_of(text, style)) do
    if type(part) == "string" then
      if part:find "^%s" then parts[#parts + 1] = " " end
      add_ranks(parts, part, style)
      if part:find "%S%s+$" then parts[#parts + 1] = " " end
    else
      parts[#parts + 1] = part
    end
  end
  return plain.list(parts)
end


local write = {}


function write.heading(block) return { key = block.key, text = block.text } end


function write.text(block, style)
  return { text = parts_of(block.text, style) }
end


function write.facts(block, style)
  local parts = block.ranking and ranked or parts_of
  return { ranking = block.ranking, rows = each(block.rows, function(row)
    return { label = row[1], text = not row.cells and parts(row[2], style)
      or nil, cells = row.cells and each(row.cells, function(cell)
        return { label = parts_of(cell[1], style),
          text = parts_of(cell[2], style) }
      end) }
  end) }
end


function write.step(block, style)
  return { name = block.name, depth = block.depth,
    text = parts_of(block.text, style) }
end


function write.house(block, style)
  return { name = block.name, text = parts_of(block.text, style) }
end


function write.table(block, style)
  local head = block.head
  return { head = plain.list { head[1], head[2], head[5] },
    rows = each(block.rows, function(row)
      return plain.list { parts_of(row[1], style), parts_of(row[2], style),
        parts_of(phrase("rulebook.option_text", { says = row[5],
          values = row[3], default = row[4] }), style) }
    end) }
end


--- The old or new text of a change, its own words marked.
local function side_of(text, other, style)
  if (text or "") == "" then return nil end
  local first, middle, last = changed.parts(text, other)
  local parts = signed(first, style)
  if middle ~= "" then
    parts[#parts + 1] = " "
    parts[#parts + 1] = { mark = true, parts = signed(middle, style) }
    parts[#parts + 1] = " "
  end
  return table.move(signed(last, style), 1, #signed(last, style), #parts + 1,
    parts)
end


function write.change(block, style)
  return { label = block.label ~= "" and parts_of(block.label, style) or nil,
    before = side_of(block.before, block.after, style),
    after = side_of(block.after, block.before, style) }
end


--- Are several cards played at once in an example?
local function has_throws(body, variant)
  local play = example.list(body.trick or {})[1]
  if play then return play:find "%s" ~= nil end
  return variant.plays ~= nil
end


--- The hand of an example whose cards can be asked about.
local function tappable(body, style)
  if not body.hand or body.moves then return nil end
  return each(show.words(body.hand), function(card)
    return card_of(card, style)
  end)
end


function write.example(block, style, variant)
  local n
  for i, one in ipairs(variant.examples) do
    if rawequal(one, block.example) then n = i end
  end
  local one = block.example
  return { n = n, name = block.name, file = plain.path(one.file),
    line = one.line, opens = opened.can(one) or nil,
    hand = tappable(one.body, style),
    several = has_throws(one.body, variant) or nil,
    rows = each(block.rows, function(row)
      return { label = row[1], text = signed(row[2], style),
        follows = row.follows or nil, hand = row.name == "hand" or nil }
    end) }
end


function book.book(call)
  local variant = desk.variant(call.game)
  local other = call.against and desk.variant(call.against)
  local one = other and rulebook.against(variant, other)
    or call.card and rulebook.card(variant, true) or rulebook.of(variant)
  local style = style_of(other or variant, one.ranks)
  local sheet = one.is_card and html.sheet(one) or nil
  local shown = sheet and not sheet.fills and handout.parts(one.blocks)
    or one.blocks
  local blocks = each(shown, function(block)
    local drawn = write[block.kind](block, style, variant)
    drawn.kind = block.kind
    return drawn
  end)
  return { title = one.title, sentence = parts_of(one.sentence, style),
    spec = one.spec, pack = (other or variant).deck.suits, blocks = blocks,
    sheet = sheet and { size = sheet.size, class = sheet.class },
    deck = moment.deck({ variant = other or variant }, style.cards) }
end


--- What the rules say to a card of an example's hand.
local function answer_to(one, variant, card)
  local case = asked.under(one, variant)
  local why = asked.why(case, card)
  local style = style_of(variant)
  return { allowed = why.allowed, rule = why.rule and language.rule(why.rule),
    says = show.sentence(why.says, style.cards), file = plain.path(why.file),
    line = why.line }
end


function book.example(call)
  local variant = desk.variant(call.game)
  local one = variant.examples[call.n]
  if not one then error(problem.request(phrase "learn.no_example"), 0) end
  if call.card then return answer_to(one, variant, call.card) end
  local match, seat = opened.of(one, variant)
  if not match then error(problem.request(phrase "learn.not_found"), 0) end
  return { record = match:record(), player = seat }
end


return book
