-- Sentences of rulebooks about announcements, in German. See en/announcements.lua.

return {
  both = "{first}, {second}",
  played = { one = "Darf vor einer Karte sagen, wer höchstens eine Karte "
    .. "gespielt hat.", other = "Darf vor einer Karte sagen, wer höchstens "
    .. "{n} Karten gespielt hat." },
  held = { one = "Darf vor der eigenen Karte sagen, wer noch eine Karte auf "
    .. "der Hand hat.", other = "Darf vor der eigenen Karte sagen, wer noch "
    .. "mindestens {n} Karten auf der Hand hat." },
  reply = {
    one = "Auf eine Ansage der anderen darf man noch eine Karte später "
      .. "antworten, als diese selbst erlaubt.",
    other = "Nach Ansagen der anderen: {n} Karten mehr, als deren letzte "
      .. "erlaubt.",
  },
  reply_held = {
    one = "Allein, als Antwort an die anderen: mit einer Karte weniger, als "
      .. "deren letztes Wort verlangt; dann sagt die eigene Partei nichts "
      .. "mehr.",
    other = "Allein, als Antwort an die anderen: mit {n} Karten weniger, als "
      .. "deren letztes Wort verlangt; dann sagt die eigene Partei nichts "
      .. "mehr.",
  },
  counts = "Die Ansage zählt {n}.",
  points = "Erreicht, wenn die anderen weniger als {n} Augen haben.",
  two_points = "Erreicht, wenn die anderen weniger als {first} Augen haben, "
    .. "oder {second}, wenn sie die zweite Partei sind.",
  points_of_camps = "Erreicht, wenn die anderen zu wenige Augen haben: "
    .. "{others} weniger als {second}, {first} weniger als {least}.",
  tricks = { one = "Erreicht, wenn die anderen keinen Stich haben.",
    other = "Erreicht, wenn die anderen weniger als {n} Stiche haben." },
  against = "Haben die anderen trotz der Ansage {n} Augen, zählt das 1 mehr "
    .. "für sie.",
  holds = "Gilt von selbst mit der ersten dieser Karten, die aus einer Hand "
    .. "mit allen gespielt wird, wenn sie Trumpf sind: {cards}.",
  row = "was zählt",
  said = "Jede Partei sagt jede Stufe einmal; wer eine spätere sagt, sagt "
    .. "auch die davor ausgelassenen und muss für sie rechtzeitig sein. Wer "
    .. "eine sagt, zeigt seine Partei. Eine Partei, die Augen oder Stiche "
    .. "angesagt hat, gewinnt nur, wenn sie sie erreicht; sonst gewinnen die "
    .. "anderen, außer wenn auch ihnen das misslungen ist. Eine Partei "
    .. "bekommt 1 für den Gewinn, 1 für jede erreichte Stufe, angesagt oder "
    .. "nicht, und was angesagt war, gleich von welcher Partei. Haben beide "
    .. "ihre Absage verfehlt, so gewinnt keine, und was angesagt war, zählt "
    .. "nicht: jede bekommt 1 für jede Stufe, die sie erreicht hat, und 1 "
    .. "für jede Absage der anderen, gegen die sie die Augen hat.",
  undecided_row = "offene Parteien",
  undecided = "Bevor die Parteien feststehen, sagt keiner etwas an. "
    .. "Entscheidet sie der zweite Stich, ist jedes Wort eine Karte später "
    .. "noch rechtzeitig; beim dritten zwei Karten später, und so weiter.",
  reached = "Eine Partei bekommt 1 für den Gewinn und 1 für jede Stufe, die "
    .. "sie erreicht hat.",
}
