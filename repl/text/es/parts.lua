-- Studies in parts at the command line, in Spanish.

return {
  part = "--part toma su número y el número de partes, como 3/8, no «{text}»",
  other = "«{file}» contiene otro trabajo: {why}; nombra otro archivo",
  unreadable = "{problem}: nombra un archivo que haya escrito --part o --keep",
  none = "«{file}» no es parte de una simulación o comparación, o está dañado",
  what = "merge: no se ha nombrado ninguna parte; por ejemplo: tenace merge "
    .. "part1.json part2.json",
  drawing = "merge: --svg dibuja comparaciones, y estas son partes de otro "
    .. "estudio",
  sure = "--sure toma un tanto por ciento de 1 a 99, como 95, no «{text}»",
  sure_alone = "--sure acaba donde dicen los resultados: quita --part y "
    .. "--keep",
  sweep_sure = "compare: --sure compara juegos: quítalo con --sweep",
  not_merged = "no se han unido: {problem}",
  divided = "compare: un barrido en partes, con varios procesos o con "
    .. "--keep necesita --matches y --duels; por ejemplo: --matches 200 "
    .. "--duels 0",
  sweep_deal = "compare: --deal abre un reparto de dos juegos: quítalo con "
    .. "--sweep",
  deal_alone = "compare: --deal abre un reparto: quita --json, --csv, "
    .. "--svg, --part y --keep",
  matches_alone = "compare: --matches juega partidas enteras: quita --{option}",
  matches_none = "compare: --matches toma un número mayor que 0",
}
