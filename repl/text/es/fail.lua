-- What is wrong with a command line, a file or a deal, in Spanish. See
-- en/fail.lua.

return {
  command_line = "{command}: {problem}: mira tenace {command} --help",
  command_line_near = "{command}: {problem} Mira tenace {command} --help",
  unknown_option = "no hay ninguna opción {option}",
  unknown_option_near =
    "no hay ninguna opción {option}; ¿quieres decir {near}?",
  option_alone = "a la opción {option} le falta una palabra detrás",
  option_short = "a la opción {option} le faltan palabras detrás",
  option_with = "la opción {option} no lleva valor",
  options_together = "las opciones {option} y {other} no van juntas",
  word_missing = "falta {option}",
  too_many_words = "sobran palabras",
  bad_deal = "{file}: línea {n}: se espera un nombre, dos puntos y cartas, "
    .. "como 1: AS 4D",
  bad_position = "{file}: {problem}",
  deal_or_seed = "--deal ya tiene la posición: --seed y --at son para cartas "
    .. "repartidas",
  no_hands = "{file}: no contiene ninguna mano: escribe una línea para cada "
    .. "una, como 1: AS 4D",
  tricks_or_points = "--for: «{what}» no se puede contar, solo tricks o "
    .. "points",
  unsolved = "{problem}",
  one_of = "--{option} toma una de estas palabras: {words}, no «{text}»",
  no_puzzle = "no se ha encontrado ningún problema en {game}; con otra "
    .. "--seed puede que sí",
  no_graded_puzzle = "no se ha encontrado ningún problema {grade} en {game}; "
    .. "con otra --seed puede que sí",
  no_language = "--lang: no hay idioma «{name}»; hay: {list}",
  no_language_near = "--lang: no hay idioma «{name}», ¿querías decir "
    .. "«{near}»? Hay: {list}",
  no_command = "no hay orden «{command}»: mira tenace --help",
  no_command_near = "no hay orden «{command}», ¿querías decir «{near}»? "
    .. "Mira tenace --help",
  no_lesson = "teach: no hay lección «{word}» en {game}, hay {names}",
  no_lessons = "teach: de {game} no se puede hacer ninguna pregunta: rules "
    .. "muestra sus reglas",
  lesson_there = "teach: «{file}» ya existe, indica otro archivo",
  card_or_against = "rules: --card y --against no van juntas, "
    .. "quita una",
  quiz_or_lesson = "teach: --quiz y --lesson no van juntas, "
    .. "quita una",
  play_it = "no hay orden «{game}», pero sí un juego: tenace play {game}",
  number =
    "--{option} es un número entero desde {least}, no «{text}»",
  which_game =
    "{command}: falta el juego; por ejemplo: tenace {command} whist",
  no_game = "{problem}: tenace games enumera los que hay",
  no_game_but_file =
    "{problem}, pero en esta carpeta está {file}: escribe {file}",
  line_first = "esta es la línea con las reglas de una mesa: tenace new con "
    .. "esta línea las toma; después existe aquí {game}",
  no_option = "{problem}: tenace rules {game} las enumera",
  no_cards = "estas cartas no se pueden mostrar como «{how}»: hay {list}",
  no_bot = "no hay bot «{name}»: hay random, search y search:N, "
    .. "N del 1 al {most}",
  bots_seats = "{n} bots no encajan en {players} puestos: nombra 1, o uno "
    .. "por puesto",
  pace = "--pace toma segundos, de 0 a 60, no «{text}»",
  seats = "--seat toma números de puestos, como 1 o 1,3, no «{text}»",
  line_over = "{line}: la partida ha acabado ahí",
  line_wide = "{line}: hay demasiadas jugadas entre las que elegir",
  seed_twice = "{line} ya da su semilla: quita --seed",
  no_seat = "no hay puesto {seat} en este juego: elige del 1 al {players}",
  compare_with = "compare: {game} es un solo juego, nombra otro con que "
    .. "compararlo; por ejemplo: tenace compare skat skat+kontra",
  sweep_one = "compare: --sweep toma un juego, no {n}; por ejemplo: tenace "
    .. "compare bid_whist --sweep min_bid=3..5",
  sweep_duel = "compare: --duel toma dos bots, primero el mejor, no "
    .. "«{text}»; por ejemplo: --duel search:5,random",
  sweep_only = "compare: --{option} solo va con --sweep",
  share = "una parte del trabajo ha fallado: {text}",
  record_there = "«{file}» ya existe: continúalo con --resume {file}, indica "
    .. "otro archivo o reemplázalo con --force",
  there = "«{file}» ya existe y no se ha tocado: indica otro archivo, o "
    .. "reemplázalo con --force",
  no_record = "no hay partida que continuar en {folder}",
  none_to_resume = "{problem}: empieza una con tenace play GAME",
  not_resumed = "{problem}: indica un registro que se pueda leer y escribir "
    .. "y que nadie esté jugando",
  empty_record = "{file}: el registro está vacío, porque el programa acabó "
    .. "antes de escribir nada: empieza de nuevo con --record {file} --force",
  no_home = "no se conoce ninguna carpeta: ni {variable} ni HOME son una "
    .. "ruta completa",
  no_folder = "{problem}: da valor a una de ellas",
  output = "no se puede escribir en la salida estándar: {problem}",
  no_file = "{problem}: indica un registro que se pueda leer",
  bad_record = "{file}: {problem}",
  resume_game = "play: --resume toma el juego del registro, "
    .. "quita «{game}»",
  only_prove = "check: --{option} es para --prove, ponga ambas",
  resume_with = "play: --{option} no va con --resume, quítala",
  no_example = "{why}: tenace rules JUEGO --examples muestra los ejemplos "
    .. "de un juego",
  no_record_there = "no hay archivo ni carpeta {file}: nombre un registro, "
    .. "como lo escribe play, o una carpeta de registros",
  no_records = "no hay registros en {file}: nombre una carpeta con "
    .. "archivos *.record",
  not_kept_there = "{file}: {why}: tenace keep --list JUEGO nombra los "
    .. "registros guardados",
  keep_what = "diga qué guardar: tenace keep velada.record, o una carpeta "
    .. "de registros",
  no_rules = "no hay archivo de reglas «{file}»: indica un archivo o uno de "
    .. "tenace games",
  not_written = "{problem}: indica un archivo que se pueda escribir",
  no_script = "no hay script «{file}»: indica un archivo de Lua",
  which_script =
    "run: falta el script; por ejemplo: tenace run deals.lua",
  script = "{problem}",
  port = "port: «{text}» no es un número de 0 a 65535",
  no_page = "la página no está construida, no hay ninguna en {folder}: make "
    .. "web la construye",
  no_server = "este programa se construyó sin servidor para la página: "
    .. "instala libmicrohttpd (libmicrohttpd-dev en Debian) y ejecuta make",
  bad_server = "no se puede cargar el servidor de la página: {problem}",
  port_taken = "el puerto {port} está ocupado: elige otro con --port N",
  bad_name = "«{name}» no puede ser un nombre: usa minúsculas, cifras y _, "
    .. "con una letra al principio",
  games_search = "games --search: ¿qué palabras?",
  said = "{text}",
  search_none = "nada tiene todas estas palabras: {words}",
  search_none_near =
    "nada tiene todas estas palabras: {words}. ¿Querías decir {near}?",
  watch_terminal = "check: --watch necesita una terminal",
  new_words = "new: «{word}» sobra: un nombre es una palabra",
  there_already =
    "«{file}» ya existe y no se ha tocado: elige otro nombre, "
    .. "o reemplázalo con --force",
  name_taken = "ya hay «{name}», y el archivo nuevo lo taparía: "
    .. "elige otro nombre",
  no_template = "{problem}: falta el TEMPLATE.lua del programa",
  new_what = "new: di qué ha de ser «{name}»: --of GAME para una regla de la "
    .. "casa, o --game",
}
