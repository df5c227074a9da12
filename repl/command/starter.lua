-- What a new house rule or game begins as: a file that works, with what can
-- be changed standing in it as comments.

local clean = require "tenace.face.say.clean"
local comments = require "tenace.face.rulebook.comments"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local starter = {}


local function commented(text, indent)
  local lines = {}
  for _, line in ipairs(show.wrap(clean.line(text), 76 - #indent)) do
    lines[#lines + 1] = indent .. "-- " .. line
  end
  return table.concat(lines, "\n")
end


local function lua_value(value)
  return type(value) == "string" and ("%q"):format(value) or tostring(value)
end


local function option_lines(variant)
  local lines = {}
  for _, option in ipairs(variant.option_list) do
    local name = option.name
    lines[#lines + 1] = clean.line(("  --   %s = %s,  -- %s"):format(name,
      lua_value(variant.options[name]), option.says or ""))
  end
  return table.concat(lines, "\n")
end


--- A step as it could be replaced: what it says and what it does now.
local function step_text(name, step)
  local lines = { commented(step.text, ""), "--" }
  for i, line in ipairs(step.body) do
    if i == 1 then line = line:gsub("^(function%s+)[%w_]+", "%1" .. name) end
    lines[#lines + 1] = clean.line("-- " .. line):gsub("%s+$", "")
  end
  return table.concat(lines, "\n")
end


local function step_texts(name, variant)
  local list = {}
  for _, step in ipairs(comments.steps(variant.files[1].text)) do
    list[#list + 1] = step_text(name, step)
  end
  return table.concat(list, "\n\n\n")
end


--- starter.house_rule(name, title, variant) -> text of the file
function starter.house_rule(name, title, variant)
  return phrase("new.house_rule", {
    name = name, title = title, game = variant.name,
    options = option_lines(variant), steps = step_texts(name, variant),
  })
end


--- starter.game(name, title, template) -> text of the file
-- The template under a new name: its title, the word it goes by inside, and
-- what it says of itself.
function starter.game(name, title, template)
  local word, old = template:match('local%s+([%w_]+)%s*=%s*game%s+"([^"]*)"')
  return (template:gsub("\n%-%- This file is a whole game.-\n\n", function()
    return "\n" .. phrase("new.game", { name = name }) .. "\n"
  end, 1)
    :gsub(old, title)
    :gsub("%f[%w_]" .. word .. "%f[^%w_]", name))
end


return starter
