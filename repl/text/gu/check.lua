-- Sentences of the command check, in Gujarati. See en/check.lua.

return {
  see = "હમણાં આવું દેખાય છે: tenace play {game} --lang {code}"
    .. " અને tenace rules {game} --lang {code}",
  problem = "{file}:{line}: {text}",
  problem_no_line = "{file}: {text}",
  remark = "{file}:{line}: નોંધ: {text}",
  remark_no_line = "{file}: નોંધ: {text}",
  advice = "  {advice}",
  record = "  જુઓ: tenace replay {file}",
  deal_here = "  આ ડીલમાં: {piles}",
  deal_there = "  બીજીમાં: {piles}",
  fine = "{game}: કંઈ ખોટું મળ્યું નથી",
  rarer = "  હજારોમાં એક વહેંચણીમાં જે દેખાય: tenace check {game} --prove, કે "
    .. "--deals N",
  fine_in = "{game}: {n} રાઉન્ડમાં કંઈ ખોટું મળ્યું નથી",
  remarks = { other = "{game}: કંઈ ખોટું મળ્યું નથી, {n} નોંધ" },
  in_error = "ભૂલ: {text}",
  text_missing = "{file}: {key} ખૂટે છે: {text}",
  text_changed = "{file}: {key}: અંગ્રેજી વાક્ય બદલાયું છે: {text}",
  seen = "{file} લખાઈ: બધા અનુવાદ હાલની અંગ્રેજી સાથે બંધબેસે છે",
  text_unused = "{file}: {key} વપરાતું નથી",
  text_other_kind = "{file}: {key} એક ભાષામાં એક વાક્ય છે અને બીજીમાં અનેક",
  text_part = "{file}: {key}: ભાગ {part} બેમાંથી એક જ ભાષામાં છે: {text}",
  updated = "{file}: અંગ્રેજી સાથે મેળવી",
  not_merged = "{file}: msgmerge તેને મેળવી ન શક્યું",
  no_msgmerge = "msgmerge નથી: gettext ઇન્સ્ટોલ કરો",
  sentence_changed = "{file}:{line}: અંગ્રેજી બદલાયું છે: {text}",
  sentence_missing = "{file}:{line}: અનુવાદ થયો નથી: {text}",
  said_missing = "{game}: રમતમાં કહેવાયું અને અનુવાદ નથી: {text}",
  sentence_unused = "{file}: નિયમોમાં આવું વાક્ય નથી: {text}",
  sentence_part = "{file}: ભાગ {part} બેમાંથી એક જ ભાષામાં છે: {text}",
  language = { other = "{name}: {n} વાક્ય પર કામ બાકી છે" },
  proof_whole = "{game}, દરેક હાથમાં {n}: {cards} કાર્ડ({pack})ની બધી "
    .. "{deals} વહેંચણી, {lines} રમત, {seconds} સે.",
  proof_part = "{game}, દરેક હાથમાં {n}: {cards} કાર્ડ({pack})ની {all}માંથી "
    .. "{deals} વહેંચણી, {lines} રમત, {seconds} સે.",
  proof_skipped = "{game}, દરેક હાથમાં {n}: જોયું નથી: {why}",
  proof_proved = "{game} માટે સાબિત, દરેક હાથમાં {n}, કુલ {cards} કાર્ડ:",
  proof_holds_legal = "  દરેક સ્થિતિમાં કોઈકની પાસે ચાલે એવી ચાલ છે",
  proof_holds_ends = "  દરેક રમત પૂરી થાય છે",
  proof_holds_known = "  જ્યારે પણ ખેલાડીને પુછાય: જે એ જ જુએ છે તેને એ જ "
    .. "પુછાય છે અને એ જ છૂટ મળે છે",
  proof_nothing = "{game}: કંઈ સાબિત થયું નથી, કારણ કે એકેય કદ પૂરેપૂરું "
    .. "તપાસાયું નથી",
  proof_not = "સાબિત નથી:",
  proof_open_time = "  ન તપાસાયેલી વહેંચણીઓ જે બતાવત તે; --seconds વધુ સમય "
    .. "આપે છે",
  proof_open_answers = "  દાવ પહેલાંના બીજા જવાબ: જ્યાં ઘણા છે ત્યાં થોડા જ "
    .. "અજમાવ્યા છે",
  proof_open_long = "  100થી વધુ નિર્ણયવાળી રમતો પૂરી થાય છે તે",
  proof_open_chance = "  રાઉન્ડ વચ્ચેની બીજી ચીપણી અને બીજા રેન્ડમ આંકડા",
  proof_open_many = "  વધારે પડતી ચાલવાળા સવાલોની આગળની રમત",
  proof_open_known = "  પુછાય તે માટે ખેલાડીઓ પૂરતું જાણે છે: સરખાવવા સવાલો "
    .. "વધારે પડતા હતા",
  proof_open_noticed = "  છુપાં કાર્ડ નક્કી નથી કરતાં કે કોને પુછાય, પૉઇન્ટ "
    .. "કે ફરી વહેંચણી, જે સૌને જણાય છે; કે કાર્ડ શા માટે નકારાયું તે પણ નહીં",
  proof_open_longer = "  મોટા હાથ, બીજાં કાર્ડ, પછીના રાઉન્ડ",
  proof_deal = "  વહેંચણી {deal}",
  proof_moves = "  ચાલ {moves}",
  watching = "ફાઈલો પર નજર છે; કોઈ કળ તેને રોકે છે.",
}
