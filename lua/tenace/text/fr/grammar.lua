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


-- What stands behind a stop that a blank parts from its word.
local BEHIND = "%f[%s%z\"%),%.»]"


--- A text whose lines do not end before a stop, nor behind an opening quote.
local function typeset(text)
  text = string.gsub(text, "([^%s]) ([:;%?!])" .. BEHIND, "%1\u{A0}%2")
  text = string.gsub(text, " »", "\u{A0}»")
  return (string.gsub(text, "« ", "«\u{A0}"))
end


return {
  name = "français",
  typeset = typeset,
  plural = function(n)
    if n ~= 0 and n % 1000000 == 0 then return "many" end
    return n >= 0 and n < 2 and "one" or "other"
  end,
  thousands = { sign = "\u{202F}", size = 3, from = 4 },
  decimal = ",",
  list = { comma = ", ", semicolon = "\u{A0}; ",
    ["and"] = " et ", ["or"] = " ou " },
  gender = gender,
  article = { joined = { ["de le "] = "du ", ["à le "] = "au " },
    none = "le la les un une autre autres carte cartes aucun aucune chaque ce "
      .. "cette ton ta mon ma son sa du au" },
  -- How one speaks of a player in a sentence, where a label says another word.
  inside = { left = "ton voisin de gauche", right = "ton voisin de droite",
    across = "ton vis-à-vis", partner = "ton partenaire" },
}
