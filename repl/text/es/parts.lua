-- Studies in parts at the command line, in Spanish.

return {
  part = "--part toma su número y el número de partes, como 3/8, no «{text}»",
  other = "«{file}» contiene otro trabajo: {why}; nombra otro archivo",
  unreadable = "{problem}: nombra un archivo que haya escrito --part o --keep",
  none = "«{file}» no es parte de una simulación o comparación, o está dañado",
  what = "merge: no se ha nombrado ninguna parte; por ejemplo: tenace merge "
    .. "part1.json part2.json",
  drawing = "merge: --csv y --svg son de las comparaciones, y estas son "
    .. "partes de una simulación",
  not_merged = "no se han unido: {problem}",
  divided = "compare: un barrido en partes, con varios procesos o con "
    .. "--keep necesita --matches y --duels; por ejemplo: --matches 200 "
    .. "--duels 0",
  sweep_deal = "compare: --deal abre un reparto de dos juegos: quítalo con "
    .. "--sweep",
  deal_alone = "compare: --deal abre un reparto: quita --json, --csv, "
    .. "--svg, --part y --keep",
}
