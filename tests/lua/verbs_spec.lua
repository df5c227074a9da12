-- Commands at the table in the person's language.

local Session = require "tenace.face.table.session"
local completed = require "tenace.face.table.completed"
local language = require "tenace.base.language"
local show = require "tenace.face.say.show"
local tenace = require "tenace"
local verbs = require "tenace.face.typed.verbs"

--- What a line means in that language.
local function read(code, line)
  language.use(code)
  return verbs.read(line)
end


describe("commands in the language", function()
  after_each(function() language.use "en" end)

  it("are read as the English ones, in capitals and without accents", function()
    for line, means in pairs { hilfe = "help", HILFE = "help",
      ["Rückblick"] = "review", RUECKBLICK = "review", help = "help" } do
      assert.equal(means, read("de", line))
    end
    assert.equal("why QS", read("es", "porqué QS"))
    assert.equal("why QS", read("fr", "pourquoi QS"))
    assert.equal("back 3", read("hi", "पीछे ३"))
    assert.equal("help", read("bn", "সাহায্য"))
    assert.equal("hint 7c", read("gu", "સંકેત 7c"))
    assert.equal("hint", read("zh", "提示"))
    assert.equal("why 3d", read("zh", "为什么3d"))
  end)

  it("have the words behind them that are theirs, and no others", function()
    assert.equal("goto trick 5", read("de", "geh stich 5"))
    assert.equal("goto trick 5", read("de", "goto stich 5"))
    assert.equal("show hands", read("es", "muestra manos"))
    assert.equal("counts on", read("hi", "गिनती चालू"))
    assert.equal("save stich 5", read("de", "speichern stich 5"))
    assert.equal("hint stand", read("de", "tipp stand"))
  end)

  it("are no part of other words", function()
    assert.equal("tipp2", read("de", "tipp2"))
    assert.equal("tippgeber", read("de", "tippgeber"))
    assert.equal("7c", read("de", "7c"))
    assert.equal("hilfe", read("en", "hilfe"))
  end)

  it("are each one command in every language", function()
    local commands = require "tenace.face.table.commands"
    for _, code in ipairs(language.codes) do
      language.use(code)
      local texts = language.read("tenace.face.text", code, "commands")
      local seen = {}
      for english, words in pairs(texts.verbs) do
        assert.is_truthy(english == "play" or commands[english], english)
        for word in words:gmatch "%S+" do
          assert.is_nil(seen[word], code .. " " .. word)
          seen[word] = true
          assert.equal(english, (verbs.read(word)))
          assert.is_true(word == english or not commands[word], word)
        end
      end
    end
  end)

  it("are named by the first sentence at the table and by help", function()
    for _, code in ipairs(language.codes) do
      language.use(code)
      local m = tenace.new("whist", { seed = 1 })
      local session = Session.new { match = m, seat = 1, style = show.plain,
        bots = { "random", "random", "random", "random" }, header = "",
        bot_names = "random" }
      local texts = language.read("tenace.face.text", code, "sections")
      assert.matches(verbs.shown "help", texts.table.how, 1, true)
      session:start()
      local help = session:handle(verbs.shown "help")
      help = help:gsub("\u{A0}", ""):gsub("%s", "")
      assert.equal(code ~= "en",
        help:find(verbs.shown "hint" .. "=hint", 1, true) ~= nil)
    end
  end)

  it("are completed", function()
    language.use "de"
    local m = tenace.new("whist", { seed = 1 })
    local list = completed({ match = m, env = {} }, "til", "til", 1)
    assert.same({}, list)
    list = completed({ match = m, env = {} }, "reg", "reg", 1)
    assert.same({ "regeln" }, list)
  end)

  -- Quotes are around each command in a sentence.
  local QUOTED = { de = "„([^“]-)“", es = "«([^»]-)»", zh = "“([^”]-)”",
    fr = "«\u{A0}?([^»]-)\u{A0}?»", hi = "‘([^’]-)’", bn = "‘([^’]-)’",
    gu = "‘([^’]-)’" }

  it("stand in the sentences of the table, and may be typed there", function()
    local commands = require "tenace.face.table.commands"
    for code, pattern in pairs(QUOTED) do
      language.use(code)
      local table_texts = language.texts("tenace.face.text", "sections").table
      local found = 0
      for typed in table_texts.help:gmatch(pattern) do
        typed = typed:match "^%s*(.-)%s*$"
        local english = verbs.read(typed):match "^%a+"
        assert.is_truthy(commands[english], code .. " " .. typed)
        local word = verbs.shown(english)
        assert.equal(word, typed:sub(1, #word))
        found = found + 1
      end
      assert.is_true(found > 20, code)
    end
  end)

  it("are others in lessons and at puzzles", function()
    language.use "de"
    assert.equal("skip", verbs.of_lesson "weiter")
    assert.equal("stop", verbs.of_lesson "schluss")
    assert.equal("show", verbs.of_lesson "zeig")
    assert.equal("stop", verbs.of_lesson "stop")
    assert.equal("weiter", verbs.read "weiter")
    language.use "en"
    assert.equal("weiter", verbs.of_lesson "weiter")
  end)

  it("are typed at the prompt, where no variable has the name", function()
    local Prompt = require "tenace.face.prompt.session"
    language.use "es"
    local prompt = Prompt.new()
    assert.equal((prompt:handle "help order"), (prompt:handle "ayuda order"))
    assert.matches("order", (prompt:handle "ayuda order"))
    prompt:handle "juega = 3"
    assert.equal("3\n", (prompt:handle "juega"))
  end)
end)
