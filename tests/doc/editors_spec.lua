-- The colours of records in editors: each line of the kept records is one that
-- the grammars know, and each kind of line in the manual.

local files = require "tenace.face.terminal.files"
local json = require "dkjson"
local vocabulary = require "tenace.rules.vocabulary"

local FOLDER = "doc/packaging/editors/"
local GRAMMAR = FOLDER .. "vscode/syntaxes/tenace-record.tmLanguage.json"

local quote = files.quote


--- What a shell command prints.
local function shell(command)
  local pipe = assert(io.popen("LC_ALL=C.UTF-8 " .. command))
  local text = pipe:read "a"
  pipe:close()
  return text
end


--- Lines of the kept records that no expression matches; "" if there are none.
local function unknown(expressions)
  local one = "(?:" .. table.concat(expressions, ")|(?:") .. ")"
  local found = shell(("grep -hvP %s tests/records/*/*.record | head -3")
    :format(quote(one)))
  return found
end


--- Does an expression match a line?
local function matches(expression, line)
  local found = shell(("printf '%%s\\n' %s | grep -cP %s"):format(quote(line),
    quote(expression)))
  return found == "1\n"
end


local grammar = assert(json.decode(assert(files.read(GRAMMAR))))

--- The first pattern of the grammar that matches a line, by its name.
local function kind_of(line)
  for _, one in ipairs(grammar.patterns) do
    local name = one.include:match "#(.*)"
    if matches(grammar.repository[name].match, line) then return name end
  end
end


-- For each kind of line in the manual: a line, and the pattern that is for it.
local LINES = {
  ["tenace record"] = { "tenace record 1", "head" },
  rules = { "rules whist+american+target=2", "setting" },
  seed = { "seed 7", "setting" },
  deal = { "deal 1 hand 2: QS 2C *", "deal" },
  file = { "file rules/whist.lua whist", "file" },
  begin = { "begin", "begin" },
  decision = { "1: 7C", "decision" },
  result = { "result 1: 2 0", "result" },
  over = { "over 1", "over" },
  check = { "over 1       ~3f2a", "over" },
  comment = { "# by hand", "comment" },
}

-- Lines that the manual only mentions.
local MORE = {
  { "| function whist:deal()", "rules-file" }, { "|", "rules-file" },
  { "decisions 50000", "setting" }, { "2= KC        ~11c4", "decision" },
  { 'deal 1 "hand-me-downs": QS 2C', "deal" }, { "deal 1 stock:", "deal" },
  { 'file "./my-game.lua" "my-game"', "file" },
  { "file rules/house/skat/kontra.lua kontra of skat", "file" },
  { '1 : "two\\0alines" ~5e1d', "decision" },
  { "result 3: -12 40 ~a0b1", "result" },
}


--- The expressions of Vim, or of Emacs, as grep writes them: a backslash before
-- one of these signs gives it its meaning, or takes that away.
local function in_grep(expression, swapped)
  expression = expression:gsub("\\([" .. swapped .. "])", "\0%1")
    :gsub("(%z?)([" .. swapped .. "])", function(was, sign)
      return was ~= "" and sign or "\\" .. sign
    end)
  return (expression:gsub("\\x", "[0-9a-f]"))
end


local function of_vim()
  local list = {}
  for line in files.read(FOLDER .. "vim/syntax/tenace.vim")
    :gmatch "\nsyntax match [^\n]*" do
    if not line:find " contained$" then
      list[#list + 1] = in_grep(line:match "/(.*)/", "()|+?{")
    end
  end
  return list
end


local function of_emacs()
  local list = {}
  for text in files.read(FOLDER .. "emacs/tenace-record-mode.el")
    :gmatch '%("(%^[^\n]-)"%s' do
    list[#list + 1] = in_grep(text:gsub("\\\\", "\\"), "()|{}")
  end
  return list
end


describe("the colours of records", function()
  it("know each line of the kept records", function()
    local list = {}
    for _, one in ipairs(grammar.patterns) do
      list[#list + 1] = grammar.repository[one.include:sub(2)].match
    end
    assert.equal("", unknown(list))
    assert.equal("", unknown(of_vim()))
    assert.equal("", unknown(of_emacs()))
  end)

  it("know each kind of line of the manual", function()
    for _, entry in ipairs(vocabulary.record) do
      local line = assert(LINES[entry.name], entry.name)
      assert.equal(line[2], kind_of(line[1]))
    end
    for _, line in ipairs(MORE) do
      assert.equal(line[2], kind_of(line[1]), line[1])
    end
  end)

  it("know no other line", function()
    for _, line in ipairs { "resolt 1: 2", "over", "begin ~3f2", "1 7C",
      "tenace record", "seed", "deal hand 2: QS" } do
      assert.is_nil(kind_of(line), line)
      for _, list in ipairs { of_vim(), of_emacs() } do
        for _, expression in ipairs(list) do
          assert.is_false(matches(expression, line), expression)
        end
      end
    end
  end)

  it("are found by the package of the editor", function()
    local package = assert(json.decode(files.read(FOLDER
      .. "vscode/package.json")))
    local told = package.contributes.grammars[1]
    assert.equal(grammar.scopeName, told.scopeName)
    assert.equal(GRAMMAR, FOLDER .. "vscode/" .. told.path:sub(3))
    local language = package.contributes.languages[1]
    assert.equal(language.id, told.language)
    assert.is_true(matches(language.firstLine, "tenace record 1"))
  end)
end)
