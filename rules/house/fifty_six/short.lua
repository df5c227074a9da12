-- Each side has six tables.

return house_rule "Short" { of = "fifty_six", set = { tables = 6 } }
