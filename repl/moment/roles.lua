-- What players are called for what they do in a round: dealer, declarer.

local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local roles = {}


--- roles.told(name, player, names) -> `Declarer: You.`, with the word that the
-- present game has for the role; nil if it has none of its own
-- @param name of the role in the catalogues of rules: `dealer`
function roles.told(name, player, names)
  local word = language.own_word(name)
  if word == phrase("board." .. name) then return nil end
  return word and phrase("status.role",
    { role = show.capital(word), player = names.players[player] })
end


return roles
