-- Homework: its address, what is handed in, and what that comes to.

local base64url = require "tenace.base.base64url"
local deflated = require "tenace.face.homework.deflated"
local handed = require "tenace.face.homework.handed"
local json = require "dkjson"
local Marks = require "tenace.face.homework.marks"
local tenace = require "tenace"
local work = require "tenace.face.homework.work"

local HOW = { bot = "search:1", text = "Größe & 100 %", tasks = {
  { kind = "deal", game = "whist+american", seed = 7 },
  { kind = "puzzle", game = "whist", seed = 3, grade = "easy" } } }


--- A text as the page makes it.
local function text_of(document)
  local letters = base64url.write(json.encode(document))
  return ("tenace-homework:%s:%s"):format(letters, deflated.sum(letters))
end


--- The decisions of the first round of a deal, in which `choose` decides for
-- the pupil.
local function played(task, choose)
  local match, moves = tenace.new(task.game, { seed = task.seed }), {}
  while match:view(1).round == 1 do
    match:play(match:turn() == 1 and choose(match)
      or match:choose "search:1")
  end
  for _, one in ipairs(match:history()) do
    if not one.forced and one.round == 1 then moves[#moves + 1] = one.move end
  end
  return moves
end


local function first(match) return match:moves()[1] end


--- What the moves of the deal come to.
local function mark(moves)
  local one = { work = { bot = "search:1", tasks = { HOW.tasks[1] } },
    done = { { moves = moves, tries = 2 } } }
  return Marks.new():of(one)[1]
end


describe("homework", function()
  it("stands whole in an address", function()
    local address = work.address(HOW)
    local read = work.read(address)
    assert.equal("homework", read.view)
    assert.same(HOW.tasks, read.tasks)
    assert.equal(HOW.text, read.text)
    assert.equal(HOW.bot, read.bot)
    assert.is_nil(address:find "[^%w_.=&%%-]")
    for _, wrong in ipairs { "", "view=homework&bot=random",
      "view=rules&bot=random&task=deal:whist%231",
      "view=homework&task=deal:whist%231",
      "view=homework&bot=random&task=deal:whist",
      "view=homework&bot=random&task=match:whist%231" } do
      assert.is_nil(work.read(wrong), wrong)
    end
  end)

  it("is read from files and mails that wrap and quote it", function()
    local text = text_of { name = "Ann", work = work.address(HOW),
      done = { { n = 2, moves = { "5H" }, tries = 3 } } }
    local mail = "Hello,\n> " .. text:gsub(("."):rep(70), "%0\n> ") .. "\n"
    for _, one in ipairs { text, mail } do
      local list = handed.all(one .. "\n" .. one)
      assert.equal(2, #list)
      assert.equal("Ann", list[2].name)
      assert.same({ moves = { "5H" }, tries = 3 }, list[2].done[2])
      assert.is_nil(list[2].done[1])
    end
  end)

  it("that was damaged, or is something else, says so", function()
    local text = text_of { name = "Ann", work = work.address(HOW), done = {} }
    assert.equal("the text was damaged on its way: ask for it again, as a file",
      handed.all(text:gsub("^(tenace%-homework:..).", "%1"))[1].problem)
    for _, document in ipairs { {}, { name = "Ann", work = "x", done = {} },
      { name = "Ann", work = work.address(HOW),
        done = { { n = 9, moves = {} } } } } do
      assert.equal("the text is not what the page makes",
        handed.all(text_of(document))[1].problem)
    end
    assert.same({}, handed.all "nothing")
  end)

  it("is marked by making its moves again", function()
    local row = mark(played(HOW.tasks[1], first))
    assert.equal("done", row.state)
    assert.matches("^%d+ : %d+$", row.text)
    assert.matches("^%d+ : %d+$", row.bot)
    assert.equal(2, row.tries)
    local moves = played(HOW.tasks[1], first)
    row = mark(table.move(moves, 1, 9, 1, {}))
    assert.equal("unfinished", row.state)
  end)

  it("with moves that do not replay is refused", function()
    local moves = played(HOW.tasks[1], first)
    moves[5], moves[6] = moves[6], moves[5]
    local row = mark(moves)
    assert.equal("refused", row.state)
    assert.matches("^refused: move 5, %w+: ", row.text)
    assert.equal("refused", mark({ "what" }).state)
  end)

  it("with moves that the bot does not make is refused", function()
    local match = tenace.new(HOW.tasks[1].game, { seed = HOW.tasks[1].seed })
    local moves = {}
    while match:turn() == 1 do
      moves[#moves + 1] = first(match)
      match:play(moves[#moves])
    end
    local own = match:choose "search:1"
    for _, move in ipairs(match:moves()) do
      if move ~= own then moves[#moves + 1] = move break end
    end
    assert.matches("search:1 does not play that", mark(moves).text)
  end)

  it("of rules that there are not is refused with the reason", function()
    local one = { work = { bot = "random", tasks = { { kind = "deal",
      game = "whits", seed = 1 } } }, done = { { moves = {}, tries = 1 } } }
    local row = Marks.new():of(one)[1]
    assert.equal("refused", row.state)
    assert.matches("whits", row.text)
  end)
end)


describe("letters of an address", function()
  it("come back as the bytes that they were", function()
    for n = 0, 9 do
      local bytes = ("\0\255az%"):rep(n):sub(1, n)
      assert.equal(bytes, base64url.read(base64url.write(bytes)))
    end
    assert.is_nil(base64url.read "a b")
  end)

  it("hold long texts in several blocks", function()
    local packed = base64url.read(deflated.packed(("x"):rep(65536)))
    assert.equal(65536 + 2 * 5, #packed)
    assert.equal(0, packed:byte(1))
    assert.equal(1, packed:byte(65535 + 6))
  end)
end)
