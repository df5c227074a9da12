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


--- progress.line(units, now, write) -> told, done
-- Call `told(n)` with the number of finished units, and `done()` at the end.
-- @param now a clock, in seconds
-- @param write function(text)
function progress.line(units, now, write)
  local began, last, shown = now(), 0, false
  local function told(n)
    local time = now() - began
    if n == 0 or time < progress.after or time - last < progress.every then
      return
    end
    last, shown = time, true
    write(CLEAR .. phrase("progress.line", { done = show.thousands(n),
      all = show.thousands(units), percent = 100 * n // units,
      left = left(time / n * (units - n)) }))
  end
  local function done()
    if shown then write(CLEAR) end
  end
  return told, done
end


--- progress.on_terminal(units) -> told, done
-- The same on standard error; shows nothing if that is no terminal.
function progress.on_terminal(units)
  local function nothing() end
  if not require "tenace.terminal".is_terminal(2) then
    return nothing, nothing
  end
  return progress.line(units, require "tenace.core".now,
    require "tenace.face.terminal.output".status)
end


return progress
