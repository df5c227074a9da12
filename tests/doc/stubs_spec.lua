-- The stubs for editors have every word of rules files and scripts, and no
-- other; and the rules files that come with Tenace are as the stubs tell.
-- In 6 parts.

local core = require "tenace.core"
local definition = require "tenace.rules.definition"
local facts = require "tenace.rules.facts"
local sandbox = require "tenace.rules.sandbox"
local source = require "tenace.base.source"
local stubs = require "doc.stubs"
local tenace = require "tenace"
local vocabulary = require "tenace.rules.vocabulary"
local words = require "tenace.words.all"

local rules, script = stubs.read "rules", stubs.read "tenace"
local help = assert(loadfile "build/help.lua")()

-- Three tables of Lua that the language server knows by itself.
local OF_LUA = { string = true, table = true, math = true }


local function names(...)
  local list, seen = {}, {}
  for _, set in ipairs { ... } do
    for name in pairs(set) do
      if not seen[name] then list[#list + 1], seen[name] = name, true end
    end
  end
  table.sort(list)
  return list
end


local function set_of(list)
  local set = {}
  for _, one in ipairs(list) do
    set[type(one) == "table" and one.name or one] = true
  end
  return set
end


--- The names of a class's fields, without that for all others.
local function fields(name)
  local set = {}
  for field in pairs(rules.classes[name].fields) do
    if not field:find "^%[" then set[field] = true end
  end
  return set
end


describe("the stubs of rules files", function()
  it("declare the names that a rules file or a lesson sees", function()
    local seen = { base = true, require = true, lesson = true, course = true }
    for name in pairs(sandbox.basics) do
      seen[name] = not OF_LUA[name] or nil
    end
    local globals = {}
    for name, word in pairs(words.globals) do globals[name] = word end
    globals.words = nil -- of the first version of the words
    assert.same(names(seen, globals, definition.words { examples = {} }),
      names(rules.globals))
  end)

  it("declare the words on self, its fields and its steps", function()
    assert.same(names(words.on_self),
      names(fields "tenace.words", rules.classes["tenace.words"].methods))
    assert.same(names(core.words),
      names(rules.classes["tenace.words"].methods))
    assert.same(names(set_of(vocabulary.steps)), names(fields "tenace.steps"))
    assert.equal("tenace.words", rules.classes["tenace.steps"].parent)
    assert.equal("tenace.steps", rules.classes["tenace.self"].parent)
  end)

  it("declare the facts of games and house rules, and no other", function()
    local _, of_game = facts.names "game"
    local _, of_house_rule = facts.names "house rule"
    assert.same(names(of_game), names(fields "tenace.game"))
    assert.same(names(of_house_rule),
      names(fields "tenace.game", fields "tenace.house_rule"))
    assert.is_true(rules.classes["tenace.game"].exact)
    assert.is_true(rules.classes["tenace.house_rule"].exact)
  end)
end)


-- The class of a thing in the calls of the manual.
local THINGS = {
  self = "tenace.words", pile = "tenace.pile", cards = "tenace.cards",
  deck = "tenace.deck", order = "tenace.order", player = "tenace.player",
  side = "tenace.side", party = "tenace.party", base = "tenace.base",
  m = "tenace.match", comparison = "tenace.comparison", tenace = "tenace",
}


local function class_of(thing)
  local name = THINGS[thing]
  return rules.classes[name] or script.classes[name]
end


--- The functions of the manual, by class; "" has those that belong to nothing.
local function documented()
  local by_thing = { [""] = {} }
  for _, entry in ipairs(help) do
    local thing, name = entry.path:match "^(%l+)[.:]([%w_]+)$"
    if entry.file then
      thing, name = thing or "", name or entry.name
      by_thing[thing] = by_thing[thing] or {}
      by_thing[thing][name] = true
    end
  end
  return by_thing
end


--- The steps of a lesson, the parts of a fact …: braces without a fact of a
-- game, by the names in them.
local function in_braces()
  local set = {}
  for _, entry in ipairs(vocabulary.entries()) do
    local name = entry.signature:match "[{,] ([%a_]+) = …"
    if name then set[name] = true end
  end
  return set
end


describe("the stubs and the manual", function()
  it("have the same functions", function()
    local by_thing = documented()
    for name in pairs(by_thing[""]) do
      assert.is_true(rules.globals[name], name)
    end
    by_thing[""] = nil
    for thing, functions in pairs(by_thing) do
      assert.same(names(functions), names(class_of(thing).methods), thing)
    end
  end)

  it("have the same names in braces", function()
    local declared = {}
    for name, class in pairs(rules.classes) do
      local of_braces = (class.exact or name == "tenace.example")
        and not name:find "%.for_" and name ~= "tenace.game"
        and name ~= "tenace.house_rule"
      for field in pairs(of_braces and class.fields or {}) do
        if not field:find "^%[" then declared[field] = true end
      end
    end
    assert.same(names(in_braces()), names(declared))
  end)

  it("have the same fields of views and of things", function()
    for _, entry in ipairs(vocabulary.view) do
      if not entry.form then
        local known = script.classes["tenace.view"].fields[entry.name]
        assert.truthy(known, entry.name)
      end
    end
    for _, entry in ipairs(vocabulary.of_players) do
      local thing, name = entry.form:match "^(%l+)%.(%l[%w_]*)"
      if name then assert.truthy(class_of(thing).fields[name], entry.form) end
    end
  end)

  it("have what the library has", function()
    for name in pairs(class_of "tenace".methods) do
      assert.equal("function", type(tenace[name]), name)
      assert.equal("function", type(script.result[name]), name)
    end
    local m = tenace.new("whist", { seed = 1 })
    for name in pairs(class_of "m".methods) do
      assert.equal("function", type(m[name]), name)
    end
  end)
end)



-- The rules files that come with Tenace: { path, text, tokens }.
local shipped = {}
for _, folder in ipairs { "rules", "rules/house/*", "rules/lessons/*" } do
  local pipe = assert(io.popen("ls " .. folder .. "/*.lua"))
  for path in pipe:lines() do
    local file = assert(io.open(path))
    local text = file:read "a"
    file:close()
    shipped[#shipped + 1] = { path = path, text = text,
      tokens = source.tokens(text) }
  end
  pipe:close()
end


local KEYWORD = {}
for word in ("and break do else elseif end false for function goto if in "
  .. "local nil not or repeat return then true until while"):gmatch "%S+" do
  KEYWORD[word] = true
end


--- Names from token `i` on with commas between.
local function add_names(set, tokens, i)
  while tokens[i] and tokens[i].kind == "name" do
    set[tokens[i].value] = true
    if not tokens[i + 1] or tokens[i + 1].value ~= "," then return end
    i = i + 2
  end
end


--- The names that a file declares as local, anywhere in it.
local function locals_of(tokens)
  local set = { self = true }
  for i, token in ipairs(tokens) do
    if token.value == "local" or token.value == "for" then
      local to = tokens[i + 1].value == "function" and i + 2 or i + 1
      add_names(set, tokens, to)
    elseif token.value == "function" then
      local open = i
      while tokens[open].value ~= "(" do open = open + 1 end
      add_names(set, tokens, open + 1)
    end
  end
  return set
end


--- Is the token a name that stands for itself: no key, no member, no keyword?
local function is_free(tokens, i)
  local token, before, after = tokens[i], tokens[i - 1] or {}, tokens[i + 1]
  return token.kind == "name" and not KEYWORD[token.value]
    and before.value ~= "." and before.value ~= ":"
    and not (after and after.value == "=" and (before.value == "{"
      or before.value == "," or before.value == ";"))
end


--- What may be behind a colon: methods of all classes, those of texts, and the
-- steps of all files.
local function methods()
  local set = names(string)
  set = set_of(set)
  for _, class in pairs(rules.classes) do
    for name in pairs(class.methods) do set[name] = true end
    for name in pairs(class.fields) do set[name] = true end
  end
  for _, file in ipairs(shipped) do
    for name in file.text:gmatch "function [%w_]+[.:]([%w_]+)" do
      set[name] = true
    end
  end
  return set
end


--- What the games and house rules are given in braces: { word, file, braces }.
local function all_braces()
  local list, keep = {}, definition.keep
  definition.keep = function(file)
    local d = file.definition
    if d then list[#list + 1] = { d.kind, file.path, d.given } end
    for _, one in ipairs(file.examples) do
      list[#list + 1] = { "example", file.path, one.body }
    end
    return keep(file)
  end
  for _, game in ipairs(tenace.library:names()) do
    tenace.library:beside(tenace.variant(game))
    for _, house in ipairs(tenace.library:names(game)) do
      tenace.variant(game .. "+" .. house)
    end
  end
  definition.keep = keep
  return list
end


--- The type that a class or its parent tells for a name.
local function told(class, name)
  while class do
    local kind = class.fields[name]
    if kind then return kind end
    class = rules.classes[class.parent]
  end
end


local function check_braces(word, path, braces)
  local class = rules.classes["tenace." .. word:gsub(" ", "_")]
  for name, value in pairs(braces) do
    local kind = type(name) == "string" and told(class, name)
    local where = ("%s: %s of %s"):format(path, name, word)
    if type(name) == "string" and class.exact then
      assert.truthy(kind, where)
    end
    if kind then
      assert.is_true(stubs.fits(value, kind),
        ("%s is %s, not %s"):format(where, value, kind))
    end
  end
end


describe("a rules file that comes with Tenace", function()
  it("uses names that the stubs declare", function()
    assert.is_true(#shipped > 150)
    for _, file in ipairs(shipped) do
      local own = locals_of(file.tokens)
      for i, token in ipairs(file.tokens) do
        local name = token.value
        if is_free(file.tokens, i) and not own[name] and not OF_LUA[name] then
          assert.is_true(rules.globals[name],
            ("%s:%d: %s"):format(file.path, token.line, name))
        end
      end
    end
  end)

  it("calls methods that the stubs or rules files declare", function()
    local known = methods()
    for _, file in ipairs(shipped) do
      for i, token in ipairs(file.tokens) do
        local before = file.tokens[i - 1]
        if before and before.value == ":" then
          assert.is_true(known[token.value], ("%s:%d: %s"):format(file.path,
            token.line, token.value))
        end
      end
    end
  end)

  it("gives facts and examples of the types that the stubs tell", function()
    local all = all_braces()
    assert.is_true(#all > 1000)
    for _, one in ipairs(all) do check_braces(table.unpack(one)) end
  end)
end)


describe("what a stub tells", function()
  it("marks a value of a wrong type", function()
    local given = { players = "four", plyers = 4 }
    for name, value in pairs(given) do
      assert.is_false(pcall(check_braces, "game", "x",
        { [name] = value }), name)
    end
    check_braces("game", "x", { players = 4 })
  end)
end)


--- Puts a check of the arguments before each word of `self`; answers the
-- faults, and a function that takes the checks away.
local function watch()
  local faults, before = {}, {}
  for name, word in pairs(core.words) do
    local told_of = rules.classes["tenace.words"].methods[name]
    before[name] = word
    core.words[name] = function(self, ...)
      local given = table.pack(...)
      for i, argument in ipairs(told_of.names) do
        local kind, optional = table.unpack(told_of.types[argument] or {})
        local fits = argument == "..." or optional and given[i] == nil
          or stubs.fits(given[i], kind)
        if not fits then
          faults[#faults + 1] = string.format("%s: %s is %s, not %s", name,
            argument, type(given[i]), kind)
        end
      end
      return word(self, ...)
    end
  end
  return faults, function()
    for name, word in pairs(before) do core.words[name] = word end
  end
end


describe("in a round of each game", function()
  local faults, stop = watch()
  teardown(stop)
  for _, game in ipairs(tenace.library:names()) do
    it("words get what the stubs tell: " .. game, function()
      tenace.new(game, { seed = 3 }):run("random", { rounds = 2 })
      assert.same({}, faults)
    end)
  end
end)
