-- How Spanish counts and lists. See en/grammar.lua.

-- Feminine nouns in -o, and masculine ones in -a.
local OTHERS = { mano = "f", carta = "f", as = "m", contra = "m" }


--- The gender of a name: that of its first word.
local function gender(name)
  local noun = string.match(name, "^%S+") or ""
  if OTHERS[noun] then return OTHERS[noun] end
  local feminine = string.find(noun, "as?$") or string.find(noun, "dad$")
    or string.find(noun, "ción$") or string.find(noun, "sión$")
  return feminine and "f" or "m"
end


--- A preposition before a name: `del` or `al` before one with an article.
local function joined(word, name)
  local rest, n = string.gsub(name, "^el ", "")
  return word .. (n > 0 and "l " or " ") .. rest
end


return {
  name = "español",
  plural = function(n)
    if n ~= 0 and n % 1000000 == 0 then return "many" end
    return n == 1 and "one" or "other"
  end,
  thousands = { sign = ".", size = 3, from = 5 },
  decimal = ",",
  list = { comma = ", ", semicolon = "; ", ["and"] = " y ", ["or"] = " o " },
  gender = gender,
  article = { joined = { ["de el "] = "del ", ["a el "] = "al " },
    none = "el la los las un una otro otra otros otras carta cartas ningún "
      .. "ninguna cada este esta tu mi su" },
  -- How one speaks of a player in a sentence, where a label says another word.
  inside = { left = "el de tu izquierda", right = "el de tu derecha",
    across = "quien tienes enfrente", partner = "tu compañero" },
  forms = {
    of = function(name) return joined("de", name) end,
    to = function(name) return joined("a", name) end,
  },
}
