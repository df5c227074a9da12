-- A list of files that are too big, too deep, too many, or in a circle:
-- { name, files = texts by path, spec = the game to load, if not ./g.lua }, or
-- { name, record = text }.

local refusals = {}

local rep = string.rep

--- The most bytes of a rules file, and of a game with its house rules.
local FILE = 131072


--- A game with further facts (from line 3) and steps.
local function game(facts, steps)
  return 'local g = game "G" {\n  players = 4, deck = french(52),\n'
    .. (facts or "") .. "\n}\nfunction g:round() self:deal_each(1) "
    .. "self:ask_yes_no(1, 'go on?') end\n" .. (steps or "") .. "\nreturn g\n"
end


--- n lines, with N replaced by the number of the line.
local function many(n, line)
  local list = {}
  for i = 1, n do list[i] = (line:gsub("N", tostring(i))) end
  return table.concat(list, "\n")
end


--- The text, filled up with these letters to the limit of a file.
local function full(text, letters)
  return text .. rep(letters, (FILE - #text) // #letters)
end


local list = {}

--- One rules file g.lua; `alike` if others differ only in a letter or name.
local function file(name, text, alike)
  list[#list + 1] = { name = name, files = { ["g.lua"] = text },
    alike = alike }
end


local function alike(name, text) file(name, text, true) end


file("empty tables in a game", game("facts = {" .. rep("{},", 43000) .. "}"))
file("empty tables as facts", game(rep("{},", 43000)))
file("empty tables in a fact", game("players = {" .. rep("{},", 43000) .. "}"))
file("unknown fields", game(rep("a=1,", (FILE - 300) // 4)))
file("other unknown fields", game(many(8000, "fN = N,")))
file("unknown fields of facts", game("facts = {" .. many(8000, "fN = N,")
  .. "}"))
file("nested tables", game("facts = {" .. rep("{", 190) .. rep("}", 190)
  .. "}"))
file("semicolons before brackets", rep(";\n", (FILE - 1000) // 2)
  .. "local x = " .. rep("(", 300))
file("marks before brackets", rep(";", FILE - 1000) .. "\nlocal x = "
  .. rep("(", 300))
file("words before brackets", many(8000, "local x") .. "\nlocal x = "
  .. rep("(", 300))
--- Sorted by name, so that every run has the same order.
local function sorted(t)
  local names, i = {}, 0
  for name in pairs(t) do names[#names + 1] = name end
  table.sort(names)
  return function()
    i = i + 1
    return names[i], t[names[i]]
  end
end


for name, letters in sorted {
  ["braces"] = "{", ["braces and a comma"] = "{},", ["brackets"] = "(",
  ["square brackets"] = "[[", ["square brackets, open"] = "[=",
  ["long brackets"] = "[==[ ", ["dashes"] = "--", ["comments"] = "-- x\n",
  ["long comments"] = "--[[ x ]]", ["blanks"] = " ", ["lines"] = "\n",
  ["returns"] = "\r", ["commas"] = ",", ["semicolons"] = ";", ["nots"] = "not ",
  ["minus"] = "- ", ["functions"] = "function() ", ["dos"] = "do ",
  ["ends"] = "end ", ["calls"] = "f(", ["quotes"] = "'", ["escapes"] = "'\\",
  ["letters"] = "a", ["digits"] = "1", ["dots"] = ".", ["concats"] = "a..",
  ["powers"] = "2^", ["colons"] = "a:", ["zeros"] = "\0", ["high"] = "\xFF",
  ["labels"] = "::a::", ["gotos"] = "goto a ", ["locals"] = "local a ",
  ["texts"] = "'a' ", ["returning"] = "return ", ["ifs"] = "if a then ",
} do
  alike(name, full("", letters))
  alike(name .. " in an expression", full("local x = ", letters))
  alike(name .. " in a game", full(game():match "^.-french%(52%),\n", letters))
  alike(name .. " in a fact",
    full(game():match "^.-french%(52%),\n" .. "facts = ", letters))
  alike(name .. " behind a game", full(game(), letters))
end

for name, literal in sorted {
  ["a literal"] = "'" .. rep("x", FILE - 2000) .. "'",
  ["a literal of escapes"] = "'" .. rep("\\\\", FILE // 2 - 2000) .. "'",
  ["a long literal"] = "[[" .. rep("x\n", FILE // 2 - 2000) .. "]]",
  ["a number"] = rep("1", FILE - 2000),
  ["a name"] = rep("x", FILE - 2000),
  ["words"] = "'" .. rep("x ", FILE // 2 - 2000) .. "'",
  ["cards"] = "'" .. rep("AS ", FILE // 3 - 2000) .. "'",
  ["braces in a text"] = "'" .. rep("{", FILE - 2000) .. "'",
  ["a list"] = "{" .. rep("1,", FILE // 2 - 2000) .. "}",
  ["a list of texts"] = "{" .. rep("'a',", FILE // 4 - 2000) .. "}",
} do
  for _, fact in ipairs { "players", "deck", "ranks", "order", "points",
    "facts", "round", "keeps", "options", "obligations", "piles", "melds",
    "plays", "contracts", "levels", "bots", "nothing" } do
    alike(name .. " for " .. fact, game(fact .. " = " .. literal .. ","))
  end
  alike(name .. " as a title", "local g = game(" .. literal
    .. ")\nreturn g {}\n")
  alike(name .. " for a deck", game("deck = french(" .. literal .. "),"))
  alike(name .. " for an option", game("options = { o = flag { false, "
    .. literal .. " } },"))
  alike(name .. " for a choice", game("options = { o = choice { " .. literal
    .. ", 'b', 'x' } },"))
  alike(name .. " as an example", game(nil, "example(" .. literal .. ") {}"))
  alike(name .. " in an example", game(nil, "example 'x' { hand = " .. literal
    .. "}"))
  alike(name .. " as an error", "error(" .. literal .. ")")
  alike(name .. " required", "require(" .. literal .. ")")
  alike(name .. " looked for", "local x = " .. literal .. "\nlocal y = math[x]")
  alike(name .. " in a step", game(nil, "function g:next_dealer() return "
    .. literal .. " end"))
  alike(name .. " called", literal .. "()")
end
local NAME = rep("n", 60000)
file("a long global", "x = " .. NAME)
file("a long field", game(NAME .. " = 1"))
file("a long step", game(nil, "function g:" .. NAME .. "() end"))
file("a long step of base", game(nil, "function g:order() return base." .. NAME
  .. "(self) end"))
file("a long field of self", game(nil, "function g:next_dealer() return self."
  .. NAME .. " end"))
file("a long option", game("options = { " .. NAME .. " = flag { true, 'x' } }"))
file("a long field of the round", game("round = { " .. NAME .. " = number }"))
file("a long obligation", game("obligations = { '" .. NAME .. "' }"))
file("a long example", game(nil, "example '" .. NAME .. "' { " .. NAME
  .. " = 1 }"))
file("a thousand examples", game(nil, many(1000, "example 'eN' {}")))
file("a thousand examples with hands", game(nil, many(1000,
  "example 'eN' { hand = 'AS KS', legal = 'AS' }")))
file("too many examples", game(nil, many(6000, "example 'eN' {}")))
file("too many steps", game(nil, many(5000, "function g:sN() end")))
file("500 steps", game(nil, many(480, "function g:sN() end")))
file("too many options", game("options = {" .. many(4000,
  "oN = flag { false, 'x' },") .. "}"))
file("100 options", game("options = {" .. many(100,
  "oN = flag { false, 'x' },") .. "}"))
file("too many fields", game("round = {" .. many(7000, "fN = number,")
  .. "}"))
file("too many obligations", game("obligations = {" .. many(11000,
  "'o N',") .. "}"))
file("obligations", game("obligations = {" .. many(2500,
  "obligation 'oN' { says = 'so', function() end },") .. "}"))
file("too many piles", game("piles = {" .. many(7000, "pN = 'none',")
  .. "}"))
file("piles", game("piles = {" .. many(500, "pN = 'none',") .. "}"))
file("bad fields in lines", game(many(7000, "players = 'N',")))
file("locals", many(250, "local aN = N"))
file("upvalues", many(190, "local aN = N") .. "\nlocal function f() return "
  .. many(190, "aN +") .. " 1 end")
file("constants", "local x = {" .. many(13000, "'tN',") .. "}")

--- A spec, with files by path.
local function folder(name, spec, files)
  list[#list + 1] = { name = name, files = files, spec = spec }
end

local texts, spec = { ["g.lua"] = game() }, "g"
for i = 1, 200 do
  texts["house/g/h" .. i .. ".lua"] =
    "return house_rule 'H' { of = 'g' }"
  spec = spec .. "+h" .. i
end
folder("too many files", spec, texts)
folder("64 files", spec:match "^(.*)%+h64%+", texts)
texts, spec = { ["g.lua"] = game() }, "g"
for i = 1, 63 do
  texts["house/g/h" .. i .. ".lua"] = full("return house_rule 'H' { of = 'g' }"
    .. "\n", "-")
  spec = spec .. "+h" .. i
end
folder("64 large files", spec, texts)
texts = { ["g.lua"] = game() }
for i = 1, 63 do
  texts["house/g/h" .. i .. ".lua"] = full("return house_rule 'H' { of = 'g' }"
    .. "\n", ";\n")
end
folder("64 large files of marks", spec, texts)
texts = { ["g.lua"] = game() }
for i = 1, 63 do
  texts["house/g/h" .. i .. ".lua"] = rep(";", 2000)
    .. "return house_rule 'H' { of = 'g' }"
end
folder("64 files of marks", spec, texts)
texts = { ["g.lua"] = game() }
for i = 1, 200 do
  texts["house/g/h" .. i .. ".lua"] =
    "return house_rule 'H' { of = 'g', with = 'h" .. i + 1 .. "' }"
end
folder("a chain of house rules", "g+h1", texts)
texts = {}
for i = 1, 200 do
  texts["g" .. i .. ".lua"] = "return house_rule 'H' { of = 'g" .. i + 1
    .. "' }"
end
folder("a chain of of", "g1", texts)
texts = {}
for i = 1, 200 do
  texts["g" .. i .. ".lua"] = "return house_rule 'H' { of = 'g"
    .. i % 200 + 1 .. "' }"
end
folder("a circle of of", "g1", texts)
folder("of itself", "g", { ["g.lua"] = "return house_rule 'H' { of = 'g' }" })
texts = { ["g.lua"] = "require 'r1'" }
for i = 1, 200 do
  texts["r" .. i .. ".lua"] = "return { require 'r" .. i % 200 + 1 .. "' }"
end
folder("a circle of requires", "g", texts)
folder("a long spec", "g" .. rep("+a", 50000), { ["g.lua"] = game() })
folder("a long name", NAME, { ["g.lua"] = game() })
folder("a long name of a house rule", "g+" .. NAME, { ["g.lua"] = game() })
folder("a long option", "g+" .. NAME .. "=1", { ["g.lua"] = game() })
folder("a long value of an option", "g+o=" .. NAME,
  { ["g.lua"] = game("options = { o = choice { 'a', 'b', 'x' } },") })
folder("a long of", "g", { ["g.lua"] = "return house_rule 'H' { of = '" .. NAME
  .. "' }" })

--- A record.
local function record(name, text)
  list[#list + 1] = { name = name, record = text }
end

local head = "tenace record 1\nrules whist\nseed 7\n"
record("a line of blanks", head .. rep(" ", 400000) .. "x\n")
record("a line of blanks behind", head .. "begin\n1: 4C" .. rep(" ", 400000)
  .. "\n")
record("a line of blanks before a check", head .. "begin\n1: 4C"
  .. rep(" ", 400000) .. " ~1234\n")
record("a line of blanks alone", head .. rep(" ", 400000) .. "\nx")
record("lines", head .. rep("\n", 400000) .. "x\n")
record("comments", head .. rep("#\n", 200000) .. "x\n")
record("a long word", head .. rep("x", 400000) .. "\n")
record("long words", head .. rep("x ", 200000) .. "\n")
record("a long move", head .. "begin\n1: " .. rep("4C ", 130000) .. "\n")
record("a long quote", head .. "begin\n1: \"" .. rep("\\0a", 130000) .. "\"\n")
record("a long deal", head .. "deal 1 hand 1: " .. rep("* ", 200000)
  .. "\nbegin\n")
record("8 MB of blanks", head .. rep(" ", (8 << 20) - 100))
record("8 MB of lines", head .. rep("\n", (8 << 20) - 100))
record("8 MB of moves", head .. "begin\n" .. rep("1: 4C\n", 1300000))
record("8 MB of deals", head .. rep("deal 1 hand 1: AS\n", 440000))
record("8 MB of one word", head .. rep("x", (8 << 20) - 100))
record("files", head .. rep("file rules/whist.lua whist\n", 50000))
record("lines of rules", head .. "file rules/whist.lua whist\n"
  .. rep("| ;\n", 100000))
record("rules", "tenace record 1\nrules whist" .. rep("+a", 100000)
  .. "\nseed 1\nbegin\n")

refusals.list = list


local function write(path, text)
  local opened = assert(io.open(path, "wb"))
  opened:write(text)
  opened:close()
end


--- refusals.each(one, f)
-- Calls f(folder, command): the files lie in the folder while it runs, and the
-- command reads them there.
function refusals.each(one, f)
  local at = os.tmpname()
  os.remove(at)
  assert(os.execute("mkdir -p '" .. at .. "/house/g'"))
  for path, text in pairs(one.files or { record = one.record }) do
    write(at .. "/" .. path, text)
  end
  local command = one.record and "replay record"
    or "rules '" .. (one.spec or "./g.lua") .. "'"
  local ok, wrong = pcall(f, at, command)
  os.execute("rm -r '" .. at .. "'")
  assert(ok, wrong)
end


return refusals
