-- Runs the worked examples of rules files: asks the rules, and compares their
-- answers with what the examples expect.

local core = require "tenace.core"
local example = require "tenace.rules.example"
local match = require "tenace.match.match"
local ordered = require "tenace.base.ordered"
local posed = require "tenace.match.posed"
local position = require "tenace.match.position"
local problem = require "tenace.base.problem"
local sentence = require "tenace.base.sentence"
local tried = require "tenace.study.tried"

local examples = {}


--- A value for the message that it differs from what was expected.
local function shown(value)
  if value == nil then return "none" end
  if type(value) ~= "table" then return tostring(value) end
  local words = {}
  for i, item in ipairs(value) do
    local list = type(item) == "table" and "{ " .. shown(item) .. " }"
    words[i] = list or tostring(item)
  end
  return table.concat(words, #words > 0 and string.find(table.concat(words),
    " ", 1, true) and "; " or " ")
end


--- Raises that a value differs from what was expected; examples.run catches it.
local function differ(name, expected, found)
  error(problem.request(sentence.of("example_differs", {
    name = name, expected = shown(expected), found = shown(found),
  })), 0)
end


local plain = tried.plain


--- Are the same moves in both lists?
local function same_moves(a, b)
  local left = {}
  for _, move in ipairs(a) do left[plain(move)] = true end
  for _, move in ipairs(b) do
    if not left[plain(move)] then return false end
    left[plain(move)] = nil
  end
  return next(left) == nil
end


--- Are these equal, as values or as lists of them or of such lists?
local function same(a, b)
  if type(a) ~= "table" or type(b) ~= "table" then return a == b end
  for i = 1, math.max(#a, #b) do
    if not same(a[i], b[i]) then return false end
  end
  return true
end


-- The seeds that are tried for a dealer: with fewer than that many players one
-- of them has any dealer.
local SEEDS = 1000


--- examples.begin(body, variant, new) -> the match of an example with moves, at
-- its start: that of its seed or, if it names a dealer, the first one from
-- there on in which that seat deals
-- @param new what makes a match, as tenace.new
function examples.begin(body, variant, new)
  local first = body.seed or 1
  for seed = first, first + (body.dealer and SEEDS - 1 or 0) do
    local m = new(variant, { seed = seed, deal = body.deal })
    if not body.dealer or m:view(1).dealer == body.dealer then return m end
  end
  error(problem.request(sentence.of("example_dealer",
    { seat = body.dealer })), 0)
end


--- The moves that the program has made by itself since a player's last one.
local function forced_before(m)
  local moves, forced = core.moves_made(m.core)
  local first = #moves + 1
  while forced[first - 1] do first = first - 1 end
  return table.concat(moves, ", ", first)
end


--- Makes the n-th move of an example. A refusal tells what was played by itself
-- before it and, where it is tried, by which rule it is refused.
local function make_move(m, n, move, try)
  local ok, wrong = pcall(m.play, m, move)
  if ok then return end
  local said = problem.of(wrong)
  if said.file then error(wrong, 0) end
  local reason = try and tried.error(m, wrong, move) or said.text
  local text = tried.told { n = n, move = move, text = reason,
    seat = m.turn and m:turn() }
  local forced = m.core and forced_before(m) or ""
  if forced ~= "" then
    text = sentence.of("example_forced",
      { text = text, move = move, moves = forced })
  end
  error(problem.request(text), 0)
end


--- The match of an example, after its moves.
local function played(self)
  local body = self.body
  local m = examples.begin(body, self.variant, self.asked.new)
  local moves = example.list(body.moves)
  local function make(n, move) make_move(m, n, move, self.try) end
  if self.try then
    tried.each(m, moves, 0, make)
  else
    for n, move in ipairs(moves) do make(n, move) end
  end
  return m
end


--- The subject of an example: a position by itself, or the match after its
-- moves.
local function asked_about(self)
  local body = self.body
  if body.moves then
    local m = played(self)
    return {
      legal = function() return m:moves() end,
      allows = function(move) return m:allows(move) end,
    }
  end
  local pose = {
    hand = body.hand, trick = body.trick and example.list(body.trick) or {},
    others = body.others, played = body.played,
  }
  local game, facts = self.variant, self.facts
  return {
    legal = function() return self.asked.legal(game, facts, pose) end,
    allows = function(move)
      return self.asked.allows(game, facts, pose, move)
    end,
  }
end


local look = {}


function look.legal(self, expected)
  local found = asked_about(self).legal()
  local list = example.list(expected)
  if not found or not same_moves(list, found) then
    differ("legal", list, found)
  end
end


function look.allowed(self, expected)
  local ask = asked_about(self)
  for _, move in ipairs(example.list(expected)) do
    local ok, reason = ask.allows(move)
    if not ok then differ("allowed", move, reason) end
  end
end


function look.refused(self, expected)
  local ask, body = asked_about(self), self.body
  for _, move in ipairs(example.list(expected)) do
    local ok, reason, rule, forced = ask.allows(move)
    if ok then differ("refused", move, "allowed") end
    local why = body.because
    if why and why ~= rule and why ~= reason then
      differ("because", why, reason)
    end
    if body.forced and plain(body.forced) ~= plain(forced or "") then
      differ("forced", body.forced, forced)
    end
  end
end


function look.winner(self, expected)
  local plays = example.list(self.body.trick)
  local found = self.asked.winner(self.variant, self.facts, plays)
  if found ~= expected then differ("winner", expected, found) end
end


function look.value(self, expected)
  local found = self.asked.value(self.variant, self.facts)
  if found ~= expected then differ("value", expected, found) end
end


function look.meld(self, expected)
  local ok, kind, points = self.asked.meld(self.variant, self.facts,
    self.body.cards)
  local found = ok and kind
  if found ~= expected and not (ok and expected == true) then
    differ("meld", expected, found or kind)
  end
  local count = self.body.points
  if count and count ~= points then differ("points", count, points) end
end


function look.points(self, expected)
  if self.body.meld ~= nil then return end
  local found = position.points(self.variant, self.facts, self.body.cards)
  if found ~= expected then differ("points", expected, found) end
end


--- The state of a match after the example's moves.
local function result_of(m)
  local over, winner = m:over()
  return { scores = m:scores(), over = over, winner = winner,
    leaves = position.left(m.core, m.variant) }
end


--- Runs the example's step in a position, in round `n` if given; or its moves.
local function carry_out(self, n)
  local body = self.body
  if body.moves then return result_of(played(self)) end
  return self.asked.step(self.variant, self.facts, {
    step = example.step(body), with = body.with, scores = body.before,
    tricks = body.tricks, held = body.held, won = body.won,
    last_won = body.last_won, party = body.party,
    round_number = n or body.round_number, dealer = body.dealer,
    counted = body.counted, deal = body.deal, leaves = body.leaves ~= nil,
  })
end


function look.scores(self, expected)
  local found = carry_out(self).scores
  if not same(expected, found) then differ("scores", expected, found) end
end


function look.won_by(self, expected)
  local result = carry_out(self)
  local found = result.over and (result.winner or 0)
  if found ~= expected then differ("won_by", expected, found) end
end


function look.gives(self, expected)
  local found = carry_out(self).gives
  if type(found) == "userdata" then found = tostring(found) end
  if found == nil then found = "none" end
  if type(found) == "userdata" then found = tostring(found) end
  if found ~= expected then differ("gives", expected, found) end
end


function look.by_round(self, expected)
  local words, found = example.list(expected), {}
  for n in ipairs(words) do found[n] = shown(carry_out(self, n).gives) end
  if not same(words, found) then differ("by_round", words, found) end
end


--- Is it the cards of a pile, or of several?
local function are_cards(value)
  return type(value) == "string"
    or type(value) == "table" and type(value[1]) == "string"
end


--- Raises that `leaves` expects something of this name, which is neither a
-- field nor a pile of the game.
local function not_left(name, found, fields)
  local known = {}
  for _, names in ipairs { found, found[position.IN_PILES], fields } do
    for one in next, names do known[one] = one ~= position.IN_PILES or nil end
  end
  error(problem.request(sentence.missing("example_leaves",
    { name = sentence.shown(name) }, ordered.keys(known))), 0)
end


-- Nobody may have been named to deal next.
local unset = { next_dealer = true }


function look.leaves(self, expected)
  local found, fields = carry_out(self).leaves, self.variant.fields
  local held = found[position.IN_PILES]
  for name, value in ordered.pairs(expected) do
    local is, cards = found[name], held[name]
    if is == nil and not (cards or fields[name] or unset[name]) then
      not_left(name, found, fields)
    end
    if cards and are_cards(value) then is = cards end
    if is == nil then is = "none" end
    if not same(value, is) then differ(name, value, is) end
  end
end


--- An option in the form of an example.
local function setting(option, usual)
  if option.kind ~= "number" then return usual end
  return { option.from, usual, option.to }
end


function look.settings(self, expected)
  local variant = self.variant
  for _, option in ipairs(variant.option_list) do
    local name = option.name
    local value = expected[name]
    local is = setting(option, variant.options[name])
    if value ~= nil and not same(value, is) then differ(name, value, is) end
  end
  for name, field in ordered.pairs(variant.fields) do
    local value, is = expected[name], { field.from, field.to }
    if value ~= nil and variant.options[name] == nil and not same(value, is)
    then
      differ(name, value, is)
    end
  end
end


-- Parts that are compared together with another part.
local with_other = { because = true, forced = true }


--- Checks everything that one example expects. A line of play that expects
-- nothing only has to go through.
local function ask(self)
  local any = false
  for _, word in ipairs(example.expected) do
    local expected = self.body[word.name]
    if expected ~= nil and not with_other[word.name] then
      any = true
      look[word.name](self, expected)
    end
  end
  if not any then played(self) end
end


--- The variant in which an example is true. If its files are wrong, whatever
-- the example says, `wrong` is what any of their examples would find.
local function home_of(one, v, library)
  local home, wrong = v, nil
  if one.home ~= v.spec then home, wrong = library:variant(one.home) end
  if not home then return nil, wrong, true end
  local options = example.options(one.body, home)
  if next(options) == nil then return home end
  return library:variant(one.home, options)
end


-- The functions that answer an example's questions.
local own = setmetatable({ new = match.new }, { __index = posed })


--- The result of one example.
local function run_one(one, v, library, asked)
  local result = { name = one.name, file = one.file, line = one.line }
  local home, wrong, of_files = home_of(one, v, library)
  local ok = home ~= nil
  if home then
    local self = { variant = home, body = one.body, asked = asked,
      try = one.try, facts = example.facts(one.body, home) }
    ok, wrong = pcall(ask, self)
  end
  result.ok = ok
  if ok then return result end
  local refused = problem.is(wrong) and wrong.kind == "request"
  local text = refused and wrong.text or tostring(problem.of(wrong))
  result.problem = of_files and not refused and problem.of(wrong)
    or problem.rules(one.file, one.line, example.told(one, text))
  result.text = result.problem.message
  return result
end


--- examples.all(variant, library) -> list, problems
-- The examples of a variant's files, their lines of play to try, and those in
-- the files beside them: what `check` runs.
-- @return the list; and the problems of files and examples that cannot be run
function examples.all(v, library)
  local list = table.move(v.examples, 1, #v.examples, 1, {})
  table.move(v.tries, 1, #v.tries, #list + 1, list)
  local beside, wrong = library:beside(v)
  return table.move(beside, 1, #beside, #list + 1, list), wrong
end


--- examples.run(variant, library [, asked [, told [, list]]]) -> list
-- Runs the examples of a variant's files, or those of the list. An example in
-- a game's file belongs to the plain game, one in a house rule's file to the
-- game with that house rule; both with the example's own options.
-- @param asked functions to ask instead of the library's: `new`, `legal`,
-- `winner`, …
-- @param told if given, a function called after each example with its number
-- and the number of examples
-- @return { name, file, line, ok, problem, text } in the order of the files
function examples.run(v, library, asked, told, list)
  local results = {}
  list = list or v.examples
  for i, one in ipairs(list) do
    results[i] = run_one(one, v, library, asked or own)
    if told then told(i, #list) end
  end
  return results
end


--- The variant with the options that an example sets; nil if there is none.
local function with_options(one, v, library)
  local options = example.options(one.body, v)
  if next(options) == nil then return v end
  return (library:variant(v.spec, options))
end


--- The rules that refuse what an example expects to be refused, or the reasons
-- of those that have no name.
local function rules_of(one, v)
  local about = asked_about { variant = v, body = one.body, asked = own,
    facts = example.facts(one.body, v) }
  local list = {}
  for i, move in ipairs(example.list(one.body.refused)) do
    local _, reason, rule = about.allows(move)
    list[i] = rule or reason
  end
  return list
end


--- Is everything refused by the same rules as at home?
local function same_refusals(one, v, library)
  if not one.body.refused or one.home == v.spec then return true end
  local home = library:variant(one.home)
  return same(rules_of(one, with_options(one, home, library)),
    rules_of(one, with_options(one, v, library)))
end


--- examples.holds(one, variant, library) -> true or false
-- Is an example true under exactly these rules, with its own options? A
-- refusal must have its reason: a card that is not in the pack is refused, too.
function examples.holds(one, v, library)
  local done, held = pcall(function()
    local here = with_options(one, v, library)
    if not here then return false end
    ask { variant = here, body = one.body, asked = own,
      facts = example.facts(one.body, here) }
    return same_refusals(one, v, library)
  end)
  return done and held
end


--- Is there in what an example says, text or tables of texts, a card of the one
-- pack that the other one lacks?
local function lacks_card(said, pack, other)
  if type(said) == "table" then
    for _, part in next, said do
      if lacks_card(part, pack, other) then return true end
    end
  elseif type(said) == "string" then
    for word in string.gmatch(said, "%S+") do
      if pack.counts[word] and not other.counts[word] then return true end
    end
  end
  return false
end


--- Has the round of an example more tricks than the players have cards for?
local function has_too_many_tricks(body, v)
  local tricks, cards = 0, 0
  for _, n in ipairs(body.tricks or {}) do tricks = tricks + n end
  for _, n in next, v.deck.counts do cards = cards + n end
  return tricks > cards // v.players
end


--- Is the number of players no option, but that of the rules?
local function has_own_players(v)
  for _, option in ipairs(v.option_list) do
    if option.name == "players" then return false end
  end
  return true
end


--- Can what an example says of its home be at all where the pack or the number
-- of players is another one?
local function can_be(body, home, v)
  if home.people ~= v.people and has_own_players(v) then return false end
  if lacks_card(body, home.deck, v.deck) then return false end
  return has_too_many_tricks(body, home) or not has_too_many_tricks(body, v)
end


--- The question that a match asks, and who answers it.
local function asked_by(m)
  local seat, question = m:turn()
  return seat and seat .. question.prompt
end


--- Do the moves of an example lead to a question that its home does not ask
-- there?
local function asks_otherwise(body, home, here)
  if not body.moves then return false end
  local m = examples.begin(body, home, match.new)
  local n = examples.begin(body, here, match.new)
  for _, move in ipairs(example.list(body.moves)) do
    if asked_by(m) ~= asked_by(n) then return true end
    if not n:allows(move) then return false end
    m:play(move)
    n:play(move)
  end
  return asked_by(m) ~= asked_by(n)
end


--- examples.holds_among(one, variant, library) -> true or false
-- Is the example of a house rule true where others are played, too, or does it
-- say that it need not be? Its options
-- are those of its home: what others preset is their matter. It need not hold
-- where others leave it without its cards or tricks, or ask something else.
function examples.holds_among(one, v, library)
  if one.body.by_itself then return true end
  local home = library:variant(one.home)
  if not home or not can_be(one.body, home, v) then return true end
  local values = {}
  for _, option in ipairs(home.option_list) do
    values[option.name] = home.options[option.name]
  end
  local here = library:variant(v.spec, values)
  if here == nil or examples.holds(one, here, library) then return true end
  local done, other = pcall(asks_otherwise, one.body,
    with_options(one, home, library), with_options(one, here, library))
  return done and other
end


--- examples.expects(body) -> list of { name, value }
-- What an example expects, in the order of the vocabulary.
function examples.expects(body)
  local list = {}
  for _, word in ipairs(example.expected) do
    if body[word.name] ~= nil then
      list[#list + 1] = { name = word.name, value = body[word.name] }
    end
  end
  return list
end


return examples
