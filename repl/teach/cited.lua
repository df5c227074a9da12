-- Sentences of the rules, with their places: { says, rule, file, line }.

local cite = require "tenace.base.cite"
local comments = require "tenace.face.rulebook.comments"
local duties = require "tenace.face.rulebook.duties"
local phrase = require "tenace.face.say.phrase"
local sentence = require "tenace.base.sentence"

local cited = {}


--- The comment above a step, as it is in the last file that has that step.
local function comment_of(variant, name)
  for i = #variant.files, 1, -1 do
    for _, step in ipairs(comments.steps(variant.files[i].text)) do
      if step.name == name then
        return comments.told(step, variant)
      end
    end
  end
end


--- cited.step(variant, says, names…) -> `says`, at the first of these steps
-- that exists; if `says` is nil, the step's comment
function cited.step(variant, says, ...)
  for _, name in ipairs { ... } do
    if variant.step_at[name] then
      local file, line = cite.step(variant, name)
      return { says = says or comment_of(variant, name), file = file,
        line = line, rule = name }
    end
  end
  return { says = says }
end


--- cited.general(variant, rule) -> the rulebook's text on an obligation or a
-- step; nil if it has none
function cited.general(variant, rule)
  for _, obligation in ipairs(variant.obligations) do
    if obligation.name == rule then
      return duties.text(obligation, variant)
    end
  end
  return comment_of(variant, rule)
end


--- cited.order(variant, says) -> `says`, at the place that decides which card
-- is higher
function cited.order(variant, says)
  if variant.step_at.order then return cited.step(variant, says, "order") end
  local fact = variant.orders and "contracts" or "ranks"
  local file, line = cite.name(variant, fact)
  return { says = says, rule = fact, file = file, line = line }
end


--- cited.is_list(says) -> true if a reason only lists the answers that are
-- allowed: it names no rule
function cited.is_list(says)
  for _, key in ipairs { "a_choice", "a_choice_of_many" } do
    local text = sentence.of(key, { choices = "\1", n = "\1" })
    local before = text:match "^[^\1]*"
    if #before > 5 and says:sub(1, #before):lower() == before:lower() then
      return true
    end
  end
  return false
end


-- A sentence longer than this lists more than anybody would read.
local LONG = 100


--- A reason that lists all answers gives way to the question that is asked, if
-- that is known: a short sentence, true if it was shortened.
local function shortened(says, rule, prompt)
  if #says <= LONG or rule then return says, false end
  return prompt and phrase("teach.asked_else", { prompt = prompt })
    or phrase "teach.not_asked", true
end


--- cited.why(why) -> the sentence of the rules about a move.
function cited.why(why)
  local says, is_short = shortened(why.says, why.rule)
  return { says = says, rule = why.rule, file = why.file, line = why.line,
    is_short = is_short }
end


--- cited.question(variant, says, rule, prompt) -> `says`, at the place that
-- asks the question; `is_short` if it gives no reason but the question
function cited.question(variant, says, rule, prompt)
  local file, line = cite.obligation(variant, rule or "")
  if not file and prompt then file, line = cite.text(variant, prompt) end
  local short, is_short = shortened(says, rule, prompt)
  return { says = short, rule = rule, file = file, line = line,
    is_short = is_short }
end


return cited
