-- tenace teach as a shell sees it: output, errors, the file of progress.

local files = require "tenace.face.terminal.files"

local TENACE = files.quote(os.getenv "TENACE" or "./tenace")
local folder


--- Runs the program; standard output, standard error, exit status.
local function teach(words, input)
  local out, err = folder .. "/out", folder .. "/err"
  assert(files.write(folder .. "/in", input or "", true))
  local setting = ("XDG_STATE_HOME=%s/state XDG_CONFIG_HOME=%s/config")
    :format(folder, folder)
  local _, _, status = os.execute(("%s %s teach %s <%s/in >%s 2>%s"):format(
    setting, TENACE, words, folder, out, err))
  return assert(files.read(out)), assert(files.read(err)), status
end


local function refuses(words, line, status)
  local out, err, code = teach(words)
  assert.equal("tenace: " .. line .. "\n", err)
  assert.equal("", out)
  assert.equal(status or 2, code)
end


local function write(path, text)
  path = folder .. "/config/tenace/rules/" .. path
  assert(files.make_folder(path:match "^(.*)/"))
  assert(files.write(path, text, true))
end


before_each(function()
  folder = os.tmpname()
  os.remove(folder)
  assert(files.make_folder(folder))
end)

after_each(function() os.execute("rm -r " .. files.quote(folder)) end)


describe("tenace teach", function()
  it("lists the lessons with the results", function()
    local out, err, status = teach "whist --list"
    assert.equal([[
   1  tricks       A trick has a winner       5 questions
   2  rank         Ace high, trump higher     5 questions
   3  follow_suit  Follow suit                5 questions
   4  score        From the seventh trick on  5 questions
   5  voids        Who has none left?         5 questions
   6  trumps       Count the trumps           5 questions
   7  suits        Count a suit               5 questions
   8  masters      Your sure tricks           5 questions
   9  finesse      The finesse                an author's lesson
  10  best_card    Think before you play      1 question
]], out)
    assert.equal("", err)
    assert.equal(0, status)
  end)

  it("reads answers from a pipe, and keeps the progress", function()
    local out, err, status = teach("whist --lesson 3 --seed 2",
      ("show\n"):rep(12))
    assert.matches("Lesson 3: 0 of 5 right at the first try%.", out)
    assert.equal("", err)
    assert.equal(0, status)
    assert.equal("0 of 5 course follow_suit\n",
      files.read(folder .. "/state/tenace/lessons/whist"))
    assert.matches("3  follow_suit  Follow suit                0 of 5 right",
      (teach "whist --list"))
  end)

  it("says where it stopped when the input ends", function()
    local out, _, status = teach("whist --quiz 3 --seed 5", "show\n")
    assert.matches("^Whist: 3 questions from all lessons, seed 5%.\n", out)
    assert.matches("\nStopped after 1 of 3 questions%.\n$", out)
    assert.equal(0, status)
  end)

  it("teaches a house rule that was just written", function()
    write("house/whist/hearts_last.lua", [[
-- Hearts may be led only when there is nothing else.
local other = obligation "no heart is led" {
  says = "hearts are not led while you hold {cards}",
  function(self, hand)
    if not self:led() then return hand:cards():without(hand:of_suit("H")) end
  end,
}
return house_rule "Hearts last" { of = "whist", obligations = { other } }
]])
    local out = teach("whist hearts_last --lesson 3", "why\nall\nshow\n")
    assert.matches("Lesson 3 of 10: No heart is led\n", out)
    assert.matches("Rule: no heart is led,%s+%S+hearts_last.lua line 2%.", out)
    assert.matches("♥: hearts are not led while you hold ", out)
  end)

  it("has lessons from the user's own folder", function()
    write("lessons/whist/club.lua", [[
return lesson "A club" {
  options = { first_dealer = 4 },
  deal = { hands = { "AC" } },
  steps = { { says = "Lead the ace.", expect = "AC" } },
}
]])
    local out = teach("whist --lesson club", "ac\n")
    assert.matches("Lesson 11 of 11: A club\n", out)
    assert.matches("You lead A♣%.\n", out)
    write("lessons/whist/club.lua", 'return lesson "A club" {\n of = 1,\n}\n')
    local _, err, status = teach("whist --lesson 11", "ac\n")
    assert.matches("club.lua:2: lesson 'A club': 'of' must be text\n$", err)
    assert.equal(3, status)
  end)

  it("refuses what is not there", function()
    refuses("", "teach: no game named; for example: tenace teach whist")
    refuses("whist --lesson 11", "teach: no lesson '11' in whist, there are "
      .. "tricks, rank, follow_suit, score, voids, trumps, suits, masters, "
      .. "finesse, best_card")
    refuses("whist --lesson 1 --quiz 2", "teach: --quiz and --lesson do not "
      .. "go together, leave one out")
    refuses("whist --quiz 0", "teach: --quiz is a whole number from 1 up, not "
      .. "'0': see tenace teach --help")
    refuses("whits", "no game 'whits', did you mean 'whist'?")
  end)

  it("says that it cannot keep progress, and goes on", function()
    write("x", "")
    assert(files.write(folder .. "/state", ""))
    local out, _, status = teach("whist --lesson 1", ("show\n"):rep(10))
    assert.matches("Your progress cannot be kept: ", out)
    assert.equal(0, status)
  end)

  it("names a rules file in error, status 3", function()
    write("house/whist/bad.lua", "-- Bad.\nreturn house_rule \"Bad\" {\n")
    local _, err, status = teach "whist+bad"
    assert.matches("^tenace: .*bad.lua:", err)
    assert.equal(3, status)
  end)
end)


describe("the file of progress", function()
  local path

  before_each(function()
    path = folder .. "/state/tenace/lessons/whist"
    assert(files.make_folder(folder .. "/state/tenace/lessons"))
  end)

  --- What the list says of the second lesson if the file has this.
  local function told(text)
    assert(files.write(path, text, true))
    local out, err, status = teach "whist --list"
    assert.equal("", err)
    assert.equal(0, status)
    assert.is_nil(out:find "[^%g \n]")
    return out:match "Follow suit +([^\n]+)"
  end

  it("is ignored if it is damaged", function()
    assert.equal("4 of 6 right", told "4 of 6 course follow_suit\n")
    for _, text in ipairs {
      "4 of 6 course follow_su", "4 of 6", "\0\0\0",
      "9 of 6 course follow_suit\n",
      "4 of " .. ("9"):rep(400) .. " course follow_suit\n",
      ("9"):rep(30) .. " of " .. ("9"):rep(30) .. " course follow_suit\n",
      "-1 of 6 course follow_suit\n", "4.5 of 6 course follow_suit\n",
      "4 of 6 course follow_suit\27[2J\n", "\27]0;t\7\n\xFF\n",
      ("["):rep(100000), ('{"a":'):rep(100000) .. "\n",
      ("1 of 1 x\n"):rep(1000) .. "4 of 6 course follow_suit\n",
      ("x"):rep(2 << 20) .. "\n4 of 6 course follow_suit\n",
    } do
      assert.equal("5 questions", told(text), text:sub(1, 30))
    end
  end)

  it("is written again after that", function()
    told(("9"):rep(400) .. " of " .. ("9"):rep(400) .. " rank\n"
      .. "1 of 6 a\27[2J\n1 of 2 b\n")
    teach("whist --lesson 2 --seed 2", ("skip\n"):rep(20))
    assert.equal("1 of 2 b\n0 of 5 course rank\n", files.read(path))
  end)

  it("is not read if it is no file, and teach says it kept nothing",
    function()
    for _, made in ipairs { "mkfifo %s", "mkdir %s", "ln -s /dev/zero %s" } do
      os.execute(made:format(path))
      local out, _, status = teach "whist --list"
      assert.equal("5 questions", out:match "Follow suit +([^\n]+)")
      assert.equal(0, status)
      out = teach("whist --lesson 2 --seed 2", ("skip\n"):rep(20))
      assert.truthy(out:find("Your progress cannot be kept: ", 1, true), made)
      os.execute("rm -r " .. path)
    end
  end)
end)


describe("a lesson's name", function()
  local CLUB = [[
return lesson "A club" {
  %s
  options = { first_dealer = 4 },
  deal = { hands = { "AC" } },
  steps = { { says = "Lead the ace.", expect = "AC" } },
}
]]

  it("chooses it, as its number does", function()
    for _, word in ipairs { "rank", "2", "RANK" } do
      assert.matches("Lesson 2 of 10: Ace high, trump higher\n",
        (teach("whist --lesson " .. word)))
    end
    assert.matches("Lesson 3 of 10: Follow suit\n",
      (teach "whist --lesson 'follow suit'"))
  end)

  it("stays when another lesson is put before it", function()
    write("lessons/whist/club.lua", CLUB:format 'after = "rank",')
    write("lessons/whist/ace.lua", CLUB:format 'after = "no such lesson",')
    assert.same({ "tricks", "rank", "club", "follow_suit", "score", "voids",
      "trumps", "suits", "masters", "finesse", "best_card", "ace" },
      (function()
      local names = {}
      for name in (teach "whist --list"):gmatch "%d  ([%w_]+)" do
        names[#names + 1] = name
      end
      return names
    end)())
    assert.matches("Lesson 4 of 12: Follow suit\n",
      (teach "whist --lesson follow_suit"))
  end)

  it("is not taken by another lesson", function()
    write("lessons/whist/rank.lua", CLUB:format "")
    assert.matches("Ace high, trump higher\n", (teach "whist --lesson rank"))
    assert.matches(": A club\n", (teach "whist --lesson lesson_rank"))
  end)
end)


describe("a match that a teacher plays", function()
  it("becomes a lesson that teach plays", function()
    local path = folder .. "/mine.lua"
    local out = teach("whist --record " .. path, "1\n1\n1\nq\n")
    assert.matches("\nThe lesson is in .*mine.lua%.", out)
    local text = assert(files.read(path))
    assert.equal(3, select(2, text:gsub('says = ""', "")))
    write("lessons/whist/mine.lua", text)
    out = teach("whist --lesson mine", ("show\n"):rep(3))
    assert.matches("\n3/3\n", out)
    assert.is_nil(out:find "Stopped")
    refuses("whist --record " .. path, "teach: '" .. path
      .. "' is there already, name another file")
  end)

  it("is no lesson without a move", function()
    local path = folder .. "/none.lua"
    local out = teach("whist --record " .. path, "q\n")
    assert.matches("You have made no move, so %S+none.lua was not written%.",
      out)
    assert.is_nil(files.read(path))
  end)
end)


describe("what was wrong", function()
  local AGAIN = "/state/tenace/lessons/whist.again"

  --- As if the time for all that was wrong had come.
  local function wait()
    local text = assert(files.read(folder .. AGAIN))
    assert(files.write(folder .. AGAIN, (text:gsub(" %d+\n", " 0\n")), true))
  end

  it("comes again after two others, and in a session hours later", function()
    local out = teach("whist --lesson rank", ("show\n"):rep(4))
    assert.is_nil(out:find "First %d question")
    assert.matches("1/5.*2/5.*3/5.*\nOnce more\n", out)
    assert.is_nil((teach("whist", "b\n")):find "First %d")
    wait()
    out = teach("whist", "b\n")
    assert.matches("\nFirst %d+ questions? that .* before%.\n\n1/", out)
  end)

  it("comes later when it was right at the first try", function()
    local shown = teach("whist --quiz 1 --seed 5", "show\n")
    local right = shown:match "The answer: ([^(.]+)":gsub(" of them", "")
    assert.matches("^5 %x+ 1 %d+\n$", files.read(folder .. AGAIN))
    wait()
    local line = files.read(folder .. AGAIN)
    local out = teach("whist", "skip\n")
    assert.matches("First 1 question that was not right before%.\n", out)
    assert.equal(line, files.read(folder .. AGAIN))
    assert.matches("\n1 of 1 are right now%.\n", (teach("whist", right)))
    assert.matches("^5 %x+ 2 %d%d+\n$", files.read(folder .. AGAIN))
  end)

  it("is forgotten if the file is damaged", function()
    assert(files.make_folder(folder .. "/state/tenace/lessons"))
    for _, text in ipairs { "\0\0", "1 xyz\n", "-1 0123456789abcdef\n",
      ("9"):rep(400) .. " 0123456789abcdef\n", "1 0123456789abcdef\n",
      "1 0123456789abcdef 9 0\n", "1 0123456789abcdef 2 x\n" } do
      assert(files.write(folder .. AGAIN, text, true))
      local out, err, status = teach("whist", "stop\n")
      assert.matches("Lesson 1 of 10", out)
      assert.equal("", err)
      assert.equal(0, status)
    end
  end)
end)


describe("a lesson that is not a file", function()
  it("is refused with the reason", function()
    local path = folder .. "/config/tenace/rules/lessons/whist/odd.lua"
    write("lessons/whist/other.lua", "return 1")
    for made, reason in pairs {
      ["mkfifo %s"] = "a device or a pipe, not a file",
      ["mkdir %s"] = "a folder, not a file",
      ["ln -s /dev/zero %s"] = "a device or a pipe, not a file",
    } do
      os.execute(made:format(path))
      refuses("whist --list", "cannot read " .. path .. ": " .. reason)
      os.execute("rm -r " .. path)
    end
  end)
end)


describe("a lesson in another language", function()
  it("takes moves in its words", function()
    local out = teach("gin_rummy --lesson knock --lang fr", "passe\n")
    assert.matches("Tu pioches A", out)
    out = teach("gin_rummy --lesson knock --lang zh", "不要\n弃 K♠\n拿\n"
      .. "敲牌 4♣\n敲牌 6♣\n")
    assert.matches("允许敲牌 4♣", out)
    assert.matches("你以6♣敲牌。", out)
  end)

  it("tells the cards of a hand laid open once", function()
    local out = teach("gin_rummy --lesson knock --lang zh", ("show\n"):rep(4))
    assert.matches("你亮出9♣ 9♦ 9♠、5♥ 6♥ 7♥ 8♥、剩下", out)
  end)
end)
