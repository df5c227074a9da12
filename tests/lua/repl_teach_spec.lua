-- Lessons: questions made from rules, answers as people type them, the
-- conversation, progress, and lessons written by hand.
-- In 12 parts.

local answer = require "tenace.face.teach.answer"
local catalogue = require "tenace.face.teach.catalogue"
local Chance = require "tenace.face.teach.chance"
local crossed = require "tenace.face.teach.crossed"
local draw = require "tenace.face.teach.draw"
local files = require "tenace.face.terminal.files"
local guide = require "tenace.study.guide"
local guided = require "tenace.face.teach.guided"
local lesson = require "tenace.rules.lesson_file"
local lessons = require "tenace.face.teach.lessons"
local progress = require "tenace.face.teach.progress"
local Session = require "tenace.face.teach.session"
local show = require "tenace.face.say.show"
local tenace = require "tenace"
local worked = require "tenace.face.teach.worked"

local GAMES = { "whist", "skat+pub_skat", "tute+players=2", "canasta",
  "shengji" }
if (os.getenv "SOAK" or "") ~= "" then
  for _, game in ipairs(tenace.library:names()) do
    GAMES[#GAMES + 1] = game
    for _, house in ipairs(tenace.library:names(game)) do
      GAMES[#GAMES + 1] = game .. "+" .. house
    end
  end
end

local made = {}


--- The lessons of a game at seed 1, made once.
local function lessons_of(game)
  made[game] = made[game] or catalogue.of(assert(tenace.variant(game)), 1)
  return made[game]
end


local function by_id(list, id)
  for _, one in ipairs(list) do
    if one.id == id then return one end
  end
end


local deck = { suits = "C D H S", ranks = "2 3 4 5 6 7 8 9 10 J Q K A",
  counts = { JC = 1, ["7S"] = 1, KC = 1 } }


describe("an answer", function()
  local cards = { form = "cards", deck = deck, right = { "JC", "KC" },
    hand = { "JC", "7S", "KC" } }

  it("is cards by their names, where lessons show names", function()
    local spanish = tenace.variant("scopa").deck
    local named = { form = "cards", deck = spanish, right = { "4O", "AE" },
      hand = { "4O", "AE", "RC" } }
    assert.is_true(answer.read(named, "as de espadas, 4 de oros").right)
    assert.is_false(answer.read(named, "rey de copas").right)
  end)

  it("is cards, however they are written, or a suit", function()
    for _, text in ipairs { "jc kc", "♣K, cj", "clubs", "Clubs" } do
      assert.is_true(answer.read(cards, text).right, text)
    end
    local verdict = answer.read(cards, "all")
    assert.same({ "7S" }, verdict.extra)
    assert.same({ "KC" }, answer.read(cards, "jc").missing)
    assert.same({ "JC", "KC" }, answer.read(cards, "none").missing)
    assert.same({ nil, "'QH' is no card of this hand." },
      { answer.read(cards, "qh") })
  end)

  it("is letters, or the texts after them", function()
    local items = { form = "items", deck = deck, right = { 1, 3 },
      items = { "4", "4 downtown", "pass" } }
    for _, text in ipairs { "a c", "ac", "c,a", "4 pass" } do
      assert.is_true(answer.read(items, text).right, text)
    end
    assert.same({ 2 }, answer.read(items, "4 downtown").extra)
    assert.same({ 2 }, answer.read(items, "all").extra)
    assert.is_nil((answer.read(items, "x y")))
    assert.is_nil((answer.read(items, "3")))  -- a number may be a bid
  end)

  it("is one of several", function()
    local one = { form = "one", deck = deck, right = { 2 },
      items = { "JC", "KC" } }
    assert.is_true(answer.read(one, "b").right)
    assert.is_true(answer.read(one, "kc").right)
    assert.is_false(answer.read(one, "a").right)
    assert.is_true(answer.read(one, "2").right)
    assert.same({ nil, "Type one letter, a to b." }, { answer.read(one, "c") })
  end)

  it("is numbers, or yes and no", function()
    local two = { form = "numbers", right = { 5, -4 } }
    assert.is_true(answer.read(two, "5 -4").right)
    assert.is_true(answer.read(two, "5:-4").right)
    assert.is_false(answer.read(two, "-4 5").right)
    assert.same({ nil, "Type 2 numbers." }, { answer.read(two, "5") })
    assert.is_true(answer.read({ form = "yes_no", right = false }, "n").right)
    assert.is_nil((answer.read({ form = "yes_no", right = true }, "maybe")))
  end)
end)


--- The right answer, as it is told, is right, and there is a reason for it.
local function check_answer(question, name)
  local style = show.for_deck(show.plain, question.deck)
  local text = answer.text(question, style)
  text = text:gsub(" %(.*%)$", ""):gsub("^all of them$", "all")
    :gsub("^none of them$", "none")
  local verdict, wrong = answer.read(question, text)
  assert.is_true(verdict and verdict.right, name .. text .. " "
    .. tostring(wrong))
  assert.is_string(question.because.says, name)
end


local function check_width(question, name)
  local style = show.usual(show.plain, question.deck)
  for _, line in ipairs(draw.question(question, style)) do
    assert.is_true(show.width(line) <= 80, name .. line)
  end
end


describe("the lessons of a game", function()
  it("are in the order of the rulebook", function()
    local titles = {}
    for i, one in ipairs(lessons_of "skat+pub_skat") do
      titles[i] = one.title
    end
    assert.same({ "Which card is higher", "What may be said", "Follow suit",
      "Who wins the trick", "What it counts", "Two rules at once",
      "House rule: Kontra", "House rule: Ramsch", "What may I bid?",
      "Count what is out", "Who has none left",
      "Where the obvious card loses" }, titles)
  end)

  it("include one for each obligation", function()
    local list = lessons_of "tute+players=2"
    for _, name in ipairs { "beat_led", "follow_suit", "overtrump" } do
      assert.is_true(#by_id(list, name).questions >= 4, name)
    end
  end)

  for _, game in ipairs(GAMES) do
    it("accept the right answer, and fit a terminal: " .. game, function()
      for _, one in ipairs(lessons_of(game)) do
        for _, question in ipairs(one.questions or {}) do
          local name = game .. ", " .. one.id .. ": "
          check_answer(question, name)
          check_width(question, name)
        end
      end
    end)
  end

  it("name cards as at the table", function()
    local style = show.usual(show.plain, assert(tenace.variant "tute").deck)
    for _, one in ipairs(lessons_of "tute+players=2") do
      for _, question in ipairs(one.questions or {}) do
        local text = table.concat(draw.question(question, style), "\n")
        assert.is_nil(text:find "%f[%w][%dASCR][OCEB]%f[%W]", text)
      end
    end
    local cards = { form = "cards", deck = tenace.variant "tute".deck,
      hand = { "5O", "AC" }, right = { "5O", "AC" } }
    assert.is_true(answer.read(cards, "5 de oros, as de copas").right)
  end)

  it("find positions in which a rule forbids something", function()
    local hard = by_id(lessons_of "skat+pub_skat", "hard")
    for _, question in ipairs(hard.questions) do
      assert.is_true(#question.right > 1)
      assert.is_true(#question.right < #question.hand)
    end
  end)

  it("depend only on the seed", function()
    local whist = assert(tenace.variant "whist")
    local function questions(seed)
      local text = {}
      for _, one in ipairs(lessons.of(whist, seed)) do
        for _, question in ipairs(one.questions) do
          text[#text + 1] = answer.text(question, show.plain)
            .. table.concat(question.hand or question.items or {}, " ")
        end
      end
      return table.concat(text, "\n")
    end
    local first = questions(1)
    assert.equal(first, questions(1))
    assert.not_equal(first, questions(2))
  end)
end)


describe("a quiz", function()
  it("takes questions from all lessons, none twice", function()
    local list = lessons.quiz(lessons_of "whist", 10, 3)
    local seen, topics = {}, {}
    for _, question in ipairs(list) do
      assert.is_nil(seen[question])
      seen[question], topics[question.topic] = true, true
    end
    assert.equal(10, #list)
    local n = 0
    for _ in pairs(topics) do n = n + 1 end
    assert.is_true(n >= 4)
  end)
end)


describe("worked examples as questions", function()
  it("are asked under the rules of this game", function()
    local strict = assert(tenace.variant "tute+strict")
    for _, one in ipairs(strict.examples) do
      if one.name == "a lower trump is not forced" then
        local question = worked.of(one, strict, Chance.of(1))[1]
        assert.same({ "4O" }, question.right)
        assert.equal("play_trump", question.because.rule)
      end
    end
  end)

  it("are combined with each other if points are counted", function()
    local skat = assert(tenace.variant "skat")
    for _, question in ipairs(crossed.of(skat, Chance.of(1), 4)) do
      assert.equal("numbers", question.form)
      assert.is_true(math.type(question.right[1]) == "integer")
    end
  end)

  it("are combined with those of the game for a house rule", function()
    local kontra = assert(tenace.variant "skat+kontra")
    local list = crossed.of(kontra, Chance.of(1), 4, kontra.house[1].file)
    assert.equal(4, #list)
    for _, question in ipairs(list) do
      assert.equal("value", question.because.rule)
      assert.matches("kontra%.lua$", question.because.file)
    end
  end)
end)


describe("with a state folder", function()
  local folder, state

  -- The environment names the state folder, so the modules read it again.
  before_each(function()
    folder = os.tmpname()
    os.remove(folder)
    state, files.state = files.state, function() return folder end
  end)

  after_each(function()
    files.state = state
    os.execute("rm -rf " .. files.quote(folder))
  end)

  local function session(game, more)
    local variant = assert(tenace.variant(game))
    local facts = { variant = variant, lessons = lessons_of(game),
      progress = progress.of(variant.spec) }
    for name, fact in pairs(more or {}) do facts[name] = fact end
    return Session.new(facts)
  end

  local function last(text) return text:match "([^\n]*)\n*$" end

  it("an author's lesson shows answers in the language", function()
    local language = require "tenace.base.language"
    language.use "de"
    local done, shown = pcall(function()
      local variant = assert(tenace.variant "skat")
      local one = Session.new { variant = variant, only = 7,
        lessons = catalogue.of(variant, 1),
        progress = progress.of(variant.spec) }
      one:start()
      one:handle "show"
      return one:handle "show"
    end)
    language.use "en"
    assert(done, shown)
    assert.matches("Die Antwort: Hand.", shown, 1, true)
  end)

  it("a lesson asks, reads answers, and sums up", function()
    local one = session("whist+american", { only = 2 })
    local text = one:start()
    assert.matches("Lesson 2 of %d: Follow suit\n  A player who holds a card "
      .. "of the suit led must play one%.\n\n1/6\n", text)
    assert.matches([[
trump  hearts
played        in hand
┌───┬──┬──┐   ┌──┬──┬──┐
│10♣│K♣│3♦│   │J♣│4♥│9♠│
└───┴──┴──┘   └──┴──┴──┘
Which cards may be played? (cards with blanks between, a suit's name, all or
none)
]], text, 1, true)
    assert.equal([[
Not quite.
4♥: you hold J♣, so you must follow clubs.
One more is right.
Try again, or: show, skip, stop.
]], one:handle "4h")
    assert.equal("'4z' is no answer here. '4z' is no card of this hand.\n",
      one:handle "4z")
    assert.matches("^follow suit: a player who holds a card of the suit led "
      .. "must play one\nRule: follow suit, .*rules/whist.lua line 12%.\n$",
      one:handle "why")
    assert.equal(one:handle "why", (one:handle "hint"))
    assert.matches("^Yes%.\nYou hold J♣, so you must follow clubs%.\n.*\n"
      .. "Rule: follow suit, .*rules/whist.lua line 12%.\n\n2/6\n",
      one:handle "jc")
    assert.matches("^The answer: 3♥ 4♥ 6♥ 8♥%.\n", one:handle "show")
    assert.matches("^Left out%.\n\nOnce more\n", one:handle "skip")
    one:handle "jc"
    for _ = 1, 6 do one:handle "show" end
    assert.matches("Lesson 2: 0 of 6 right at the first try%.\nLook at "
      .. "these again: follow suit%.\n$", one:handle "show")
    assert.is_true(one.over)
    assert.equal("0 of 6 follow_suit\n", files.read(folder
      .. "/lessons/whist+american"))
  end)

  it("the better of two results is kept for the next time", function()
    local known = progress.of "whist+american"
    assert.is_nil(known:result "follow_suit")
    assert(known:keep("follow_suit", 5, 6))
    assert(known:keep("follow_suit", 2, 6))
    assert.same({ right = 5, all = 6 }, progress.of "whist+american":result
      "follow_suit")
    assert.matches("follow_suit  Follow suit +5 of 6 right\n",
      session("whist+american"):list())
  end)

  it("lessons follow each other, and a number chooses one", function()
    local one = session("whist+american")
    assert.matches("Lesson 1 of", one:start())
    local text
    repeat text = one:handle "show" until text:find "Next:"
    assert.matches("Next: lesson 2, Follow suit. Enter goes on", text)
    assert.matches("^Next: lesson 2", one:handle "show")
    assert.matches("Lesson 4 of", one:handle "4")
    assert.equal("Stopped: the lesson can be begun again by --lesson count.\n",
      one:handle "stop")
    assert.is_true(one.over)
  end)

  it("the end of the input stops a lesson, and a quiz", function()
    local one = session("whist+american", { only = 1 })
    one:start()
    assert.matches("^Stopped: the lesson can", one:close())
    local quiz = session("whist+american", { quiz = 4, seed = 2 })
    assert.matches("^Whist: 4 questions from all lessons, seed 2%.\n",
      quiz:start())
    quiz:handle "show"
    assert.equal("This is a quiz: tenace teach GAME without --quiz has "
      .. "lessons.", last(quiz:handle "lessons"))
    assert.equal("Stopped after 1 of 4 questions.\n", quiz:close())
  end)

  it("a quiz ends with a summary", function()
    local quiz = session("whist+american", { quiz = 2, seed = 2 })
    quiz:start()
    quiz:handle "show"
    assert.matches("0 of 2 right at the first try%.\nLook at these again: ",
      quiz:handle "skip")
    assert.is_true(quiz.over)
  end)

  it("an author's lesson waits for the move that it wants", function()
    local list = { by_id(lessons_of "whist+american",
      "lesson finesse") }
    local one = session("whist+american", { lessons = list, only = 1 })
    assert.matches("Lesson 1 of 1: The finesse\n", one:start())
    assert.equal("A♦ is allowed, but it is a sure trick that can wait: you "
      .. "need it to lead again.\nTry again, or: show, skip, stop.\n",
      one:handle "ad")
    assert.equal("Lead a spade, towards the cards of your partner.\n",
      one:handle "hint")
    assert.equal("Lead a spade, towards the cards of your partner.\nTry again, "
      .. "or: show, skip, stop.\n", one:handle "2c")
    assert.equal("Not allowed: you do not hold 9♠.\nTry again, or: show, skip, "
      .. "stop.\n", one:handle "9s")
    assert.matches("^9♠ is not allowed: you do not hold 9♠%.\n",
      one:handle "why")
    assert.matches("^You lead 3♠%.\nLeft plays 8♠%.\nPartner plays J♠%.\n.*"
      .. "\n2/3\n", one:handle "s3")
    assert.matches("^The answer: K♦%.\nYou play K♦%.\n", one:handle "show")
    local text = one:handle "2s"
    assert.matches("The queen has won as well%.\n", text)
    assert.is_true(one.over)
    assert.equal("1 of 1 lesson finesse\n",
      files.read(folder
      .. "/lessons/whist+american"))
  end)
end)


describe("lessons written by hand", function()
  local function load(text)
    local one, wrong = lesson.load({ path = "l.lua", name = "l", text = text,
      of = "whist" }, pcall)
    if not one then return tostring(wrong) end
    local ok, problem = guide.check(one)
    return ok and one or tostring(problem)
  end

  it("that come with the program can be played to their end", function()
    local n = 0
    for _, game in ipairs(tenace.library:names()) do
      for _, one in ipairs(tenace.lessons(game)) do
        n = n + 1
        assert.is_nil(one.problem, tostring(one.problem))
        assert(guide.check(one))
      end
    end
    assert.is_true(n >= 6)
  end)

  it("report errors with file and line", function()
    assert.equal("l.lua:2: lesson 'A': unknown field 'txet', did you mean "
      .. "'text'?", load 'return lesson "A" {\n  txet = "x",\n}')
    assert.equal("l.lua:2: lesson 'A': 'seat' must be number",
      load 'return lesson "A" {\n  seat = "x",\n}')
    assert.equal("l.lua:1: lesson 'A': a lesson has steps: steps = { { says = "
      .. '"…", expect = "7C" } }', load 'return lesson "A" { of = "whist" }')
    assert.equal("l.lua:3: lesson 'A': unknown field 'expects', did you mean "
      .. "'expect'?",
      load 'return lesson "A" {\n  steps = {\n    { expects = "AS" } } }')
    assert.equal("l.lua:3: lesson 'A': a step expects a move: expect = "
      .. '"7C"', load 'return lesson "A" {\n  steps = {\n    { } } }')
    assert.equal("l.lua: the file does not return its lesson, begin it with "
      .. "'return lesson'", load 'lesson "A" { steps = { { expect = "2C" } } }')
  end)

  it("are tried once before they begin", function()
    assert.equal("l.lua:4: lesson 'A': '9S' is not allowed there: you do not "
      .. "hold 9S", load [[
return lesson "A" {
  options = { first_dealer = 4 },
  deal = { hands = { "AS", "9S" } },
  steps = { { expect = "9S" } },
}]])
    assert.matches("^l.lua: no option 'first' in whist", load [[
return lesson "A" { options = { first = 1 }, steps = { { expect = "9S" } } }]])
  end)

  it("see only Lua's words and their own", function()
    assert.matches("no such name 'io'", load 'return io.open("x")')
    assert.matches("no such name 'game'", load 'return game "A" {}')
  end)

  it("belong to their game, and to the house rules they name", function()
    local function titles(game)
      local list = {}
      for i, one in ipairs(guided.lessons(assert(tenace.variant(game)))) do
        list[i] = one.title
      end
      return list
    end
    assert.same({ "The finesse" }, titles "whist+american")
    assert.same({ "Downtown" }, titles "bid_whist")
  end)
end)
