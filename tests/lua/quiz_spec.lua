-- What holds of every question that lessons ask: none is asked twice in other
-- words, each leaves something to choose, and what is wrong there is right
-- somewhere else.
-- In 12 parts.

local alike = require "tenace.face.teach.alike"
local catalogue = require "tenace.face.teach.catalogue"
local drills = require "tenace.face.teach.drills"
local lessons = require "tenace.face.teach.lessons"
local tenace = require "tenace"
local turn = require "turn"

local GAMES = turn.some({ "whist", "bid_whist", "canasta", "skat", "tute",
  "shengji" }, 3)

local courses, made = {}, {}


--- The lessons of a game at seed 2.
local function course_of(game)
  courses[game] = courses[game]
    or catalogue.of(assert(tenace.variant(game)), 2)
  return courses[game]
end


--- The questions of a game's lessons. Puzzles are left out, because they take
-- long.
local function questions_of(game)
  if not made[game] then
    local list = {}
    for _, lesson in ipairs(course_of(game)) do
      local asked = lesson.slow and {} or lesson.guided and {}
        or lessons.ask(lesson)
      for _, question in ipairs(asked) do list[#list + 1] = question end
    end
    made[game] = list
  end
  return made[game]
end


local function told(question)
  local list = { question.asks }
  for _, item in ipairs(question.items or question.hand or {}) do
    list[#list + 1] = item
  end
  return table.concat(list, " ")
end


--- How many answers could be given.
local function possible(question)
  if question.form == "yes_no" or question.form == "numbers" then return 2 end
  return #(question.items or question.hand)
end


for _, game in ipairs(GAMES) do
  describe("the course of " .. game, function()
    it("has ten lessons", function()
      assert.equal(10, #course_of(game))
    end)

    it("asks no two questions that are alike", function()
      local list = questions_of(game)
      assert.is_true(#list >= 35, #list)
      for i = 1, #list do
        for k = i + 1, #list do
          local one, other = list[i], list[k]
          local same = alike.are(one, other)
            or one.topic == other.topic and alike.of_one_deal(one, other)
          assert.is_false(same, told(one) .. "\n" .. told(other))
        end
      end
    end)

    it("leaves something to choose in each question", function()
      for _, question in ipairs(questions_of(game)) do
        assert.is_true(possible(question) >= 2, told(question))
        if question.form == "items" then
          local n = #question.right
          assert.is_true(n > 0 and n < #question.items, told(question))
        end
      end
    end)

    it("shows no hand that nobody holds at a table", function()
      for _, question in ipairs(questions_of(game)) do
        assert.is_true(#(question.hand or {}) <= 33, told(question))
      end
    end)
  end)

  describe("a quiz of " .. game, function()
    it("asks no two questions of one deal", function()
      local list = lessons.quiz(course_of(game), 10, 4)
      assert.equal(10, #list)
      for i = 1, #list do
        for k = i + 1, #list do
          assert.is_false(alike.are(list[i], list[k])
            or alike.of_one_deal(list[i], list[k]), told(list[k]))
        end
      end
    end)
  end)
end


describe("questions about what may be said", function()
  local function bids(right)
    return { topic = "say", form = "items", asks = "what do you bid?",
      items = { "18", "20", "pass" }, right = right,
      rows = { { "Calls", "Left 18" } },
      groups = { { cards = { right[1] .. "H" } } } }
  end

  it("are alike after the same calls, whatever the hand is", function()
    local other = bids { 2, 3 }
    other.items, other.right = { "pass", "18", "20" }, { 1, 3 }
    other.groups[1].cards = { "AS", "KS", "QS", "JS", "10S", "9S" }
    assert.is_true(alike.are(bids { 2, 3 }, other))
    other.rows[1][2] = "Right 18"
    assert.is_false(alike.are(bids { 2, 3 }, other))
  end)
end)


describe("a quiz", function()
  it("has its share of drills", function()
    local whist, n = assert(tenace.variant "whist"), 0
    for _, one in ipairs(lessons.quiz(catalogue.of(whist, 2), 10, 4)) do
      if drills.is(one.topic) then n = n + 1 end
    end
    assert.is_true(n >= 2 and n < 8, n)
  end)
end)


describe("the drills of a game", function()
  it("count trumps only where there are some", function()
    assert.same({ "suit_out", "highest", "voids", "points" },
      drills.kinds(assert(tenace.variant "hearts")))
    assert.equal("trumps_out", drills.kinds(assert(tenace.variant "whist"))[1])
  end)
end)


describe("an answer that is wrong", function()
  --- An answer with a star for its cards, however many they are.
  local function form_of(move)
    return (move:gsub("%f[%w]%d*%u%u?%f[%W]", "*"):gsub("[*;][*; ]*%*", "*"))
  end

  --- The forms of the words that may be said in some match of a game.
  local function said_in(game)
    local set = {}
    for seed = 1, 8 do
      local m = tenace.new(game, { seed = seed })
      for _ = 1, 200 do
        local _, asked = m:turn()
        if not asked then break end
        for _, move in ipairs(asked.kind == "choice" and m:moves() or {}) do
          set[form_of(move)] = true
        end
        m:play(m:choose "random")
      end
    end
    return set
  end

  it("is compared without its cards", function()
    assert.equal("meld *", form_of "meld 10S 10H BJ; 4C 4D 4H")
    assert.equal("5 no trump", form_of "5 no trump")
    assert.equal("take *", form_of "take KS KD")
  end)

  for _, game in ipairs(GAMES) do
    it("may be said somewhere else: " .. game, function()
      local set = said_in(game)
      for _, question in ipairs(questions_of(game)) do
        for _, item in ipairs(question.topic == "say" and question.items
          or {}) do
          assert.is_true(set[form_of(item)] ~= nil, item)
        end
      end
    end)
  end
end)


describe("a drill", function()
  local function first(game, kind)
    return drills.questions(assert(tenace.variant(game)), 1, kind, 1)[1]
  end

  it("counts the cards that are neither in the hand nor played", function()
    local question = first("whist", "trumps_out")
    local seen = 0
    local suit = question.rows[1][2]:sub(1, 1):upper()
    for _, card in ipairs(question.hand) do
      seen = seen + (card:sub(-1) == suit and 1 or 0)
    end
    for i = 2, #question.rows do
      for card in question.rows[i][2]:gmatch "{(%w+)}" do
        seen = seen + (card:sub(-1) == suit and 1 or 0)
      end
    end
    assert.equal(13 - seen, question.right[1])
  end)

  it("names those who have not followed, in the trick that shows it",
    function()
    local question = first("whist", "voids")
    local n = question.because.says:match "in trick (%d)"
    local name = question.items[question.right[1]]
    local row = question.rows[1 + tonumber(n)]
    assert.equal("Trick " .. n, row[1])
    assert.is_truthy(row[2]:find(name, 1, true))
  end)

  it("marks the cards that no card beats in its suit any more", function()
    local question = first("whist", "highest")
    for _, card in ipairs(question.right) do
      local above = question.reasons[card].says
      assert.equal("no card that is out is above it", above)
    end
  end)

  it("asks each kind of a game with points and melds", function()
    assert.equal("numbers", first("skat", "points").form)
    assert.equal("yes_no", first("canasta", "melds").form)
    assert.equal("numbers", first("canasta", "worth").form)
    local left = first("canasta", "rank_out").because.says
    assert.matches("^8 in the pack, %d in your hand, %d+ melded: %d left$",
      left)
  end)

  it("is the same for a seed, and another for another one", function()
    local variant = assert(tenace.variant "whist")
    local function text(seed)
      local list = {}
      for _, one in ipairs(drills.questions(variant, seed, "voids", 3)) do
        list[#list + 1] = told(one) .. one.rows[2][2]
      end
      return table.concat(list, "\n")
    end
    assert.equal(text(1), text(1))
    assert.not_equal(text(1), text(2))
  end)
end)
