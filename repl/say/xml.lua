-- Text in HTML and SVG.

local clean = require "tenace.face.say.clean"

local CODE = { ["&"] = "&amp;", ["<"] = "&lt;", [">"] = "&gt;",
  ['"'] = "&quot;", ["'"] = "&#39;" }

local xml = {}


--- xml.escape(text) -> the text without marks, and without characters that XML
-- forbids
function xml.escape(text)
  return (clean.text(text):gsub("[&<>\"']", CODE))
end


return xml
