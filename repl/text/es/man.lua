-- Manual pages, in Spanish: what the texts of --help do not say.

return {
  name = "NOMBRE",
  synopsis = "SINOPSIS",
  description = "DESCRIPCIÓN",
  arguments = "ARGUMENTOS",
  options = "OPCIONES",
  examples = "EJEMPLOS",
  see = "VÉASE TAMBIÉN",
  commands = "ÓRDENES",
  environment = "ENTORNO",
  status = "ESTADO DE SALIDA",
  summary = "juegos de cartas por sus reglas: jugar, cambiarlas, aprenderlos",
  text = "Tenace juega a juegos de cartas con archivos de reglas que "
    .. "cualquiera puede cambiar. Sin orden abre una línea donde se prueban "
    .. "cartas y reglas. Con una orden juega en una mesa, imprime el "
    .. "reglamento de las reglas exactas con que se juega, comprueba reglas, "
    .. "las compara en miles de repartos o enseña un juego.",
  exit = "0: hecho. 1: la respuesta es no: una comprobación ha fallado, un "
    .. "registro está mal. 2: la línea de órdenes está mal. 3: un archivo de "
    .. "reglas tiene un error.",
  variable = {
    TENACE_LANG = "El idioma, como lo nombra --lang.",
    TENACE_RULES = "Una carpeta en la que se buscan primero las reglas.",
    NO_COLOR = "Si existe, no se colorea nada.",
  },
}
