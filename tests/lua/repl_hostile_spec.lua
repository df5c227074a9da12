-- Whatever is in a rules file, a record, a file's name or a typed line, an
-- output shows it as text and nothing else. Each command and each face shows
-- rules in which every text is hostile.

local clean = require "tenace.face.say.clean"
local csv = require "tenace.face.compare.csv"
local files = require "tenace.face.terminal.files"
local helper = require "game_helper"
local hostile = require "hostile"
local markdown = require "tenace.face.rulebook.markdown"
local output = require "tenace.face.terminal.output"
local show = require "tenace.face.say.show"
local xml = require "tenace.face.say.xml"

local TENACE = files.quote(os.getenv "TENACE" or "./tenace")

local folder, plain


--- A folder with the rules, inside a folder for the program's files.
local function folder_of(texts)
  local path = helper.folder()
  for _, name in ipairs { "house/hostile", "lessons/hostile" } do
    assert(files.make_folder(path .. "/rules/" .. name))
  end
  for name, text in pairs(texts) do
    helper.write(path .. "/rules/" .. name, text)
  end
  return path
end


setup(function()
  folder, plain = folder_of(hostile.files()), folder_of(hostile.files(true))
end)

teardown(helper.clean)


--- Runs the program with a folder's rules; its output and its status.
local function tenace(words, input, where)
  where = where or folder
  helper.write(where .. "/in", input or "")
  local setting = ("cd %s; TENACE_RULES=%s/rules XDG_STATE_HOME=%s/state "
    .. "XDG_CONFIG_HOME=%s/config"):format(os.getenv "PWD" or ".", where, where,
      where)
  local _, _, status = os.execute(("%s %s %s <%s/in >%s/out 2>&1"):format(
    setting, TENACE, words, where, where))
  return helper.read(where .. "/out"), status
end


--- The characters of a text that no output may have.
local function harm(text)
  local bad = text:match "[%z\1-\8\11-\31\127]"
  if bad then return ("byte %d"):format(bad:byte()) end
  local length, at = utf8.len(text)
  if not length then return ("no UTF-8 at %d"):format(at) end
  for _, code in utf8.codes(text) do
    if code >= 0x80 and code < 0xA0 or code >= 0x202A and code <= 0x202E
      or code >= 0x2066 and code <= 0x2069 or code == 0x200B then
      return ("character %X"):format(code)
    end
  end
  return nil
end


--- Runs the program. Its output must be harmless and contain these texts, and
-- its status must be this one.
local function shows(words, names, input, status)
  local out, code = tenace(words, input)
  assert.equal(nil, harm(out), words)
  assert.equal(status or 0, code, out)
  for name in (names or ""):gmatch "%S+" do
    assert.truthy(out:find("n" .. name, 1, true),
      words .. ": no " .. name .. " in\n" .. out)
  end
  assert.is_nil(out:find("traceback", 1, true), out)
  return out
end


describe("clean text", function()
  it("shows control characters as signs, and leaves the rest", function()
    assert.equal("Qé♠ नमस्ते\n\tx", clean.text "Qé♠ नमस्ते\n\tx")
    assert.equal("␛[2J␇␀␍␡", clean.text "\27[2J\7\0\r\127")
    assert.equal("a\nb", clean.text "a\r\nb")
    assert.equal("�31m", clean.text "\u{9B}31m")
    assert.equal("a��b�", clean.text "a\xE2\x82b\xFF")
    assert.equal("�", clean.text "\u{202E}")
    assert.equal("�", clean.text "\u{2066}")
    assert.equal("क्‍ष", clean.text "क्‍ष")
    assert.equal("a b c", clean.line "a\nb\tc")
  end)

  it("keeps only the program's own colours", function()
    local style = show.style { color = true }
    local text = show.bold("a\27[1mb", style) .. "\27[91mc\27[0m"
    assert.equal("\27[1ma␛[1mb\27[0m␛[91mc␛[0m", clean.shown(text))
    assert.equal("a\27[1mb\27[91mc\27[0m", clean.bare(text))
  end)

  it("has the width that it takes on the screen", function()
    assert.equal(4, show.width "\27[2J")
    assert.equal(4, show.width(show.bold("a\0\xFFb",
      show.style { color = true })))
    assert.same({ "a b  c", "d    e" }, show.columns { { "a\nb", "c" },
      { "d", "e" } })
  end)

  it("takes time in proportion to the text", function()
    local text = ("\xFF\27"):rep(200000)
    local before = os.clock()
    assert.equal(1200000, #clean.text(text))
    assert.is_true(os.clock() - before < 20)
  end)
end)


describe("each form of writing", function()
  it("HTML and SVG: no marks, no character that XML forbids", function()
    assert.equal("&lt;b&gt;&amp;&quot;&#39;␀", xml.escape "<b>&\"'\0")
  end)

  it("CSV: no formula, and numbers as they are", function()
    for text, cell in pairs { ["=1"] = [["'=1"]], ["+1"] = [["'+1"]],
      ["-1"] = [["'-1"]], ["@x"] = [["'@x"]], ["\t=1"] = [["' =1"]],
      [' "=1'] = [[" ""=1"]], ["a,b"] = [["a,b"]], ["a\r\nb"] = "a b",
      ["\r=1"] = "␍=1", skat = "skat", ["x\27"] = "x␛" } do
      assert.equal(cell, csv.cell(text))
    end
    assert.equal("-1.5", csv.cell(-1.5))
    assert.equal("", csv.cell(nil))
  end)

  it("Markdown: no marks, within a line or at its start", function()
    local function written(text)
      return markdown.of { title = text, sentence = text, suits = "C D",
        blocks = {} }
    end
    assert.equal("# \\=1 \\`a\\`\n\n\\=1 \\`a\\`\n", written "\n =1 `a`")
    assert.equal("# 1\\. a\n\n1\\. a\n", written "1. a")
    assert.equal("# \\- a\n\n\\- a\n", written "- a")
    assert.equal("# \\[a\\](b) http:\\//c\n\n\\[a\\](b) http:\\//c\n",
      written "[a](b) http://c")
    assert.equal("# \\&lt; a \\# b\n\n\\&lt; a \\# b\n", written "&lt; a\n# b")
  end)

  it("JSON: control characters escaped, and no broken UTF-8", function()
    local json = require "tenace.face.terminal.json"
    local text = json.text { "\27\u{9B}\u{202E}\xFF\0" }
    assert.equal('["\\u001b\\u009b\\u202e�\\u0000"]', text)
  end)
end)


describe("hostile texts", function()
  it("are text in games and rulebooks", function()
    shows("games", "title house")
    shows("rules hostile+more", "game says step contract number choice flag "
      .. "house_title more example standing fact sum inner group "
      .. "pattern")
    shows("rules hostile+more --against hostile", "house_title")
  end)

  it("are text at the table", function()
    local moves = "why %s\nmoves\nwhy\nhint\nhint\ntwo\nscore\nrules\nhistory\n"
      .. "help spoken\nwhy spoken\nsource standing\nsave " .. folder
      .. "/%s\nm\nspoken\n"
      .. "m:view(1)\nm:turn()\nm:history()\nundo\nundo\nredo\nbranch %s\n"
      .. "branches\nwhat_is_this%s\n%s\n2\n1\nquit\n"
    shows("play hostile+more --bots random --seed 1 --record " .. folder
      .. "/one.record", "game title house_title spoken kept prompt ask_number "
      .. "says other", (moves:gsub("%%s", (hostile.control:gsub("%%", "")))))
    local record = helper.read(folder .. "/one.record")
    assert.truthy(record:find "\n1: ")
  end)

  it("are text in colours, too", function()
    local match = require "tenace".new(folder .. "/rules/hostile.lua",
      { seed = 1 })
    local written = {}
    local the_session = require "tenace.face.table.session"
    local session = the_session.new { match = match, seat = 1,
      bots = { "random", "random" }, bot_names = "random",
      style = show.style { color = true, live = true },
      emit = function(text) written[#written + 1] = output.shown(text) end }
    session:start()
    for line in ("why \27[1m,two,m:view(1),rules,why"):gmatch "[^,]+" do
      session:handle(line)
    end
    local text = table.concat(written)
    assert.truthy(text:find "\27%[1mRound 1%.\27%[0m")
    assert.equal(nil, harm((text:gsub("\27%[%d+m", ""))))
    assert.equal(select(2, text:gsub("\27%[0m", "")) * 2,
      select(2, text:gsub("\27", "")))
  end)

  it("are text when a record is played again", function()
    shows("replay " .. folder .. "/one.record")
    shows("replay --json " .. folder .. "/one.record")
    shows("play --resume " .. folder .. "/one.record", "game spoken", "quit\n")
  end)

  it("are text in a record that is wrong", function()
    local path = folder .. "/wrong\27[2J\u{9B}.record"
    for _, line in ipairs { "rules ", "seed ", "1: ", "x", "option " } do
      helper.write(path, "tenace record 1\n" .. line .. hostile.control .. "\n")
      shows("replay " .. files.quote(path), "", "", 1)
    end
  end)

  it("are text at the prompt", function()
    local lines = [[
print("\27[2J\u{9B}\xFF", { "\7", ["\27"] = "\u{202E}" })
"\27[2J"
{ ["\27[1m"] = "\27[2J\7" }
{ { name = "\27", b = "\8" }, { name = "\u{9B}", b = "\n" } }
setmetatable({}, { __tostring = function() return "\27[2J" end })
error "\27[2J"
error(setmetatable({}, { __tostring = function() return "\7" end }))
play "hostile+more"
m = tenace.new("hostile+more", { seed = 1 })
m
m:moves()
m:turn()
m:play "two"
m:allows "x\27[2J"
m:why "x\27[2J"
m:view(1)
m:history()
m:scores()
m:record()
m:story(1)
score
help hostile
help "\27[2J"
source "\27"
games
tenace.variant("hostile+more").facts
tenace.value("hostile", {})
tenace.new "hos\27tile"
]] .. hostile.control:gsub("\n", "") .. "\nhelp " .. hostile.control .. "\n"
    shows("", "game title prompt spoken kept", lines)
  end)

  it("are text in simulations and comparisons", function()
    shows("simulate hostile+more --games 2 --seed 1")
    shows("simulate hostile+more --games 2 --seed 1 --json")
    for _, form in ipairs { "", "--csv", "--json", "--deal 1" } do
      shows("compare hostile hostile+more --rounds 3 --seed 1 " .. form)
    end
  end)

  it("are text in lessons", function()
    shows("teach hostile --list")
    shows("teach hostile --lesson 2 --seed 1", "says", "x\nwhy\nshow\nskip\n")
    shows("teach hostile --lesson 4", "lesson lesson_text says b right done",
      "two\nx\nwhy\n1\nshow\nquit\n")
    shows("teach hostile --quiz 2 --seed 1", "", "show\n\nshow\n")
  end)

  it("are text in errors", function()
    shows("simulate hostile+crash=yes --games 1", "game error", "", 3)
    shows("check hostile hostile+more", "error", "", 1)
    shows("check hostile+crash=yes", "error", "", 1)
    local bad = files.quote(hostile.control:gsub("%z", ""))
    for _, words in ipairs { "play ", "rules ", "replay ", "check ", "new ",
      "simulate whist --bots ", "simulate whist --games ", "teach whist+",
      "compare whist ", "run ", "", "rules whist --", "play --seat 1 --resume "
    } do
      local out, status = tenace(words .. bad)
      assert.equal(nil, harm(out), words)
      assert.is_true(status == 1 or status == 2, out)
    end
    helper.write(folder .. "/rules/\27[2Jbad.lua", "return \27 game(")
    shows("check " .. files.quote(folder .. "/rules/\27[2Jbad.lua"), "", "", 1)
    shows("games", "title")
    os.remove(folder .. "/rules/\27[2Jbad.lua")
  end)

  it("are text in paths and environment variables", function()
    local home = folder .. "/ho\27[2Jme"
    assert(files.make_folder(home))
    local out = folder .. "/out"
    os.execute(("cd %s && XDG_CONFIG_HOME= HOME=%s %s new mine --of whist "
      .. ">%s 2>&1"):format(os.getenv "PWD" or ".", files.quote(home), TENACE,
      out))
    assert.equal(nil, harm(helper.read(out)))
    assert.matches("ho␛%[2Jme", helper.read(out))
  end)

  it("are only comments in a new rules file", function()
    shows("new mine --of hostile")
    local text = helper.read(folder .. "/config/tenace/rules/house/hostile/"
      .. "mine.lua")
    assert.equal(nil, harm(text))
    shows("simulate hostile+mine --games 1")
  end)
end)


--- The marks of a page, in order: the tags without the text between them.
local function tags(text)
  local list = {}
  for tag in text:gsub("<style>.-</style>", ""):gmatch "<[^>]*>" do
    list[#list + 1] = tag:gsub('="[^"]*"', "")
  end
  return table.concat(list, "\n")
end


--- The marks of a text in Markdown: escaped ones are none.
local function marks(text)
  local list = {}
  for line in (text:gsub("\\%p", "")):gmatch "[^\n]*" do
    list[#list + 1] = line:match "^[ #>=+-]*" .. line:gsub("[^#*_`|<>~%[%]&]+",
      " ")
  end
  return table.concat(list, "\n")
end


--- What the program writes to a file, under hostile rules and under plain ones.
local function written(words)
  local texts = {}
  for i, where in ipairs { folder, plain } do
    local out, status = tenace(words:gsub("FILE", where .. "/page"), "", where)
    assert.equal(0, status, out)
    texts[i] = helper.read(where .. "/page")
    assert.equal(nil, harm(texts[i]))
  end
  return texts[1], texts[2]
end


describe("a page", function()
  it("of rules in HTML has the same marks as with plain texts", function()
    for _, words in ipairs { "", "--against hostile " } do
      local one, other = written("rules hostile+more " .. words
        .. "--force --html FILE")
      assert.equal(tags(other), tags(one))
      assert.is_nil(one:gsub("&%a+;", ""):gsub("&#%d+;", "")
        :gsub("<style>.-</style>", ""):find "&")
      assert.truthy(one:find "&lt;script&gt;")
    end
  end)

  it("of rules in Markdown likewise", function()
    for _, words in ipairs { "", "--against hostile " } do
      local one, other = written("rules hostile+more " .. words
        .. "--force --markdown FILE")
      assert.equal(marks(other), marks(one))
    end
  end)

  it("of a comparison likewise, also of files with hostile names", function()
    local name = "<g>&\"'\27[2J.lua"
    for _, where in ipairs { folder, plain } do
      helper.write(where .. "/rules/" .. (where == folder and name or "n.lua"),
        helper.read(where .. "/rules/hostile.lua"))
    end
    local one = tenace("compare hostile " .. files.quote(folder .. "/rules/"
      .. name) .. " --rounds 2 --seed 1 --svg " .. folder .. "/bars --csv")
    assert.equal(nil, harm(one))
    local other = tenace("compare hostile " .. plain .. "/rules/n.lua "
      .. "--rounds 2 --seed 1 --svg " .. plain .. "/bars --csv", "", plain)
    local svg = helper.read(folder .. "/bars")
    assert.equal(nil, harm(svg))
    assert.equal(tags(helper.read(plain .. "/bars")), tags(svg))
    assert.equal(select(2, other:gsub("\n", "")), select(2, one:gsub("\n", "")))
  end)
end)


describe("writing", function()
  it("goes through one place", function()
    local pipe = io.popen("grep -rnE 'io\\.(stdout|stderr|write)|[^.:]print"
      .. "\\(' repl --include=*.lua")
    for line in pipe:lines() do
      local file, words = line:match "^([^:]*):%d+:(.*)$"
      assert.is_true(file == "repl/terminal/output.lua"
        or words:find "^%s*%-%-" ~= nil
        or words:find "stdout:flush" ~= nil, line)
    end
    pipe:close()
  end)

  it("leaves a terminal without UTF-8 no byte that it could obey", function()
    local _, _, status = os.execute(("cd %s; LC_ALL=C %s rules whist >%s/out")
      :format(os.getenv "PWD" or ".", TENACE, folder))
    assert.equal(0, status)
    assert.is_nil(helper.read(folder .. "/out"):find "[\128-\255]")
    assert.is_true(output.speaks_utf8())
  end)
end)
