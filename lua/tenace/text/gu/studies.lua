-- Sentences about studies in parts, in Gujarati.

return {
  parts_apart = "{one} અને {other} એક કામનાં નથી: {why}",
  parts_version = "એક આવૃત્તિ {one}નું છે, બીજું {other}નું",
  parts_differ = "{name} એકમાં {one} છે અને બીજામાં {other}",
  parts_number = "એકમાં {one} ભાગ છે, બીજામાં {other}",
  parts_other = "આ ભાગ {one} છે, {other} નહીં",
  part_version = "{name} આવૃત્તિ {its}નું છે, અને આ આવૃત્તિ {own} છે",
  part_damaged = "{name} બગડેલી છે: તેના આંકડા તેના અભ્યાસના નથી",
  part_twice = "{one} અને {other} બંને {of}માંથી ભાગ {n} છે",
  part_unfinished = "{name} {of}માંથી ભાગ {n} છે, જેના {all}માંથી {done} "
    .. "થયાં છે: --keepથી આગળ ચલાવો",
  parts_missing = {
    one = "{of} ભાગમાંથી {list} ખૂટે છે",
    other = "{of} ભાગમાંથી {list} ખૂટે છે",
  },
  tournament_bots = "ટુર્નામેન્ટમાં 2થી {most} બોટ હોય, {n} નહીં",
  tournament_twice = "‘{name}’ બે વાર છે",
  tournament_sides = "{game}માં એક જ ટીમ છે: કોઈ કોઈની સામે રમતું નથી",
}
