-- Random games that call every word of the vocabulary, each statement and each
-- fact on a line of its own, so that a line which fails can be left out.

local Chance = require "tests.fuzz.chance"
local arguments = require "tests.fuzz.arguments"
local statements = require "tests.fuzz.statements"
local values = require "tests.fuzz.values"
local vocabulary = require "tests.fuzz.vocabulary"
local word_facts = require "tests.fuzz.word_facts"

local word_games = {}

local known = vocabulary.read()
local number, parts = arguments.number, word_facts.parts
local cards_names = word_facts.cards_names


--- What a word belongs to is reached by.
local subject = {
  self = function() return "self" end, base = function() return "base" end,
  pile = values.pile, side = values.side,
  player = function(c) return values.player(c, not c.chance:once_in(5)) end,
  cards = function(c) return values.pile(c) .. ":cards()" end,
  deck = function(c) return "(" .. c.deck .. ")" end,
  party = function(c) return "self:party(" .. c.chance:from(1, 2) .. ")" end,
}


--- A word; those with long docstrings, and those of the facts that the game
-- has, come more often.
local function a_word(c)
  local at = c.chance:from(1, c.weight)
  for i, weight in ipairs(c.weights) do
    at = at - weight
    if at <= 0 then return known.words[i] end
  end
end


local function takes_forms(word)
  for _, argument in ipairs(word.arguments) do
    if argument.name == "forms" then return true end
  end
  return false
end


--- Does a word need a fact that the game does not have?
local function lacks(c, word)
  for _, fact in ipairs(known.facts) do
    local needed = word.group == fact.name
      or word.errors:find("no " .. fact.name, 1, true)
      or word.errors:find("no fact `" .. fact.name, 1, true)
    if needed and not c.themed[fact.name] then return true end
  end
end


--- Gives each word its weight in this game.
local function weigh(c)
  c.weights, c.weight = {}, 0
  for i, word in ipairs(known.words) do
    local weight = 1 + math.min(#word.doc // 300, 8)
    if takes_forms(word) then weight = math.max(weight, 7) end
    if lacks(c, word) then weight = c.chance:once_in(20) and 1 or 0 end
    if word.group == "options" or word.group == "definitions" then
      weight = 1
    end
    for _, fact in ipairs(c.themes) do
      if word.doc:find(fact, 1, true)
        or takes_forms(word) and arguments.of_fact[fact] then
        weight = weight * 5
      end
    end
    if c.favoured == i then weight = weight + 150 end
    c.weights[i], c.weight = weight, c.weight + weight
  end
end


--- What has the word or field of a subject, ready for `:` or `.`.
local function reach(c, name)
  local text = subject[name](c)
  if text:find "^self%f[.:]" or text == "self" or text == "base" then
    return text
  end
  return "(" .. text .. ")"
end


--- A call of a word, of any if none is given, as an expression; and the word.
local function call_and_word(c, word)
  word = word or a_word(c)
  local before = word.subject and reach(c, word.subject) or ""
  local sign = word.subject and (word.method and ":" or ".") or ""
  return before .. sign .. word.name .. "(" .. arguments.of(c, word) .. ")",
    word
end


local function call(c)
  return (call_and_word(c))
end


local with_forms = {}
for _, word in ipairs(known.words) do
  if takes_forms(word) then with_forms[#with_forms + 1] = word end
end


--- A call of a word that takes forms, with those that are just asked for: in
-- their own conditions it goes on without end.
local function call_again(c)
  local word = c.chance:one_of(with_forms)
  local list = {}
  for i, argument in ipairs(word.arguments) do
    list[i] = argument.name == "forms" and "forms"
      or arguments.one(c, argument)
  end
  return word.path .. "(" .. table.concat(list, ", ") .. ")"
end


--- A statement with a call in it; forms are kept, so that a condition of theirs
-- can ask for them again.
local function call_statement(c, word)
  local text
  text, word = call_and_word(c, word)
  local before, inner, after = text:match "^(self:%l+%(.-, )({ {.*})(%))$"
  if before and (inner:find "forms%)" or c.chance:once_in(3)) then
    return "forms = " .. inner .. " r = " .. before .. "forms" .. after
  elseif word.goes_over and c.chance:once_in(2) then
    return "for x in " .. text .. " do r = x break end"
  elseif c.chance:once_in(30) then
    return "for _, x in ipairs(" .. text .. ") do r = x end"
  end
  return "r = " .. text
end


local function field_statement(c)
  local field = c.chance:one_of(known.fields)
  local text = reach(c, field.subject) .. "." .. field.name
  if c.chance:once_in(3) then
    return text .. " = " .. arguments.anything(c)
  end
  return "r = " .. text
end


--- A call of a step, as rules call their own.
local function step_statement(c)
  local step = c.chance:one_of(known.steps)
  local list = {}
  for _ in step.arguments:gmatch "%w+" do
    list[#list + 1] = values.player(c)
  end
  return "r = self:" .. step.name .. "(" .. table.concat(list, ", ") .. ")"
end


--- One statement, in one line.
local function statement(c)
  local sort, chance = c.chance:from(1, 20), c.chance
  local text
  if sort <= 2 then
    text = chance:once_in(6) and step_statement(c) or field_statement(c)
  elseif sort <= 4 then text = statements.one(c):gsub("\n", " ")
  elseif sort == 5 then
    text = ("if %s then %s end"):format(values.flag(c), call_statement(c))
  elseif sort == 6 then
    text = ("for _ = 1, %d do %s end"):format(chance:from(2, 4),
      call_statement(c))
  elseif sort == 7 then
    local before = c.loop
    c.loop = "p"
    text = "for p in self:each_player() do " .. call_statement(c) .. " end"
    c.loop = before
  else text = call_statement(c)
  end
  return "do " .. text .. " end"
end


--- Nearly all cards are at one place, or as many as can be are in each hand.
local function large_deal(c)
  local all = "self:move(self.stock, self.stock, self:player(1))"
  return c.chance:one_of { { all }, { all },
    { ("self:deal_each(#self.stock // %d)"):format(c.players) },
    { "self:draw(self.lying, #self.stock // 2)", all },
    { "self:deal_each(1)", "self:draw(self.lying, #self.stock)" },
    { "self:deal_each(2)", "self:draw(self.lying, #self.stock - 2)" } }
end


--- What the round begins with: cards in hands and on piles.
local function deal(c)
  local chance, n = c.chance, #c.cards
  if chance:once_in(c.short and 2 or 8) then return large_deal(c) end
  local list = {}
  local function maybe(once_in, text)
    if chance:once_in(once_in) then list[#list + 1] = text end
  end
  local sort = chance:from(1, 12)
  if sort <= 6 then
    list[1] = ("self:deal_each(%d)"):format(chance:from(1,
      math.max(1, math.min(13, n // c.players))))
  elseif sort <= 8 then
    list[1] = ("self:deal_each(%d)"):format(math.max(1, n // c.players))
  elseif sort <= 10 then
    list[1] = "self:move(self.stock, self.stock, self:player(1))"
  end
  maybe(2, ("self:draw(self.lying, math.min(#self.stock, %d))"):format(
    chance:one_of { 1, 4, 10, 30, 50, math.max(1, n - 2) }))
  maybe(4, "self:draw(self.lying, #self.stock)")
  maybe(4, "self:draw(self.open, " .. chance:from(1, 9) .. ")")
  maybe(9, "self:draw(self.row[1], " .. chance:from(1, 9) .. ")")
  maybe(3, "self.trump = " .. values.suit(c))
  maybe(4, "self.taker = " .. values.player(c))
  maybe(6, "self:begin_trick(" .. values.player(c) .. ")")
  maybe(5, 'self:form_parties { name = "a", others = "b", players = 1 }')
  return list
end


--- A step of the game, in one line.
local function step(c, one)
  local list, chance = {}, c.chance
  for i = 1, chance:from(1, 2) do list[i] = statement(c) end
  if one.name == "order" and chance:once_in(2) then
    list = { ("return { %s = %s }"):format(chance:one_of { "trump", "ranks",
      "top", "worthless" }, chance:once_in(3) and values.suit(c)
      or cards_names(c)) }
  elseif one.gives then
    list[#list + 1] = "return " .. chance:one_of { values.flag(c), number(c),
      values.player(c), c.call(c) }
  end
  return { text = ("function g:%s(%s) local r, forms %s end"):format(one.name,
    one.arguments, table.concat(list, " ")), fact = one.name }
end


--- The game's example, whose fields are those of the list.
local function example(c)
  return { fact = "example", text = ('example "one" { %s }'):format(
    table.concat(parts(c, known.example, 8), ", ")) }
end


--- What is true of the whole game: how odd its values are, its words, cards.
local function character(seed)
  local c = { chance = Chance.new(seed), call = call, themes = {},
    call_again = call_again, call_statement = call_statement,
    form_fields = known.form_fields }
  local chance = c.chance
  c.short = chance:once_in(2)
  c.others = c.short and 100 or 30
  values.each_odd = chance:one_of(c.short and { 15, 100, 200, 1000 }
    or { 6, 15, 40, 200, 1000 })
  c.players = chance:one_of { 1, 2, 2, 2, 3, 4, 4, 4, 5, 8 }
  c.fewer = chance:once_in(2)
  c.themes = word_facts.themes_of(c)
  c.themed = {}
  for _, name in ipairs(c.themes) do c.themed[name] = true end
  -- Each word is the favourite of one game in so many as there are words.
  c.favoured = seed % #known.words + 1
  weigh(c)
  word_facts.deck_of(c)
  return c
end


--- What the round does with the cards: many things, or in a short game one, and
-- mostly that is a question or the game's favourite word.
local function deeds(c)
  if not c.short then return c.chance:times(1, 7, statement, c) end
  local sort = c.chance:from(1, 6)
  local word = sort <= 3 and with_forms[c.chance:once_in(4) and 2 or 1]
    or sort <= 5 and known.words[c.favoured] or nil
  return { "do " .. call_statement(c, word) .. " end" }
end


--- word_games.game(seed) -> the lines of a game: { text, fact = the fact or
-- step that it is, may_go = true for a statement }
function word_games.game(seed)
  local c = character(seed)
  local lines = { { text = ("-- Words called by chance, %d."):format(seed) } }
  local function add(text, may_go)
    lines[#lines + 1] = type(text) == "table" and text
      or { text = text, may_go = may_go }
  end
  for line in arguments.header:gmatch "[^\n]+" do add(line) end
  add 'local g = game "Words" {'
  for _, fact in ipairs(word_facts.facts_of(c)) do add(fact) end
  add "}"
  add "function g:round() local r, forms"
  local before = not c.short and c.chance:once_in(12)
  if before then add(statement(c), true) end
  for _, text in ipairs(deal(c)) do
    add(text, true)
    -- Who has all the cards is asked more often, about what lies if anything.
    c.lying = c.lying or text:find "draw%(self%.lying"
    if text:find "stock, self:player" then c.rich = "self:player(1)" end
  end
  for _, text in ipairs(deeds(c)) do add(text, true) end
  add('self:score(1, 1, "x")', true)
  add "end"
  for _, one in ipairs(known.steps) do
    if one.name ~= "round" and c.chance:once_in(c.short and 50 or 14) then
      add(step(c, one))
    end
  end
  if c.chance:once_in(c.short and 20 or 5) then add(example(c)) end
  add "return g"
  return lines
end


-- A marked value that has none in it: its name and itself.
local marked = "\1([^\1-\3]*)\2([^\1-\3]*)\3"


--- A text without the marks around values.
local function unmarked(text)
  local n
  repeat text, n = text:gsub(marked, "%2") until n == 0
  return text
end


--- word_games.text(lines) -> the rules file
function word_games.text(lines)
  local list = {}
  for i, line in ipairs(lines) do
    list[i] = unmarked(line.text):gsub("self%.said", "self.told")
  end
  return table.concat(list, "\n") .. "\n"
end


--- Leaves out the parts of facts that a message names: true if there are any.
local function without_part(lines, message)
  local found = false
  for name in message:gmatch "'([%l_]+)'" do
    for _, line in ipairs(lines) do
      if line.fact then
        line.text = line.text:gsub(marked, function(inner)
          found = found or inner == name
          return inner == name and "nil" or nil
        end)
      end
    end
  end
  return found
end


--- Leaves out a fact that a message names.
local function without_fact(lines, message)
  for _, form in ipairs { "'%s'", "%s" } do
    for _, line in ipairs(lines) do
      if line.fact and line.text ~= ""
        and message:find(form:format(line.fact), 1, true) then
        line.text = ""
        return true
      end
    end
  end
  return false
end


--- Leaves out the last marked value of a line, twice, then all, and then the
-- line.
local function shortened(line)
  local plain = marked:gsub("[()]", "")
  local before, rest = line.text:match("^(.*)" .. plain .. "()")
  line.shortened = (line.shortened or 0) + 1
  if not before or line.shortened > 3 then
    line.text = ""
  elseif line.shortened == 3 then
    line.text = line.text:gsub(plain, "nil")
  else
    line.text = before .. "nil" .. line.text:sub(rest)
  end
  return true
end


--- word_games.without(lines, n, message) -> whether something could be left
-- out: line n, or the part or fact that the message names
function word_games.without(lines, n, message)
  local again = lines.message == message
  lines.message = message
  if not again and without_part(lines, message) then return true end
  local line = lines[n or 0]
  if not line or not (line.may_go or line.fact) then
    return without_fact(lines, message)
  end
  return line.text ~= "" and shortened(line)
end


return word_games
