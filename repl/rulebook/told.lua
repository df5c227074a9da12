-- The sections of a rulebook that tell the steps of a game: the play, the
-- scoring, and the match.

local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local usual = require "tenace.face.rulebook.usual"

local told = {}


local function add(blocks, kind, block)
  block.kind = kind
  blocks[#blocks + 1] = block
end


--- Adds a section of steps; nothing if there are none. A heading is printed
-- once, and what has none is a paragraph below it. The table that a step may
-- have comes behind what it says.
local function steps_section(blocks, key, list)
  if #list == 0 then return end
  add(blocks, "heading", { key = key, text = phrase("rulebook." .. key) })
  local under = nil
  for _, item in ipairs(list) do
    local new = item.heading and item.heading ~= under and item.heading or nil
    under = item.heading or under
    local step = item.step or { body = {} }
    add(blocks, "step", { name = new, under = under, id = item.name,
      text = language.in_digits(item.text),
      depth = under and not new and 1 or 0,
      mark = table.concat(step.body, "\n"), file = step.file,
      line = step.line })
    if item.rows and #item.rows > 0 then
      add(blocks, "facts", { rows = item.rows, of_step = true })
    end
  end
end


--- A list with something more at a place, if there is anything.
local function with(list, at, item)
  local all = table.move(list, 1, #list, 1, {})
  if item then table.insert(all, at, item) end
  return all
end


--- told.play(blocks, variant, flow, how)
-- @param flow see steps.of
-- @param how without the usual if how.ranks is false
function told.play(blocks, variant, flow, how)
  local tricks = how.ranks ~= false and usual.tricks(variant, flow.words)
  steps_section(blocks, "steps", with(flow.play, flow.tricks_at, tricks))
end


--- told.scoring(blocks, variant, flow)
function told.scoring(blocks, variant, flow)
  steps_section(blocks, "scoring",
    with(flow.scoring, #flow.scoring + 1, usual.needed(variant)))
end


--- told.match(blocks, variant, flow, how): who deals, and how the match ends
function told.match(blocks, variant, flow, how)
  local dealer = how.ranks ~= false and usual.dealer(variant, flow.words)
  local list = with(flow.match, 1, dealer)
  steps_section(blocks, "match", with(list, #list + 1, usual.ending(variant)))
end


return told
