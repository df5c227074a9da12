-- Programs of others that play seats, in Gujarati.

return {
  time = "કેટલી સેકન્ડમાં પ્રોગ્રામે જવાબ આપવો (5): જે બોટના નામમાં ‘/’ હોય "
    .. "તે પ્રોગ્રામનો પાથ છે.",
  no_time = "--bot-time સાથે સેકન્ડ લખાય, {most} સુધી, ‘{text}’ નહીં",
  no_program = "‘{program}’ ચલાવી શકાય એવો પ્રોગ્રામ નથી: જે બોટના નામમાં "
    .. "‘/’ હોય તે પ્રોગ્રામનો પાથ છે",
  no_name = "બોટના નામ માટે ‘{program}’ બહુ લાંબું છે, અથવા તેમાં ન દેખાય "
    .. "તેવા અક્ષર છે",
  not_started = "બેઠક {seat}નો {program} શરૂ થતો નથી: {problem}",
  silent = "બેઠક {seat}ના {program}એ {seconds} સેકન્ડમાં જવાબ આપ્યો નથી",
  long = "બેઠક {seat}ના {program}નો જવાબ દસ લાખ અક્ષરથી લાંબો છે",
  ended = "બેઠક {seat}નો {program} પૂરો થઈ ગયો, સ્થિતિ {n}",
  killed = "બેઠક {seat}નો {program} સંકેત {n}થી બંધ થયો",
  closed = "બેઠક {seat}ના {program}એ પોતાનું ઇનપુટ કે આઉટપુટ બંધ કર્યું",
  given_up = "બેઠક {seat}નો {program} {starts} વાર શરૂ કરાયો, હવે તેને "
    .. "પૂછાશે નહીં: તેની જગ્યાએ યાદૃચ્છિક ચાલ ચલાય છે",
  no_json = "બેઠક {seat}ના {program}નો જવાબ JSON નથી: {said}",
  no_move = "બેઠક {seat}ના {program}ના જવાબમાં ચાલ નથી: {said}",
  refused = "બેઠક {seat}ના {program}એ ‘{said}’ જવાબ આપ્યો, જેની છૂટ નથી: "
    .. "{why}",
  counted = "બેઠક {seat}નો {program}: તેના {asked} નિર્ણયમાંથી {n}માં "
    .. "યાદૃચ્છિક ચાલ ચલાઈ",
  in_record = "આ રેકોર્ડ એક પ્રોગ્રામ સાથે રમાયો છે, {bots}: રેકોર્ડ કોઈ "
    .. "પ્રોગ્રામ શરૂ કરતો નથી, એટલે --bots વડે બોટનાં નામ આપો",
}
