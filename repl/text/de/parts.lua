-- Studies in parts at the command line, in German.

return {
  part = "--part nimmt seine Nummer und die Zahl der Teile, etwa 3/8, nicht "
    .. "'{text}'",
  other = "'{file}' enthält andere Arbeit: {why}; nenne eine andere Datei",
  unreadable = "{problem}: nenne eine Datei, die --part oder --keep geschrieben hat",
  none = "'{file}' ist kein Teil einer Simulation oder eines Vergleichs, "
    .. "oder beschädigt",
  what = "merge: keine Teile genannt; zum Beispiel: tenace merge part1.json "
    .. "part2.json",
  drawing = "merge: --svg zeichnet Vergleiche, und dies sind Teile einer "
    .. "anderen Untersuchung",
  sure = "--sure nimmt Prozent von 1 bis 99, etwa 95, nicht '{text}'",
  sure_alone = "--sure endet, wo die Ergebnisse es sagen: lass --part und "
    .. "--keep weg",
  sweep_sure = "compare: --sure vergleicht Spiele: lass es bei --sweep weg",
  not_merged = "nicht zusammengefügt: {problem}",
  divided = "compare: eine Reihe in Teilen, mit mehreren Prozessen oder mit "
    .. "--keep braucht --matches und --duels; zum Beispiel: --matches 200 "
    .. "--duels 0",
  sweep_deal = "compare: --deal öffnet eine Verteilung zweier Spiele: lass "
    .. "es mit --sweep weg",
  deal_alone = "compare: --deal öffnet eine Verteilung: lass --json, --csv, "
    .. "--svg, --part und --keep weg",
  matches_alone = "compare: --matches spielt ganze Partien: lass --{option} "
    .. "weg",
  matches_none = "compare: --matches nimmt eine Zahl über 0",
}
