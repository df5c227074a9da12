-- Text in HTML and SVG.

local CODE = { ["&"] = "&amp;", ["<"] = "&lt;", [">"] = "&gt;",
  ['"'] = "&quot;" }

local xml = {}


--- xml.escape(text) -> the text, with nothing in it that reads as marks
function xml.escape(text) return (text:gsub('[&<>"]', CODE)) end


return xml
