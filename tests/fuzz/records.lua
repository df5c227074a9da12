-- Random records: real ones (tests/records), torn in one place or several (see
-- tear.lua). Reading one gives either a match, whose own record leads to the
-- same match again, or nil and a message that names a line.
--
--   tenace run tests/fuzz/records.lua [FROM [TO [FOLDER]]]
--
-- tries the records of these numbers (1 to 300, and $FUZZ times as many). A
-- number always gives the same record, as long as tests/records stays the same.
-- FOLDER (build/fuzz/records) has the present record, so that it is there after
-- a crash; records with findings stay there. The last line says how many were
-- refused and played; the status is 1 if anything was found.

package.path = "./?.lua;" .. package.path

local Chance = require "tests.fuzz.chance"
local campaign = require "tests.fuzz.campaign"
local kept = require "tests.records.kept"
local tear = require "tests.fuzz.tear"
local tenace = require "tenace"

local from, to, folder = campaign.begin("records", 300, ...)


--- The records that are kept, in the order of their names.
local function texts_kept()
  local texts = {}
  for i, path in ipairs(kept.names()) do texts[i] = kept.text(path) end
  return texts
end


--- The match leads to a record that leads to the same match; else what is
-- wrong with it.
local function look(m)
  local text = m:record()
  local again, why = tenace.replay(text)
  if not again then return "its own record is refused: " .. why end
  if again:record() ~= text then return "its own record leads elsewhere" end
  if again:decisions() ~= m:decisions() then return "other decisions" end
  m:turn()
  m:history()
end


--- Reads a record: "played" or "refused", and what was found.
local function try(text)
  local ok, m, why = pcall(tenace.replay, text)
  if not ok then return "refused", "an error: " .. tostring(m) end
  if m then
    local looked, finding = pcall(look, m)
    return "played", finding and (looked and finding
      or "an error: " .. tostring(finding))
  end
  if not why:find "^line %d+: " then return "refused", "no line: " .. why end
  return "refused"
end


io.stdout:setvbuf "line"
os.execute("mkdir -p '" .. folder .. "'")
local texts, counts, findings = texts_kept(), { refused = 0, played = 0 }, 0
local now = folder .. "/now-" .. from .. ".record"
for seed = from, to do
  local chance = Chance.new(seed)
  local text = tear.apart(chance:one_of(texts), chance)
  campaign.write(now, text)
  local how, finding = try(text)
  counts[how] = counts[how] + 1
  if finding then
    findings = findings + 1
    campaign.write(folder .. "/" .. seed .. ".record", text)
    print(("not ok %d - %s"):format(seed, (finding:gsub("%c", "?"))))
  end
end
os.remove(now)
print(("%s %d - records made by chance, %d to %d: %d refused, %d played, "
  .. "%d found"):format(findings == 0 and "ok" or "# not ok", from, from, to,
  counts.refused, counts.played, findings))
return findings == 0 and 0 or 1
