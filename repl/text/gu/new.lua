-- What `tenace new` says, in Gujarati.

return {
  next = "તેમાં ફેરફાર કરો, પછી: tenace check {spec}; tenace play {spec}",
  game = [[
-- એક વારમાં એક જ વસ્તુ બદલો: `tenace check {name}` શું ખોટું છે તે કહે છે,
-- `tenace play {name}` તેને રમે છે, અને મેચમાં `reload` બદલેલા નિયમો પ્રમાણે
-- આગળ રમે છે.
]],
  house_rule = [[
-- {title}: … (શું જુદું છે તે અહીં એક વાક્યમાં લખો).

local {name} = house_rule "{title}" {
  of = "{game}",

  -- ઘરનો નિયમ વિકલ્પોને બીજી કિંમતો આપી શકે. `set`, વિકલ્પ અને નીચેના
  -- કૌંસ આગળથી ડેશ કાઢી નાખો.
  -- set = {
{options}
  -- },
}


-- આ {game}નાં પગલાં છે. એક બદલવા તેના ડેશ કાઢી નાખો અને તેને બદલો;
-- base.STEP(self) મૂળ રમતનું પગલું ચલાવે છે.

{steps}


return {name}
]],
}
