-- The text of a new house rule or game: a file that works, with the possible
-- changes in it as comments.

local clean = require "tenace.face.say.clean"
local comments = require "tenace.face.rulebook.comments"
local phrase = require "tenace.face.say.phrase"

local starter = {}


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


--- The paragraphs of a rules file that declare locals, except for its
-- definition: a list of { text, names }.
local function locals_of(text)
  local list = {}
  for part in (text .. "\n\n"):gmatch "(.-)\n\n" do
    local names = {}
    for line in ("\n" .. part):gmatch "\nlocal ([^=\n]*)" do
      for word in line:gsub("^function (%w+).*", "%1"):gmatch "[%w_]+" do
        names[#names + 1] = word
      end
    end
    if names[1] and not part:find "\nlocal [%w_]+ = game"
      and not part:find "^local [%w_]+ = game" then
      list[#list + 1] = { text = part, names = names }
    end
  end
  return list
end


--- Does the text use one of the names, not as a field of something else?
local function uses(text, names)
  for _, name in ipairs(names) do
    if text:find("%f[%w_.:]" .. name .. "%f[^%w_]") then return true end
  end
  return false
end


--- The locals that a step needs, and those that these need, in the order of the
-- file.
local function needed(body, locals)
  local text, list = body, {}
  for i = #locals, 1, -1 do
    if uses(text, locals[i].names) then
      table.insert(list, 1, locals[i])
      text = text .. "\n" .. locals[i].text
    end
  end
  return list
end


local function add_commented(lines, text)
  for line in (text .. "\n"):gmatch "([^\n]*)\n" do
    lines[#lines + 1] = clean.line("-- " .. line):gsub("%s+$", "")
  end
end


--- A step as it could be replaced: its comment as it is written, if it has one,
-- and its lines, after the locals that it needs.
local function step_text(name, step, locals)
  local lines = {}
  for _, line in ipairs(step.written) do add_commented(lines, line) end
  lines[#lines + 1] = "--"
  local body = table.concat(step.body, "\n")
  for _, one in ipairs(needed(body, locals)) do
    add_commented(lines, one.text)
  end
  add_commented(lines, (body:gsub("^(function%s+)[%w_]+", "%1" .. name)))
  return table.concat(lines, "\n")
end


local function step_texts(name, variant)
  local list, text = {}, variant.files[1].text
  local locals = locals_of(text)
  for _, step in ipairs(comments.functions(text)) do
    list[#list + 1] = step_text(name, step, locals)
  end
  return table.concat(list, "\n\n\n")
end


--- Does a name mean something else in rules files, or nothing at all?
local function is_word(name)
  local definition = require "tenace.rules.definition"
  local sandbox = require "tenace.rules.sandbox"
  local words = require "tenace.words.all".globals
  return not load("local " .. name) or name == "self" or name == "base"
    or name == "require" or sandbox.basics[name] ~= nil
    or words[name] ~= nil or definition.words({})[name] ~= nil
end


--- The name of the local of a rules file, which hides no word.
local function local_name(name)
  return is_word(name) and name .. "_rules" or name
end


--- starter.house_rule(name, title, variant) -> text of the file
function starter.house_rule(name, title, variant)
  name = local_name(name)
  return phrase("new.house_rule", {
    name = name, title = title, game = variant.name,
    options = option_lines(variant), steps = step_texts(name, variant),
  })
end


--- starter.game(name, title, template) -> text of the file
-- The template under a new name: with its title, its name inside the file, and
-- its sentence.
function starter.game(name, title, template)
  local word, old = template:match('local%s+([%w_]+)%s*=%s*game%s+"([^"]*)"')
  return (template:gsub("\n%-%- This file is a whole game.-\n\n", function()
    return "\n" .. phrase("new.game", { name = name }) .. "\n"
  end, 1)
    :gsub(old, title)
    :gsub("%f[%w_]" .. word .. "%f[^%w_]",
      local_name(name)))
end


return starter
