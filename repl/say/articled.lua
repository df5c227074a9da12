-- Sentences with articles before cards, in languages that have them there.

local language = require "tenace.base.language"

local articled = {}


--- articled.sentence(text, set) -> text
-- The text with an article before each card that stands in a sentence, where
-- the present language has them for its own names of cards.
-- @param set the names in the text, see named.set; nil for none
function articled.sentence(text, set)
  if not set or not set.article or not language.grammar().article then
    return text
  end
  return require "tenace.face.say.articles".sentence(text, set)
end


return articled
