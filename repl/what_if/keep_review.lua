-- Kept matches that go otherwise, one by one: the person accepts the new rules
-- for a match, refuses them, or drops the match. A session for loop.run.

local differing = require "tenace.face.what_if.differing"
local files = require "tenace.face.terminal.files"
local keeping = require "tenace.face.what_if.keeping"
local kept = require "tenace.study.kept"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local Review = {}
Review.__index = Review


--- Review.new(list, style) -> a session
-- @param list the kept matches that part, as kept.check gives them
function Review.new(list, style)
  return setmetatable({ list = list, style = style, n = 0, over = false,
    counts = { accepted = 0, refused = 0, dropped = 0 } }, Review)
end


local function text_of(lines) return table.concat(lines, "\n") .. "\n" end


--- The next match; at the end, what was done.
local function next_one(self)
  self.n = self.n + 1
  local one = self.list[self.n]
  if not one then
    self.over = true
    return phrase("keep.done", self.counts) .. "\n"
  end
  local lines = { "", phrase("keep.which", { n = self.n, of = #self.list,
    file = files.shown(one.path) }) }
  lines[#lines + 1] = keeping.because(one.parted)
  local more = show.fitted(differing.lines(one, self.style), self.style)
  return text_of(table.move(more, 1, #more, #lines + 1, lines))
end


--- review:start() -> the first match
function Review:start() return next_one(self) end


--- review:label() -> the text before the line to be typed
function Review:label() return phrase "keep.ask" end


function Review:break_off() end


--- review:close() -> the last text, at the end of the input
function Review:close() return phrase("keep.done", self.counts) .. "\n" end


local answers = {}


--- The match is right as the rules of today have it.
function answers.accept(self, one)
  local done, why = kept.accept(one)
  if not done then return phrase("keep.not_written", { why = why }) .. "\n" end
  self.counts.accepted = self.counts.accepted + 1
  local key = (one.parted.kind == "score" or one.parted.kind == "end")
    and "keep.accepted" or "keep.accepted_before"
  return phrase(key, { file = files.shown(one.path),
    decision = one.parted.decision }) .. "\n" .. next_one(self)
end


--- The match stays as it is: the rules have to change.
function answers.refuse(self)
  self.counts.refused = self.counts.refused + 1
  return next_one(self)
end


--- The match is kept no longer.
function answers.drop(self, one)
  local done, why = kept.drop(one.path)
  if not done then return phrase("keep.not_written", { why = why }) .. "\n" end
  self.counts.dropped = self.counts.dropped + 1
  return next_one(self)
end


function answers.quit(self)
  self.over = true
  return phrase("keep.done", self.counts) .. "\n"
end


--- review:handle(line) -> text
function Review:handle(line)
  local word = line:match "^%s*(%a*)"
  word = word:lower()
  if word == "" then return "" end
  for name, answer in pairs(answers) do
    if name:sub(1, #word) == word then
      return answer(self, self.list[self.n])
    end
  end
  return text_of(show.fitted({ phrase "keep.answers" }, self.style))
end


return Review
