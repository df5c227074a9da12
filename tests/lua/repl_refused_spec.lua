-- Moves that can be understood but are not allowed, typed at the table in
-- random positions of every game: each is refused with a reason.
-- In 8 parts.

local moves = require "tenace.face.table.moves"
local Session = require "tenace.face.table.session"
local show = require "tenace.face.say.show"
local tenace = require "tenace"

local SOAK = (os.getenv "SOAK" or "") ~= ""

--- Decisions of each match, and the positions between two that are tried.
local DECISIONS, EACH = SOAK and 400 or 24, SOAK and 1 or 4


--- The cards of a deck, sorted.
local function cards_of(deck)
  local list = {}
  for card in pairs(deck.counts) do list[#list + 1] = card end
  table.sort(list)
  return list
end


--- A table at which that seat's person sits.
local function table_of(match, seat)
  local bots = {}
  for i = 1, match.variant.players do bots[i] = "random" end
  return Session.new { match = match, seat = seat, style = show.plain,
    bots = bots, bot_names = "random", header = "" }
end


--- The n-th of a list, which goes round; nil if it is empty.
local function at(list, n) return list[n % math.max(1, #list) + 1] end


--- What to type at a position: cards of the pack and of the hand, several
-- cards, and words that answered other questions.
local function lines_at(match, seat, n, known)
  local deck, lines = cards_of(match.variant.deck), {}
  local hand = match:view(seat).hand
  hand = show.words(type(hand) == "string" and hand or "")
  lines[1] = at(deck, 7 * n)
  lines[2] = at(deck, 11 * n) .. " " .. at(deck, 5 * n)
  lines[3] = at(hand, 3 * n)
  lines[4] = #hand > 2 and at(hand, n) .. " " .. at(hand, n + 1) or nil
  for i = 1, 3 do lines[#lines + 1] = at(known, 13 * n + 17 * i) end
  return lines
end


--- Types a line that is no allowed move; asserts that the answer is a reason.
local function type_line(session, line)
  local match, where = session.match, session.match:decisions()
  local text = session:handle(line)
  local place = ("%s, decision %d: %s: %s"):format(match.variant.spec, where,
    line, text)
  assert.equal(where, match:decisions(), place)
  local reasoned = text:find "^Not allowed: %S.-%.%s"
    or text:find("does not answer this question: ", 1, true)
  assert.is_true(reasoned ~= nil, place)
  assert.is_nil(text:find("no move and no command", 1, true), place)
end


--- Words that are commands, too.
local function is_command(line)
  local commands = require "tenace.face.table.commands"
  return commands[line:match("^%S*"):lower()] ~= nil
end


--- Is the line a move here, or a number under the hand?
local function is_move(session, line)
  local read = not line:find "^%d+$"
    and moves.read(line, session:mine(), session.cards, session.deck)
  return line:find "^%d+$" or read and session.match:allows(read)
end


--- Tries a position; answers how many lines were typed.
local function try(session, n, known)
  local typed = 0
  for _, line in ipairs(lines_at(session.match, session.seat, n,
    known)) do
    if not is_command(line) and not is_move(session, line) then
      type_line(session, line)
      typed = typed + 1
    end
  end
  return typed
end


--- Adds the answers to a question that are no cards, each once.
local function learn(known, answers)
  for _, move in ipairs(answers) do
    if not known[move] and not show.is_cards(move) then
      known[#known + 1], known[move] = move, true
    end
  end
end


--- Plays on in a match, and tries some positions; answers the lines typed.
local function play(match)
  local sessions, known, typed = {}, {}, 0
  for n = 1, DECISIONS do
    local seat = match:turn()
    if not seat then break end
    sessions[seat] = sessions[seat] or table_of(match, seat)
    sessions[seat]:start()
    if n % EACH == 1 % EACH then
      typed = typed + try(sessions[seat], n, known)
    end
    learn(known, match:moves() or {})
    match:play(match:choose "random")
  end
  return typed
end


describe("a move that is not allowed is refused with a reason in", function()
  for _, game in ipairs(tenace.library:names()) do
    it(game, function()
      local match = tenace.new(game, { seed = 5 })
      assert.is_true(play(match) > 0 or game == "war")
    end)
  end
end)


describe("an answer to another question", function()
  it("is told from the one that is asked", function()
    local match = tenace.new("bid_whist", { seed = 2,
      options = { first_dealer = 4 } })
    match:play "pass":play "pass":play "pass":play "1 downtown"
    local session = table_of(match, (match:turn()))
    session:start()
    assert.matches("'1 downtown' does not answer this question: ",
      (session:handle "1 downtown"))
    assert.matches("no move and no command", (session:handle "nonsense this"))
    assert.matches("^'qQ♠' is no move and no command", (session:handle "qQ♠"))
  end)
end)
