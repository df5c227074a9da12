-- The command line, in Spanish. See en/command.lua.
-- luacheck: no max line length

return {
  no_letters = "Se dice que este terminal ({name}={value}) no muestra las "
    .. "letras del idioma '{language}': si puede, usa {name}=C.UTF-8.",

  help = "Muestra este texto.",
  arguments = "Argumentos:", options = "Opciones:",
  json = "Imprime un documento JSON y nada más.",
  help_help = [[
Uso: tenace help [COMMAND]

tenace help enumera las órdenes, y tenace help COMMAND dice qué admite una de
ellas, igual que tenace COMMAND --help.

Ejemplo: tenace help play]],
  version = "tenace {version}, palabras de reglas {words}, líneas editadas con "
    .. "{library}",
  languages = "--lang CODE habla otra lengua: {list}.",
  overview = [[
Uso: tenace [COMMAND …]

Juega a juegos de cartas cuyas reglas son archivos que puedes leer y cambiar.
Sin una orden abre la consola, donde pruebas cartas y juegos en Lua.

{commands}

tenace COMMAND --help dice más; tenace --version imprime la versión.
{languages}
Escribe un juego como whist; con reglas de la casa y opciones, escribe
whist+american+rounds=3, o palabras sueltas: whist american rounds=3.

Ejemplo: tenace play whist]],
  play = {
    usage = [=[
Uso: tenace play GAME [HOUSE_RULE…] [OPTION=VALUE…] [--seed N]
            [--seat N[,N]] [--bots NAMES] [--bot-time SECONDS] [--cards HOW]
            [--pace SECONDS] [--table] [--plain] [--counts] [--record FILE]
            [--force]
     tenace play --resume [FILE]
     tenace play GAME --example NAME
     tenace play GAME --deals FILE [--board N]]=],
    summary = "juega una partida en la mesa",
    text = "Juega una partida contra bots, en el terminal o línea a línea.",
    example = [[
Ejemplo: tenace play whist american --seat 2 --bots search:20
         tenace play --resume]],
    game = "Un juego, y después sus reglas de la casa y opciones (target=7); o "
      .. "una posición en una línea, whist#2@17: semilla 2, 17 decisiones de "
      .. "bots.",
    seed = "El mismo número reparte las mismas cartas.",
    cards = "Cómo se muestran las cartas: signs, letters, french (jota de "
      .. "tréboles), german (Eichel Unter), spanish (caballo de copas) "
      .. "o italian (fante of cups).",
    seat = "Tu puesto; si no se dice, 1. 1,3: juegan dos personas, y la "
      .. "pantalla se borra entre una y otra.",
    bots = "random, search o search:N; search,random: por turnos.",
    table = "Dibuja la mesa con sus puestos, también si el terminal es "
      .. "estrecho.",
    plain = "Lo cuenta todo en líneas, como para un lector de pantalla; no se "
      .. "dibuja ni se borra nada.",
    counts = "Muestra antes de cada decisión tuya qué cartas quedan fuera.",
    pace = "Segundos entre dos jugadas de los otros en un terminal; si no se "
      .. "dice, 0.5, y cualquier tecla sigue en seguida.",
    record = "El archivo del registro; si no se dice, uno en la carpeta de "
      .. "estado.",
    force = "Reemplaza el FILE de --record si ya existe.",
    resume = "Continúa una partida registrada: FILE, o la más reciente.",
    opens = "Abre un ejemplo de las reglas como posición.",
    deals = "Juega los repartos de un archivo: PBN, LIN o líneas, como los "
      .. "escribe export.",
    board = "Empieza por la mano N de --deals.",
  },
  games = {
    usage = [=[
Uso: tenace games [GAME…] [--changes]
     tenace games --search WORDS…]=],
    summary = "enumera los juegos por familias, o las reglas de la casa",
    text = "Enumera los juegos por familias, o algunos juegos con sus reglas "
      .. "de la casa.\nEn una tubería: todos los juegos y reglas de la casa, "
      .. "uno por línea."
      .. "\n"
      .. "Con --search: los juegos y reglas de la casa que tienen todas estas palabras en nombres, frases, opciones o en lo que cambian; los mejores primero. En una terminal, o con --changes, cada regla de la casa dice qué cambia.",
    example = [[
Ejemplo: tenace games
         tenace games whist skat
         tenace games --search play trump]],
    game = "Juegos cuyas reglas de la casa se enumeran.",
    search = "Busca juegos y reglas de la casa con estas palabras.",
    changes = "Dice qué cambia cada regla de la casa.",
  },
  rules = {
    usage = [=[
Uso: tenace rules GAME [HOUSE_RULE…] [OPTION=VALUE…] [--against GAME]
            [--card] [--examples] [--html FILE] [--markdown FILE]
            [--force]]=],
    summary = "imprime el reglamento de exactamente este juego",
    text = "Imprime el reglamento de un juego con sus reglas de la casa y sus "
      .. "opciones,\no solo lo que distingue a dos juegos.",
    example = [[
Ejemplo: tenace rules whist american
         tenace rules whist --against whist+american
         tenace rules whist+long_whist --html whist.html]],
    game = "Un juego, y después sus reglas de la casa y opciones.",
    card = "Omite los ejemplos: una hoja de una página.",
    examples = "Muestra todos los ejemplos, no solo algunos.",
    html = "Escribe el reglamento en FILE como una página con cartas "
      .. "dibujadas.",
    markdown = "Escribe el reglamento en FILE como Markdown.",
    force = "Reemplaza un FILE que ya existe.",
    against = "Muestra solo lo que distingue a los dos juegos.",
  },
  teach = {
    usage = [=[
Uso: tenace teach GAME [HOUSE_RULE…] [OPTION=VALUE…] [--lesson NAME]
            [--quiz N] [--list] [--seed N] [--record FILE [--bots NAMES]]]=],
    summary = "da lecciones y exámenes",
    text = "Enseña un juego con preguntas que responden sus reglas. Tu "
      .. "progreso se guarda.",
    example = [[
Ejemplo: tenace teach whist
         tenace teach skat+pub_skat --quiz 10]],
    game = "Un juego, y después sus reglas de la casa y opciones; o una "
      .. "posición en una línea, whist#2@17: se pregunta qué jugada es ahí la "
      .. "mejor.",
    lesson = "Da solo esa lección, por su nombre o su número en la lista.",
    quiz = "Hace N preguntas de todas las lecciones.",
    list = "Enumera las lecciones y tus resultados.",
    record = "Te deja jugar, y escribe tus jugadas en FILE como lección.",
    seed = "El mismo número da las mismas preguntas; si no se dice, 1.",
  },
  class = {
    usage = [=[
Uso: tenace class GAME [HOUSE_RULE…] [OPTION=VALUE…] [--lesson NAMES]
              [--play N] [--worth N] [--quiz N] [--puzzle N] [--seed N]
              [--results FILE] [--lan] [--port N] [--address URL] [--no-open]
     tenace class --resume --results FILE [--lan] …]=],
    summary = "pregunta a una clase: pizarra en el proyector, respuestas por "
      .. "teléfono",
    text = "Abre una pizarra para el proyector. Los alumnos abren su "
      .. "dirección en el\n"
      .. "teléfono, dan un nombre para la hora y responden en su idioma. Se "
      .. "avanza con\n"
      .. "la barra espaciadora: pregunta, cuántos han respondido, "
      .. "explicación.\n"
      .. "Sin --lan solo llegan los navegadores de este equipo.",
    example = [[
Ejemplo: tenace class whist --lan
         tenace class skat --lesson follow_suit --quiz 5 --lan]],
    game = "Un juego, y después sus reglas de la casa y opciones; o una "
      .. "posición en una línea, whist#2@17: se pregunta qué jugada es ahí "
      .. "la mejor.",
    lesson = "Toma estas lecciones, por su nombre, con comas; tenace teach "
      .. "GAME --list da los nombres.",
    play = "Pregunta N veces qué cartas se pueden jugar.",
    worth = "Pregunta N veces cuánto vale algo.",
    quiz = "Hace N preguntas de todas las lecciones; 10 si no se pregunta "
      .. "otra cosa.",
    puzzle = "Plantea N problemas.",
    results = "Escribe nombres, respuestas y segundos en FILE, como CSV.",
    resume = "Continúa la clase cuyos resultados están en FILE.",
    port = "El puerto; por defecto 8019, y 0 es uno libre cualquiera.",
    no_open = "No abre ningún navegador.",
  },
  homework = {
    usage = [=[
Uso: tenace homework GAME [HOUSE_RULE…] [OPTION=VALUE…] [--deals N]
              [--puzzles N] [--seed N] [--bot NAME] [--text TEXT]
              [--address URL]
     tenace homework --marks FILE… [--csv]]=],
    summary = "hace un enlace con repartos y problemas, y evalúa lo que vuelve",
    text = "Imprime un enlace a la página con repartos y problemas. Los "
      .. "alumnos los juegan\n"
      .. "allí cuantas veces quieran, contra un bot, y entregan un texto. "
      .. "--marks repite\n"
      .. "sus jugadas según las reglas y dice qué ha logrado cada uno.",
    example = [[
Ejemplo: tenace homework whist --deals 3 --text "Make three tricks."
         tenace homework --marks anna.txt bela.txt]],
    game = "Un juego, y después sus reglas de la casa y opciones; con "
      .. "--marks, archivos con lo entregado.",
    deals = "El número de repartos; 3 si no se piden problemas.",
    puzzles = "El número de problemas.",
    seed = "El primer reparto y problema; por defecto 1.",
    bot = "El bot de los otros asientos: search:8 (por defecto), search:N o "
      .. "random.",
    text_for = "Lo que los alumnos leen sobre las tareas.",
    address = "Dónde tienen la página los alumnos: https://cards.example.org/.",
    marks = "Evalúa lo entregado.",
    csv = "Imprime una tabla para hojas de cálculo.",
  },
  stats = {
    usage = "Uso: tenace stats [GAME [HOUSE_RULE…]] [--review] [--json]",
    summary = "dice cómo han ido tus partidas",
    text = "Cuenta tus partidas por sus registros: cuántas has ganado, los "
      .. "puntos\npor ronda y los contratos cumplidos.",
    example = [[
Ejemplo: tenace stats
         tenace stats skat --review]],
    game = "Solo este juego, con todas sus reglas de la casa.",
    review = "Cuenta también tus decisiones claramente peores que las del bot; "
      .. "lleva unos segundos por partida.",
  },
  puzzle = {
    usage = [=[
Uso: tenace puzzle GAME [HOUSE_RULE…] [OPTION=VALUE…] [--seed N]
            [--grade GRADE] [--json]]=],
    summary = "muestra una posición: ¿qué jugada es la mejor?",
    text = "Busca una posición en la que una jugada es claramente la mejor, y "
      .. "que\nmuchos bots no ven. Tú buscas la jugada; después ves cuánto da "
      .. "cada una, y por\nqué.",
    example = [[
Ejemplo: tenace puzzle whist
         tenace puzzle skat --seed 7 --grade hard]],
    game = "Un juego, y después sus reglas de la casa y opciones.",
    seed = "El mismo número da el mismo problema.",
    grade = "easy, medium o hard: fácil, medio o difícil.",
  },
  check = {
    usage = "Uso: tenace check FILE… | GAME [HOUSE_RULE…] "
      .. "[OPTION=VALUE…]\n          [--json | --watch]\n"
      .. "     tenace check --coverage GAME… [--deals N] [--json]\n"
      .. "     tenace check --lang CODE [--update] "
      .. "[FILE… | GAME [HOUSE_RULE…]]\n"
      .. "     tenace check --lang CODE --seen | --docs\n"
      .. "     tenace check --prove FILE… | GAME [HOUSE_RULE…] "
      .. "[OPTION=VALUE…]\n"
      .. "        [--cards N] [--deck CARDS] [--seconds N] [--json]",
    summary = "carga reglas, prueba sus ejemplos, juega partidas al azar",
    text = "Informa de cada fallo de las reglas como FILE:LINE: TEXT, con un "
      .. "consejo y un\nregistro que lo muestra. Las rarezas son "
      .. "observaciones. El estado de salida es 1\nsi algo está mal, 0 si solo "
      .. "hay observaciones.",
    example = [[
Ejemplo: tenace check whist+american
         tenace check rules/whist.lua]],
    game = "Rutas de archivos de reglas, o un juego con sus reglas de la casa.",
    lang = "Enumera las frases que le faltan a este idioma: las de las reglas, "
      .. "o sin un juego, las del programa.",
    docs = "Con --lang: muestra las palabras de la biblioteca cuya ayuda no "
      .. "está traducida.",
    watch = "Comprueba de nuevo cada vez que se guarda un archivo de las reglas; una tecla lo termina.",
    coverage = "Cuenta en muchos repartos cuántas veces actuó cada regla y "
      .. "nombra lo que nunca ocurrió.",
    deals = "Cuántos repartos (1.000 con reglas propias y con --coverage).",
    update = "Con --lang: pone al día con el inglés los archivos .po de estas "
      .. "reglas, o sin un juego el de la ayuda.",
    word_missing = "{file}: sin traducir: {text}",
    words_missing = {
      one = "Una frase de la ayuda de la biblioteca no está traducida.",
      other = "{n} frases de la ayuda de la biblioteca no están traducidas.",
    },
    docs_missing = {
      one = "A la ayuda de la biblioteca le falta una frase: tenace check "
        .. "--lang {code} --docs",
      other = "A la ayuda de la biblioteca le faltan {n} frases: tenace "
        .. "check --lang {code} --docs",
    },
    seen = "Con --lang: anota que todas las traducciones van con el inglés de "
      .. "ahora.",
    prove = "Recorre en una baraja pequeña cada reparto y cada línea de "
      .. "juego.",
    cards = "Con --prove: las cartas de cada mano al final (2).",
    deck = "Con --prove: las cartas de la baraja, como \"AC KC 2C AD\".",
    seconds = "Con --prove: cuánto puede calcular (60).",
  },
  new = {
    usage = [=[
Uso: tenace new NAME --of GAME [--force]
     tenace new NAME --game [--force]
     tenace new NAME --as GAME [HOUSE_RULE…] [OPTION=VALUE…] [--force]
     tenace new LINE [--force]
     tenace new --sets | --drop GAME+NAME]=],
    summary = "empieza una regla de la casa o un juego propios",
    text = "Escribe las primeras líneas de una regla de la casa o un juego en "
      .. "tu carpeta\nde reglas."
      .. "\n"
      .. "Con --as guarda reglas de la casa y opciones como un conjunto con nombre, como \"as we play\". Es una regla de la casa, que se juega como whist+as_we_play. LINE es lo que tenace signature --line mostró a otra persona.",
    example = [[
Ejemplo: tenace new my_whist --of whist
         tenace new my_game --game
         tenace new "as we play" --as whist+honours target=7]],
    name = "Su nombre: letras minúsculas, cifras y _; de un conjunto, cualquier palabra; o una línea.",
    of = "Hace una regla de la casa de este juego.",
    as_game = "Hace un juego.",
    force = "Reemplaza un archivo de ese nombre que ya existe.",
    as_set = "Guarda estas reglas de la casa y opciones como un conjunto.",
    sets = "Enumera los conjuntos.",
    drop = "Quita un conjunto.",
  },
  replay = {
    usage = "Uso: tenace replay FILE [--json]",
    summary = "juega de nuevo un registro y lo comprueba",
    text = "Juega de nuevo un registro, lo comprueba e imprime cómo acabó.\n"
      .. "El estado de salida es 1 si no se puede jugar.",
    example = "Ejemplo: tenace replay match.record --json",
    file = "Un registro, como lo escribe play.",
  },
  keep = {
    usage = [=[
Uso: tenace keep RECORD|FOLDER…
     tenace keep --list|--review GAME…
     tenace keep --accept|--drop RECORD…]=],
    summary = "guarda partidas como correctas, para check",
    text = [[
Guarda partidas como correctas: sus registros se copian en una carpeta kept
junto al archivo de reglas (si las reglas son del programa, en la carpeta de
reglas propia). Cada check de las reglas las juega otra vez y dice cuáles van
de otro modo, dónde y por qué regla.]],
    example = [[
Ejemplo: tenace keep evening.record
         tenace keep --review whist+short]],
    file = "Registros y carpetas de registros; o juegos, o registros "
      .. "guardados.",
    list = "Lista las partidas guardadas de estos juegos, y cómo van.",
    review = "Muestra una por una las que van de otro modo.",
    accept = "Escribe registros guardados de nuevo con las reglas de hoy.",
    drop = "Deja de guardar estos registros: quita las copias.",
  },
  review = {
    usage = [=[
Uso: tenace review FILE [--player N] [--round N] [--most N] [--json]]=],
    summary = "dice qué decisiones de una partida costaron más",
    text = "Mira cada decisión de una partida registrada, según lo que podía "
      .. "saber quien\njugaba. Dice cuáles costaron más, qué habría sido mejor "
      .. "y por qué, y qué\nconsigue el bot con las mismas cartas.",
    example = [[
Ejemplo: tenace review match.record
         tenace review match.record --player 2 --most 10]],
    file = "Un registro, como lo escribe play.",
    player = "El puesto que se mira; si no se dice, el de la persona, o todos.",
    round = "Mira solo la ronda N.",
    most = "Dice hasta N decisiones; si no se dice, 5.",
  },
  import = {
    usage = [=[
Uso: tenace import FILE GAME [HOUSE_RULE…] [OPTION=VALUE…] [--board N]
                   [--record FILE] [--force] [--json]]=],
    summary = "hace registros de repartos de otros programas",
    text = [[
Lee PBN o LIN, que se pasan los jugadores de bridge, o líneas como
"hand 1: AS KS", y hace un registro de las manos, con su subasta y su juego.
Las manos de dos salas, o cuyos números no van seguidos, tienen cada una su
registro. Donde se reclaman las bazas se buscan cartas que den el resultado del
archivo. tenace play --deals FILE juega los repartos de nuevo.]],
    example = [[
Ejemplo: tenace import evening.pbn bridge
         tenace import match.lin bridge --board 5 --record five.record]],
    file = "Un archivo de repartos; detrás el juego, como en tenace play.",
    board = "Empieza por la mano N del archivo.",
    record = "Escribe el registro en FILE; los demás en FILE-2, etc.",
    force = "Sustituye un registro que ya existe.",
  },
  export = {
    usage = [=[
Uso: tenace export FILE [--as FORMAT] [--to FILE] [--all] [--force]]=],
    summary = "escribe los repartos de un registro para otros programas",
    text = [[
Escribe las rondas acabadas de una partida registrada. PBN y LIN llevan la
subasta, el juego y el resultado del bridge, y los repartos de otros juegos de
cuatro manos de trece cartas; text lleva los repartos de cualquier juego.]],
    example = [[
Ejemplo: tenace export evening.record --to evening.pbn
         tenace export evening.record --as lin]],
    file = "Un registro, como lo escribe play.",
    as = "pbn, lin o text; si no se dice, según el final del nombre, o pbn si "
      .. "caben los repartos.",
    to = "Escribe en este archivo.",
    all = "Escribe también la ronda que no ha acabado.",
    force = "Sustituye un archivo que ya existe.",
  },
  tables = {
    usage = "Uso: tenace tables FILE FILE… [--json]",
    summary = "compara lo que hicieron varias mesas con los mismos repartos",
    text = [[
Compara los registros de los mismos repartos, ronda a ronda y en total: los
puntos, a cuántas de las otras mesas supera cada una, y en bridge los IMPs.]],
    example = "Ejemplo: tenace tables open.record closed.record",
    file = "Un registro, como lo escriben play e import.",
  },
  bot = {
    usage = "Uso: tenace bot [--calls]",
    summary = "responde a otros programas, una línea de JSON por línea",
    text = "Lee de la entrada un documento JSON por línea y responde a cada "
      .. "uno\ncon otro, para programas que juegan y para interfaces "
      .. "propias.",
    example = [[
Ejemplo: echo '{"call":"new","game":"whist"}' | tenace bot]],
    calls = "Escribe en JSON todas las llamadas con lo que toman y dan, y "
      .. "termina.",
  },
  signature = {
    usage = [=[
Uso: tenace signature GAME [HOUSE_RULE…] [OPTION=VALUE…] [--line]]=],
    summary = "las reglas de una mesa en una línea corta para comparar",
    text =
      "Escribe el juego, sus reglas de la casa y opciones, y ocho signos "
      .. "calculados\n"
      .. "a partir de todos sus archivos. Dos mesas con la misma línea juegan "
      .. "con las\n"
      .. "mismas reglas; tenace play con esa línea juega con ellas o dice que "
      .. "aquí son\n"
      .. "otras.",
    example = [[
Ejemplo: tenace signature canasta classic]],
    game = "Un juego, y después sus reglas de la casa y opciones; o una "
      .. "firma que se compara con las reglas de aquí.",
    line = "Muestra una línea que lleva las reglas, para tenace new LINE.",
  },
  merge = {
    usage = "Uso: tenace merge FILE… [--svg FILE] [--force] [--csv | --json]",
    summary = "une las partes de una simulación o comparación",
    text =
      "Une las partes que ha hecho --part, en una máquina o en varias. Las "
      .. "cifras son\n"
      .. "exactamente las de una sola ejecución.",
    example = [[
Ejemplo: tenace compare skat skat+kontra --seed 7 --part 1/2 > one.json
         tenace compare skat skat+kontra --seed 7 --part 2/2 > two.json
         tenace merge one.json two.json]],
    file = "Los archivos de todas las partes, en cualquier orden.",
  },
  parted = {
    part = "Hace solo la parte I de N, y la escribe como JSON para tenace "
      .. "merge.",
    keep = "Guarda en FILE lo hecho, y sigue desde ahí después de una parada.",
    sure = "Acaba en cuanto los resultados dicen algo, con N % de certeza, "
      .. "como 95; estos intervalos se pueden mirar en todo momento.",
  },
  tournament = {
    usage = [=[
Uso: tenace tournament GAME [HOUSE_RULE…] [OPTION=VALUE…] --bots NAMES
              [--rounds N] [--sure N] [--bot-time SECONDS] [--seed N]
              [--jobs N] [--part I/N] [--keep FILE] [--csv | --json]]=],
    summary = "bots unos contra otros en los mismos repartos, con puntuación",
    text =
      "Cada dos bots juegan los mismos repartos desde todos los equipos, así "
      .. "se anula\nla suerte de las cartas. Dice en cuántos puntos por ronda "
      .. "es mejor cada uno que\nlos otros, con intervalos del 95 %.",
    example = "Ejemplo: tenace tournament skat --bots "
      .. "search:20,search:5,random "
      .. "--rounds 200",
    game = "Un juego, y después sus reglas de la casa y opciones.",
    bots = "Los bots que se enfrentan, con comas: search:5,random, o "
      .. "./program.",
    rounds = "El número de repartos; por defecto 100.",
  },
  solve = {
    usage = [=[
Uso: tenace solve GAME [HOUSE_RULE…] [OPTION=VALUE…]
            [--seed N] [--at N] [--for WHAT] [--json]
     tenace solve GAME … --deal FILE [--for WHAT] [--json]]=],
    summary = "dice cuánto vale cada carta a cartas vistas",
    text = "Juega una posición hasta el final sin errores, como si todos "
      .. "vieran todas las\ncartas, y dice qué consigue con cada carta el "
      .. "campo de quien está en turno.",
    example = [[
Ejemplo: tenace solve whist --seed 7
         tenace solve skat --deal deal.txt --json]],
    game = "Un juego, y después sus reglas de la casa y opciones.",
    seed = "El mismo número reparte las mismas cartas; los bots habituales "
      .. "juegan hasta la primera carta.",
    at = "Los bots habituales toman antes N decisiones.",
    deal = "La posición en FILE: una línea por mano, 1: AS 4D, y por lo que se "
      .. "sabe, trump: H.",
    ["for"] = "Qué se cuenta: tricks (bazas) o points (puntos de las cartas).",
  },
  simulate = {
    usage = [=[
Uso: tenace simulate GAME [HOUSE_RULE…] [OPTION=VALUE…]
            [--games N | --rounds N] [--bots NAMES] [--bot-time SECONDS]
            [--seed N] [--jobs N] [--part I/N] [--keep FILE] [--csv | --json]]=],
    summary = "juega muchas partidas entre bots e imprime cifras",
    text = "Juega partidas entre bots e imprime cuántas ganó cada equipo.\nLa "
      .. "misma semilla da las mismas cifras, con cualquier número de "
      .. "procesos.",
    example = "Ejemplo: tenace simulate whist --games 1000 "
      .. "--bots search:5,random --jobs 2",
    game = "Un juego, y después sus reglas de la casa y opciones.",
    games = "El número de partidas; si no se dice, 100.",
    rounds = "Partidas hasta que se hayan jugado N rondas.",
    bots = "random (por defecto), search o search:N; search,random: por "
      .. "turnos.",
    seed = "El mismo número reparte las mismas cartas.",
    jobs = "El número de procesos que se reparten el trabajo.",
  },
  compare = {
    usage = [[
Uso: tenace compare GAME GAME… [--rounds N | --matches N] [--sure N]
            [--bots NAMES] [--bot-time SECONDS] [--seed N] [--jobs N]
            [--part I/N] [--keep FILE] [--svg FILE] [--force]
            [--csv | --json]
     tenace compare GAME --sweep WHAT [--rounds N] [--matches N] [--duels N]
            [--duel BOT,BOT] [--bots NAMES] [--bot-time SECONDS] [--seed N]
            [--jobs N] [--part I/N] [--keep FILE] [--svg FILE] [--force]
            [--csv | --json]
     tenace compare GAME GAME… --seed N --deal N]],
    summary = "juega los mismos repartos con varias reglas: ¿qué cambia?",
    text = "Juega los mismos repartos con dos o más reglas y los mismos bots, "
      .. "e imprime\nqué es distinto, con intervalos del 95 %. Escribe cada "
      .. "juego con sus reglas de\nla casa y opciones, como skat+kontra. El "
      .. "primero se compara con cada uno de\nlos otros.",
    example = [[
Ejemplo: tenace compare skat skat+kontra --rounds 20000 --seed 7
         tenace compare whist whist+rotating_trumps --bots search:20
         tenace compare whist whist+target=7 --matches 500
         tenace compare bid_whist --sweep min_bid=3..5]],
    sweep = "Qué probar en un juego: una opción con valores, min_bid=3..7 o "
      .. "rounds=1,3,5; o reglas de la casa, american,kingless.",
    duel = "El bot mejor y el peor de un --sweep; si no se dice, "
      .. "search:2,random.",
    duels = "Los repartos en que juegan una partida desde cada equipo; 0 para "
      .. "ninguno.",
    matches = "Las partidas enteras que se comparan en vez de repartos; con "
      .. "--sweep, las de bots al azar.",
    game = "Al menos dos juegos, cada uno con sus reglas de la casa y "
      .. "opciones.",
    rounds = "El número de repartos: 10000 si no se dice, o 100 si no todos "
      .. "los bots son random.",
    bots = "random (por defecto), search o search:N; search,random: por "
      .. "turnos.",
    seed = "El mismo número reparte las mismas cartas.",
    jobs = "El número de procesos que se reparten el trabajo.",
    deal = "Abre en la consola un reparto de la comparación.",
    svg = "Dibuja además la comparación en FILE.",
    force = "Reemplaza un FILE que ya existe.",
    csv = "Imprime una tabla para hojas de cálculo.",
  },
  web = {
    usage = "Uso: tenace web [--port N] [--no-open]",
    summary = "sirve la página con los juegos, y la abre en el navegador",
    text = "Sirve la página a los navegadores de este ordenador, a ningún "
      .. "otro, y la abre.\nCtrl-C la cierra. make web construye la página.",
    example = [[
Ejemplo: tenace web
         tenace web --port 8080 --no-open]],
    port = "El puerto en 127.0.0.1; si no se dice, 8017, y 0 es uno libre "
      .. "cualquiera. El navegador guarda tu progreso por puerto.",
    no_open = "Solo imprime la dirección, y no abre ningún navegador.",
  },
  host = {
    usage = [=[
Uso: tenace host JUEGO… [--lan] [--port N] [--address URL]
              [--bots NAME] [--tables N] [--most N] [--no-open] [--resume]]=],
    summary = "abre una mesa a los amigos, cada uno con la página en su "
      .. "navegador",
    text = "Abre una mesa a la que otros entran con un navegador, cada uno en "
      .. "su teléfono\n"
      .. "o equipo. Los bots juegan en los asientos libres y por los ausentes."
      .. "\n"
      .. "Sin --lan solo llegan a ella los navegadores de este equipo.",
    example = [[
Ejemplo: tenace host whist+american
         tenace host canasta --lan]],
    game = "Un juego, con sus reglas de la casa y opciones.",
    lan = "Abre la mesa a todos los de esta red.",
    port = "El puerto; por defecto 8018, y 0 es uno libre cualquiera.",
    address = "La dirección por la que otros llegan, tras un proxy: "
      .. "https://cards.example.org.",
    bots = "El bot de los asientos libres: search (por defecto), search:N o "
      .. "random.",
    tables = "Abre N mesas, que una sala muestra.",
    most = "Deja que los invitados abran más mesas, hasta N.",
    resume = "Sigue con la última mesa en la que se jugó.",
    no_open = "No abre ningún navegador.",
  },
  run = {
    usage = "Uso: tenace run SCRIPT.lua [ARG…]",
    summary = "ejecuta un script de Lua con la biblioteca",
    text = "Ejecuta un script de Lua. El script obtiene la biblioteca con\n"
      .. "require \"tenace\" y sus argumentos en arg.\n\n"
      .. "En el script se confía: puede hacer con tus archivos todo lo que "
      .. "puedes tú. Los\narchivos de reglas y los registros no. Ejecuta aquí "
      .. "un script solo si lo\nejecutarías por sí solo.",
    example = "Ejemplo: tenace run deals.lua 100",
  },
}
