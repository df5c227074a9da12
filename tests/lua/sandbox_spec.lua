local sandbox = require "tenace.rules.sandbox"
local problem = require "tenace.base.problem"

--- Runs a text as a rules file: its results, or the problem as text.
local function run(text, words)
  local env = sandbox.environment(words or { cycle = function() end })
  local chunk, wrong = sandbox.load(text, "rules/x.lua", env)
  if not chunk then return nil, tostring(wrong) end
  local results = table.pack(sandbox.call(chunk))
  if not results[1] then return nil, tostring(results[2]) end
  return table.unpack(results, 2, results.n)
end

local function refused(text, message)
  local result, wrong = run("local t = {}\n" .. text .. "\nlocal after = t")
  assert.is_nil(result)
  assert.equal("rules/x.lua:2: " .. message, wrong)
end

describe("the world of a rules file", function()
  it("is text, never compiled code", function()
    local _, wrong = run(string.dump(function() end))
    assert.equal("rules/x.lua: this is compiled code, a rules file is text",
      wrong)
  end)

  it("may begin with an editor's mark", function()
    assert.equal(1, (run "\xEF\xBB\xBFreturn 1"))
  end)

  it("says where a file cannot be read", function()
    local _, wrong = run "local x =\nif"
    assert.equal("rules/x.lua:2: unexpected symbol near 'if'", wrong)
  end)

  it("says what was probably meant where it cannot be read", function()
    for text, advice in pairs {
      ["x = {\n a = 1\n b = 2 }"] = "near 'b': a comma is missing before it",
      ["if x = 1 then end"] = "to compare, write ==",
      ["x = = 1"] = "near '=': a value is missing before it",
      ["if then end"] = "near 'then': a value is missing before it",
      ["if x != 1 then end"] = "not equal is ~=",
      ["local x = “H”"] =
        ":1: “ is a curly quote: write straight ones, \"text\"",
      ["local x = ’H’"] =
        ":1: ’ is a curly quote: write straight ones, \"text\"",
      ["local x = 2C"] = "write a card in quotes, \"2C\"",
      ["Function f() end"] = "write 'function' in small letters; a comment "
        .. "begins with --",
      ["x = { A = 1, 10 = 5 }"] = "write a rank or a card that begins with a "
        .. "digit as [\"10\"] =",
      ["for a in self:each_turn do end"] = "near 'do': write () behind a word "
        .. "that is given nothing",
      ["left and right\nlocal x"] = "the words before it are no Lua; a comment "
        .. "begins with --",
      ["if x then\nelse if y then"] = "'elseif' is one word",
      ["function f()"] = "an 'end' is missing, or a bracket",
      ["x = { a = 1,"] = "near <eof>: an 'end' is missing, or a bracket",
      ["return x\nexample 'more' {}"] = "near 'example': nothing comes behind "
        .. "the line that begins with 'return'; put it before that line",
      ["return x\nend"] = "near 'end': there is no block for it to end",
      ["if x => 1 then end"] = "near '=': write >=",
      ["local n = 0\nn == n + 1"] = "near '==': to give a value, write =",
      ["if x\nf() end"] = "near 'f': 'then' is missing before it",
      ["for i = 1, 3\nprint(i) end"] = "'do' is missing before it",
      ["function x\nlocal y"] = "near 'local': a step has brackets behind its "
        .. "name, function game:step()",
      ["if x y then end"] = "'then' expected near 'y'",
      ["return ('AS'):rank()"] = "a text has no 'rank': write rank(…), with "
        .. "the text in the brackets",
      ["for _, card in ipairs 'AS KH' do end"] = "a text is no list: write "
        .. "'for word in TEXT do', or words(TEXT)[1]",
      ["return ('AS'):of_rank 'A'"] = "a text has no 'of_rank': write "
        .. "self:cards_in(…):of_rank(…), with the text in the brackets of "
        .. "cards_in",
    } do
      local _, wrong = run(text)
      assert.equal(advice, string.sub(wrong, -#advice))
    end
  end)

  it("adds nothing where no slip is plain", function()
    for text, said in pairs {
      ["local x ="] = ":1: unexpected symbol near <eof>",
      ["local x = { 1 then }"] = ":1: '}' expected near 'then'",
      ["local x = 'End' 3"] = ":1: unexpected symbol near '3'",
    } do
      local _, wrong = run(text)
      assert.equal(said, string.sub(wrong, -#said))
    end
  end)

  it("has a fixed list of names", function()
    for _, name in ipairs { "os", "io", "debug", "package", "load", "dofile",
      "loadfile", "loadstring", "pcall", "xpcall", "coroutine", "setmetatable",
      "getmetatable", "next", "rawget", "rawset", "rawequal", "rawlen",
      "collectgarbage", "print", "require", "utf8", "_G", "_VERSION", "warn" }
    do
      local _, wrong = run("return " .. name)
      assert.equal("rules/x.lua:1: no such name '" .. name .. "'",
        (string.gsub(wrong, ", did you mean.*", "")))
    end
  end)

  it("has the same few names in its libraries", function()
    for _, name in ipairs { "string.dump", "string.match", "string.gmatch",
      "string.gsub", "string.pack", "string.unpack", "table.move", "table.pack",
      "math.random", "math.randomseed", "math.sin", "math.exp" } do
      local _, wrong = run("return " .. name)
      local last = name:match "%.(.*)"
      local of_text = string.find(name, "^string")
      assert.equal("rules/x.lua:1: " .. (of_text and "a text has no '"
        or "no such name '") .. last .. "'",
        (string.gsub(wrong, ", did you mean.*", "")))
    end
  end)

  it("says where self comes from", function()
    refused("t = self.trump", "there is no 'self' here: a step is written "
      .. "with a colon, function game:step()")
  end)

  it("suggests a name", function()
    refused("t = cyle", "no such name 'cyle', did you mean 'cycle'?")
    refused("t = ('x'):fromat()",
      "a text has no 'fromat', did you mean 'format'?")
  end)

  it("lets a file make local names only", function()
    refused("x = 1", "'x' is not declared, write 'local x' first")
    refused("function f() end",
      "'f' is not declared, write 'local f' first")
    refused("cycle = 1", "'cycle' is a word of the library and cannot be set")
    refused("math.floor = 1", "'floor' cannot be set: this is read only")
    refused("string.x = 1", "'x' cannot be set: this is read only")
  end)

  it("tells the innermost line of the rules", function()
    refused("local function f(a) return a.b end f()",
      "attempt to index a nil value (local 'a')")
    refused("error 'such is life'", "such is life")
    refused("error('such is life', 0)", "such is life")
    refused("assert(false, 'indeed')", "indeed")
    refused("assert(nil)", "assertion failed")
    refused("error {}", "the message of an error is text, not a table")
    refused("string.upper()",
      "'upper' expects text, not a nil")
  end)

  it("leaves the library of texts as it was", function()
    assert.equal("x", run "return ('X'):lower()")
    refused("t = ('x'):gsub('x', 'y')",
      "a text has no 'gsub', did you mean 'sub'?")
    assert.equal("y", (("x"):gsub("x", "y")))
    run "error 'x'"
    assert.equal("y", (("x"):gsub("x", "y")))
  end)

  it("raises problems that differ from other errors", function()
    local env = sandbox.environment {}
    local chunk = sandbox.load("error 'x'", "rules/y.lua", env)
    local ok, wrong = sandbox.call(chunk)
    assert.is_false(ok)
    assert.is_true(problem.is(wrong))
    assert.same({ "rules", "rules/y.lua", 1, "x" },
      { wrong.kind, wrong.file, wrong.line, wrong.text })
  end)
end)

describe("pairs in a rules file", function()
  it("goes through numbers, then text", function()
    assert.equal("12ab", run [[
      local seen = ""
      for k in pairs { b = 1, a = 1, [2] = 1, [1] = 1 } do seen = seen .. k end
      return seen]])
  end)

  it("refuses other keys and other values", function()
    refused("for _ in pairs { [{}] = 1 } do t = 1 end",
      "a table cannot be a key here: it has no fixed order")
    refused("t = { pairs(1) }",
      "pairs goes through tables, not through a number")
    refused("t = { pairs() }", "pairs goes through tables, not through a nil")
  end)
end)

describe("text in a rules file", function()
  it("does not show addresses", function()
    assert.equal("table function", run [[
      return tostring {} .. " " .. tostring(tostring)]])
    assert.equal("table", run [[return ("%s"):format {}]])
    assert.equal("names", run "return tostring(_ENV)")
    refused("t = ('%p'):format {}", "'%p' is not known to format here")
    refused("t = ('%q'):format {}", "'%q' is not known to format here")
  end)

  it("writes what is no number in one way everywhere", function()
    assert.equal("nan", run "return tostring(0/0)")
    assert.equal("nan", run "return tostring(-(0/0))")
  end)

  it("is bounded", function()
    refused("t = ('x'):rep(2^30)", "'rep' would take more than 65536 letters")
    refused("t = ('x'):rep(math.maxinteger)",
      "'rep' would take more than 65536 letters")
    refused("t = (''):rep(2^40, 'ab')",
      "'rep' would take more than 65536 letters")
    refused("t = ('x'):rep(1.5)", "'rep' expects a whole number, not a number")
    refused("t = ('%s'):format(('x'):rep(65536))",
      "'format' would take more than 65536 letters")
    refused("t = ('x'):rep(60000) .. ('x'):rep(60000) t = t:find('y')",
      "'find' would take more than 65536 letters")
    refused("t = ('x'):find(('x'):rep(300))",
      "'find' would take more than 65536 letters")
  end)

  it("finds plain text only", function()
    assert.equal(2, (run "return ('a.b'):find('.')"))
    assert.is_nil((run "return ('ab'):find('a?b?', 1)"))
  end)

  it("formats and repeats", function()
    assert.equal("  7|2.5|x|%", run [[
      return ("%3d|%.1f|%s|%%"):format(7, 2.5, "x")]])
    assert.equal("a-a", run "return ('a'):rep(2, '-')")
    assert.equal("", run "return ('a'):rep(-1)")
    refused("t = ('%d'):format('x')",
      "bad argument #2 to 'format' (number expected, got string)")
    refused("t = string.rep()", "'rep' expects text, not a nil")
  end)
end)

describe("lists in a rules file", function()
  it("can be added to, taken from, joined and sorted", function()
    assert.equal("0 1 3 9", run [[
      local t = { 3, 1 }
      table.insert(t, 9)
      table.insert(t, 1, 0)
      table.insert(t, 2, 7)
      table.remove(t, 2)
      table.sort(t)
      return table.concat(t, " ")]])
    assert.equal(3, run "return table.remove { 1, 2, 3 }")
    assert.is_nil((run "return table.remove {}"))
    assert.equal(2, (run "return (table.unpack({ 1, 2, 3 }, 2))"))
    assert.equal("bc", run "return table.concat({ 'a', 'b', 'c' }, '', 2)")
  end)

  it("keep equal items in their order when sorted", function()
    assert.equal("a1 b1 c1 a2 b2 a3", run [[
      local t = { "a3", "a2", "a1", "b1", "b2", "c1" }
      table.sort(t, function(x, y) return x:sub(2) < y:sub(2) end)
      return table.concat(t, " ")]])
    assert.equal(250, run [[
      local t = {}
      for i = 1, 500 do t[i] = (i * 7919) % 503 end
      table.sort(t)
      for i = 2, #t do assert(t[i - 1] <= t[i]) end
      table.sort(t, function() return true end)
      return #t // 2]])
  end)

  it("refuse places outside the list", function()
    refused("table.insert(t, 3, 1)",
      "'insert' expects a place from 1 to 1, not '3'")
    refused("table.insert(t, 1.5, 1)",
      "'insert' expects a place from 1 to 1, not '1.5'")
    refused("table.insert(t)",
      "'insert' expects a list, a place if not the end, and a value")
    refused("table.remove({ 1 }, 2)",
      "'remove' expects a place from 1 to 1, not '2'")
    refused("t = { table.unpack({}, 1, 1e9) }",
      "'unpack' expects a place from 0 to 100000, not '1000000000.0'")
    refused("t = { table.unpack({}, 1, 1000) }",
      "'unpack' takes at most 250 items")
    refused("t = table.concat({ {} })", "'concat' expects text, not a table")
    refused("t = table.concat({ ('x'):rep(65536), 'y' })",
      "'concat' would take more than 65536 letters")
  end)

  it("must be the file's own lists", function()
    refused("table.insert(math, 1)",
      "'insert' expects a list of one's own, not a table")
    refused("table.sort('x')",
      "'sort' expects a list of one's own, not a string")
  end)

  it("cannot pretend to be endless", function()
    refused([[t = {} for i = 0, 61 do t[1 << i] = 1 end t[3], t[5] = 1, 1 ]]
      .. "table.insert(t, 1, 1)", "'insert' takes at most 100000 items")
  end)
end)
