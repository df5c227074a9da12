-- What lessons offer to choose from: what a beginner could take for right.

local draw = require "tenace.face.teach.draw"
local key = require "tenace.face.teach.key"
local lessons = require "tenace.face.teach.lessons"
local near = require "tenace.face.teach.near"
local parts = require "tenace.match.parts"
local show = require "tenace.face.say.show"
local tenace = require "tenace"

-- All games are asked under SOAK; it takes minutes.
local GAMES = { "skat", "canasta", "whist", "big_two" }
if (os.getenv "SOAK" or "") ~= "" then
  for i, game in ipairs(tenace.games()) do GAMES[i] = game.name end
end

local made = {}


local function lessons_of(game)
  made[game] = made[game] or lessons.of(tenace.variant(game), 1)
  return made[game]
end


--- Calls `look` with each question of these games and a text that names it.
local function each_question(look)
  local n = 0
  for _, game in ipairs(GAMES) do
    for _, lesson in ipairs(lessons_of(game)) do
      for i, question in ipairs(lesson.questions) do
        look(question, ("%s %s %d"):format(game, lesson.id, i))
        n = n + 1
      end
    end
  end
  assert.is_true(n > 60, n)
end


--- A move of a turn as a match gives it to faces.
local function said(move, name)
  local game = name and name:match "^%S+" or "rummy_500"
  return parts.of(tenace.variant(game), { kind = "turn" }, move)
end


local function lesson_named(game, id)
  for _, lesson in ipairs(lessons_of(game)) do
    if lesson.id == id then return lesson end
  end
end


describe("what a lesson offers to choose from", function()
  it("has something right and something wrong", function()
    each_question(function(question, name)
      if question.form == "items" then
        assert.is_true(#question.right > 0, name)
        assert.is_true(#question.right < #question.items, name)
      end
    end)
  end)

  it("is no choice between two bare words", function()
    assert.is_false(near.are_enough { "draw", "pass" })
    assert.is_true(near.are_enough { "draw", "pass", "stop" })
    assert.is_true(near.are_enough { "3", "pass" })
    for _, game in ipairs { "rummy_500", "klondike", "old_maid" } do
      for _, question in ipairs(lesson_named(game, "say").questions) do
        assert.is_true(near.are_enough(question.items), game)
      end
    end
  end)

  it("has cards of an open pile taken for what looks like a meld", function()
    assert.same({ "take 9H: 9C 9H JD" }, near.takings({ "2S", "9H" },
      { "JD", "9C", "KC" }, "2 3 4 5 6 7 8 9 10 J Q K A"))
    local n = 0
    for _, question in ipairs(lesson_named("rummy_500", "say").questions) do
      for i, item in ipairs(question.items) do
        local taken = item:match "^take %S+: "
        if taken and question.reasons[i].says:find "neither of one rank" then
          n = n + 1
        end
      end
    end
    assert.is_true(n > 3, n)
  end)

  it("has cards carried to the wrong ones", function()
    assert.same({ "7D to 8H", "8H to 7D" }, near.carries({ said "draw",
      said "7D to 8C" }, { "7D", "8H", "KS" }, "A 2 3 4 5 6 7 8 9 10 J Q K"))
    local n = 0
    for _, question in ipairs(lesson_named("klondike", "say").questions) do
      for i, item in ipairs(question.items) do
        local why = question.reasons[i].says
        if item:find " to " and why:find "goes on a card" then n = n + 1 end
      end
    end
    assert.is_true(n > 3, n)
  end)

  it("takes from a pile only what lies there", function()
    local hand, pile = { "9C", "9D" }, { "9H", "2S" }
    assert.is_true(near.can_be_held(said "take 9H: 9H 9C 9D", hand, pile))
    assert.is_false(near.can_be_held(said "take 9H: 9H 9C 9S", hand, pile))
    assert.is_false(near.can_be_held(said "take KH: 9C 9D KH", hand, pile))
  end)

  it("has no number above all that the table shows", function()
    for _, question in ipairs(lesson_named("old_maid", "say").questions) do
      local hand = question.groups[#question.groups]
      local most = hand and #hand.cards or 0
      for _, row in ipairs(question.rows) do
        for n in row[2]:gmatch ": (%d+)" do
          if row[1] ~= "Laid" then most = math.max(most, tonumber(n)) end
        end
      end
      if question.because and question.text then
        for i, item in ipairs(question.items) do
          if question.reasons[i].says:find "the answer is a number" then
            assert.is_true(tonumber(item) <= most, item)
          end
        end
      end
    end
  end)

  it("names no card that the hand lacks", function()
    each_question(function(question, name)
      for _, item in ipairs(question.form == "items" and question.items or {})
      do
        local pile = { item:match "^take (%w+)" }
        assert.is_true(near.can_be_held(said(item, name),
          question.hand or {}, pile), name .. ": " .. item)
      end
    end)
  end)

  it("does not name the same cards twice", function()
    each_question(function(question, name)
      local seen = {}
      for _, item in ipairs(question.form == "items" and question.items or {})
      do
        local words = show.words((item:gsub(";", " ")))
        table.sort(words)
        local text = table.concat(words, " ")
        assert.is_nil(seen[text], name .. ": " .. item)
        seen[text] = true
      end
    end)
  end)

  it("is not asked twice in a lesson", function()
    for _, game in ipairs(GAMES) do
      for _, lesson in ipairs(lessons_of(game)) do
        local seen = {}
        for _, question in ipairs(lesson.questions) do
          local text = key.text(question)
          assert.is_nil(seen[text], text)
          seen[text] = true
        end
      end
    end
  end)

  it("belongs to the question that is asked", function()
    local n = 0
    for _, question in ipairs(lesson_named("skat", "say").questions) do
      if question.asks:find "nobody has bid" then
        n = n + 1
        for _, item in ipairs(question.items) do
          assert.is_truthy(item == "pass" or tonumber(item), item)
        end
      elseif question.asks:find "what do you play" then
        n = n + 1
        for _, item in ipairs(question.items) do
          assert.is_nil(tonumber(item), item)
          assert.not_equal("pass", item)
        end
      end
    end
    assert.is_true(n > 1)
  end)

  it("has bids next to the one that must be beaten", function()
    local n = 0
    for _, question in ipairs(lesson_named("skat", "say").questions) do
      local low, high = math.huge, 0
      for i, item in ipairs(question.items) do
        local bid = tonumber(item)
        local right = near.set(question.right)[i]
        if bid and right then low = math.min(low, bid) end
        if bid and not right then high = math.max(high, bid) end
      end
      if question.asks:find "must count" and low < math.huge then
        n = n + 1
        assert.is_true(low - high <= 6, high .. " and " .. low)
      end
    end
    assert.is_true(n > 0)
  end)
end)


describe("which card is higher", function()
  it("is asked where the printed ranks mislead, but for one question",
    function()
      local plain = 0
      for _, question in ipairs(lesson_named("whist", "rank").questions) do
        local best = question.items[question.right[1] ]
        local other = question.items[3 - question.right[1] ]
        if best:sub(-1) == other:sub(-1) then plain = plain + 1 end
      end
      assert.is_true(plain <= 1, plain)
    end)
end)


describe("two rules at once", function()
  it("asks where the printed suits mislead", function()
    for _, question in ipairs(lesson_named("skat", "hard").questions) do
      local led = question.groups[1].cards[1]
      local follows = near.set(question.right)
      local differs = false
      for _, card in ipairs(question.hand) do
        differs = differs or (card:sub(-1) == led:sub(-1))
          ~= (follows[card] or false)
      end
      assert.is_true(differs, key.text(question))
    end
  end)
end)


describe("a question for several numbers", function()
  it("says once how many, and in which order", function()
    local style = show.style(show.plain)
    style.width = 80
    local seen
    for _, question in ipairs(lesson_named("whist", "count").questions) do
      seen = table.concat(draw.question(question, style), " ")
    end
    assert.is_truthy(seen:find("What is the score then, side 1 first? "
      .. "(2 numbers with blanks between)", 1, true))
  end)

  it("names seats where each plays alone", function()
    local reasons = {}
    for _, one in ipairs(lesson_named("three_two_five", "count").questions) do
      assert.equal("What is the score then, seat 1 first?", one.asks)
      reasons[#reasons + 1] = one.because.says or one.because.text
    end
    assert.matches("seat %d: [+-]%d, tricks: %d of %d",
      table.concat(reasons, "\n"))
  end)
end)
