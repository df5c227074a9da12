-- What must be true of any rules, however odd. They load, or the error names
-- their file. They play, or fail with file and line. After an error the match
-- is as before. No card is lost. A record leads to the position where it was
-- written.

local core = require "tenace.core"
local match = require "tenace.match.match"
local problem = require "tenace.base.problem"
local games = require "tenace.rules.games"
local tenace = require "tenace"

local library_of = tenace["library_of"]

local oracle = {}

--- How many decisions of a match are played, how many of them are examined in
-- full, and the worlds of a search; of how many programs one gets a rulebook,
-- and of how many one has bots that search.
oracle.amount = { decisions = 60, looks = 4, worlds = 3, book = 1, search = 1 }

--- The call that has computed longest since `oracle.try` began, for campaigns:
-- tests judge nothing by time.
oracle.longest = { seconds = 0 }

match.most_decisions = 300


--- Ends the present case with a finding.
local function found(text, ...)
  error({ finding = text:format(...) }, 0)
end


--- A message that names a place in one of the program's own files.
local function is_raw(text)
  return text:find "lua/[%w_/]+%.lua:%d" or text:find "repl/[%w_/]+%.lua:%d"
    or text:find "%[C%]" or text:find "stack traceback"
    or text:find "sentence%.lua.* lacks its part"
    or text:find "no sentence named"
    or text:find "bad argument #%d+ to '%?'"
    or text:find "0x%x%x%x%x%x%x%x%x" and not text:find "%[string"
end


--- An error must be a problem of the rules and name their file; a problem of a
-- step also names its line.
local function check_wrong(self, wrong, where)
  local text = tostring(wrong)
  self.wrong = wrong
  if is_raw(text) then
    found("%s: a message of the engine's: %s", where, text)
  end
  if not problem.is(wrong) then
    for path in pairs(self.paths) do
      if text:find(path .. ":%d", 1, false) then return end
    end
    found("%s: no problem, but %s: %s", where, type(wrong), text)
  end
  if wrong.kind == "rules" and not wrong.file then
    found("%s: no file: %s", where, text)
  end
  if wrong.kind == "rules" and where ~= "load" and not wrong.line then
    found("%s: no line: %s", where, text)
  end
end


--- Calls a function in protected mode. The longest call is remembered.
local function timed(where, f, ...)
  local before = os.clock()
  local results = table.pack(pcall(f, ...))
  local seconds = os.clock() - before
  if seconds > oracle.longest.seconds then
    oracle.longest = { seconds = seconds, where = where }
  end
  return results
end


--- Calls a function that may fail only because of the rules.
local function try(self, where, f, ...)
  local results = timed(where, f, ...)
  if results[1] then return true, table.unpack(results, 2, results.n) end
  check_wrong(self, results[2], where)
  return false, results[2]
end


--- Calls a function that must not fail.
local function must(where, f, ...)
  local results = timed(where, f, ...)
  if not results[1] then found("%s fails: %s", where, tostring(results[2])) end
  return table.unpack(results, 2, results.n)
end


--- Calls a function that reads what has happened. It may fail only where that
-- is more than the rules may do.
local function read(self, where, f, ...)
  local results = timed(where, f, ...)
  if results[1] then return end
  local wrong = results[2]
  check_wrong(self, wrong, where)
  if not tostring(wrong):find "the rules have run for %d+ instructions" then
    found("%s fails: %s", where, tostring(wrong))
  end
end


--- No card is made, copied or lost.
local function check_cards(m)
  local n = 0
  for _, pile in ipairs(core.piles(m.core)) do
    for _ in pile:gmatch "%S+" do n = n + 1 end
  end
  local due = 0
  for _, copies in pairs(m.variant.deck.counts) do due = due + copies end
  if n ~= due then found("%d cards of %d are left", n, due) end
end


--- Looks at everything of a waiting match that can be looked at.
local function look(self, m)
  local player = must("turn", m.turn, m)
  for seat = 1, m.variant.players do
    read(self, "view", m.view, m, seat)
    read(self, "story", m.story, m, seat)
  end
  must("scores", m.scores, m)
  must("hands", m.hands, m)
  must("score_sheet", m.score_sheet, m)
  must("over", m.over, m)
  if player then
    local ok, list = try(self, "moves", m.moves, m)
    local move = ok and list and list[1] or "AS"
    try(self, "why", m.why, m, move)
    try(self, "allows", m.allows, m, "AS KS 3")
  end
  check_cards(m)
end


local function lines_of(text)
  local lines = {}
  for line in text:gmatch "[^\n]+" do lines[#lines + 1] = line end
  return lines
end


--- A record leads to the position where it was written, and is written alike.
local function check_record(m)
  local text = must("record", m.record, m)
  local again, wrong = must("replay", tenace.replay, text)
  if not again then found("its record is refused: %s", tostring(wrong)) end
  local second = again:record()
  if second ~= text then
    local a, b = lines_of(text), lines_of(second)
    local n = 1
    while a[n] == b[n] do n = n + 1 end
    found("line %d of %d, %s, of its record is then %s", n, #a, a[n], b[n])
  end
  if again:decisions() ~= m:decisions() then
    found("its record has other decisions")
  end
  local scores, due = again:scores(), m:scores()
  for side, n in ipairs(due) do
    if scores[side] ~= n then
      found("side %d has %s, and %s by its record", side, n, scores[side])
    end
  end
end


--- After an error the match can still be used.
local function check_usable(self, m, before, record)
  local n = must("decisions", m.decisions, m)
  if before and n ~= before then
    found("%d decisions after an error, and %d before it", n, before)
  end
  if record and must("record", m.record, m) ~= record then
    found("another record after an error")
  end
  look(self, m)
  local history = must("history", m.history, m)
  if #history ~= n then found("history has %d of %d", #history, n) end
  must("copy", m.copy, m)
  check_record(m)
  must("undo", m.undo, m, 1)
  must("redo", m.redo, m, 1)
end


--- One decision: by a bot of either sort, or the first or last possible move.
local function decide(self, m, chance)
  if self.searches and chance:once_in(5) then
    local ok, move = try(self, "search", m.choose, m, "search:"
      .. oracle.amount.worlds)
    if ok then return move end
    check_usable(self, m)
  elseif chance:once_in(3) then
    local ok, list = try(self, "moves", m.moves, m)
    if ok and list and #list > 0 then return chance:one_of(list) end
    if ok and list and #list == 0 then found "a question without an answer" end
  end
  local ok, move = try(self, "random", m.choose, m, "random")
  if ok then return move end
end


--- Plays a move that the match itself has named; true if it goes on.
local function play(self, m, move)
  local before, record = m:decisions(), m:record()
  local ok, wrong = pcall(m.play, m, move)
  if ok then return true end
  if type(wrong) == "string" and not wrong:find "%.lua:%d" then
    found("'%s', which it has named, is refused: %s", move, wrong)
  end
  check_wrong(self, wrong, "play")
  check_usable(self, m, before, record)
  return false
end


--- Goes back and forward in a match that is not over.
local function go_about(self, m, chance)
  local n = chance:from(1, 4)
  local record = must("record", m.record, m)
  must("undo", m.undo, m, n)
  look(self, m)
  if must("redo", m.redo, m, n):record() ~= record then
    found "undo and redo do not come back"
  end
end


local function play_match(self, m, chance)
  for n = 1, oracle.amount.decisions do
    if n <= oracle.amount.looks or chance:once_in(20) then look(self, m) end
    if not must("turn", m.turn, m) then break end
    local move = decide(self, m, chance)
    if not move or not play(self, m, move) then return end
    if chance:once_in(25) then go_about(self, m, chance) end
  end
  check_record(m)
  local before = m:decisions()
  local ok = try(self, "run", m.run, m, self.searches and chance:once_in(4)
    and "search:2" or "random", { rounds = 1 })
  if not ok then
    if m:decisions() < before then found "an error takes decisions back" end
    check_usable(self, m)
  else
    look(self, m)
    check_record(m)
  end
end


--- Makes the rulebook in each of its forms.
local function check_book(variant)
  local book = must("rulebook", require "tenace.face.rulebook.book".of, variant)
  for _, form in ipairs { "html", "markdown" } do
    must(form, require("tenace.face.rulebook." .. form).of, book)
  end
end


--- Checks the rules as `tenace check` does.
local function check_check(spec, files)
  local before = games.library
  games.library = library_of(files)
  local check = require "tenace.study.check"
  check.amount = { matches = 2, rounds = 2, settings = 0, setting_rounds = 1,
    setting_decisions = 20, more_matches = 2, decisions = 400 }
  local list = must("check", check.run, spec)
  games.library = before
  for _, one in ipairs(list) do
    if is_raw(tostring(one.text)) then
      found("check: a message of the engine's: %s", one.text)
    end
  end
end


--- oracle.try(spec, files, chance) -> "refused", "failed" or "played"; what was
-- found, if anything was; and the last error of the rules, if there was one
-- @param files { path, name, of, text } each
function oracle.try(spec, files, chance)
  local self = { paths = {}, searches = chance:once_in(oracle.amount.search) }
  oracle.longest = { seconds = 0 }
  for _, file in ipairs(files) do
    self.paths[file.path:gsub("%p", "%%%0")] = true
  end
  local how, finding = "refused", nil
  local ok, wrong = pcall(function()
    local variant, refused = must("load", function()
      return library_of(files):variant(spec)
    end)
    if not variant then return check_wrong(self, refused, "load") end
    how = "failed"
    if chance:once_in(oracle.amount.book) then check_book(variant) end
    local made, m = try(self, "new", tenace.new, variant, {
      seed = chance:from(1, 1000), traced = chance:once_in(2) })
    if made then
      how = "played"
      play_match(self, m, chance)
    end
    if chance:once_in(6) then check_check(spec, files) end
  end)
  if not ok then
    finding = type(wrong) == "table" and wrong.finding
      or "the test fails: " .. tostring(wrong)
  end
  return how, finding, self.wrong
end


return oracle
