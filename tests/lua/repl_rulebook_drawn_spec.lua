-- Cards drawn on the pages of the rulebook.

local boxes = require "tenace.face.rulebook.boxes"
local helper = require "game_helper"
local html = require "tenace.face.rulebook.html"
local rulebook = require "tenace.face.rulebook.book"
local settings = require "tenace.face.rulebook.settings"
local show = require "tenace.face.say.show"
local tenace = require "tenace"
local text = require "tenace.face.rulebook.text"


describe("cards drawn", function()
  teardown(helper.clean)

  it("are side by side, and go on below", function()
    assert.same({
      "played   in hand",
      "┌──┐     ┌───┬──┐",
      "│J♥│     │10♥│7♠│",
      "└──┘     └───┴──┘",
    }, boxes.lines({ { label = "played", cards = { "JH" } },
      { label = "in hand", cards = { "10H", "7S" } } }, show.plain, 60))
    assert.same({ "hand", "┌──┬──┐", "│JH│7S│", "└──┴──┘", "┌──┐", "│8S│",
      "└──┘" }, boxes.lines({ { label = "hand",
      cards = { "JH", "7S", "8S" } } }, show.style { signs = {} }, 8))
  end)

  it("are words if lines cannot be printed", function()
    local book = rulebook.of(tenace.variant "whist")
    local all = table.concat(text.lines(book, show.style { letters = true }),
      "\n")
    assert.matches("in hand +JC 4H 9S", all)
    assert.is_nil(all:find "[\x80-\xff]")
  end)

  it("are pictures on a page, which needs no other file", function()
    for _, game in ipairs { "whist", "tute", "bid_whist" } do
      local page = html.of(rulebook.of(tenace.variant(game)))
      assert.is_nil(page:find "https?://")
      assert.is_nil(page:find "{%w+}</")
      local opened = select(2, page:gsub("<svg", ""))
      assert.is_true(opened > 20)
      assert.equal(opened, select(2, page:gsub("</svg>", "")))
    end
  end)

  it("show a trick and a hand as a table", function()
    local page = html.of(rulebook.of(tenace.variant "whist"))
    local one = page:match '<svg class="board".-</svg></g></svg>'
    assert.is_string(one)
    assert.matches('aria-label="J♣"', one, 1, true)
    assert.matches('<g opacity=".4">', one, 1, true)  -- may not be played
    assert.matches('class="wins"', page, 1, true)
    assert.is_nil(page:find "<i>played</i>")
    assert.is_nil(page:find "is the highest of %w+</span>.-{")
  end)

  it("show the order of trumps as a row of cards, counts as a table",
    function()
    local page = html.of(rulebook.of(tenace.variant "skat"))
    assert.matches('<span class="row"><svg class="card".-J♣.-J♠.-J♥.-J♦'
      .. ".-</span>", page)
    assert.matches("<td>grand</td><td>24, counted 2 to 11 times</td>", page, 1,
      true)
    assert.matches("<td>A</td><td>11</td>", page, 1, true)
    assert.matches('<nav><b>Contents</b><ol><li><a href="#table">The table',
      page, 1, true)
  end)

  it("mark what changed", function()
    local one, other = tenace.variant "skat", tenace.variant "skat+pub_skat"
    local page = html.of(rulebook.against(one, other))
    assert.matches('<p class="is">contract grand <ins>or ramsch</ins></p>',
      page, 1, true)
    assert.matches("<del>Nobody scores, and the next dealer deals.</del>",
      page, 1, true)
    assert.is_nil(page:find "{%u%u}")
  end)

  --- The options on a handout.
  local function text_of_options(variant)
    local lines = {}
    for i, row in ipairs(settings.card(variant)) do
      lines[i] = table.concat(row, ": ")
    end
    return table.concat(lines, "\n")
  end

  it("have a handout without examples, with options as they are", function()
    for _, game in ipairs { "skat", "sheepshead", "whist" } do
      local card = rulebook.card(tenace.variant(game))
      local keys = {}
      for _, block in ipairs(card.blocks) do
        if block.kind == "heading" then keys[block.key] = true end
        assert.not_equal("example", block.kind)
      end
      assert.is_true(keys.table and keys.steps and keys.scoring)
      assert.is_true(keys.options)
      assert.is_nil(keys.examples)
    end
    local page = html.of(rulebook.card(tenace.variant "five_hundred", true))
    assert.matches('<body class="handout very" ', page, 1, true)
    assert.is_nil(page:find "<nav>")
  end)

  it("have a handout of larger letters, the less there is to say", function()
    local sizes = {}
    for i, game in ipairs { "skat+pub_skat", "skat", "whist" } do
      local page = html.of(rulebook.card(tenace.variant(game), true))
      sizes[i] = tonumber(page:match "%-%-type: ([%d.]+)pt")
    end
    assert.is_true(sizes[1] < sizes[2] and sizes[2] < sizes[3])
    assert.equal(9.4, sizes[3])
  end)

  it("have a handout with examples where the sheet has room", function()
    local page = html.of(rulebook.card(tenace.variant "whist", true))
    assert.matches('<body class="handout full" ', page, 1, true)
    assert.matches("the only club must be played", page, 1, true)
    assert.is_nil(page:find("tournament goes on", 1, true))
    page = html.of(rulebook.card(tenace.variant "skat", true))
    assert.matches('<body class="handout" ', page, 1, true)
    assert.is_nil(page:find 'class="example"')
    page = html.of(rulebook.card(tenace.variant "whist"))
    assert.is_nil(page:find 'class="example"')
  end)

  it("count a Chinese sign as two letters", function()
    local handout = require "tenace.face.rulebook.handout"
    assert.equal(4, handout.weight "<p>abcd</p>")
    assert.equal(8, handout.weight "<p>先手出牌</p>")
  end)

  it("have a handout without what is off", function()
    local with = text_of_options(tenace.variant "klondike")
    assert.matches("from foundation: true", with, 1, true)
    local without = text_of_options(tenace.variant("klondike",
      { from_foundation = false }))
    assert.is_nil(without:find("from foundation", 1, true))
  end)

  it("have a smaller type where four sheets would not do", function()
    local one = 'example "a club follows" { trick = "2C", hand = "3C 4H 5S", '
      .. 'legal = "3C" }\n'
    local long = helper.variant('local g = game "G" { players = 4, '
      .. "deck = french(52), obligations = { follow_suit } }\n"
      .. "function g:round() end\n"
      .. one:rep(400) .. "return g")
    for class, variant in pairs { [' class="long"'] = long,
      [""] = tenace.variant "jass" } do
      local page = html.of(rulebook.of(variant))
      assert.matches("<body" .. class .. ">", page, 1, true)
    end
  end)

  it("have a star for jokers, and letters for unknown suits", function()
    local svg = require "tenace.face.rulebook.svg"
    local plain = show.style()
    assert.matches(">BJ</text><path", svg.card("BJ", { suits = "C D H S",
      cards = plain }), 1, true)
    assert.matches(">1A</text></svg>", svg.card("1A", { suits = "A B",
      cards = plain }), 1, true)
  end)

  it("have the letters of the language in their corners", function()
    local language = require "tenace.base.language"
    language.use "fr"
    local page = html.of(rulebook.of(tenace.variant "whist"))
    language.use "en"
    assert.matches('="V♣".->V</text>', page)
    assert.is_nil(page:find ">Q</text>")
  end)
end)
