-- The tour of the prompt, in Spanish: the text, a paragraph a line, and the
-- line that it proposes. See en/tour.lua.
-- luacheck: no max line length

return {
  number = "Visita, {n} de {of}.",
  line = "Intro escribe: {line}",
  waits = "(La visita espera en el paso {n}: Intro sigue, tour off la "
    .. "termina.)",
  off = "La visita ha terminado; tour la empieza otra vez.",
  which = "La visita tiene los pasos del 1 al {of}: tour 3, o tour off.",

  steps = {
    { say = { "Hola. En diez minutos vas a repartir cartas, preguntar a las "
      .. "reglas por ellas, cambiar un juego mientras se juega y ver cómo se "
      .. "hace de él una lección. En cada paso, Intro solo escribe la línea "
      .. "propuesta; entre tanto puedes escribir lo que quieras.",
      "Primero, unas cartas. La misma semilla reparte las mismas cartas en "
      .. "cualquier ordenador, así que toda una clase puede mirar las mismas "
      .. "manos." },
      line = 'deal("whist", { seed = 2 })' },
    { say = { "Aquí todas las manos están abiertas, cada una ordenada como la "
      .. "tiene quien juega; la estrella marca a quien le toca. ¿Qué puede "
      .. "jugar?" },
      line = "moves" },
    { say = { "Ahora se juega una carta, por su nombre; las letras de los "
      .. "palos son C (tréboles), D (diamantes), H (corazones) y S (picas)." },
      line = 'play "kc"' },
    { say = { "Sigue el puesto 3, y se ha salido a tréboles. ¿Y si un alumno "
      .. "quiere jugar el as de corazones? Pregunta why." },
      line = 'why "ah"' },
    { say = { "Ahí están el nombre de la regla, su frase con las cartas de "
      .. "esta mano, su línea en el archivo de reglas y las jugadas "
      .. "permitidas. El archivo de reglas se puede leer. Esto muestra el paso "
      .. "que reparte:" },
      line = "??deal" },
    { say = { "Un signo de interrogación dice qué significa una palabra; dos "
      .. "muestran las líneas que la hacen. ¿Qué haría aquí un buen jugador?" },
      line = "hint" },
    { say = { "Quizá haya una carta mejor. Prueba desde aquí dos líneas de "
      .. "juego. Esta recibe un nombre." },
      line = "branch low" },
    { say = { "El puesto 3 juega una carta baja, y los bots acaban la ronda." },
      line = 'play "3c"' },
    { say = { "Con el programa vienen bots de dos clases: random, que es "
      .. "rápido, y search, que juega a ganar." },
      line = "finish random" },
    { say = { "De vuelta a la otra línea, donde se juega el as." },
      line = "switch 1" },
    { say = { "Los mismos bots, las mismas cartas, otra decisión." },
      line = 'play "ac"' },
    { say = { "Los bots acaban también esta ronda." },
      line = "finish random" },
    { say = { "Aquí están una junto a otra: dónde se separan y cómo acabó cada "
      .. "una." },
      line = "branches" },
    { say = { "Ahora crea tu propia posición: vuelve al principio de la ronda "
      .. "y dale al puesto 1 el as de picas." },
      line = "goto round 1" },
    { say = { "give dice quién recibe qué carta; swap y fix también cambian el "
      .. "reparto. Las jugadas que siguen permitidas se repiten." },
      line = "give 1 AS" },
    { say = { "Las reglas se cambian igual de fácil. Así los triunfos rotan, y "
      .. "no se vuelve ninguna carta; set solo enumera todas las opciones." },
      line = "set trump=rotate" },
    { say = { "También puedes preguntar sin partida. Triunfan diamantes, y hay "
      .. "cuatro cartas en la mesa. ¿Cuál gana?" },
      line = 'winner("whist", { trump = "D" }, "10C KC 3D JC")' },
    { say = { "Otros juegos también tienen preguntas así: en el Skat, ¿cuánto "
      .. "vale un grand con dos jotas?" },
      line = 'value("skat", { contract = "grand", cards = "JC JS", '
        .. 'points = 70 })' },
    { say = { "El reglamento se hace a partir del archivo que se ejecuta, así "
      .. "que nunca queda anticuado; tenace rules whist --html FILE hace una "
      .. "página para repartir." },
      line = "rules whist" },
    { say = { "¿Cuánto dura una partida? Mil de ellas son un momento." },
      line = 'simulate("whist", { games = 1000, seed = 1 })' },
    { say = { "Esta ha sido la visita. tenace new my_whist --of whist crea una "
      .. "regla de la casa con la que empezar, tenace check la revisa, tenace "
      .. "compare la mide con el juego que cambia, y tenace teach hace "
      .. "lecciones de ella. save FILE guarda como script lo que se ha "
      .. "tecleado aquí; help library enumera todas las palabras." } },
  },
}
