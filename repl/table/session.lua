-- A match at the table: one person or several, bots in the other seats. The
-- session takes lines of text and answers with text; it knows nothing of
-- terminals.

local asking = require "tenace.face.table.asking"
local board = require "tenace.face.table.board"
local calls = require "tenace.face.moment.calls"
local drawing = require "tenace.face.table.drawing"
local evaluate = require "tenace.face.typed.evaluate"
local held = require "tenace.face.moment.held"
local language = require "tenace.base.language"
local marks = require "tenace.face.moment.marks"
local named = require "tenace.face.say.named"
local Names = require "tenace.face.moment.names"
local Narrator = require "tenace.face.moment.narrator"
local Pace = require "tenace.face.table.pace"
local people = require "tenace.face.table.people"
local phrase = require "tenace.face.say.phrase"
local screen = require "tenace.face.table.screen"
local seated = require "tenace.face.say.seated"
local show = require "tenace.face.say.show"
local telling = require "tenace.face.moment.telling"
local typed = require "tenace.face.table.typed"
local welcome = require "tenace.face.table.welcome"

local Session = {}
Session.__index = Session


--- Session.new(facts) -> a session. Facts: `match`, `seat`, `bots` (by seat),
-- `style`, and if wanted `seats` (of several people), `record` (a RecordFile),
-- `header` (the comment that goes into it), `named` (its file, if the person
-- chose it), `pace` (see pace.lua), `emit`, a function that gets urgent text,
-- `clear`, one that empties the screen, `counting`, true if the table shows
-- which cards are still out, and `next_board`, the number of the board with
-- which another match goes on.
function Session.new(facts)
  local self = setmetatable({}, Session)
  for name, fact in pairs(facts) do self[name] = fact end
  self.style, self.pace = self.style or show.plain, self.pace or Pace.new()
  self.heard, self.written, self.over = 0, {}, false
  self.warned, self.people = false, people.of(self.seats or { self.seat })
  self:meet(self.match)
  return self
end


--- Takes a match: sets the players' names and the narrator.
function Session:meet(match)
  local variant = match.variant
  self.match, self.known = match, {}
  self.names = Names.of(variant.sides, variant.players, self.seat)
  self:show_cards(self.style.cards)
  self.narrator = Narrator.new(self.names, variant, self.style)
  self.deck = require "tenace".deck(variant.facts.deck)
end


--- session:show_cards(how) -> true if these cards can be shown so
-- Sets how cards are shown, see named.fitting. If these cards cannot be, they
-- stay as before or become as usual.
function Session:show_cards(how)
  local deck, fits = self.match.variant.deck, false
  local fitting = named.fitting(deck)
  for _, name in ipairs(fitting) do fits = fits or name == how end
  local style = show.style(self.base_style or self.style)
  self.base_style = self.base_style or self.style
  style.cards = fits and how or self.narrator and self.style.cards
    or fitting[1]
  self.style = show.for_deck(style, deck)
  self.style.seated = seated.of(self.match.variant, self.names:spoken())
  if self.narrator then self.narrator.style = self.style end
  return fits, fitting
end


--- session:draw(drawn): from now on the table is drawn, or told in lines. A
-- screen that is too narrow for a picture gets lines all the same.
function Session:draw(drawn)
  self.base_style = show.style(self.base_style)
  self.base_style.board = drawn and "always" or nil
  self:show_cards(self.style.cards)
  local key = not drawn and "lines"
    or board.wanted(self.style) and "table" or "narrow"
  self:say(phrase("table.view_" .. key))
  if key ~= "narrow" and self:mine() then self:position() end
end


--- session:say(text): shows a sentence.
function Session:say(text)
  local line = show.sentence(text, self.style) .. "\n"
  if self.style.live then line = show.fold(line, self.style.width) end
  if self.emit then self.emit(line)
  else self.written[#self.written + 1] = line end
end


--- session:print(lines): shows lines that need no styling.
function Session:print(lines)
  local text = table.concat(lines, "\n") .. "\n"
  if self.emit then self.emit(text)
  else self.written[#self.written + 1] = text end
end


--- session:page(lines): shows many lines; a terminal gets as many as fit, and
-- Enter shows the next ones
function Session:page(lines)
  local room = self.style.rows and math.max(5, self.style.rows - 2) or #lines
  if #lines <= room + 1 then return self:print(lines) end
  self:print(table.move(lines, 1, room, 1, {}))
  self.more = table.move(lines, room + 1, #lines, 1, {})
  self:say(show.dim(phrase("table.more", { n = #self.more }), self.style))
end


--- The output since the last call.
function Session:said()
  local text = table.concat(self.written)
  self.written = {}
  return text
end


--- Must the person first have read how the last round ended? On a terminal the
-- next one would push it off the screen.
local function must_pause(self, entry)
  if entry.what ~= "round" or not self.style.rows then return false end
  local before = self.begun or entry.round
  self.begun = math.max(before, entry.round)
  return entry.round > before
end


--- Tells what this seat has seen since the last call, up to a pause.
function Session:tell()
  local story = self.match:story(self.seat, self.heard)
  for i, entry in ipairs(story) do
    self.paused = must_pause(self, entry)
    if self.paused then return end
    self.heard = self.heard + 1
    local text = telling.at(self.narrator, story, i)
    if text and self.style.live then
      text = show.fold(text, self.style.width)
    end
    if text then
      self.pace:before(entry, self.seat)
      self:print { text }
      self.pace:told()
    end
  end
end


--- Reads the story silently, so that the narrator knows it.
function Session:catch_up()
  self.known, self.went_back, self.no_more = {}, true, nil
  self.narrator = Narrator.new(self.names, self.match.variant, self.style)
  local story = self.match:story(self.seat, 0)
  for _, entry in ipairs(story) do self.narrator:tell(entry) end
  self.heard, self.paused = #story, false
  self.begun = self.match:view(self.seat).round
end


--- session:record_text() -> the record, with the players' seats as a comment
-- after its first line
function Session:record_text()
  local text = self.match:record()
  return (text:gsub("\n", function() return "\n" .. self.header end, 1))
end


--- session:write_record() -> true; or nil, message, reason as one word.
-- Brings the file up to date.
function Session:write_record()
  if not self.record then return true end
  return self.record:write(self:record_text())
end


--- session:sync_record() -> as write_record, and safe from a power failure.
function Session:sync_record()
  local done, problem = self:write_record()
  if not done or not self.record then return done, problem end
  return self.record:sync()
end


--- Brings the file up to date. If it cannot be written, play goes on; the
-- person reads this once, and once when it is over.
local function keep(self, surely)
  local write = surely and self.sync_record or self.write_record
  local done, problem = write(self)
  if self.warned == not done then return end
  self.warned = not done
  self:say(done and phrase("table.written_again",
      { file = self.record.path })
    or phrase("table.not_written", { problem = problem }))
end


--- session:teller() -> the narrator; see what_if/commands.lua.
function Session:teller() return self.narrator end


--- session:moved(before), session:stand(match): see what_if/commands.lua.
function Session:moved(before) self:changed(before) end


function Session:stand(match)
  self:meet(match)
  self:changed(math.huge)
end


--- The person's question as one text: the same as long as the possible answers
-- are the same. Questions for cards to play have none.
local function asked_now(self)
  local question = self:mine()
  if not question or question.kind ~= "choice" then return nil end
  return question.prompt .. "\n"
    .. table.concat(self.match:moves() or {}, "\n")
end


--- session:repeat_answer() -> false if nothing can be repeated here
-- Gives the person's last answer again, as long as the question is the same.
function Session:repeat_answer()
  local said = self.said_last
  if not said or said.asked ~= asked_now(self) then return false end
  self.repeating = true
  self:make(said.move)
  return true
end


--- session:thinking(name, bot) -> the move that a bot chooses. The person reads
-- who thinks, unless that takes no time.
function Session:thinking(name, bot)
  self.telling = false
  if bot ~= "random" then
    self.pace:thinks(phrase("table.thinks", { player = name }))
  end
  local move = self.match:choose(bot)
  self.pace:done()
  self.telling = true
  return move
end


--- The answer of a bot; nil if it is a person's turn.
local function answer_of(self, player)
  if not self.people[player] then
    return self:thinking(self.names.players[player], self.bots[player])
  elseif self.repeating and player == self.seat
    and self.said_last.asked == asked_now(self) then
    return self.said_last.move
  end
  return drawing.passes(self, player)
end


--- session:mine() -> the question, if it is this person's turn.
function Session:mine()
  local player, question = self.match:turn()
  if player == self.seat then return question end
end


--- Makes a move. Those of usual bots lead to positions that have a name.
local function make(self, player, move)
  if not self.people[player] and self.bots[player] == "search" then
    return require "tenace.bots.place".play(self.match, move)
  end
  self.match:play(move)
end


--- Lets the bots play until it is a person's turn, a pause, or the match is
-- over.
function Session:play_bots()
  local player = self.match:turn()
  local move = player and answer_of(self, player)
  while move and not self.paused do
    make(self, player, move)
    keep(self)
    self:tell()
    player = self.match:turn()
    move = player and not self.paused and answer_of(self, player)
  end
  self.repeating = false
  return player
end


--- Continues to the person's next question, or to the end.
function Session:advance()
  self.telling = true
  self:tell()
  local player = self.match:turn()
  if not self.paused then player = self:play_bots() end
  self.telling = false
  keep(self, true)
  local rest = self.narrator:rest()
  if rest then self:say(rest) end
  if self.paused then return self:say(phrase "table.pause") end
  if require "tenace.face.what_if.commands".notice(self) then return end
  self.next_seat = nil
  if not player then
    self:finish()
  elseif player ~= self.seat then
    people.next(self, player)
  else
    self:position()
  end
end


--- session:after() -> the sentence that says what may be done after the match.
function Session:after()
  return self.next_board and phrase("boards.go_on", { n = self.next_board })
    or phrase "table.after"
end


function Session:finish()
  if self.finished then return end
  self.finished = true
  local sheet = require "tenace.face.table.sheet"
  self:print { "" }
  self:print(sheet.at_end(self.match, self.names, self.style))
  self:say("\n" .. self:after())
end


--- The groups in the order in which this round's hand was first shown, so that
-- no suit moves when another one has been played out.
function Session:steady(view, groups)
  local shape, key = self.shape, view.round .. " " .. tostring(view.trump)
  local known = shape and shape.key == key
  for _, group in ipairs(groups) do
    known = known and shape[group.key] ~= nil
  end
  if not known then
    shape = { key = key }
    for i, group in ipairs(groups) do shape[group.key] = i end
    self.shape = shape
  end
  table.sort(groups, function(a, b) return shape[a.key] < shape[b.key] end)
  return groups
end


--- session:look() -> view, groups of the hand, numbers of legal cards.
-- session.cards gets the numbers that the person can type.
function Session:look()
  local view = self.match:view(self.seat)
  local groups = held.groups(self.match.variant, view)
  if not view.layout then groups = self:steady(view, groups) end
  local question, numbers = self:mine(), nil
  self.cards, self.answers = {}, nil
  local list, more
  if question then list, more = marks.of(self.match, question, view.hand) end
  if list then
    local shown = question.dummy and held.groups(self.match.variant, view,
      question.dummy_hand) or groups
    numbers, self.cards = screen.numbers(shown, list)
    numbers.more = more
  end
  return view, groups, numbers
end


--- session:position(): shows the position and the question.
function Session:position()
  self.looked = true
  local view, groups, numbers = self:look()
  self:print { "" }
  self.narrator.gap = false
  if self.open then
    local describe = require "tenace.face.table.describe"
    self:print(describe.hands(self.match, self.style,
      self.names))
  end
  local question = self:mine()
  local asked = question and self:gathered(function()
    asking.says(self, question)
  end) or {}
  local more = { calls.section(self.match, view, self.narrator) }
  more[#more + 1] = self.counting and require "tenace.face.table.counts"
    .section(self.match, self.narrator, view) or nil
  local function lines(drawn)
    return screen.position(view, groups, numbers, self.narrator, drawn, more)
  end
  local drawn = board.wanted(self.style) and lines(true)
  local rows = self.style.rows or math.huge
  if not drawn or #drawn + #asked + 2 > rows then drawn = lines(false) end
  self:print(table.move(asked, 1, #asked, #drawn + 1, drawn))
end


--- session:gathered(action) -> the lines that the action prints
function Session:gathered(action)
  local emit, written = self.emit, self.written
  self.emit, self.written = nil, {}
  local done, problem = pcall(action)
  local text = table.concat(self.written)
  self.emit, self.written = emit, written
  if not done then error(problem, 0) end
  return text ~= "" and show.lines(text) or {}
end


--- session:start() -> the first text for the person.
function Session:start()
  self:guarded(function()
    welcome.say(self)
    if self.resumed then self:catch_up() end
    if self.torn then self:say(phrase "table.torn") end
    self:advance()
  end)
  return self:said()
end


--- session:make(move): makes the person's move, then the others'.
function Session:make(move)
  local asked = asked_now(self)
  self.said_last = asked and { asked = asked, move = move }
  self.match:play(move)
  self.refused = nil
  keep(self)
  self.pace:relax()
  self:advance()
end


--- session:changed(before): tells the new decisions after `before`; or, if the
-- match has gone back, shows the position
function Session:changed(before)
  self.finished, self.refused = false, nil
  if self.match:decisions() < before then self:catch_up() end
  self.pace:hurry()
  self:advance()
end


local function same(problem) return problem end


--- Runs a function. An error in it is shown, and the session goes on. Ctrl-C
-- while something is told only ends the pauses.
function Session:guarded(action)
  local done, problem = evaluate.try(action, same)
  local was_telling = self.telling
  self.telling = false
  if done then return end
  self.pace:done()
  if was_telling and evaluate.is_stop(problem) and self.pace:cut() then
    return self:guarded(function() self:advance() end)
  end
  if evaluate.is_stop(problem) and self.match:turn() and not self:mine() then
    return self:say(phrase "table.stopped")
  end
  self:say(evaluate.message(problem))
  if type(problem) == "table" and problem.kind == "rules" then
    self:say(phrase "table.in_error")
  end
end


--- session:handle(line) -> output, more. `more` is true if further lines must
-- follow.
function Session:handle(line)
  local text = ((self.unfinished or "") .. line):match("^%s*(.-)%s*$")
  local wants_more
  language.speak_of(self.match.variant.texts)
  self:guarded(function()
    wants_more = not people.answer(self, text) and typed.answer(self, text)
  end)
  self.unfinished = wants_more and text .. "\n" or nil
  return self:said(), wants_more or false
end


--- session:has_news() -> true if there is something to tell while nothing is
-- typed: a watched file was saved
function Session:has_news()
  if self.unfinished or self.paused or self.more or self.next_seat then
    return false
  end
  return self:mine() ~= nil
    and require "tenace.face.what_if.commands".has_news(self)
end


--- session:tell_news() -> text
function Session:tell_news() return (self:handle "") end


--- session:label() -> the text before the line to be typed.
function Session:label()
  if self.unfinished then return phrase "prompt.more" end
  return phrase(self:mine() and "table.ready" or "table.ready_over")
end


--- session:complete(word, line, from) -> the completions of the word.
function Session:complete(word, line, from)
  return require "tenace.face.table.completed"(self, word, line, from)
end


--- session:close() -> the last text, at the end of the input.
function Session:close()
  require "tenace.face.table.commands".quit(self)
  return self:said()
end


--- session:break_off(): gives up the lines typed so far.
function Session:break_off()
  self.unfinished = nil
end


return Session
