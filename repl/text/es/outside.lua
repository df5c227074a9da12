-- Programs of others that play seats, in Spanish.

return {
  time = "Segundos en que un programa debe responder (5): un bot con «/» en "
    .. "su nombre es la ruta de uno.",
  no_time = "--bot-time toma segundos, hasta {most}, no «{text}»",
  no_program = "«{program}» no es un programa que se pueda ejecutar: un bot "
    .. "con «/» en su nombre es la ruta de uno",
  no_name = "«{program}» es demasiado largo para el nombre de un bot, o "
    .. "tiene signos que nadie ve",
  not_started = "{program} en el puesto {seat} no arranca: {problem}",
  silent = "{program} en el puesto {seat} no ha respondido en {seconds} s",
  long = "{program} en el puesto {seat} ha respondido con más de un millón "
    .. "de letras",
  ended = "{program} en el puesto {seat} ha terminado, con estado {n}",
  killed = "{program} en el puesto {seat} terminó por la señal {n}",
  closed = "{program} en el puesto {seat} ha cerrado su entrada o su "
    .. "salida",
  given_up = "{program} en el puesto {seat} se inició {starts} veces y ya "
    .. "no se le pregunta: en su lugar se juega al azar",
  no_json = "{program} en el puesto {seat} ha respondido algo que no es "
    .. "JSON: {said}",
  no_move = "{program} en el puesto {seat} ha respondido sin jugada: {said}",
  refused = "{program} en el puesto {seat} ha respondido «{said}», que no "
    .. "está permitido: {why}",
  counted = "{program} en el puesto {seat}: en {n} de sus {asked} "
    .. "decisiones se jugó al azar",
  faults = {
    one = "{bot}: una de {asked} decisiones fue un fallo y se tomó al azar: "
      .. "{illegal} no permitidas, {late} tardías, {dead} sin programa.",
    other = "{bot}: {n} de {asked} decisiones fueron fallos y se tomaron al "
      .. "azar: {illegal} no permitidas, {late} tardías, {dead} sin programa.",
  },
  in_record = "este registro se jugó con un programa, {bots}: un registro "
    .. "no inicia ninguno, así que nombra los bots con --bots",
}
