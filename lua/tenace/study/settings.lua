-- Settings of options to try: every value of each option meets every value of
-- every other in at least one of them.

local settings = {}


--- settings.values(option) -> the values of an option to try
function settings.values(option)
  if option.kind == "choice" then return option.values end
  if option.kind == "flag" then return { true, false } end
  if option.of and not option.count and option.of ~= option.default then
    return { option.default, option.of }
  end
  if option.kind ~= "number" then return {} end
  local list = { option.from }
  if option.to ~= option.from then list[2] = option.to end
  return list
end


--- The options that can be set, with their values.
local function choices_of(variant)
  local list = {}
  for _, option in ipairs(variant.option_list) do
    local values = settings.values(option)
    if #values > 1 then list[#list + 1] = { name = option.name,
      values = values } end
  end
  return list
end


local function key_of(a, i, b, k)
  if a.name > b.name then a, i, b, k = b, k, a, i end
  return a.name .. "=" .. i .. "+" .. b.name .. "=" .. k
end


--- All pairs of values of two options: a list, and a set of their keys.
local function pairs_of(choices)
  local list, set = {}, {}
  for x = 1, #choices do
    for y = x + 1, #choices do
      local a, b = choices[x], choices[y]
      for i = 1, #a.values do
        for k = 1, #b.values do
          local key = key_of(a, i, b, k)
          list[#list + 1] = { a = a, i = i, b = b, k = k, key = key }
          set[key] = true
        end
      end
    end
  end
  return list, set
end


--- The number of open pairs that a value would close together with those
-- chosen.
local function closes(open, chosen, choice, i)
  local n = 0
  for other, k in next, chosen do
    if open[key_of(choice, i, other, k)] then n = n + 1 end
  end
  return n
end


--- Gives the other options the values that close most open pairs.
local function fill(choices, open, chosen)
  for _, choice in ipairs(choices) do
    if not chosen[choice] then
      local best, most = 1, -1
      for i = 1, #choice.values do
        local n = closes(open, chosen, choice, i)
        if n > most then best, most = i, n end
      end
      chosen[choice] = best
    end
  end
  return chosen
end


--- Values by name.
local function named(chosen)
  local values = {}
  for choice, i in next, chosen do
    values[choice.name] = choice.values[i]
  end
  return values
end


local function close(open, chosen)
  for a, i in next, chosen do
    for b, k in next, chosen do
      if a ~= b then open[key_of(a, i, b, k)] = nil end
    end
  end
end


--- settings.each(variant, try)
-- Calls `try` with each value of each option, one at a time.
function settings.each(variant, try)
  for _, choice in ipairs(choices_of(variant)) do
    for _, value in ipairs(choice.values) do try { [choice.name] = value } end
  end
end


--- settings.pairs(variant, try)
-- Calls `try` with settings of all options in which every pair of values
-- occurs. If the rules do not allow a setting (`try` answers false), tries its
-- pair alone.
function settings.pairs(variant, try)
  local choices = choices_of(variant)
  local list, open = pairs_of(choices)
  for _, pair in ipairs(list) do
    if open[pair.key] then
      local chosen = fill(choices, open, { [pair.a] = pair.i,
        [pair.b] = pair.k })
      if try(named(chosen)) then
        close(open, chosen)
      else
        open[pair.key] = nil
        try(named { [pair.a] = pair.i, [pair.b] = pair.k })
      end
    end
  end
end


return settings
