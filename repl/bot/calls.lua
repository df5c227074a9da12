-- What `tenace bot` does for each call of protocol.json.

local core = require "tenace.core"
local data = require "tenace.face.say.data"
local phrase = require "tenace.face.say.phrase"
local problem = require "tenace.base.problem"
local tenace = require "tenace"

local calls = {}

-- The matches by their names; the one without a name is under "".
local matches = {}

-- The bot that is meant if none is named, as in the library's `play`.
local BOT = "search"


--- Raises that a request is wrong.
local function refuse(key, parts)
  error(problem.request(phrase("bot." .. key, parts)), 0)
end


local function name_of(call)
  return call.match or ""
end


local function need(call)
  local m = matches[name_of(call)]
  if m then return m end
  refuse(call.match and "no_match_named" or "no_match", { name = call.match })
end


--- The match, in which somebody must be asked.
local function need_turn(call)
  local m = need(call)
  local player = m:turn()
  if player then return m, player end
  refuse "over"
end


--- Keeps a match under its name.
local function keep(call, m)
  matches[name_of(call)] = m
  local variant = m.variant
  return { game = variant.spec, seed = m.seed, players = variant.people,
    sides = variant.sides }
end


function calls.games()
  return data.list(tenace.games())
end


function calls.rules(call)
  local book = require "tenace.face.rulebook.book"
  local variant = require "tenace.rules.games".need(call.game)
  return { text = require "tenace.face.rulebook.markdown".of(book.of(variant)) }
end


function calls.signature(call)
  return { text = tenace.signature(call.game) }
end


function calls.check(call)
  local problems, remarks, amount = tenace.check(call.game)
  return { problems = data.list(problems), remarks = data.list(remarks),
    rounds = amount.rounds, decisions = amount.decisions,
    settings = amount.settings }
end


function calls.new(call)
  return keep(call, tenace.new(call.game, { seed = call.seed,
    options = call.options, deal = call.deal }))
end


function calls.replay(call)
  local m, message = tenace.replay(call.text)
  if not m then error(problem.request(message), 0) end
  return keep(call, m)
end


function calls.close(call)
  need(call)
  matches[name_of(call)] = nil
  return data.object {}
end


function calls.turn(call)
  local player, question = need(call):turn()
  return data.object { player = player, question = question }
end


--- Fails if there is no such player.
local function check_player(m, player)
  if player < 1 or player > m.variant.people then
    refuse("no_player", { n = player, players = m.variant.people })
  end
end


function calls.view(call)
  local m = need(call)
  check_player(m, call.player)
  return m:view(call.player)
end


function calls.story(call)
  local m = need(call)
  check_player(m, call.player)
  return data.list(m:story(call.player, call.after))
end


function calls.moves(call)
  local list, more = need_turn(call):moves()
  return { moves = list and data.list(list), more = more }
end


function calls.allows(call)
  local allowed, reason, rule = need_turn(call):allows(call.move)
  return { allowed = allowed, reason = reason, rule = rule }
end


function calls.why(call)
  return need_turn(call):why(call.move)
end


function calls.least_change(call)
  local change = need_turn(call):least_change(call.move)
  if change and change.suits then change.suits = data.list(change.suits) end
  return { found = change ~= nil, change = change }
end


function calls.trace(call)
  local list = need(call):trace(call.n, call.player)
  for _, one in ipairs(list) do
    one.struck = one.struck and data.list(one.struck)
    one.addends = one.addends and data.list(one.addends)
  end
  return data.list(list)
end


--- A refusal as an error of its own kind.
local function refusal(why)
  return { kind = "refused", text = why.says, file = why.file, line = why.line,
    rule = why.rule, legal = why.legal and data.list(why.legal) }
end


function calls.play(call)
  local m, player = need_turn(call)
  local why = m:why(call.move)
  if not why.allowed then error({ refused = refusal(why) }, 0) end
  m:play(call.move)
  return { player = player, move = why.move, decisions = m:decisions() }
end


--- A call that goes back or forward.
local function going(word)
  return function(call)
    local m = need(call)
    m[word](m, call.n)
    return { decisions = m:decisions() }
  end
end

calls.undo, calls.redo = going "undo", going "redo"


function calls.choose(call)
  local m, player = need_turn(call)
  return { player = player, move = m:choose(call.bot or BOT) }
end


function calls.explain(call)
  return need(call):explain { bot = call.bot, decision = call.decision }
end


function calls.run(call)
  local m, names = need(call), call.bots
  if type(names) == "table" then
    names = {}
    for seat, name in pairs(call.bots) do names[seat] = name or nil end
  end
  m:run(names, { rounds = call.rounds })
  return { decisions = m:decisions() }
end


function calls.history(call)
  return data.list(need(call):history())
end


function calls.scores(call)
  return need(call):scores()
end


function calls.over(call)
  local over, winner = need(call):over()
  return { over = over, winner = winner }
end


function calls.record(call)
  return { text = need(call):record() }
end


function calls.hello(call)
  local protocol = require "tenace.face.bot.answer":protocol()
  local number = protocol.protocol
  if call.protocol and call.protocol ~= number then
    refuse("other_protocol", { given = call.protocol, own = number })
  end
  local names = {}
  for name in pairs(protocol.calls) do names[#names + 1] = name end
  table.sort(names)
  return { protocol = number, version = core.version, calls = names }
end


return calls
