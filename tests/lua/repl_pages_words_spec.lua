-- A printed page has the words of the table, none of the rules file: no names
-- of steps' arguments, no suit as a letter, true and false only as values of
-- options.
-- In 16 parts.

local every_variant = require "every_variant"
local rulebook = require "tenace.face.rulebook.book"
local tenace = require "tenace"

local SOAK = (os.getenv "SOAK" or "") ~= ""

--- Of the variants of each game, one in so many is looked at besides the game
-- itself.
local EACH = SOAK and 1 or 45

--- What no page says outside the table of options.
local INNER = { "%f[%w_]true%f[^%w_]", "%f[%w_]false%f[^%w_]",
  "table: 0x", "function: 0x", "by the part", "%f[%w]self%f[^%w.]" }

--- Labels that no row has.
local LABELS = { turned = true, given = true, step = true, settings = true,
  counts = true }


--- Names of options and their values, which one types: these may be said.
local function typed_words(variant)
  local words = {}
  for _, option in ipairs(variant.option_list) do
    words[option.name] = true
    for _, value in ipairs(option.values or {}) do
      words[tostring(value)] = true
    end
  end
  return words
end


local function check_text(text, typed, place)
  for _, pattern in ipairs(INNER) do
    assert(not text:match(pattern), place .. ": " .. text)
  end
  for word in text:gmatch "%f[%w_][%a][%w]*_[%w_]*" do
    assert(typed[word], place .. ": " .. text)
  end
end


--- Checks rows of label and text; those of an example name no suit by a letter.
local function check_rows(rows, typed, place, is_example)
  for _, row in ipairs(rows or {}) do
    local said = tostring(row[1]):find "^option " and "" or tostring(row[2])
    check_text(tostring(row[1]) .. " " .. said, typed, place)
    assert(not LABELS[row[1]], place .. ": " .. row[1])
    if is_example then
      local text = tostring(row[2])
      assert(not text:match "player %d", place .. ": " .. row[1])
      assert(not text:match "^%u$", place .. ": " .. row[1])
    end
  end
end


local function check(variant)
  local typed = typed_words(variant)
  for _, block in ipairs(rulebook.of(variant).blocks) do
    local place = variant.spec .. ", " .. (block.name or block.kind)
    if block.kind == "step" and block.name then
      assert.is_nil(variant.steps[(block.name:gsub(" ", "_"))], place)
    end
    if block.kind ~= "table" then
      check_text(block.text or "", typed, place)
      check_rows(block.rows, typed, place, block.kind == "example")
    end
  end
end


describe("the page of a game", function()
  for _, game in ipairs(tenace.library:names()) do
    it("has no inner words: " .. game, function()
      check(assert(tenace.variant(game)))
      local list = every_variant.of(game)
      for i = 2, #list do
        local variant = i % EACH == 0 and tenace.variant(list[i])
        if variant then check(variant) end
      end
    end)
  end
end)
