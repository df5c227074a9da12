-- The sentences of kontra.lua, in German.

return {
  ["Kontra"] = "Kontra",
  ["kontra"] = "Kontra",
  ["re"] = "Re",
  ["kontra re"] = "Kontra Re",
  ["An opponent who does not believe in the game doubles it; the declarer may double it again."] =
    "Ein Gegenspieler, der dem Spiel nicht traut, verdoppelt es; der Alleinspieler "
    .. "darf es noch einmal verdoppeln.",
  ["Each opponent may say kontra just before playing to the first trick. When one has said it, the declarer answers at once, and the other is not asked."] =
    "Jeder Gegenspieler darf Kontra sagen, gerade bevor er zum ersten Stich spielt. "
    .. "Hat es einer gesagt, so antwortet der Alleinspieler sofort, und der andere "
    .. "wird nicht gefragt.",
  ["do you say kontra, which doubles the game?"] =
    "sagst du Kontra? Das verdoppelt das Spiel",
  ["kontra: do you say re, which doubles it again?"] =
    "Kontra: sagst du Re? Das verdoppelt noch einmal",
  ["Kontra doubles the result, not the value that must reach the bid."] =
    "Kontra verdoppelt das Ergebnis, nicht den Spielwert, der das Gebot erreichen muss.",
  ["kontra doubles an overbid game too"] =
    "Kontra verdoppelt auch ein überreiztes Spiel",
  ["re doubles again"] = "Re verdoppelt noch einmal",
  ["an opponent is asked before playing to the first trick"] =
    "ein Gegenspieler wird gefragt, bevor er zum ersten Stich spielt",
  ["the declarer answers at once"] = "der Alleinspieler antwortet sofort",
  ["re is said"] = "Re ist gesagt",
  ["or it stays at kontra"] = "oder es bleibt beim Kontra",
  ["whoever passes has said nothing"] = "wer passt, hat nichts gesagt",
  ["a game that cannot be is not doubled"] =
    "ein Spiel, das es nicht geben kann, wird nicht verdoppelt",
  ["a null game ends with the declarer's first trick"] =
    "ein Nullspiel endet mit dem ersten Stich des Alleinspielers",
  ["a grand is played on"] = "ein Grand wird weitergespielt",
}
