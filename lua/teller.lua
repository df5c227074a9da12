-- A match explains itself: why a move may be made or not, and under which
-- line of which file; and it plays on under rules that have changed.

local core = require "tenace.core"
local explain = require "explain"

local match = require "match"
local question = require "question"
local record = require "record"
local sentence = require "sentence"

local Match = match.Match


--- Where a rules file says a name: the last file that does, and the line.
local function find_name(variant, name)
  for i = #variant.files, 1, -1 do
    local file, line = variant.files[i], 0
    for text in string.gmatch(file.text .. "\n", "(.-)\n") do
      line = line + 1
      local code = string.gsub(text, "%-%-.*", "")
      if string.find(code, "%f[%w_]" .. name .. "%f[^%w_]") then
        return file.path, line
      end
    end
  end
end


--- Where the obligation of that name stands.
local function place_of(variant, name)
  for _, obligation in ipairs(variant.obligations) do
    if obligation.name == name then
      if obligation.file then return obligation.file, obligation.line end
      return find_name(variant, name)
    end
  end
end


--- Why an allowed move is allowed.
local function allowed(m, asked, kept)
  local promise = asked.promises and asked.promises[kept]
  if promise then return sentence.of("promises", { promise = promise }) end
  if asked.kind ~= "card" then return sentence.of("is_allowed") end
  return explain.permission(m.self, asked)
end


--- m:why(move) -> { move, allowed, rule, says, file, line, legal }
-- What the rules say about this move of the player to act: whether it is
-- allowed, the rule's name, its sentence with the cards of this position, where
-- it stands, and what is allowed.
-- @param move as text
-- @example m:why("9C").says  --> "you lead: play anything"
-- @group matches
function Match:why(move)
  local asked = match.asked(self)
  if not asked then error(sentence.of("match_over"), 2) end
  local kept, says, rule = question.read(asked, move)
  local answer = { move = kept or move, allowed = kept ~= nil, rule = rule,
    says = says, legal = question.moves(asked) }
  if kept then answer.says, answer.rule = allowed(self, asked, kept) end
  if answer.rule then
    answer.file, answer.line = place_of(self.variant, answer.rule)
  end
  return answer
end


--- m:record() -> text
-- The match as a record: rules, seed, decisions, results, a line each. With the
-- text of the rules files in it, it can be played again when they have changed.
-- @example m:record():match("[^\n]+")  --> "tenace record 1"
-- @group records
function Match:record()
  return record.of(self)
end


--- Why a decision that was made is refused by the rules as they are now: the
-- match is asked just before it.
local function refusal(m, refused)
  match.rebuild(m, refused.decision - 1)
  local forced = core.moves_made(m.self)[refused.decision]
  if forced then return sentence.of("record_forced", { move = forced }) end
  local asked = match.asked(m)
  if not asked then return sentence.of("match_over") end
  local kept, why = question.read(asked, refused.move)
  return kept and sentence.of("is_allowed") or why
end


--- The same match under another variant; or nil, decision, why.
local function under(self, variant)
  local tape = core.tape(self.self, 0)
  local other = setmetatable({ variant = variant, seed = self.seed,
    how = self.how, undone = {}, traced = self.traced, deal = self.deal,
    state = "broken", asked = false, back = false,
  }, Match)
  match.set_up(other)
  core.load_tape(other.self, tape)
  local state, wrong = match.go_on(other)
  local read, all = core.decisions(other.self)
  if state and read < all then
    return nil, read + 1, sentence.of("match_over")
  end
  if state then return other end
  if type(wrong) == "table" and wrong.kind == "refused" then
    return nil, wrong.decision, refusal(other, wrong)
  end
  error(wrong, 0)
end


--- m:reload() -> true; or false, number, why
-- Reads the rules again and plays the moves so far again under them.
-- @example m:reload()  --> true
-- @return the number of the first decision that no longer holds, and why;
-- then the match goes on under the old rules
-- @error a rules file is in error
-- @group matches
function Match:reload()
  local tenace = require "tenace"
  local variant, wrong = tenace.library:variant(self.variant.spec, nil, true)
  if not variant then error(wrong, 0) end
  local other, decision, why = under(self, variant)
  if not other then return false, decision, why end
  self.variant, self.self, self.state = variant, other.self, other.state
  self.asked, self.told, self.undone = false, nil, {}
  return true
end



