-- Sentences of check --coverage, in Gujarati.

return {
  head = "{game}: {n} ડીલ",
  file = "{file}: દરેક ભાગ કેટલી વાર ચાલ્યો",
  line = "{n} | {line} | {text}",
  name = "{n} | {name}",
  of = "{n} | {name} ({matches} મેચમાંથી)",
  record = "         જુઓ: tenace replay {file} ({place})",
  record_set = "         જુઓ: tenace replay {file} ({place}), {setting}",
  obligations = "ફરજો: {deals} ડીલમાંથી કેટલીમાં દરેકે કોઈ કાર્ડ રોક્યું",
  options = "વિકલ્પો: કેટલી મેચમાં બીજા મૂલ્યે કંઈક બદલ્યું",
  steps = "પગલાં: દરેક કેટલી વાર ચલાવાયું",
  never_obligations = "ફરજ ‘{name}’એ {deals} ડીલમાં કોઈ કાર્ડ "
    .. "રોક્યું નથી",
  never_options =
    "વિકલ્પ ‘{name}’એ {matches} મેચમાં કંઈ બદલ્યું નથી",
  never_steps = "પગલું ‘{name}’ {deals} ડીલમાં ક્યારેય "
    .. "ચલાવાયું નથી",
  never_lines = "{deals} ડીલમાં ક્યારેય ચાલ્યું નથી: {text}",
  all = "{game}: બધું થઈ ચૂક્યું છે",
}
