-- What `check --lang` finds, and that all translations fit.
-- In 6 parts.

local catalogue = require "tenace.rules.catalogue"
local commands = require "commands_helper"
local files = require "tenace.face.terminal.files"
local helper = require "game_helper"
local language = require "tenace.base.language"
local po = require "tenace.base.po"
local sentences = require "tenace.face.rulebook.sentences"
local translated = require "tenace.base.translated"
local turn = require "turn"

--- Calls f(code, folder, name) for each file of texts of each language.
local function each_file(f)
  for _, code in ipairs(language.codes) do
    for _, folder in ipairs(translated.folders) do
      for _, name in ipairs(translated.names(folder)) do
        f(code, folder.module, name)
      end
    end
  end
end


--- The paths of all tables in a text that have `many` and no `other`.
local function without_other(texts, path, list)
  for key, value in pairs(texts) do
    if type(value) == "table" then
      without_other(value, path .. "." .. key, list)
    end
  end
  if type(texts.many) == "string" and not texts.other then
    list[#list + 1] = path
  end
  return list
end


describe("the texts of all languages", function()
  it("have a form for all other numbers", function()
    each_file(function(code, folder, name)
      assert.same({}, without_other(language.read(folder, code, name) or {},
        code .. " " .. name, {}))
    end)
  end)

  it("have keys and parts of the English ones", function()
    local wrong = {}
    each_file(function(code, folder, name)
      for _, one in ipairs(translated.faults(folder, name, code)) do
        if one.fault ~= "missing" and one.fault ~= "changed" then
          wrong[#wrong + 1] = ("%s %s.%s: %s %s"):format(code, name, one.key,
            one.fault, one.part or "")
        end
      end
    end)
    assert.same({}, wrong)
  end)
end)


describe("the catalogues of rules files", function()
  --- The rules file or lesson to which a catalogue belongs.
  local function owner(path)
    return (path:gsub("text/%a%a/", ""):gsub("po$", "lua"))
  end

  it("can be read, and keep the parts of English sentences", function()
    local wrong, pipe = {}, io.popen "find rules -path '*/text/*' -name '*.po'"
    for path in pipe:lines() do
      local texts, problem = catalogue.load(helper.read(path), path)
      assert(texts, tostring(problem))
      assert(files.exists(owner(path)), path .. " belongs to no file")
      for english, own in pairs(texts) do
        local name = english:match "^@(.+)$"
        local part = translated.parts_differ(
          name and assert(translated.english(name), english) or english, own)
        if part then wrong[#wrong + 1] = path .. ": " .. english end
      end
    end
    pipe:close()
    assert.same({}, wrong)
  end)
end)


describe("the faults of a translation", function()
  local function faults(english, own)
    package.loaded["spec.texts.en.a"] = english
    package.loaded["spec.texts.xx.a"] = own
    local list = {}
    for i, one in ipairs(translated.faults("spec.texts", "a", "xx")) do
      list[i] = table.concat({ one.key, one.fault, one.part }, " ")
    end
    package.loaded["spec.texts.en.a"] = nil
    package.loaded["spec.texts.xx.a"] = nil
    return list
  end

  it("are missing and unused sentences", function()
    assert.same({ "a.b missing", "d unused" },
      faults({ a = { b = "B" }, c = "C" }, { a = {}, c = "c", d = "D" }))
  end)

  it("are parts too few or too many", function()
    assert.same({ "a part x", "b part y" },
      faults({ a = "{x}", b = "B" }, { a = "A", b = "{y}" }))
    assert.same({}, faults({ a = "{x} and {z}" }, { a = "{z}, {x}" }))
    assert.same({}, faults({ a = "{x} and {z}" }, { a = "{z:of}, {x}" }))
  end)

  it("are no forms that another language needs or lacks", function()
    assert.same({}, faults({ a = { one = "a card", other = "{n} cards" } },
      { a = "{n}" }))
    assert.same({}, faults({ a = { one = "a card", other = "{n} cards" } },
      { a = { few = "{n} f", other = "{n} o" } }))
    assert.same({ "a other_kind" }, faults({ a = "A" }, { a = { b = "B" } }))
  end)

  --- Runs a test with texts of its own for two languages of the program; what
  -- is noted is read back.
  local function with_texts(english, texts, test)
    local folders, names = translated.folders, translated.names
    local before = package.loaded["tenace.text.en.seen"]
    translated.folders = { { module = "spec.texts", path = "spec" } }
    translated.names = function() return { "a" } end
    package.loaded["spec.texts.en.a"] = english
    for code, own in pairs(texts) do
      package.loaded["spec.texts." .. code .. ".a"] = own
    end
    package.loaded["tenace.text.en.seen"] = {}
    local ok, wrong = pcall(test, function(code)
      local noted = load(translated.noted(code))()
      package.loaded["tenace.text.en.seen"] = noted
      return noted
    end, function(code)
      local list = {}
      for _, one in ipairs(translated.faults("spec.texts", "a", code)) do
        list[#list + 1] = one.key .. " " .. one.fault
      end
      return list
    end)
    translated.folders, translated.names = folders, names
    package.loaded["tenace.text.en.seen"] = before
    if not ok then error(wrong, 0) end
  end

  it("are translations whose English has changed since", function()
    local english = { a = { b = "one" }, c = { one = "a card",
      other = "{n} cards" }, d = "D" }
    local own = { a = { b = "eins" }, c = "{n} Karten" }
    with_texts(english, { de = own }, function(note, found)
      note "de"
      assert.same({ "d missing" }, found "de")
      own.d = "neu"
      assert.same({}, found "de")
      english.a.b, english.c.one = "two", "one card"
      assert.same({ "a.b changed", "c changed" }, found "de")
      note "de"
      assert.same({}, found "de")
    end)
  end)

  it("are noted once for all languages, and where one differs", function()
    local english = { a = "one", b = "B" }
    local texts = { de = { a = "eins", b = "B" }, es = { a = "uno", b = "B" },
      fr = { a = "un" } }
    with_texts(english, texts, function(note, found)
      note "de"
      note "es"
      assert.is_nil(note "fr".fr)
      english.a = "two"
      assert.same({ "a changed" }, found "es")
      local noted = note "es"
      assert.is_string(noted.es)
      assert.is_nil(noted.fr)
      assert.same({}, found "es")
      assert.same({ "a changed" }, found "de")
      assert.same({ "a changed", "b missing" }, found "fr")
      note "de"
      assert.is_nil(note "fr".es)
      assert.same({ "b missing" }, found "fr")
    end)
  end)
end)


describe("the sentences of a rules file", function()
  local function of(text)
    local list = {}
    for i, one in ipairs(sentences.of(text)) do
      list[i] = one.line .. (one.glued and "+" or " ") .. one.text
    end
    return list
  end

  it("are the opening, comments above steps, and texts to read", function()
    assert.same({ "1 G: a game.", "5 They play.", "6 which way?" }, of [[
-- G: a game. More of it.

-- They
-- play.
function g:round()
  self:choose(1, "which way?", { "left", "right" })
end]])
  end)

  it("are whole where they are joined in the file", function()
    assert.same({ "1 one long sentence" },
      of [[local a = "one long " .. "sentence"]])
    assert.same({ "1+it is more than " },
      of [[local a = "it is more than " .. n]])
  end)

  it("are no cards, names or lists of words", function()
    assert.same({}, of [[
local NAMES = "hearts and spades"
for w in words "these are words" do f(among(w, "some more words")) end
local a, b = "7H 8H", "trump"]])
  end)

  it("are names of house rules, if of one word, too", function()
    assert.same({ "1 Bock" }, of [[return house_rule "Bock" { of = "skat" }]])
  end)

  it("are those behind a call that takes a list of words, too", function()
    assert.same({ "1 how many play" },
      of [[local t = { f(among(w, "up down")), 4, "how many play" }]])
  end)
end)


describe("tenace check --lang", function()
  setup(commands.begin)
  teardown(commands.finish)
  after_each(helper.clean)

  it("lists what a catalogue lacks, has in vain, or says otherwise", function()
    local path = helper.file(helper.text([[
      options = { n = number { 1, from = 1, to = 3, "how many" },
        k = number { 1, from = 1, to = 3, "which card {card}" } },
    ]], [[
      function g:round()
        self:choose(self.dealer, "which way?", { "left", "right" })
        self:score(1, 2, "2 tricks")
      end]]))
    local folder = path:gsub("[^/]*$", "text/hi")
    os.execute("mkdir -p '" .. folder .. "'")
    helper.write(folder .. "/g.po", [[
msgid "how many"
msgstr "wie viele"

msgid "which card {card}"
msgstr "welche Karte"

msgid "no such text"
msgstr "keiner"

msgid "way tricks {1}"
msgstr "aus Wörtern der Regeln"
]])
    local text = commands.tenace("check --lang hi " .. path)
    for _, line in ipairs { "not translated: which way?",
      "the part card is only in one of the two languages: which card {card}",
      "the rules have no such sentence: no such text",
      "said in play and not translated: left",
      "said in play and not translated: {1} tricks",
      "हिन्दी: " } do
      assert.match(line, text, 1, true)
    end
    assert.not_match("how many", text, 1, true)
    assert.not_match("way tricks", text, 1, true)
    assert.match("tenace rules " .. path .. " --lang hi\n", text, 1, true)
  end)

  --- A rules file whose round asks this, and the path of a catalogue of it.
  local function asking(question, ending)
    local path = helper.file(helper.text("", ([[
      function g:round()
        self:choose(self.dealer, %q, { "left", "right" })
        self:score(1, 2, "2 tricks")
      end]]):format(question)))
    return path, path:gsub("[^/]*$", "text/hi/g." .. ending)
  end

  it("knows what a game says in place of a sentence of the program's",
    function()
      local path, own = asking("which way?", "po")
      os.execute("mkdir -p '" .. own:match "^(.*)/" .. "'")
      helper.write(own, table.concat({ po.header "hi",
        po.entry("@table.leads.you", "{cards} लीड"),
        po.entry("@table.wins.you", "{cards}"),
        po.entry("@table.no_such", "कुछ नहीं"),
        po.entry("@nothing_led", "कुछ भी") }, "\n"))
      local text = commands.tenace("check --lang hi " .. path)
      assert.match("the part cards is only in one of the two languages: "
        .. "@table.wins.you", text, 1, true)
      assert.match("the rules have no such sentence: @table.no_such", text, 1,
        true)
      assert.not_match("@table.leads.you", text, 1, true)
      assert.not_match("@nothing_led", text, 1, true)
      commands.tenace("check --lang hi --update " .. path)
      text = helper.read(own)
      assert.match('#. in this game, in place of: You lead {cards}.\n'
        .. 'msgid "@table.leads.you"\nmsgstr "{cards} लीड"\n', text, 1, true)
      assert.match('#~ msgid "@table.no_such"', text, 1, true)
    end)

  it("knows what a game asks without its options", function()
    local path = helper.file(helper.text(
      'options = { asks = flag { true, "one asks" } },', [[
      function g:round()
        local word = self.option.asks and "way" or "on"
        self:ask_yes_no(1, self.option.asks and "turn " .. word .. "?" or "?")
      end]]))
    os.execute("mkdir -p '" .. path:gsub("[^/]*$", "text/hi") .. "'")
    helper.write((path:gsub("[^/]*$", "text/hi/g.po")), po.header "hi"
      .. po.entry("one asks", "पूछें") .. po.entry("turn way?", "मुड़ें?"))
    assert.match(": 0 sentences need work\n",
      commands.tenace("check --lang hi " .. path .. "+asks=no"), 1, true)
  end)

  it("asks for words of an answer that belong together as one", function()
    local path = helper.file(helper.text("", [[
      function g:round()
        self:choose(self.dealer, "which way?", { "turn left", "turn round" })
      end]]))
    os.execute("mkdir -p '" .. path:gsub("[^/]*$", "text/hi") .. "'")
    helper.write((path:gsub("[^/]*$", "text/hi/g.po")),
      'msgid "turn left"\nmsgstr "बाएँ मुड़ें"\n')
    local text = commands.tenace("check --lang hi " .. path)
    assert.match("not translated: turn round\n", text, 1, true)
    for _, word in ipairs { "turn", "left", "round" } do
      assert.not_match("not translated: " .. word .. "\n", text, 1, true)
    end
  end)

  it("begins a catalogue, with all that there is to translate", function()
    local path, own = asking("which way?", "po")
    local text = commands.tenace("check --lang hi --update " .. path)
    assert.match("g.po: ", text, 1, true)
    text = helper.read(own)
    assert.match('"Language: hi\\n"\n', text, 1, true)
    for _, english in ipairs { "which way?", "left", "{1} tricks" } do
      assert.match('msgid "' .. english .. '"\nmsgstr ""\n', text, 1, true)
    end
    assert.match('#. a word of the rules, or said in play\nmsgid "left"', text,
      1, true)
  end)

  it("takes no sentence that has words of the program's for one of its",
    function()
      for _, says in ipairs { "how they count: up or down",
        "of two alike the first wins" } do
        local path = asking(says, "po")
        assert.match("not translated: " .. says .. "\n",
          commands.tenace("check --lang hi " .. path), 1, true)
      end
    end)

  it("takes no sentence with a stop for one of the program's", function()
    local path = asking("Two are for you, three against you.", "po")
    assert.match("not translated: Two are for you, three against you.\n",
      commands.tenace("check --lang hi " .. path), 1, true)
  end)

  it("keeps the translation of what has changed, marked as such", function()
    local path, own = asking("which way do you go?", "po")
    os.execute("mkdir -p '" .. own:match "^(.*)/" .. "'")
    helper.write(own, table.concat({ po.header "hi",
      po.entry("which way do you go?", "किस ओर?"), po.entry("left", "बाएँ"),
      po.entry("nobody says it", "कोई नहीं") }, "\n"))
    local file = helper.read(path):gsub("which way do you", "which way do we")
    helper.write(path, file)
    assert.match("not translated: which way do we go?",
      commands.tenace("check --lang hi " .. path), 1, true)
    commands.tenace("check --lang hi --update " .. path)
    local text = helper.read(own)
    assert.match('#, fuzzy\n#| msgid "which way do you go?"\nmsgid '
      .. '"which way do we go?"\nmsgstr "किस ओर?"\n', text, 1, true)
    assert.match('msgid "left"\nmsgstr "बाएँ"\n', text, 1, true)
    assert.match('#~ msgid "nobody says it"\n#~ msgstr "कोई', text, 1, true)
    assert.match("the English has changed: which way do we go?",
      commands.tenace("check --lang hi " .. path), 1, true)
    commands.tenace("check --lang hi --update " .. path)
    assert.equal(text, helper.read(own))
  end)

  it("makes a .po file of a catalogue in Lua", function()
    local path, old = asking("which way?", "lua")
    os.execute("mkdir -p '" .. old:match "^(.*)/" .. "'")
    helper.write(old, [[return { ["which way?"] = "किस ओर?",
      left = { one = "बायाँ", other = "बाएँ", gender = "m" } }]])
    commands.tenace("check --lang hi --update " .. path)
    local texts = po.read(helper.read((old:gsub("lua$", "po"))))
    assert.same({ ["which way?"] = "किस ओर?",
      left = { one = "बायाँ", other = "बाएँ", gender = "m" } }, texts)
  end)

  it("lists names that only a rulebook or the table shows", function()
    local path = helper.file(helper.text("", [[
function g:round()
  self:ask_yes_no(self.dealer, "go on?")
  self:look_around()
end

-- They look around.
function g:look_around() self:score(1, 2, "won") end]]))
    assert.match("said in play and not translated: look around\n",
      commands.tenace("check --lang hi " .. path), 1, true)
  end)

  -- Games that have all their texts: six in each language, and those of the
  -- people who speak it; and some whose melds have no full ones, or stay in the
  -- hand. Some have their turn each time.
  local WHOLE = { de = "doppelkopf rummy gin_rummy+cube",
    fr = "tarot belote coinche", es = "briscola",
    zh = "dou_dizhu big_two rummy gin_rummy",
    hi = "call_break court_piece mendikot",
    bn = "call_break court_piece mendikot",
    gu = "call_break court_piece mendikot" }

  it("finds nothing where nothing is missing", function()
    local list = {}
    for code, own in pairs(WHOLE) do
      local six = " whist bid_whist canasta skat tute shengji"
      for game in (own .. six):gmatch "%S+" do
        list[#list + 1] = code .. " " .. game
      end
    end
    table.sort(list)
    for _, one in ipairs(turn.some(list, 6)) do
      assert.match(": 0 sentences need work\n",
        commands.tenace("check --lang " .. one), 1, true)
    end
  end)

  it("says that English is complete", function()
    assert.equal("English: 0 sentences need work\n",
      (commands.tenace "check --lang en"))
  end)
end)
