-- A line on the terminal with the progress of long work; erased at its end.

local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local progress = {}

--- Seconds before the line appears, and between two changes of it.
progress.after, progress.every = 1, 0.2

local CLEAR = "\r\27[K"


--- The remaining time, in words.
local function left(seconds)
  if seconds < 60 then
    return phrase("progress.seconds", { n = math.ceil(seconds) })
  end
  return phrase("progress.minutes", { n = math.ceil(seconds / 60) })
end


--- A function that writes a line, not before the work has taken a second and
-- not too often; and one that erases the line.
local function writer(now, write)
  local began, last, shown = now(), 0, false
  local function show_line(line_at)
    local time = now() - began
    if time < progress.after or time - last < progress.every then return end
    last, shown = time, true
    write(CLEAR .. line_at(time))
  end
  local function done()
    if shown then write(CLEAR) end
  end
  return show_line, done
end


--- progress.line(units, now, write) -> told, done
-- Call `told(n)` with the number of finished units, and `done()` at the end.
-- @param now a clock, in seconds
-- @param write function(text)
function progress.line(units, now, write)
  local show_line, done = writer(now, write)
  local function told(n)
    if n == 0 then return end
    show_line(function(time)
      return phrase("progress.line", { done = show.thousands(n),
        all = show.thousands(units), percent = 100 * n // units,
        left = left(time / n * (units - n)) })
    end)
  end
  return told, done
end


--- progress.stages(work, parts, now, write) -> told, done
-- The same for work in stages whose length is not known before: call
-- `told(stage, n [, all])`. The sentences are `progress.WORK.STAGE`.
-- @param parts more for the sentences
function progress.stages(work, parts, now, write)
  local show_line, done = writer(now, write)
  local function told(stage, n, all)
    show_line(function()
      local told_parts = { done = show.thousands(n),
        all = all and show.thousands(all) }
      for name, value in pairs(parts) do told_parts[name] = value end
      return phrase("progress." .. work .. "." .. stage, told_parts)
    end)
  end
  return told, done
end


local function nothing() end


--- The clock and the way to the terminal; nil if standard error is none.
local function terminal()
  if not require "tenace.terminal".is_terminal(2) then return nil end
  return require "tenace.core".now,
    require "tenace.face.terminal.output".status
end


--- progress.on_terminal(units) -> told, done
-- The same on standard error; shows nothing if that is no terminal.
function progress.on_terminal(units)
  local now, write = terminal()
  if not now then return nothing, nothing end
  return progress.line(units, now, write)
end


--- progress.stages_on_terminal(work, parts) -> told, done
-- Stages on standard error; shows nothing if that is no terminal.
function progress.stages_on_terminal(work, parts)
  local now, write = terminal()
  if not now then return nothing, nothing end
  return progress.stages(work, parts, now, write)
end


return progress
