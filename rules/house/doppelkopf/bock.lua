-- Bock rounds, which count double, come after a trick of four plain hearts, a
-- round of 120 points each, and a re or kontra that is lost.

local bock = house_rule "Bock" {
  of   = "doppelkopf",
  with = { "heart_round" },
  says = { after_round = "Bock rounds that are still to come are played first. "
    .. "As many more follow for each of these: both parties have 120 points; a "
    .. "re is lost; a kontra is lost." },
}

function bock:bock_events()
  local re, kontra = self:party(1), self:party(2)
  local n = base.bock_events(self)
  if not re then return n end
  local _, won = self:count_announcements(self:needed(), re, kontra)
  if re.points == 120 then n = n + 1 end
  if self.re and won ~= 1 then n = n + 1 end
  if self.kontra and won ~= 2 then n = n + 1 end
  return n
end

-- Seat 1, of Re, has aces of 88 points, and Kontra has 98 points or more.
local ACES = "AC AC AS AS AH AH AD AD"
local OTHERS = "10S 10D 10D 10H 10H KS KS KH KH KD KD QC QS QS QH QH QD QD JS"

for name, one in pairs {
  ["120 points each"] = { nil, nil, "10C 10C JC", 4 },
  ["121 points for Re"] = { nil, nil, "10C 10C QC", 0 },
  ["re, and it is lost"] = { "re", nil, "KC", 4 },
  ["re, and it is won"] = { "re", nil, "10C 10C KC", 0 },
  ["no 90 is said, and missed"] = { "no 90", nil, "10C 10C KC", 4 },
  ["kontra, and it is lost"] = { nil, "kontra", "10C 10C KC", 4 },
  ["kontra, and it is won"] = { nil, "kontra", "KC", 0 },
  ["of re and kontra one is lost"] = { "re", "kontra", "KC", 4 },
  ["re is lost with 120 points each: two events"] =
    { "re", nil, "10C 10C JC", 8 },
  ["both have announced too much"] = { "no 90", "no 90", "10C 10C KC", 8 },
} do
  example(name) { step = "after_round", party = { 1, 2 },
    fields = { re = one[1], kontra = one[2] }, tricks = { 3, 3, 3, 3 },
    won = { ACES, "10S " .. one[3], OTHERS, "" },
    leaves = { bock_rounds = one[4] } }
end

example "events of several rounds follow each other" {
  step = "after_round", party = { 1, 2 }, bock_rounds = 3,
  fields = { re = "re" }, tricks = { 3, 3, 3, 3 },
  won = { "AC", "", "AS", "" }, leaves = { bock_rounds = 6 },
}

return bock
