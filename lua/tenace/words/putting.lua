-- Cards that go away one by one: some stay in the hand, some go last.

local core = require "tenace.core"
local sentence = require "tenace.base.sentence"

-- What the table may have.
local KEYS = { keep = true, last = true }


--- Why a card may not be put away: a sentence; nil if it may.
local function reason_for(player, card, keep, last)
  if keep:has(card) then
    return sentence.of("stays_in_hand", { card = card })
  end
  if not last:has(card) then return nil end
  if #player.hand:cards():without(keep):without(last) > 0 then
    return sentence.of("goes_last", { card = card })
  end
end


--- Asks for cards of the hand, one after another: what self:put_away does
-- where its condition is a table.
local function put_singly(self, player, prompt, n, to, how)
  for key in next, how do
    if not KEYS[key] then
      error(sentence.of("put_away_key", { key = sentence.shown(key) }), 3)
    end
  end
  local keep, last = self:cards_in(how.keep), self:cards_in(how.last)
  local gone = {}
  for i = 1, n do
    local card = self:put_away(player, prompt, 1, to, function(card)
      local reason = reason_for(player, card, keep, last)
      return not reason, reason
    end)
    if last:has(card) then self:show(card, sentence.of "went_last", to) end
    gone[i] = card
  end
  self:tell_count(to, keep)
  self:tell_count(to, last)
  return table.concat(gone, " ")
end

core.set_put_singly(put_singly)
