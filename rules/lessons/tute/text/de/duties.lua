-- The sentences of duties.lua, in German.
-- luacheck: no max line length

return {
  ["Beat, follow, trump"] = "Schlagen, bedienen, stechen",
  ["In Tute you seldom choose freely. If you can beat the suit led, you must. If you cannot, you must still follow suit. And without the suit you must play a trump, above the trumps in the trick."] =
    "In Tute wählst du selten frei. Kannst du die ausgespielte Farbe schlagen, so musst "
    .. "du es. Kannst du es nicht, musst du trotzdem bedienen. Und ohne die Farbe musst "
    .. "du stechen, höher als die Trümpfe im Stich.",
  ["The 5 de copas has been led. Sota, rey and six are above it."] =
    "Die Fünf der Kelche ist ausgespielt. Bube, König und Sechs stehen darüber.",
  ["Any card above the five meets the duty. The as de copas takes the trick."] =
    "Jede Karte über der Fünf erfüllt die Pflicht. Das Ass der Kelche gewinnt den Stich.",
  ["Espadas are led, the as lies on the table: your espadas cannot beat it. May you throw another suit, then?"] =
    "Schwerter sind ausgespielt, das Ass liegt auf dem Tisch: deine Schwerter können es "
    .. "nicht schlagen. Darfst du dann eine andere Farbe abwerfen?",
  ["No: if you cannot beat the card, you must still follow suit."] =
    "Nein: kannst du die Karte nicht schlagen, musst du trotzdem bedienen.",
  ["Now bastos, and you hold none of them."] =
    "Jetzt Stäbe, und davon hast du keine.",
  ["Without the suit led you must play a trump. Any trump will do here, because the trick has none yet."] =
    "Ohne die ausgespielte Farbe musst du stechen. Hier geht jeder Trumpf, denn im Stich "
    .. "ist noch keiner.",
}
