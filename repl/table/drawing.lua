-- Cards drawn one at a time with declarations in between: whoever wants to make
-- none is asked no more.

local phrase = require "tenace.face.say.phrase"

local drawing = {}

-- What passes until all cards are drawn.
local NO_MORE = "n"


--- drawing.says(question) -> the sentence that names this answer; nil for other
-- questions
function drawing.says(question)
  return question.drawing and phrase("table.no_more_asked", { word = NO_MORE })
end


--- drawing.read(session, text, question) -> the move for this answer, which is
-- kept for the round; other text unchanged
function drawing.read(session, text, question)
  if not question.drawing or text:lower() ~= NO_MORE then return text end
  session.no_more = session.match:view(session.seat).round
  return "pass"
end


--- drawing.passes(session, player) -> "pass" if this person wants to be asked
-- no more in this round
function drawing.passes(session, player)
  if player ~= session.seat or not session.no_more then return nil end
  local _, question = session.match:turn()
  local round = session.match:view(player).round
  return question.drawing and session.no_more == round and "pass" or nil
end


return drawing
