-- Rules as one line that another person pastes: the signature of all files, and
-- behind a ~ a text with the files that are not the program's own, the version,
-- and a signature of each file. It is the text of a link to the page, in the
-- same letters.

local base64url = require "tenace.base.base64url"
local carried = require "tenace.face.say.carried"
local files = require "tenace.face.terminal.files"
local json = require "dkjson"
local ordered = require "tenace.base.ordered"
local phrase = require "tenace.face.say.phrase"
local place = require "tenace.base.place"
local signature = require "tenace.rules.signature"

local set_line = {}

-- The form of the text, as links have it, and the longest line.
local FORM, MOST = 1, 1 << 20

-- The paths that files of a line may have.
local PATHS = { "^rules/(house/%l[%w_]*/[%a_][%w_]*%.lua)$",
  "^rules/([%a_][%w_]*%.lua)$" }


--- A signature for one file.
local function sign(file)
  return signature.code { files = { file } }
end


--- The signatures of all files of a variant, by path.
local function signs_of(variant)
  local signs = {}
  for _, file in ipairs(variant.files) do
    signs[carried.path(file)] = sign(file)
  end
  return signs
end


--- The order of a document's names: the same line for the same rules.
local function order_of(signs)
  local order = { "tenace", "game", "view", "version", "files", "signs" }
  for path in ordered.pairs(signs) do order[#order + 1] = path end
  return order
end


--- set_line.of(variant) -> the line
function set_line.of(variant)
  local spec, signs = signature.of(variant), signs_of(variant)
  local text = json.encode({ tenace = FORM, game = (spec:gsub(":[^:]*$", "")),
    view = "view=rules&game=" .. variant.name, version = place.version,
    signs = signs, files = carried.files(variant) },
    { keyorder = order_of(signs) })
  return spec .. "~" .. base64url.write(text)
end


--- The place of a file below a folder of rules; nil if it has none.
local function below(path)
  for _, pattern in ipairs(PATHS) do
    local rest = path:match(pattern)
    if rest then return rest end
  end
end


--- Is it a document of a line?
local function is_right(text, signed)
  if type(text) ~= "table" or text.tenace ~= FORM
    or text.game ~= signed.spec or not carried.is_files(text.files or {})
    or type(text.signs) ~= "table" or type(text.version) ~= "string" then
    return false
  end
  for path in pairs(text.files or {}) do
    if not below(path) then return false end
  end
  for path, one in pairs(text.signs) do
    if type(path) ~= "string" or type(one) ~= "string" then return false end
  end
  return true
end


--- set_line.read(line) -> { spec, code, version, files, signs }; or nil, why
function set_line.read(line)
  local spec, code, letters = line:match "^(.+):(%w+)~([%w_-]+)$"
  local bytes = #line <= MOST and letters and base64url.read(letters)
  local text = bytes and json.decode(bytes)
  if not is_right(text, { spec = spec }) then
    return nil, phrase "new.bad_line"
  end
  return { spec = spec, code = code, version = text.version,
    files = text.files or {}, signs = text.signs }
end


--- The text of the file that is used here now, and its path.
local function here(path)
  local own = files.rules()
  local file = own and own .. "/" .. below(path)
  local text = file and files.exists(file) and files.read(file)
  if text then return text, file end
  return carried.original(path), path
end


--- The lines of a text, and a set of them.
local function lines_of(text)
  local list, set = {}, {}
  for line in (text:gsub("\r", "") .. "\n"):gmatch "([^\n]*)\n" do
    list[#list + 1], set[line] = line, true
  end
  return list, set
end

-- So many lines that differ are shown.
local SHOWN = 6


--- The first lines of one text that the other one has not, with a sign.
local function add_lines(list, from, known, mark)
  local n = 0
  for _, line in ipairs(from) do
    if not known[line] and line:find "%S" and n < SHOWN then
      n = n + 1
      list[#list + 1] = mark .. " " .. line
    end
  end
end


--- set_line.differing(read) -> list of { file, lines }
-- The files of a line of which there are others of the same name here, with
-- the lines that differ: - here, + in the line.
function set_line.differing(read)
  local list = {}
  for path, text in ordered.pairs(read.files) do
    local mine, file = here(path)
    if mine and mine ~= text then
      local old, in_old = lines_of(mine)
      local new, in_new = lines_of(text)
      local lines = {}
      add_lines(lines, old, in_new, "-")
      add_lines(lines, new, in_old, "+")
      list[#list + 1] = { file = file, lines = lines }
    end
  end
  return list
end


--- set_line.write(read) -> list of paths; or nil, why
-- Writes the files of a line that are not there yet, or are others, into the
-- person's own folder.
function set_line.write(read)
  local own, problem = files.rules()
  if not own then return nil, problem end
  local list = {}
  for path, text in ordered.pairs(read.files) do
    local to = own .. "/" .. below(path)
    if here(path) ~= text then
      local made, wrong = files.put(to, text, true)
      if not made then return nil, wrong end
      list[#list + 1] = to
    end
  end
  return list
end


--- set_line.others(read, variant) -> list of paths
-- The files of the variant here that are other ones than where the line was
-- made.
function set_line.others(read, variant)
  local list = {}
  for _, file in ipairs(variant.files) do
    local one = read.signs[carried.path(file)]
    if one ~= sign(file) then list[#list + 1] = file.path end
  end
  return list
end


--- set_line.is_same(read, variant) -> do these rules have the line's signature?
function set_line.is_same(read, variant)
  return signature.code(variant) == read.code
end


return set_line
