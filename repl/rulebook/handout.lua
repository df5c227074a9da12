-- A handout's sheet of paper: how large its letters are, so that the rules fit
-- on it, and whether there is room for worked examples below them.

local handout = {}

-- What parts of a page take, in letters: a row of cards, an entry, a row of a
-- table, a heading, a card.
local WEIGHTS = { ['<span class="row"'] = 70, ["<dt"] = 30, ["<tr"] = 30,
  ["<h2"] = 80, ["<svg"] = 8 }

-- The largest letters and the smallest in two columns, and those in three
-- columns, in points. ROOM is what one sheet has: the weight times the square
-- of a letter's size. It was measured on the handouts of all games in five
-- languages.
local LARGEST, SMALLEST, IN_THREE = 9.4, 6.9, 6.3
local ROOM = 348000

-- The share of the sheet that rules may take where examples follow them.
local MOST_FULL = .94

-- From here on letters are signs that take twice the space: Chinese, Japanese.
local WIDE = 0x2e80


--- How many letters a text has room for; a wide one counts twice.
local function letters_of(text)
  local n = 0
  for _, code in utf8.codes(text, true) do n = n + (code < WIDE and 1 or 2) end
  return n
end


--- handout.parts(blocks) -> a book's blocks up to the worked examples, and
-- those from there on: two lists
function handout.parts(blocks)
  local rules, examples = {}, {}
  local list = rules
  for _, block in ipairs(blocks) do
    if block.key == "examples" then list = examples end
    list[#list + 1] = block
  end
  return rules, examples
end


--- handout.weight(html) -> what a page takes, in letters
function handout.weight(html)
  local weight = letters_of((html:gsub("<[^>]*>", "")))
  for part, each in pairs(WEIGHTS) do
    weight = weight + each * select(2, html:gsub(part, ""))
  end
  return weight
end


--- handout.of(html) -> { size, class, fills }: the size of the letters in
-- points, a class, and whether examples may fill the rest of the sheet
function handout.of(html)
  local weight = handout.weight(html)
  local size = math.min(LARGEST, math.sqrt(ROOM / weight))
  if size < SMALLEST then return { size = IN_THREE, class = "handout very" } end
  local fills = weight * size * size < ROOM * MOST_FULL
  return { size = size, fills = fills,
    class = fills and "handout full" or "handout" }
end


return handout
