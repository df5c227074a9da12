-- The sentences of war.lua, in German.

return {
  ["War: both turn their top cards, and the higher takes both."] =
    "Krieg: beide decken ihre oberste Karte auf, und die höhere nimmt "
    .. "beide.",
  ["cards that each lays face down in a war"] =
    "Karten, die jeder im Krieg verdeckt hinlegt",
  ["they are shown when they are taken"] =
    "sie werden gezeigt, wenn sie genommen werden",
  ["how the cards that were won go under the winner's stack"] =
    "wie die gewonnenen Karten unter den Stapel des Siegers kommen",
  ["whoever has too few cards for a war: loses, or turns the last one"] =
    "wer für einen Krieg zu wenige Karten hat: verliert, oder deckt die "
    .. "letzte auf",
  ["cards in the pack"] = "Karten im Spiel",
  ["battles after which the player with more cards wins"] =
    "Kämpfe, nach denen gewinnt, wer mehr Karten hat",
  ["the players turn card by card, to watch"] =
    "die Spieler decken Karte für Karte auf, zum Zusehen",
  ["rounds of a match"] = "Runden einer Partie",
  ["All cards are dealt, one at a time, face down: a stack for each "
    .. "player."] =
    "Alle Karten werden gegeben, einzeln und verdeckt: ein Stapel für "
    .. "jeden Spieler.",
  ["the cards"] = "die Karten",
  ["Battle after battle, until one player has no cards, or too few for "
    .. "a war, and has lost. A war is a part of its battle."] =
    "Kampf um Kampf, bis ein Spieler keine Karten mehr hat, oder zu "
    .. "wenige für einen Krieg, und verloren hat. Ein Krieg ist ein Teil "
    .. "seines Kampfes.",
  ["A player may turn card by card, or let it play on; nothing is to be "
    .. "decided."] =
    "Man kann Karte für Karte aufdecken oder durchspielen lassen; zu "
    .. "entscheiden ist nichts.",
  ["play on"] = "durchspielen",
  ["your top card?"] = "deine oberste Karte?",
  ["When the stack is used up, the cards that were won follow in their "
    .. "order."] =
    "Ist der Stapel aufgebraucht, so folgen die gewonnenen Karten in "
    .. "ihrer Reihenfolge.",
  ["Both turn their top cards, and the higher takes all. Equal cards "
    .. "make a war, and another war if the next ones are equal, too."] =
    "Beide decken ihre oberste Karte auf, und die höhere nimmt alles. "
    .. "Gleiche Karten machen Krieg, und noch einen, wenn auch die "
    .. "nächsten gleich sind.",
  ["A war needs cards to lay down and one to turn; or, by the option, "
    .. "any card."] =
    "Zu einem Krieg gehören Karten zum Hinlegen und eine zum Aufdecken; "
    .. "oder, nach der Option, irgendeine Karte.",
  ["In a war both lay a card face down and turn another. A last card is "
    .. "turned."] =
    "Im Krieg legen beide eine Karte verdeckt hin und decken eine andere "
    .. "auf. Eine letzte Karte wird aufgedeckt.",
  ["All cards of the battle go under the winner's stack: the winner's "
    .. "own first, each card that was turned before those laid face down "
    .. "after it."] =
    "Alle Karten des Kampfes kommen unter den Stapel des Siegers: zuerst "
    .. "seine eigenen, jede aufgedeckte Karte vor den verdeckten, die nach "
    .. "ihr hingelegt sind.",
  ["laid face down"] = "verdeckt hingelegt",
  ["all cards are dealt, face down"] = "alle Karten werden verdeckt gegeben",
  ["the pack may have 32"] = "das Spiel kann 32 haben",
  ["the higher card takes both, its own first"] =
    "die höhere Karte nimmt beide, die eigene zuerst",
  ["or the other's first"] = "oder zuerst die des anderen",
  ["shuffled, they come in some order"] =
    "gemischt kommen sie in irgendeiner Reihenfolge",
  ["aces are high"] = "Asse sind hoch",
  ["equal cards make a war, and who wins it takes all"] =
    "gleiche Karten machen Krieg, und wer ihn gewinnt, nimmt alles",
  ["a war may cost three cards more"] =
    "ein Krieg kann drei Karten mehr kosten",
  ["equal again, another war"] = "wieder gleich, noch ein Krieg",
  ["whoever has too few cards for a war has lost"] =
    "wer für einen Krieg zu wenige Karten hat, hat verloren",
  ["also with three cards face down"] = "auch mit drei verdeckten Karten",
  ["or turns the last one"] = "oder deckt die letzte auf",
  ["whoever has no card left keeps the one that lies there"] =
    "wer keine Karte mehr hat, behält die, die dort liegt",
  ["the other player has won the match"] = "der andere hat die Partie gewonnen",
  ["with the last card the higher one still wins"] =
    "mit der letzten Karte gewinnt immer noch die höhere",
  ["equal to the last card: a draw"] =
    "gleich bis zur letzten Karte: unentschieden",
  ["both too short: a draw"] = "beide zu wenige: unentschieden",
  ["whoever takes the last cards has won"] =
    "wer die letzten Karten nimmt, hat gewonnen",
  ["three cards for a war are just enough"] =
    "drei Karten reichen gerade für einen Krieg",
  ["with the last card the king wins"] =
    "mit der letzten Karte gewinnt der König",
  ["the pack is used up, and what lies under it follows in its order"] =
    "der Stapel ist aufgebraucht, und was darunter liegt, folgt in "
    .. "seiner Reihenfolge",
  ["both are asked, and one of them may let it play on"] =
    "beide werden gefragt, und einer kann durchspielen lassen",
  ["both let it play on: the match is over"] =
    "beide lassen durchspielen: die Partie ist zu Ende",
  ["after a hundred battles the player with more cards has won"] =
    "nach hundert Kämpfen hat gewonnen, wer mehr Karten hat",
  ["what may be set"] = "was man einstellen kann",
  ["on"] = "an",
  ["play"] = "spielen",
  ["turn"] = "aufdecken",
  ["War"] = "Krieg",
  ["fight"] = "Verlauf",
  ["ask to turn"] = "Aufdecken",
  ["battle"] = "Kampf",
  ["next card"] = "nächste Karte",
  ["can go on"] = "genug Karten",
  ["lay"] = "Krieg",
  ["take"] = "Gewinn",
  ["under"] = "darunter",
  ["stack"] = "Stapel",
  ["up"] = "offen",
  ["down"] = "verdeckt",
}
