-- The sentences of homework, in Gujarati.

return {
  made = {
    one = "ગૃહકાર્ય {mark}, 1 કામ. આ લિંક મોકલો:",
    other = "ગૃહકાર્ય {mark}, {n} કામ. આ લિંક મોકલો:",
  },
  say_address = "લિંક દરેક વિદ્યાર્થીના પોતાના મશીન પરના tenace web ના "
    .. "પાનાની છે. પાનું બીજે ક્યાં છે તે --address કહે છે.",
  too_much = "homework: વધુમાં વધુ {n} કામ અને 2000 અક્ષરનું લખાણ",
  which_files = "homework: --marks કઈ ફાઈલો વાંચે તે કહો",
  csv_marks = "homework: --csv, --marks સાથે આવે છે",
  nothing_in = "{file}: ત્યાં કંઈ અપાયું નથી; તે tenace-homework થી શરૂ થાય છે",
  unread = "{file}: {problem}",
  damaged = "લખાણ રસ્તામાં બગડ્યું છે: ફાઈલ તરીકે ફરી માગો",
  no_answer = "આ લખાણ પાનાએ બનાવેલું નથી",
  refused = "નામંજૂર: ચાલ {n}, {move}: {reason}",
  not_the_bot = "{bot} એમ રમતો નથી; લખાણ બદલાયું છે, અથવા બીજી આવૃત્તિનું છે",
  unfinished = "રાઉન્ડના અંત સુધી રમ્યું નથી",
  missing = "કર્યું નથી",
  solved = { one = "પહેલી વારમાં ઉકેલ્યો", other = "{n} વારમાં ઉકેલ્યો" },
  not_solved = "ઉકેલ્યો નથી",
  no_puzzle = "નામંજૂર: એવો કોયડો નથી",
  pupil = "{name} (ગૃહકાર્ય {mark})",
  row_deal = "  {n}  ડીલ {game}#{seed}: {text}",
  row_puzzle = "  {n}  કોયડો {game}#{seed}: {text}",
  row_bot = "; બોટ {text}",
  row_tries = { one = "; 1 પ્રયત્ન", other = "; {n} પ્રયત્ન" },
}
