-- Which language the faces speak: `--lang hi`, or else what the environment
-- says, or else English.

local fail = require "tenace.face.say.fail"
local language = require "tenace.base.language"

local lang = {}

-- The variables that name a language, the strongest first.
local VARIABLES = { "TENACE_LANG", "LC_ALL", "LC_MESSAGES", "LANG" }

-- Programs read what these print, so it is always English.
local FOR_PROGRAMS = { ["--json"] = true, ["--csv"] = true }


--- The code of a name as the environment has it: `hi` of `hi_IN.UTF-8`.
local function code_of(name)
  return name:match("^(%a+)") or ""
end


--- The first language that a variable names; nil if none does. A variable
-- decides even if its language is not known.
local function of_environment(getenv)
  for _, variable in ipairs(VARIABLES) do
    local name = getenv(variable)
    if name and name ~= "" then
      local code = code_of(name)
      return language.has(code) and code or nil
    end
  end
end


--- Takes `--lang CODE` or `--lang=CODE` out of the words: answers the others
-- and the code, if it is there.
local function taken(words)
  local rest, code, i = {}, nil, 1
  while words[i] do
    local same = words[i]:match "^%-%-lang=(.*)$"
    if words[i] == "--" then
      table.move(words, i, #words, #rest + 1, rest)
      break
    elseif words[i] == "--lang" then
      code, i = words[i + 1] or "", i + 1
    elseif same then
      code = same
    else
      rest[#rest + 1] = words[i]
    end
    i = i + 1
  end
  return rest, code
end


--- Is the output for programs, or does the command itself ask for a language?
local function speaks_english(words)
  if words[1] == "run" then return true end
  for _, word in ipairs(words) do
    if FOR_PROGRAMS[word] then return true end
  end
  return false
end


--- Do the words ask for help?
local function asks_help(words)
  for _, word in ipairs(words) do
    if word == "--help" or word == "-h" then return true end
  end
  return false
end


--- lang.choose(words [, getenv]) -> words
-- Sets the language by the words of a command line and by the environment.
-- @param words the command and its arguments
-- @return the words without the language; those of `check` keep it, because
-- there it says whose translation is checked
-- @error a language that there is not
function lang.choose(words, getenv)
  if speaks_english(words) then return words end
  local rest, code = taken(words)
  if words[1] == "check" and not asks_help(words) then
    rest, code = words, nil
  end
  if code and not language.has(code) then
    fail.unknown("no_language", code, language.codes, { name = code,
      list = language.list(language.codes) })
  end
  language.use(code or of_environment(getenv or os.getenv) or "en")
  return rest
end


return lang
