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

  set_kept = "રમો: tenace play {spec}. મોકલો: tenace signature --line {spec}",
  set_saved = "{file}માં રાખ્યું. રમો: tenace play {spec}.",
  no_sets = "કોઈ સમૂહ નથી: tenace new NAME --as GAME એક રાખે છે.",
  set_dropped = "{file} કાઢી.",
  set_no_name = "નામ પણ લખો: save rules as sundays",
  set_is_game = "‘{name}’ રમતનું નામ છે: નિયમો માટે બીજું નામ લો",
  set_path = "‘{file}’ અલગ ફાઈલ છે: પહેલાં તેને તમારા નિયમોના ફોલ્ડરમાં મૂકો",
  set_empty = "આ {game}ના જ નિયમો છે: ઘરના નિયમો કે વિકલ્પો કહો",
  set_there = "‘{spec}’ પહેલેથી {file}માં છે: બીજું નામ લો; અથવા tenace new પાછળ --force તેને બદલે છે",
  set_in_itself = "‘{spec}’ પોતાનો જ ભાગ ન હોઈ શકે: બીજું નામ લો",
  no_set = "‘{spec}’ સમૂહ નથી, અથવા ફાઈલ હાથે બદલી છે: tenace new --sets યાદી આપે છે",
  no_set_near = "‘{spec}’ સમૂહ નથી, અથવા ફાઈલ હાથે બદલી છે; શું ‘{near}’ લખવું હતું?",
  set_used = "‘{spec}’ ‘{user}’નો ભાગ છે, જે પછી નહીં ચાલે: પહેલાં તે કાઢો",
  bad_line = "આ લીટી પૂરી નથી: tenace signature --line જે બતાવે તે બધું નકલ કરો",
  line_differs = "{file} અહીં (-) લીટીની (+) કરતાં જુદી છે:",
  line_force = "કંઈ લખાયું નથી. --force તમારી ફાઈલોની જગ્યાએ લીટીની ફાઈલો લે છે.",
  line_same = "નિયમો તેમના જેવા જ છે: {spec}",
  line_next = "રમો: tenace play {spec}",
  line_others = {
    one = "નિયમો તેમના (Tenace {version}) કરતાં આ ફાઈલમાં જુદા છે: {files}",
    other = "નિયમો તેમના (Tenace {version}) કરતાં આ ફાઈલોમાં જુદા છે: {files}",
  },
}
