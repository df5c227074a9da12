-- tenace compare: what it prints, draws and opens.
-- In 8 parts.

local files = require "tenace.face.terminal.files"
local helper = require "game_helper"
local progress = require "tenace.face.terminal.progress"
local show = require "tenace.face.say.show"

local TENACE = files.quote(os.getenv "TENACE" or "./tenace")
local folder


--- Runs the program; standard output, standard error, exit status.
local function tenace(words, input)
  local out, err = folder .. "/out", folder .. "/err"
  assert(files.write(folder .. "/in", input or "", true))
  local _, _, status = os.execute(("%s %s <%s/in >%s 2>%s"):format(
    TENACE, words, folder, out, err))
  return assert(files.read(out)), assert(files.read(err)), status
end


local function refuses(words, line, status)
  local out, err, code = tenace("compare " .. words)
  assert.equal("tenace: " .. line .. "\n", err)
  assert.equal("", out)
  assert.equal(status or 2, code)
end


setup(function() folder = helper.folder() end)

teardown(helper.clean)


describe("compare", function()
  it("prints bars, differences, and which are uncertain", function()
    assert.equal([[
A  whist
B  whist+honours
20 deals, the same for all; seed 7, bots random.

                                difference from A, 95 % interval
Score of a side in a round
A ████████▉           1.23 ±0.62
B █████████████▋      1.88 ±0.61 +0.65 +0.36 to +1.00 more

Best score of a round minus the worst
A █████████▌           2.5  ±1.2
B ████████████▋        3.2  ±1.4  +0.8   +0.3 to +1.5 ?

Decisions in a round
A ██████████████████    52
B ██████████████████    52           0                same
]], (tenace "compare whist whist honours --rounds 20 --seed 7"
      :match "^(.-\n)\nScore of seats"))
  end)

  it("lists the deals that differ most, and how to open one", function()
    local out, err, status =
      tenace "compare skat skat+kontra --rounds 60 --seed 7"
    local deal, parted = out:match("\nThe deals whose results differ most, "
      .. "with the scores by side\ndeal +A +B\n +(%d+) +([^\n]*)\n")
    assert.equal(6, #show.words(parted))
    assert.equal("Open one: tenace compare skat skat+kontra --seed 7 --deal "
      .. deal .. "\n", out:match "\n(Open [^\n]*\n)$")
    assert.equal("", err)
    assert.equal(0, status)
  end)

  it("says only that nothing was different, and how sure that is", function()
    local out = tenace "compare whist whist+target=3 --rounds 50 --seed 1"
    assert.equal([[
A  whist
B  whist+target=3
50 deals, the same for all; seed 1, bots random.

B was the same as A in all deals: a decision or the score differs in at most 7.1
% of all deals. What comes after a round, such as the end of a match, does not
count here.
]], out)
  end)

  it("shows no bars of a game that was the same, but the others", function()
    local out = tenace("compare whist whist+target=3 whist+honours "
      .. "--rounds 50 --seed 1")
    assert.matches("bots random.\n\nB was the same as A in all deals: ", out)
    assert.matches("\nScore of a side in a round\nA [^\n]+\nC [^\n]+\n\n",
      out)
    assert.is_nil(out:find "\nB █" or out:find "Deals in which B")
    assert.matches("\nDeals in which C differs from A\n", out)
  end)

  it("says that there are too few deals, and how many would do", function()
    local out =
      tenace "compare whist whist+rotating_trumps --rounds 50 --seed 1"
    assert.matches("Too few deals to tell whether B differs from A in: score "
      .. "%(about [%d,]+ deals\nwould tell%)", out)
  end)

  it("reads the words after a game as belonging to it", function()
    local apart = tenace "compare skat skat kontra --rounds 40 --seed 2"
    local joined = tenace "compare skat skat+kontra --rounds 40 --seed 2"
    assert.equal(joined, apart)
  end)

  it("is the same for any number of jobs", function()
    local words = "compare skat skat+pub_skat --rounds 101 --seed 2 --json"
    local function figures(jobs)
      return (tenace(words .. " --jobs " .. jobs)
        :gsub('"seconds":[%d.e-]+', ""))
    end
    local one = figures(1)
    assert.equal(one, figures(2))
    assert.equal(one, figures(3))
  end)

  it("prints one JSON document", function()
    local out = tenace "compare whist whist+honours --rounds 20 --json"
    local result, last = require "dkjson".decode(out)
    assert.equal("\n", out:sub(last))
    assert.same({ "whist", "whist+honours" }, result.games)
    assert.equal(20, result.deals)
    assert.equal("score", result.measures[1].name)
    assert.equal("number", type(result.measures[1].games[2].difference.low))
    assert.equal("number", type(result.differ[1].scores.value))
  end)

  it("prints a table for spreadsheets", function()
    local out =
      tenace "compare whist whist+honours --rounds 20 --seed 1 --csv"
    assert.equal("what,seats,game,value,low,high,difference,difference_low,"
      .. "difference_high,told,needed\n", out:match "^[^\n]*\n")
    assert.matches("\nlength,,whist,52,,,,,,,\n", out)
    assert.matches("\nlength,,whist%+honours,52,,,0,,,alike,\n", out)
    assert.matches("\nseat,2 4,whist,", out)
    assert.matches("\ncards differ,,whist%+honours,0,0,0.1611", out)
    for line in out:gmatch "[^\n]+" do
      assert.equal(10, select(2, line:gsub(",", "")))
    end
  end)

  it("tells games of one name apart in a table", function()
    local out = tenace "compare whist whist --rounds 10 --seed 1 --csv"
    assert.matches("\nscore,,A whist,.*\nscore,,B whist,", out)
  end)

  it("draws it", function()
    local file = folder .. "/drawn.svg"
    tenace("compare whist whist+honours --rounds 20 --seed 1 --svg " .. file)
    local drawn = assert(files.read(file))
    assert.matches("^<svg xmlns=", drawn)
    assert.matches("</svg>\n$", drawn)
    assert.matches(">whist · whist%+honours: 20 deals</text>", drawn)
    local opened = select(2, drawn:gsub("<text", ""))
    assert.equal(opened, select(2, drawn:gsub("</text>", "")))
    assert.equal(13, select(2, drawn:gsub('height="14"', "")))
    assert.is_nil(drawn:find("nan", 1, true) or drawn:find("inf", 1, true))
    local _, err, status = tenace(
      "compare whist whist+honours --rounds 2 --svg " .. folder .. "/no/x.svg")
    assert.matches("^tenace: .*no/x.svg: No such file or directory: "
      .. "name a file that can be written\n$", err)
    assert.equal(1, status)
  end)

  it("draws the figures in columns that do not overlap", function()
    local file = folder .. "/columns.svg"
    tenace("compare skat skat+kontra --rounds 200 --seed 7 --svg " .. file)
    local rows, pattern = 0, '<text x="([%d.]+)" y="([%d.]+)"([^>]*)>([^<]*)<'
    local right, at = 0, nil
    for x, y, how, words in assert(files.read(file)):gmatch(pattern) do
      local from = tonumber(x)
      if how:find '"end"' then from = from - 7 * show.width(words) end
      if y == at then
        assert.is_true(from > right, words)
        rows = rows + 1
      end
      at, right = y, from + 7 * show.width(words)
    end
    assert.is_true(rows > 30)
  end)

  it("says which of its words are wrong", function()
    refuses("skat", "compare: skat is one game, name another to compare it "
      .. "with; for example: tenace compare skat skat+kontra")
    refuses("", "compare: no game named; for example: tenace compare whist")
    refuses("skat whist",
      "skat and whist cannot be compared deal by deal: 3 players and 4")
    refuses("skat skat+kontr", "no house rule 'kontr' for skat, did you mean "
      .. "'kontra'?")
    refuses("skat skat+kontra --deal 3 --json", "compare: --deal opens one "
      .. "deal: leave --json, --csv, --svg, --part and --keep out")
    refuses("skat skat+kontra --bots random,random", "2 bots do not fit 3 "
      .. "seats: name 1, or one a seat")
    refuses("skat skat+kontra --csv --json", "compare: options --json and "
      .. "--csv do not go together: see tenace compare --help")
    refuses("skat skat+kontra --deal 0", "compare: --deal is a whole number "
      .. "from 1 up, not '0': see tenace compare --help")
  end)
end)


describe("a deal that is opened", function()
  --- The first deal of Skat in which kontra is said.
  local function with_kontra()
    local deal = 0
    repeat
      deal = deal + 1
      local out = tenace("compare skat skat+kontra --seed 7 --deal " .. deal)
      if out:find "%d kontra\n" then return out end
    until deal == 40
  end

  it("is shown side by side, with marks at differences", function()
    local out = with_kontra()
    assert.matches("^A  skat\nB  skat%+kontra\n\nSeat 1%*? ", out)
    assert.matches("\n\nA" .. (" "):rep(40) .. "B\n%d ", out)
    assert.matches("\n" .. (" "):rep(39) .. "> %d kontra\n", out)
    assert.matches("\n%d leads [^\n]*, %d wins +%d leads [^\n]*, %d wins\n",
      out)
    assert.matches("\nscores [-%d ]+ <\n", out)
    assert.matches("\n" .. (" "):rep(39) .. "> scores [-%d ]+\n", out)
  end)

  for _, game in ipairs(require "tenace".library:names()) do
    it("can be a deal of " .. game, function()
      local out, err = tenace(("compare %s %s --seed 3 --deal 5"):format(
        game, game))
      assert.equal("", err)
      assert.matches("\nscores [-%d. ]+ +scores [-%d. ]+\n", out)
      assert.is_nil(out:find "\n[^\n]* [<>]\n")
    end)
  end

  it("has one row for events that both have", function()
    local rows = require "tenace.face.command.compared_deal".side_by_side(
      { "a", "b", "c", "e" }, { "a", "c", "d", "e" })
    assert.same({ { "a", " ", "a" }, { "b", "<", "" }, { "c", " ", "c" },
      { "", ">", "d" }, { "e", " ", "e" } }, rows)
  end)

  it("can be used at the prompt", function()
    local out = tenace("compare whist whist+honours --seed 7 --deal 8",
      "a:redo(100):scores()\nb:redo(100):scores()\na:scores()\n"
      .. "a:undo(100):decisions()\n")
    assert.matches("\n2, 0\n2, 4\n2, 0\n0\n$", out)
  end)
end)


describe("at the prompt", function()
  local function prompt(...)
    local session = require "tenace.face.prompt.session".new()
    local output
    for _, line in ipairs { ... } do output = session:handle(line) end
    return output
  end

  it("games are compared by words, or as a function", function()
    assert.matches("^A  whist\nB  whist%+honours\n10,000 deals",
      (prompt "compare whist whist+honours"))
    local function all(line) return (prompt(line)) end
    assert.matches("^A  whist\nB  whist%+honours\n3 deals",
      all 'compare("whist", "whist+honours", { rounds = 3, seed = 1 })')
    assert.matches("^which games%? for example: compare skat skat%+kontra\n$",
      all "compare")
  end)

  it("a comparison ends with what opens a deal here", function()
    local out =
      prompt 'compare("whist", "whist+honours", { rounds = 20, seed = 1 })'
    local deal, told = out:match "deal  *A  *B\n *(%d+) .*\n(Open [^\n]*\n)$"
    assert.equal(("Open one: a, b = it:open(%s)\n"):format(deal), told)
  end)

  it("deals of a comparison can be opened", function()
    assert.equal("true\n", (prompt(
      'c = compare("whist", "whist+honours", { rounds = 3, seed = 1 })',
      "a, b = c:open(2)", "a:hands()[1] == b:hands()[1]")))
  end)
end)


describe("long work", function()
  --- What is shown of ten units, one every `seconds`.
  local function shown(seconds)
    local time, written = 0, {}
    local told, done = progress.line(10, function() return time end,
      function(text) written[#written + 1] = text end)
    for n = 1, 10 do
      time = time + seconds
      told(n)
    end
    done()
    return written
  end

  it("says how far it is, and wipes the line out", function()
    local written = shown(30)
    assert.equal("\r\27[K2 of 10 (20 %), 4 minutes left", written[2])
    assert.equal("\r\27[K9 of 10 (90 %), 30 seconds left", written[9])
    assert.equal("\r\27[K", written[#written])
  end)

  it("says at what stage it is, if its length is not known", function()
    local time, written = 0, {}
    local told, done = progress.stages("check", { game = "whist" },
      function() return time end,
      function(text) written[#written + 1] = text end)
    told("examples", 1, 3)
    time = 2
    told("matches", 7, 20)
    told("matches", 8, 20)
    time = 4
    told("settings", 1200)
    done()
    assert.same({ "\r\27[Kwhist: match 7 of 20",
      "\r\27[Kwhist: options, setting 1,200", "\r\27[K" }, written)
  end)

  it("of check has stages, in their order", function()
    local stages, last = {}, nil
    require "tenace".check("whist", { told = function(stage, n)
      assert.is_true(n >= 1)
      if stage ~= last then stages[#stages + 1], last = stage, stage end
    end })
    assert.same({ "examples", "matches", "settings" },
      { stages[1], stages[2], stages[3] })
  end)

  it("says nothing if it takes little time", function()
    assert.same({}, shown(0.05))
  end)
end)


describe("a line of a comparison", function()
  it("fits a terminal", function()
    local out = tenace "compare skat skat+pub_skat --rounds 300 --seed 1"
    for line in out:gmatch "[^\n]+" do
      assert.is_true(show.width(line) <= 80, line)
    end
  end)

  it("is shorter on a narrow terminal", function()
    local result = require "tenace".compare("whist", "whist+honours",
      { rounds = 100, seed = 1 })
    local lines = require "tenace.face.compare.text".lines(result,
      show.style { width = 60 })
    for _, line in ipairs(lines) do
      local fits = show.width(line) <= 60 or line:find "^Open one: "
      assert.truthy(fits, line)
    end
  end)

  it("has no signs if they cannot be printed", function()
    local result = require "tenace".compare("whist", "whist+honours",
      { rounds = 9, seed = 1 })
    local lines = require "tenace.face.compare.text".lines(result,
      show.style { letters = true })
    assert.is_nil(table.concat(lines):find "[▏▎▍▌▋▊▉█]")
    assert.matches("\nA #+ +", table.concat(lines, "\n"))
  end)
end)
