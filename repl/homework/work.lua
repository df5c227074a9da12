-- A homework: a text, a bot, and tasks, all in the address of a view of the
-- page. A task is a deal, `deal:whist+american#7`, whose first round is played,
-- or a puzzle, `puzzle:whist#7:hard`.

local carried = require "tenace.face.say.carried"
local deflated = require "tenace.face.homework.deflated"
local json = require "dkjson"

local work = {}

--- The most tasks, and letters of a text.
work.tasks, work.letters = 30, 2000


--- A text as a part of an address.
local function encoded(text)
  return (text:gsub("[^%w_.-]", function(byte)
    return ("%%%02X"):format(byte:byte())
  end))
end


local function decoded(text)
  return (text:gsub("+", " "):gsub("%%(%x%x)", function(digits)
    return string.char(tonumber(digits, 16))
  end))
end


--- work.task(task) -> the task as a word of the address
-- @param task { kind = "deal" or "puzzle", game, seed, grade }
function work.task(task)
  return ("%s:%s#%d%s"):format(task.kind, task.game, task.seed,
    task.grade and ":" .. task.grade or "")
end


--- work.address(how) -> what stands behind the # of the page's address
-- @param how { bot, text, tasks }
function work.address(how)
  local list = { "view=homework", "bot=" .. encoded(how.bot) }
  if how.text then list[3] = "text=" .. encoded(how.text) end
  for _, task in ipairs(how.tasks) do
    list[#list + 1] = "task=" .. encoded(work.task(task))
  end
  return table.concat(list, "&")
end


--- work.link(how, variant) -> the same, with the rules files of a variant that
-- are not the program's own
function work.link(how, variant)
  local address, files = work.address(how), carried.files(variant)
  if next(files) == nil then return address end
  return "link=" .. deflated.packed(json.encode { tenace = 1,
    game = variant.spec, view = address, files = files })
end


--- A task of its word; nil if it is none.
local function task_of(word)
  local kind, game, seed, grade = word:match "^(%l+):([^#]+)#(%d+):?(%l*)$"
  seed = math.tointeger(tonumber(seed))
  if not seed or kind ~= "deal" and kind ~= "puzzle" then return nil end
  return { kind = kind, game = game, seed = seed,
    grade = grade ~= "" and grade or nil }
end


--- work.read(address) -> { bot, text, tasks }; nil if it is no homework
function work.read(address)
  local how = { tasks = {} }
  for part in address:gmatch "[^&]+" do
    local name, value = part:match "^(%l+)=(.*)$"
    value = value and decoded(value)
    if name == "task" then
      local task = task_of(value)
      if not task then return nil end
      table.insert(how.tasks, task)
    elseif name then
      how[name] = value
    end
  end
  local is_right = how.view == "homework" and how.bot and #how.tasks > 0
    and #how.tasks <= work.tasks and #(how.text or "") <= work.letters
  return is_right and how or nil
end


return work
