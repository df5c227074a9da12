-- Sentences about examples that are made of a match, in Spanish.

return {
  written = "Está en {file}, línea {line}, y se cumple: tenace check lo "
    .. "ejecuta.",
  paste = "Se cumple, pero no se puede escribir: {problem}. Péguelo en un "
    .. "archivo de reglas propio, antes de su última línea, o en la carpeta "
    .. "examples de al lado:",
  closed = "mostraría cartas ocultas: show hands destapa todas "
    .. "las manos para estudiarlas",
  of_program = "Es un ejemplo de {file}, que vino con el programa: los "
    .. "ejemplos solo se escriben en archivos propios. tenace new --of {game} "
    .. "empieza uno.",
  open_quote = "No se ha escrito: al nombre le falta {quote} al final, como en "
    .. "example \"debe asistir\".",
  not_written = "No se ha escrito: {why}.",
  none = "No hay ejemplo: {why}.",
  how = "example \"NOMBRE\" lo escribe en {file}, o en el archivo de "
    .. "ejemplos de al lado.",
  some_fail = {
    one = "Uno de los {of} ejemplos de estas reglas no se cumple:",
    other = "{n} de los {of} ejemplos de estas reglas no se cumplen:",
  },
  at_table = "En la mesa no se abre ningún ejemplo: lo hacen tenace play "
    .. "JUEGO --example \"NOMBRE\" y la línea de órdenes.",
}
