-- House rules and options under a name, and the line that carries them.

local base64url = require "tenace.base.base64url"
local commands = require "commands_helper"
local files = require "tenace.face.terminal.files"
local rule_set = require "tenace.face.what_if.rule_set"

local tenace, refuses = commands.tenace, commands.refuses

local folder


--- The path of the file of a set of Whist.
local function path_of(name)
  return folder .. "/config/tenace/rules/house/whist/" .. name .. ".lua"
end


--- The same program with the folders of another person.
local function other(words, input)
  return tenace(words, input, "XDG_CONFIG_HOME=" .. folder .. "/other")
end


--- A line, as a word of a command.
local function line_of(spec)
  return "'" .. tenace("signature --line " .. spec):gsub("\n", "") .. "'"
end


describe("bytes as letters", function()
  it("come back as they were", function()
    for n = 0, 20 do
      local bytes = {}
      for i = 1, n do bytes[i] = string.char((i * 37 + n * 91) % 256) end
      local text = table.concat(bytes)
      assert.equal(text, base64url.read(base64url.write(text)))
    end
    assert.equal("-_8", base64url.write "\xFB\xFF")
  end)

  it("are none where there are other signs, or one too few", function()
    assert.is_nil(base64url.read "a b")
    assert.is_nil(base64url.read "abcde")
  end)
end)


describe("the name of a set", function()
  it("has small letters, digits and _", function()
    assert.equal("as_we_play", rule_set.name "As we play!")
    assert.equal("a_b", rule_set.name " 7 a-b ")
    assert.equal("my_rules", rule_set.name "हम ऐसे")
  end)
end)


describe("a set", function()
  setup(function() folder = commands.begin() end)
  teardown(commands.finish)
  after_each(function()
    os.execute("rm -rf '" .. folder .. "/config' '" .. folder .. "/other'")
  end)

  local KEEP = "new 'as we play' --as whist+honours target=7"

  it("is a house rule, played by its name", function()
    local out, err, status = tenace(KEEP)
    assert.equal(path_of "as_we_play" .. "\nPlay it: tenace play "
      .. "whist+as_we_play. Send it: tenace signature --line "
      .. "whist+as_we_play\n", out)
    assert.equal("", err)
    assert.equal(0, status)
    assert.equal([[
-- As we play: honours, target=7.

return house_rule "As we play" {
  of = "whist",
  with = { "honours" },
  set = {
    target = 7,
  },
}
]], (files.read(path_of "as_we_play")))
    assert.matches("  changes: brings honours; sets target=7\n",
      (tenace "games whist --changes"))
    local same = tenace("compare whist+honours+target=7 whist+as_we_play "
      .. "--rounds 20 --seed 1")
    assert.matches("same", same)
    assert.equal(0, select(3, tenace("rules whist+as_we_play --against "
      .. "whist")))
  end)

  it("is listed, changed and dropped", function()
    tenace(KEEP)
    assert.equal("whist+as_we_play  As we play: honours, target=7.\n",
      (tenace "new --sets"))
    refuses(KEEP, "'whist+as_we_play' is kept already, in "
      .. path_of "as_we_play" .. ": choose another name; or --force behind "
      .. "tenace new replaces it", 1)
    tenace "new 'as we play' --as whist target=9 --force"
    assert.equal("whist+as_we_play  As we play: target=9.\n",
      (tenace "new --sets"))
    refuses("new --drop whist+as_we_pley", "'whist+as_we_pley' is no set, or "
      .. "its file was changed by hand; did you mean 'whist+as_we_play'?", 1)
    assert.equal(path_of "as_we_play" .. " is removed.\n",
      (tenace "new --drop whist+as_we_play"))
    assert.matches("^There are no sets", (tenace "new --sets"))
  end)

  it("stays where another one has it, or where its file was changed",
    function()
      tenace(KEEP)
      tenace "new sundays --as whist+as_we_play+target=9"
      refuses("new --drop whist+as_we_play", "'whist+as_we_play' is a part of "
        .. "'whist+sundays', which would be lost: drop that first", 1)
      local path = path_of "sundays"
      assert(files.write(path, files.read(path) .. "-- mine\n", true))
      assert.matches("is no set, or its file was changed by hand",
        select(2, tenace "new --drop whist+sundays"))
      assert.is_true(files.exists(path))
    end)

  it("is refused with a reason", function()
    refuses("new x --as whist", "these are the rules of whist: name house "
      .. "rules or options to keep", 1)
    refuses("new american --as whist+honours", "there is 'whist+american' "
      .. "already, and the new file would hide it: choose another name", 1)
    assert.matches("^tenace: no house rule 'nope' for whist in .*, %S*rules/"
      .. "house/whist\n$", (select(2, tenace "new x --as whist+nope")))
    refuses("new", "new: NAME is missing: see tenace new --help")
    refuses("new a b --of whist", "new: 'b' is too much: a name is one word")
    assert.is_false(files.exists(path_of "x"))
  end)

  it("is kept at the table and at the prompt", function()
    local out = tenace("play whist+honours target=7 --bots random --seed 1",
      'save rules as "Our way"\n')
    assert.matches("Kept in .*house/whist/our_way.lua%. Play it: tenace play "
      .. "whist%+our_way%.", out)
    out = tenace("", "new 'whist+honours+target=8';\nsave rules as ours\n"
      .. "new 'whist';\nsave rules as nothing\n")
    assert.matches("Kept in .*ours.lua", out)
    assert.matches("these are the rules of whist", out)
  end)

  it("is not kept without a name", function()
    local out = tenace("play whist+honours --bots random --seed 1",
      "save rules as\nsave rules as  \n")
    local _, n = out:gsub("say the name too: save rules as sundays", "")
    assert.equal(2, n)
    out = tenace("", "new 'whist+honours';\nsave rules as\n")
    assert.matches("say the name too: save rules as sundays", out)
    assert.is_false(files.exists "rules as")
  end)

  it("has a number where its title has no letter for a name", function()
    tenace "new 'हम ऐसे' --as whist target=7"
    local out = tenace "new 'मेरे नियम' --as whist target=8"
    assert.equal(path_of "my_rules_2", (out:match "^[^\n]*"))
    assert.matches("whist%+my_rules ", (tenace "new --sets"))
    assert.matches("'whist%+my_rules_2' is kept already", select(2,
      tenace "new 'मेरे नियम' --as whist target=9"))
    assert.equal(0, select(3,
      tenace "new 'मेरे नियम' --as whist target=9 --force"))
    assert.is_false(files.exists(path_of "my_rules_3"))
  end)

  it("is named with its game, and not as its game", function()
    refuses("new whist --as whist+honours", "'whist' is the name of the game: "
      .. "choose another one for its rules", 1)
    tenace(KEEP)
    refuses("new --drop as_we_play", "'as_we_play' is no set, or its file was "
      .. "changed by hand; did you mean 'whist+as_we_play'?", 1)
  end)

  it("is no game before its line was taken", function()
    tenace(KEEP)
    local line = line_of "whist+as_we_play"
    for _, command in ipairs { "play ", "check ", "rules " } do
      local _, err, status = other(command .. line)
      assert.equal(2, status)
      assert.equal("tenace: this is the line of a table's rules: tenace new "
        .. "with this line takes them, then whist+as_we_play is a game here\n",
        err)
    end
  end)

  it("goes to another person as one line", function()
    tenace(KEEP)
    local line = line_of "whist+as_we_play"
    assert.matches("^'whist%+as_we_play:%w+~[%w_-]+'$", line)
    assert.equal(line, line_of "whist+as_we_play")
    local out, err, status = other("new " .. line)
    assert.equal(folder .. "/other/tenace/rules/house/whist/as_we_play.lua\n"
      .. "These are the same rules as theirs: whist+as_we_play\n"
      .. "Play it: tenace play whist+as_we_play\n", out)
    assert.equal("", err)
    assert.equal(0, status)
    assert.equal((tenace "signature whist+as_we_play"),
      (other "signature whist+as_we_play"))
    assert.matches("^These are the same rules", (other("new " .. line)))
  end)

  it("says which lines differ, and writes nothing without --force", function()
    tenace(KEEP)
    local line = line_of "whist+as_we_play"
    other "new 'as we play' --as whist target=6"
    local path = folder .. "/other/tenace/rules/house/whist/as_we_play.lua"
    local before = files.read(path)
    local _, err, status = other("new " .. line)
    assert.equal(1, status)
    assert.matches("as_we_play.lua is another one here %(%-%) than in the "
      .. "line %(%+%):\n%- .*target=6.\n.*\n%+ .*\n%+     target = 7,\n"
      .. "Nothing was written%. %-%-force takes", err)
    assert.equal(before, (files.read(path)))
    assert.equal(0, select(3, other("new --force " .. line)))
    assert.matches("honours, target=7", (files.read(path)))
  end)

  it("names files of the program that are others there", function()
    tenace(KEEP)
    local line = line_of "whist+as_we_play"
    local mine = files.read "rules/house/whist/honours.lua"
    local path = folder .. "/other/tenace/rules/house/whist/honours.lua"
    assert(files.make_folder(path:match "^(.*)/"))
    assert(files.write(path, mine .. "\n-- mine\n"))
    local out = other("new " .. line)
    assert.matches("The rules differ from theirs %(Tenace [%d.]+%) in this "
      .. "file: " .. path:gsub("%p", "%%%0") .. "\n", out)
  end)

  it("is not taken from a line that is torn, or leaves the folder", function()
    tenace(KEEP)
    local line = line_of "whist+as_we_play"
    local torn = "this line is not whole: copy all of what tenace signature "
      .. "--line prints"
    refuses("new " .. line:sub(1, -8) .. "'", torn, 1)
    local text = '{"tenace":1,"game":"whist","version":"1","signs":{},'
      .. '"files":{"rules/../../x.lua":""}}'
    refuses("new whist:00000000~" .. base64url.write(text), torn, 1)
  end)
end)
