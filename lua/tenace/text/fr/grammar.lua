-- How French counts and lists. See en/grammar.lua.

-- Feminine nouns of card tables; the others are masculine.
local FEMININE = {}
for noun in string.gmatch("annonce belle bourse carte cartes "
  .. "combinaison couleur défausse dame direction donne enchère figure fin "
  .. "garde levée main manche marque mise paire partie passe pile "
  .. "place pose prise promesse retourne suite table valeur vole",
  "%S+") do
  FEMININE[noun] = true
end


--- The gender of a name: that of its first word.
local function gender(name)
  return FEMININE[string.match(name, "^%S+")] and "f" or "m"
end


return {
  name = "français",
  plural = function(n)
    if n ~= 0 and n % 1000000 == 0 then return "many" end
    return (n == 0 or n == 1) and "one" or "other"
  end,
  thousands = { sign = "\u{202F}", size = 3, from = 4 },
  decimal = ",",
  list = { comma = ", ", semicolon = "\u{A0}; ",
    ["and"] = " et ", ["or"] = " ou " },
  gender = gender,
}
