-- The worker of the page: each call of protocol.json is answered as the table
-- says, and what is wrong with a call is told as a problem.

local answer = require "tenace.face.web.answer"
local helper = require "web_helper"
local language = require "tenace.base.language"
local json = require "dkjson"

local ask, need, begin = helper.ask, helper.need, helper.begin


describe("the page's worker", function()
  setup(helper.keep)
  teardown(helper.free)
  after_each(helper.forget)

  it("has an answer for each call of the table, and no other", function()
    for name, about in pairs(answer:protocol().calls) do
      local by = require("tenace.face.web." .. (about.by or "playing"))
      assert.is_function(by[name], name)
      assert.is_string(about.about)
      assert.is_string(about.gives)
      assert.is_truthy(("first game rest"):find(about.needs, 1, true))
      local changes = about.changes or "page"
      assert.is_truthy(("match course puzzle page"):find(changes, 1, true))
    end
    local _, problem = ask { call = "fly" }
    assert.equal("there is no call named 'fly'", problem.text)
  end)

  it("checks what a call takes", function()
    local _, problem = ask { call = "new", game = 7 }
    assert.equal("protocol", problem.kind)
    assert.equal("new: 'game' is missing or of the wrong kind: text",
      problem.text)
    local wrong = json.decode((answer:answer "{"))
    assert.equal("protocol", wrong.problem.kind)
  end)

  it("says that a sentence is still to come with the rest", function()
    local module, seats = "tenace.face.text.en.fail", { 9 }
    local call = { call = "new", game = "whist", seed = 7, seats = seats }
    language.use "de"
    language.use "en"                 -- nothing has been read
    package.loaded[module] = nil
    package.preload[module] = function()
      error("module '" .. module .. "' not found", 0)
    end
    local _, before = helper.ask(call)
    package.preload[module] = nil
    local _, after = helper.ask(call)
    assert.equal("missing", before.kind)
    assert.equal("no seat 9 in this game: choose 1 to 4", after.text)
  end)

  it("begins a match, and shows the moment", function()
    local at = begin()
    assert.equal("whist", at.game)
    assert.is_true(at.asked.mine)
    assert.equal(13, #at.picks.cards)
    assert.same({ text = "4♣", rank = "4", suit = "C", corner = "4" },
      at.deck["4C"])
    assert.equal("Round 1. Right deals.", at.story.texts[1])
    local later = need { call = "view", line = at.story.line, after = 4 }
    assert.equal(0, #later.story.texts)
    assert.is_nil(later.deck)
  end)

  it("plays what is typed, a listed move and one by its number", function()
    begin()
    assert.equal("4C", need { call = "play", move = "c4" }.move)
    assert.equal(2, need { call = "step", bot = "random" }.player)
    need { call = "undo", n = 2 }
    local first = need { call = "moves" }.moves[1]
    assert.equal(first.move, need { call = "play", move = 1 }.move)
    need { call = "undo" }
    need { call = "play", move = first.move, exact = true }
    assert.equal(1, #need { call = "history" })
  end)

  it("refuses by the rule, with its place", function()
    begin("whist", 1)
    need { call = "step", bot = "random" }
    local seat, refused = need { call = "view" }.asked.player, nil
    for _, group in ipairs(need { call = "view", seat = seat }.show.hand) do
      for _, card in ipairs(group.cards) do
        local _, wrong = ask { call = "play", move = card, exact = true }
        refused = refused or wrong
        if not wrong then need { call = "undo" } end
      end
    end
    assert.equal("follow suit", refused.rule)
    assert.equal("rules/whist.lua", refused.file)
    assert.is_number(refused.line)
  end)

  it("goes back and forward, and branches", function()
    begin()
    need { call = "play", move = "4C" }
    need { call = "branch", name = "other" }
    need { call = "undo" }
    local lines = need { call = "branch", go = "1" }
    assert.equal("1", lines.now)
    assert.same({ "1", 1 }, { lines.lines[1].name, lines.lines[1].decisions })
    assert.equal(0, need { call = "goto", what = "decision", n = 0 }.decisions)
    assert.equal(1, need { call = "redo" }.decisions)
    local _, problem = ask { call = "branch", go = "none" }
    assert.equal("request", problem.kind)
  end)

  it("reads rules that were written, and says what is wrong", function()
    begin()
    need { call = "play", move = "4C" }
    local path = "rules/whist.lua"
    local text = need { call = "files", path = path }.text
    local bad = need { call = "write", path = path,
      text = text:gsub("players     = 4", "playrs     = 4") }
    assert.equal("rules", bad.problem.kind)
    assert.equal(path, bad.problem.file)
    assert.equal(7, bad.problem.line)
    need { call = "write", path = path,
      text = text:gsub("follow_suit }", "follow_suit, beat_led }") }
    assert.is_true(need { call = "reload" }.kept)
    assert.is_true(need { call = "files" }[1].own)
    local _, problem = ask { call = "write", path = "../x", text = "" }
    assert.equal("request", problem.kind)
  end)

  it("says which move no longer holds under changed rules", function()
    begin("whist", 1)
    for _ = 1, 8 do need { call = "step", bot = "random" } end
    local path = "rules/house/whist/odd.lua"
    local house = 'local odd = house_rule "Odd" { of = "whist",\n'
      .. '  obligations = { obligation "nothing red" { says = "no red",\n'
      .. '    function(self, hand) return "2C" end } } }\nreturn odd\n'
    assert.is_nil(need { call = "write", path = path, text = house }.problem)
    local held = need { call = "reload", set = "odd" }
    assert.is_boolean(held.kept)
    if not held.kept then assert.is_number(held.failure.decision) end
  end)

  it("gives records and opens them", function()
    begin("skat", 3)
    need { call = "step", bot = "random" }
    local record = need { call = "record" }.text
    assert.equal(1, need { call = "open", text = record }.decisions)
    assert.equal(record, need { call = "record" }.text)
    local _, problem = ask { call = "open", text = "no record" }
    assert.equal("request", problem.kind)
  end)

  it("gives rulebooks and hints", function()
    begin()
    assert.is_truthy(need { call = "rulebook", game = "whist" }.html
      :find "<!DOCTYPE html>")
    local hint = need { call = "hint", bot = "search:20" }
    assert.is_string(hint.move)
  end)

  it("says why moves were made, and what they come to", function()
    begin()
    local own = need { call = "moves" }.moves
    need { call = "step", bot = "random" }
    need { call = "step", bot = "random" }
    local made = need { call = "made", player = 1, seat = 1, bot = "search:5" }
    assert.is_truthy(made.text:find(made.sentences[1], 1, true))
    assert.is_string(made.move)
    assert.is_nil(need { call = "made", player = 4, seat = 1 }.move)
    need { call = "undo", seat = 1 }
    local against = need { call = "against", move = own[1].move }
    assert.is_truthy(#against.sentences >= 2)
    assert.equal(0, need { call = "view" }.decisions)
  end)

  it("goes back to a person's own decision, and on to the next", function()
    begin()
    for _ = 1, 6 do need { call = "step", bot = "random" } end
    local back = need { call = "undo", seat = 1 }
    assert.is_true(need { call = "view", seat = 1 }.asked.mine)
    assert.is_true(back.decisions < 6)
    assert.is_true(need { call = "redo", seat = 1 }.decisions > back.decisions)
  end)

  it("says how trump was settled, and which cards are out", function()
    begin()
    local settled = need { call = "settled" }
    assert.is_truthy(settled.sentences[1]:find "rump")
    assert.equal("rules/whist.lua", settled.file)
    assert.is_number(settled.line)
    local counts = need { call = "counts", seat = 1 }
    assert.equal(39, counts.n)
    assert.is_true(#counts.left >= 1)
    assert.is_true(#counts.groups >= 4)
  end)

  it("names the piles that sections tell of", function()
    begin "gin_rummy"
    local names = {}
    for _, section in ipairs(need { call = "view" }.show.sections) do
      names[section.name or section.label] = true
    end
    assert.is_true(names.stock and names.discard)
  end)

  it("gives rulebooks in parts, whose examples answer and open", function()
    local book, example = need { call = "book", game = "whist" }, nil
    for _, block in ipairs(book.blocks) do
      assert.is_string(block.kind)
      example = example or block.kind == "example" and block
    end
    assert.same({ card = "JC", text = "J♣" }, example.hand[1])
    local said = need { call = "example", game = "whist", n = example.n,
      card = "4H" }
    assert.is_false(said.allowed)
    assert.equal("you hold J♣, so you must follow clubs", said.says)
    assert.equal("rules/whist.lua", said.file)
    local opened = need { call = "example", game = "whist", n = example.n + 1 }
    need { call = "open", text = opened.record, seats = { opened.player } }
    assert.equal(2, #need { call = "view" }.show.trick)
    local _, problem = ask { call = "example", game = "whist", n = 999 }
    assert.equal("request", problem.kind)
  end)

  it("gives a rulebook's texts with cards apart, and its options", function()
    local texts, options = 0, nil
    for _, block in ipairs(need { call = "book", game = "whist" }.blocks) do
      options = block.kind == "table" and block or options
      assert.is_nil(json.encode(block):find "[%w ][{}][%w ]")
      for _, row in ipairs(block.kind == "facts" and block.rows or {}) do
        assert.is_true((row.text == nil) ~= (row.cells == nil))
        texts = texts + (row.text and 1 or 0)
      end
    end
    assert.is_true(texts > 0)
    assert.same({ "option", "here", "what it means" }, options.head)
    assert.same({ { "target" }, { "5" },
      { "points that win the game (1 to 50; usually 5)" } }, options.rows[2])
  end)

  it("gives only what differs at another table", function()
    local book = need { call = "book", game = "whist",
      against = "whist+honours" }
    for _, block in ipairs(book.blocks) do
      assert.is_truthy(block.kind == "heading" or block.kind == "change")
    end
    assert.is_true(#book.blocks > 2)
  end)

  it("simulates, compares and reviews", function()
    assert.equal(3, need { call = "simulate", game = "whist", games = 3 }.games)
    local found = need { call = "compare", rounds = 5, seed = 1,
      games = { "whist", "whist+honours" } }
    assert.is_truthy(found.svg:find "<svg")
    begin("whist+rounds=1")
    need { call = "play", move = "4C" }
    assert.is_table(need { call = "review", most = 1, worlds = 5 }.mistakes)
  end)

  it("tells how far a simulation and a comparison have come", function()
    local function last(call)
      local heard = helper.heard(call)
      return heard[#heard]
    end
    assert.same({ stage = "rounds", done = 1500, all = 1500 },
      last { call = "simulate", game = "whist", rounds = 1500, seed = 1 })
    assert.same({ stage = "matches", done = 30, all = 30 },
      last { call = "simulate", game = "whist", games = 30, seed = 1 })
    assert.same({ stage = "deals", done = 5, all = 5 }, last { call = "compare",
      rounds = 5, seed = 1, games = { "whist", "whist+honours" } })
  end)

  it("tells the match in a language that is chosen in mid-hand", function()
    begin()
    need { call = "play", move = need { call = "moves" }.moves[1].move }
    need { call = "languages", use = "de" }
    local told = table.concat(need { call = "view" }.story.texts, "\n")
    need { call = "languages", use = "en" }
    assert.matches("die letzte gegebene Karte", told, 1, true)
    assert.equal(1, #need { call = "history" })
    begin()
    told = table.concat(need { call = "view" }.story.texts, "\n")
    assert.matches("the last card dealt makes trump", told, 1, true)
  end)

  it("has the letters of a language in the corners of cards", function()
    begin()
    need { call = "languages", use = "fr" }
    local found = need { call = "view" }.deck
    need { call = "languages", use = "en" }
    assert.same({ text = "D♠", rank = "Q", suit = "S", corner = "D" },
      found.QS)
    assert.equal("V", found.JC.corner)
    assert.equal("A", found.AH.corner)
    assert.equal("Q", need { call = "view" }.deck.QS.corner)
  end)

  it("names flower cards in words, in each language", function()
    local names = {}
    for _, code in ipairs { "en", "de", "zh" } do
      need { call = "languages", use = code }
      names[code] = need { call = "new", game = "koi_koi", seed = 1 }.deck
    end
    need { call = "languages", use = "en" }
    assert.equal("willow: ribbon, month 11", names.en["11R"].name)
    assert.equal("Kiefer: Licht, Monat 1", names.de["1L"].name)
    assert.equal("桐，皮，12月", names.zh["12P"].name)
  end)

  it("speaks other languages, and lists the games in them", function()
    assert.equal("de", need { call = "languages", use = "de" }.code)
    assert.is_truthy(#need { call = "games" } > 40)
    need { call = "languages", use = "en" }
    local _, problem = ask { call = "languages", use = "xx" }
    assert.equal("request", problem.kind)
  end)

  it("answers a call before there is a match with a problem", function()
    local desk = require "tenace.face.web.desk"
    desk.now.match = nil
    local _, problem = ask { call = "undo" }
    assert.equal("there is no match yet: begin one first", problem.text)
  end)
end)
