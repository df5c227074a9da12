-- The tour shows the prompt step by step. A step explains something and
-- proposes a line. Enter alone types that line. Any other line runs as usual,
-- and the tour waits.

local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local tour = {}


--- The steps: { say, line }. The file of sentences has them.
local function steps() return phrase.list "tour.steps" end


--- Shows a step, or says that the tour is over.
local function show_step(prompt)
  local step = steps()[prompt.tour]
  local lines = {}
  for _, paragraph in ipairs(step.say) do
    local text = show.wrap(paragraph, prompt.style.width)
    table.move(text, 1, #text, #lines + 1, lines)
  end
  table.insert(lines, 1, show.bold(phrase("tour.number",
    { n = prompt.tour, of = #steps() }), prompt.style))
  table.insert(lines, 1, "")
  if step.line then
    lines[#lines + 1] = phrase("tour.line",
      { line = show.bold(step.line, prompt.style) })
  end
  prompt:print(show.fitted(lines, prompt.style))
  if not step.line then prompt.tour = nil end
end


--- tour.begin(prompt, word)
-- Starts at the beginning, or at step number `word`; "off" ends the tour.
function tour.begin(prompt, word)
  if word == "off" then
    prompt.tour = nil
    return prompt:print { phrase "tour.off" }
  end
  local n = math.tointeger(tonumber(word or 1))
  if not n or n < 1 or n > #steps() then
    error(phrase("tour.which", { of = #steps() }), 0)
  end
  prompt.tour, prompt.tour_shown = n, true
  show_step(prompt)
end


--- tour.line(prompt) -> the line that an empty one replaces, or nil.
function tour.line(prompt)
  local step = prompt.tour and steps()[prompt.tour]
  return step and step.line
end


--- tour.go_on(prompt): shows the next step if it is due, but not while Enter
-- shows the rest of an output: one key has one meaning.
function tour.go_on(prompt)
  if not prompt.tour_due or prompt.rest then return end
  prompt.tour_due = nil
  if prompt.tour then show_step(prompt) end
end


--- tour.after(prompt, text): a line has run. If it was the proposed one, the
-- next step follows; otherwise the tour waits, unless the person leaves.
function tour.after(prompt, text)
  if prompt.tour_due then
    tour.go_on(prompt)
  elseif prompt.tour_shown then
    prompt.tour_shown = false
  elseif prompt.tour and text == tour.line(prompt) then
    prompt.tour, prompt.tour_due = prompt.tour + 1, true
    tour.go_on(prompt)
  elseif prompt.tour and not prompt.over then
    prompt:print { show.dim(phrase("tour.waits", { n = prompt.tour }),
      prompt.style) }
  end
end


return tour
