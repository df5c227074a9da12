-- The sentences of tute.lua, in German.

return {
  ["Tute"] = "Tute",
  ["Tute: tricks for points, kings and knights to be declared, Spanish cards."] =
    "Tute: Stiche wegen der Augen, Ansagen mit König und Ritter, spanische Karten.",
  ["how many play; two or three each for oneself"] =
    "wie viele spielen; zu zweit oder dritt jeder für sich",
  ["games that win the match"] = "Spiele, mit denen man die Partie gewinnt",
  ["points from which a won round counts two games; 0: never"] =
    "Augen, ab denen eine gewonnene Runde zwei Spiele zählt; 0: nie",
  ["what tute wins; nothing: it cannot be declared"] =
    "was Tute gewinnt; nothing: man kann es nicht ansagen",
  ["a side that won a trick without declaring may still declare later"] =
    "eine Partei, die einen Stich ohne Ansage gemacht hat, darf noch später ansagen",
  ["whoever has to trump must beat the trumps played"] =
    "wer stechen muss, muss die gespielten Trümpfe überstechen",
  ["whoever cannot beat the trumps played must trump all the same"] =
    "wer die gespielten Trümpfe nicht überstechen kann, muss trotzdem Trumpf spielen",
  ["the suit led must be beaten after somebody has trumped, too"] =
    "die ausgespielte Farbe muss geschlagen werden, auch wenn schon getrumpft ist",
  ["what two players owe while there is a stock: nothing, to follow suit, or all"] =
    "was zwei Spieler müssen, solange ein Talon da ist: nichts, bedienen oder alles",
  ["Eight cards each for two players, twelve for three, ten for four."] =
    "Zu zweit je acht Karten, zu dritt je zwölf, zu viert je zehn.",
  ["The last card dealt makes trump. It is the dealer's, and is shown. With two players the next card makes trump and lies face up under the stock."] =
    "Die letzte gegebene Karte bestimmt Trumpf. Sie gehört dem Geber und wird gezeigt. "
    .. "Zu zweit bestimmt die nächste Karte Trumpf und liegt offen unter dem Talon.",
  ["the last card dealt makes trump"] = "die letzte gegebene Karte bestimmt Trumpf",
  ["The player on the dealer's right leads."] =
    "Es spielt aus, wer rechts vom Geber sitzt.",
  ["After a trick its winner may declare once; if not, the partner may. Both are asked, whatever they hold. Two players first may exchange, then draw, the winner first, and may declare until the stock is gone."] =
    "Nach einem Stich darf sein Gewinner einmal ansagen; tut er es "
    .. "nicht, so der Partner. Gefragt werden beide, was sie auch haben. Zu "
    .. "zweit darf man zuerst tauschen, zieht dann, der Gewinner zuerst, "
    .. "und darf ansagen, bis der Talon aufgebraucht ist.",
  ["Of two players the winner may exchange the seven of trumps for a turned ace, three or court card, or the two of trumps for a lower one; or both in turn."] =
    "Zu zweit darf der Gewinner die Trumpfsieben gegen ein aufgedecktes Ass, eine Drei "
    .. "oder ein Bild tauschen, oder die Trumpfzwei gegen eine niedrigere Karte; oder "
    .. "beides nacheinander.",
  ["exchange the turned card?"] = "die aufgedeckte Karte tauschen?",
  ["the forty"] = "die Vierzig",
  ["Tute and the 40 must be what a side declares first: after 20 it is too late. A player who could declare the 40 may not declare 20, but the partner may."] =
    "Tute und die Vierzig kann eine Partei nur als Erstes ansagen: nach "
    .. "einer Zwanzig ist es zu spät. Wer die Vierzig ansagen könnte, darf "
    .. "keine Zwanzig ansagen, der Partner aber darf es.",
  ["King and knight of trumps in one hand are the 40, of another suit 20 points; all four kings, or all four knights, are tute. Cards declared are shown and stay in the hand; the card just drawn cannot be among them. Tute ends the round. A side that wins a trick and declares nothing, whether or not it could, may not declare later."] =
    "König und Ritter in Trumpf in einer Hand sind die Vierzig, in einer "
    .. "anderen Farbe 20 Augen; alle vier Könige oder alle vier Ritter sind "
    .. "Tute. Angesagte Karten werden gezeigt und bleiben auf der Hand; die "
    .. "eben gezogene Karte kann nicht dabei sein. Tute beendet die Runde. "
    .. "Eine Partei, die einen Stich macht und nichts ansagt, ob sie konnte "
    .. "oder nicht, darf später nicht mehr ansagen.",
  ["declare king and knight: 40 in {trump}, 20 in others?"] =
    "König und Ritter ansagen: Trumpf ({trump}) 40, andere Farben 20?",
  ["Cards, declarations and ten points for the last trick are added up. The side with the most wins one game, or two with 121 points or what is chosen instead; with equal points nobody wins. Tute wins the match, or a round that counts two games."] =
    "Karten, Ansagen und zehn Augen für den letzten Stich werden "
    .. "zusammengezählt. Die Partei mit den meisten gewinnt ein Spiel, oder "
    .. "zwei ab 121 Augen oder dem, was stattdessen gewählt ist; bei "
    .. "gleich vielen gewinnt keiner. Tute gewinnt die Partie, oder eine "
    .. "Runde, die zwei Spiele zählt.",
  ["the suit led must be beaten"] = "die ausgespielte Farbe muss geschlagen werden",
  ["whoever cannot beat it follows suit"] = "wer sie nicht schlagen kann, bedient",
  ["a partner's card must be beaten too"] =
    "auch die Karte eines Partners muss geschlagen werden",
  ["once somebody has trumped there is no duty to beat"] =
    "ist einmal getrumpft, muss man die Farbe nicht mehr schlagen",
  ["a trump led is beaten by a higher one"] =
    "einen ausgespielten Trumpf schlägt ein höherer",
  ["without the suit led a higher trump is forced"] =
    "ohne die ausgespielte Farbe muss man höher trumpfen",
  ["a lower trump is not forced"] = "untertrumpfen muss man nicht",
  ["without the suit led and without trumps anything goes"] =
    "ohne die ausgespielte Farbe und ohne Trumpf darf man alles spielen",
  ["with two players and a stock any card may be played"] =
    "zu zweit mit Talon darf man jede Karte spielen",
  ["with two players and no stock the duties hold"] =
    "zu zweit ohne Talon gelten die Pflichten",
  ["a stock played with following suit"] = "mit Talon, aber mit Bedienen",
  ["a strict stock"] = "mit Talon, streng",
  ["the ace beats the three"] = "das Ass schlägt die Drei",
  ["the highest trump wins"] = "der höchste Trumpf gewinnt",
  ["121 points count two games"] = "121 Augen zählen zwei Spiele",
  ["120 points count one"] = "120 Augen zählen eins",
  ["65 points each count nothing"] = "je 65 Augen zählen nichts",
  ["tute wins the match"] = "Tute gewinnt die Partie",
  ["tute wins a double round"] = "Tute gewinnt eine doppelte Runde",
  ["what the cards of a suit count"] = "was die Karten einer Farbe zählen",
  ["the last trick counts ten, here to 65 of all points"] =
    "der letzte Stich zählt zehn, hier zu 65 von allen Augen",
  ["where nothing counts double 121 points are one game"] =
    "wo nichts doppelt zählt, sind 121 Augen ein Spiel",
  ["where one point is enough every game counts double"] =
    "wo ein Auge reicht, zählt jedes Spiel doppelt",
  ["tute wins a single round where nothing counts double"] =
    "wo nichts doppelt zählt, gewinnt Tute eine einfache Runde",
  ["it counts two even if one point makes a round double"] =
    "es zählt zwei, auch wenn ein Auge eine Runde doppelt macht",
  ["ten cards each for four"] = "zu viert je zehn Karten",
  ["twelve for three"] = "zu dritt zwölf",
  ["eight for two"] = "zu zweit acht",
  ["for two a card is turned, which makes trump"] =
    "zu zweit wird eine Karte aufgedeckt, die Trumpf bestimmt",
  ["tute may be declared"] = "Tute darf man ansagen",
  ["but not where it wins nothing"] = "aber nicht, wo es nichts gewinnt",
  ["the forty may be declared even there"] =
    "die Vierzig darf man auch dort ansagen",
  ["twenty may be declared"] = "eine Zwanzig darf man ansagen",
  ["declare cups"] = "Kelche ansagen",
  ["declare swords"] = "Schwerter ansagen",
  ["declare clubs"] = "Stäbe ansagen",
  ["declare coins"] = "Münzen ansagen",
  ["the values of the options"] = "die Werte der Optionen",
  ["whoever has won a trick may declare twenty for king and knight"] =
    "wer einen Stich gemacht hat, darf für König und Ritter eine Zwanzig ansagen",
  ["one declaration a trick: then the next card is led"] =
    "eine Ansage je Stich: dann wird die nächste Karte ausgespielt",
  ["of two players who has won a trick may exchange the seven"] =
    "zu zweit darf die Sieben tauschen, wer einen Stich gemacht hat",
  ["then the king is in hand, the seven is turned, and both have drawn"] =
    "dann ist der König auf der Hand, die Sieben liegt auf, und beide haben "
    .. "gezogen",
  ["or the king stays, and after the draw cups may be declared"] =
    "oder der König bleibt liegen, und nach dem Ziehen darf man Kelche ansagen",
  ["whoever has king and knight of trumps declares them first"] =
    "wer König und Ritter in Trumpf hat, sagt sie zuerst an",
  ["twenty in swords"] = "Zwanzig in Schwertern",
  ["twenty in cups"] = "Zwanzig in Kelchen",
  ["twenty in clubs"] = "Zwanzig in Stäben",
  ["twenty in coins"] = "Zwanzig in Münzen",
  ["where cups are trump the others are clubs and coins"] =
    "sind Kelche Trumpf, so sind die anderen Stäbe und Münzen",
  ["four kings are tute, which counts no points and wins"] =
    "vier Könige sind Tute: das zählt keine Augen und gewinnt",
  ["king and knight of trumps are forty points"] =
    "König und Ritter in Trumpf sind vierzig Augen",
  ["card points {1}"] = "Augen {1}",
  ["card points {1} = {2}"] = "Augen {1} = {2}",
  ["last trick {1}"] = "letzter Stich {1}",
  ["last trick {1} = {2}"] = "letzter Stich {1} = {2}",
  ["the forty {1}"] = "die Vierzig {1}",
  ["the forty {1} = {2}"] = "die Vierzig {1} = {2}",
  ["twenty in clubs {1}"] = "Zwanzig in Stäben {1}",
  ["twenty in cups {1}"] = "Zwanzig in Kelchen {1}",
  ["twenty in coins {1}"] = "Zwanzig in Münzen {1}",
  ["twenty in swords {1}"] = "Zwanzig in Schwertern {1}",
  ["clubs"] = "Stäbe",
  ["coins"] = "Münzen",
  ["cups"] = "Kelche",
  ["swords"] = "Schwerter",
  ["tute"] = "Tute",
  ["may declare"] = "ansagen darf",
  ["continue"] = "weiter",
  ["declare"] = "ansagen",
  ["exchange"] = "tauschen",
  ["counted"] = "gezählt",
}
