-- Text in HTML and SVG.

local clean = require "tenace.face.say.clean"

local CODE = { ["&"] = "&amp;", ["<"] = "&lt;", [">"] = "&gt;",
  ['"'] = "&quot;", ["'"] = "&#39;" }

local xml = {}


--- xml.escape(text) -> the text, with nothing in it that reads as marks, and no
-- character that XML forbids
function xml.escape(text)
  return (clean.text(text):gsub("[&<>\"']", CODE))
end


return xml
