-- Cards that one player gives another, in a sentence.

local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local given = {}

-- The sentences for cards that one player gives another, or that the other
-- draws, if the person gives, or gets, or does neither.
local GIVING = { from = "table.you_give", to = "table.you_get",
  other = "table.given" }
local DRAWING = { from = "table.drawn_from_you", to = "table.you_draw_from",
  other = "table.drawn_from" }


--- given.told(narrator, entry) -> the sentence about an entry of the story in
-- which cards go from one player to another
function given.told(self, entry)
  local names, seat = self.names, self.names.seat
  local cards = entry.cards and show.cards(entry.cards, self.style)
    or phrase("table.cards", { n = entry.n })
  local parts = { cards = cards, from = names.players[entry.from],
    to = names.players[entry.player] }
  local keys = entry.drawn and DRAWING or GIVING
  return phrase(entry.from == seat and keys.from or entry.player == seat
    and keys.to or keys.other, parts)
end


return given
