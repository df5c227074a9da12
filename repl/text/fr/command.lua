-- The command line, in French. See en/command.lua.

return {
  no_letters = "Ce terminal ({name}={value}) ne montrerait pas les lettres "
    .. "de la langue '{language}' : s’il le peut, mets {name}=C.UTF-8.",

  help = "Affiche ce texte.",
  arguments = "Arguments :",
  options = "Options :",
  json = "Imprime un document JSON et rien d’autre.",
  help_help = [[
Usage : tenace help [COMMAND]

tenace help énumère les commandes, et tenace help COMMAND dit ce que l’une
d’elles accepte, comme tenace COMMAND --help.

Exemple : tenace help play]],
  version = "tenace {version}, mots de règles {words}, lignes éditées avec "
    .. "{library}",
  languages = "--lang CODE parle une autre langue : {list}.",
  overview = [[
Usage : tenace [COMMAND …]

Joue à des jeux de cartes dont les règles sont des fichiers que tu peux lire et
changer. Sans commande, il ouvre l’invite, où tu essaies cartes et jeux en Lua.

{commands}

tenace COMMAND --help en dit plus ; tenace --version imprime la version.
{languages}
Écris un jeu comme whist ; avec règles maison et options, écris
whist+american+rounds=3, ou des mots séparés : whist american rounds=3.

Exemple : tenace play whist]],
  play = {
    usage = [=[
Usage : tenace play GAME [HOUSE_RULE…] [OPTION=VALUE…] [--seed N]
               [--seat N[,N]] [--bots NAMES] [--bot-time SECONDS]
               [--cards HOW] [--pace SECONDS] [--table] [--plain] [--counts]
               [--record FILE] [--force]
        tenace play --resume [FILE]
        tenace play GAME --example NAME
        tenace play GAME --deals FILE [--board N]]=],
    summary = "joue une partie à la table",
    text = "Joue une partie contre des bots, dans le terminal ou ligne par "
      .. "ligne.",
    example = [[
Exemple : tenace play whist american --seat 2 --bots search:20
          tenace play --resume]],
    game = "Un jeu, puis ses règles maison et ses options (target=7) ; ou une "
      .. "position en une ligne, whist#2@17 : graine 2, 17 décisions de bots.",
    seed = "Le même nombre distribue les mêmes cartes.",
    cards = "Comment s’affichent les cartes : signs, letters, french (valet de "
      .. "trèfle), german (Eichel Unter), spanish (caballo de copas) "
      .. "ou italian (fante of cups).",
    seat = "Ta place ; par défaut 1. 1,3 : deux personnes jouent, et l’écran "
      .. "s’efface entre elles.",
    bots = "random, search ou search:N ; search,random : tour à tour.",
    table = "Dessine la table avec ses places, même si le terminal est étroit.",
    plain = "Raconte tout en lignes, comme pour un lecteur d’écran ; rien "
      .. "n’est dessiné ni effacé.",
    counts = "Montre avant chacune de tes décisions quelles cartes manquent "
      .. "encore.",
    pace = "Secondes entre deux coups des autres dans un terminal ; par défaut "
      .. "0.5, et n’importe quelle touche continue aussitôt.",
    record = "Le fichier de l’enregistrement ; par défaut un fichier du "
      .. "dossier d’état.",
    force = "Remplace le FILE de --record s’il existe déjà.",
    resume = "Continue une partie enregistrée : FILE, ou la plus récente.",
    opens = "Ouvre un exemple des règles comme position.",
    deals = "Joue les donnes d’un fichier : PBN, LIN ou des lignes, comme "
      .. "export les écrit.",
    board = "Commence par la donne N de --deals.",
  },
  games = {
    usage = [=[
Usage : tenace games [GAME…] [--changes]
        tenace games --search WORDS…]=],
    summary = "énumère les jeux par familles, ou les règles maison de certains",
    text = "Énumère les jeux par familles, ou certains jeux avec leurs règles "
      .. "maison.\nDans un tube : tous les jeux et règles maison, un par "
      .. "ligne."
      .. "\n"
      .. "Avec --search : les jeux et règles maison qui ont tous ces mots dans leurs noms, phrases, options ou dans ce qu’ils changent ; les meilleurs d’abord. Dans un terminal, ou avec --changes, chaque règle maison dit ce qu’elle change.",
    example = [[
Exemple : tenace games
          tenace games whist skat
          tenace games --search play trump]],
    game = "Les jeux dont les règles maison sont énumérées.",
    search = "Cherche les jeux et règles maison qui ont ces mots.",
    changes = "Dit ce que change chaque règle maison.",
  },
  rules = {
    usage = [=[
Usage : tenace rules GAME [HOUSE_RULE…] [OPTION=VALUE…] [--against GAME]
               [--card] [--examples] [--html FILE] [--markdown FILE]
               [--force]]=],
    summary = "imprime les règles de ce jeu exactement",
    text = "Imprime les règles d’un jeu avec ses règles maison et ses "
      .. "options,\nou seulement ce qui diffère entre deux jeux.",
    example = [[
Exemple : tenace rules whist american
          tenace rules whist --against whist+american
          tenace rules whist+long_whist --html whist.html]],
    game = "Un jeu, puis ses règles maison et ses options.",
    card = "Laisse de côté les exemples : une page à distribuer.",
    examples = "Montre tous les exemples, et non quelques-uns.",
    html = "Écrit les règles du jeu dans FILE, en une page avec des cartes "
      .. "dessinées.",
    markdown = "Écrit les règles du jeu dans FILE, en Markdown.",
    force = "Remplace un FILE qui existe déjà.",
    against = "Montre seulement ce qui diffère entre les deux jeux.",
  },
  teach = {
    usage = [=[
Usage : tenace teach GAME [HOUSE_RULE…] [OPTION=VALUE…] [--lesson NAME]
               [--quiz N] [--list] [--seed N] [--record FILE [--bots NAMES]]]=],
    summary = "donne des leçons et des quiz",
    text = "Enseigne un jeu par des questions auxquelles ses règles répondent. "
      .. "Tes progrès sont gardés.",
    example = [[
Exemple : tenace teach whist
          tenace teach skat+pub_skat --quiz 10]],
    game = "Un jeu, puis ses règles maison et ses options ; ou une position en "
      .. "une ligne, whist#2@17 : on demande quel coup y est le meilleur.",
    lesson = "Donne cette leçon seule, nommée par son nom ou son numéro dans "
      .. "la liste.",
    quiz = "Pose N questions de toutes les leçons.",
    list = "Énumère les leçons et tes résultats.",
    record = "Te laisse jouer, et écrit tes coups dans FILE comme leçon.",
    seed = "Le même nombre trouve les mêmes questions ; par défaut 1.",
  },
  class = {
    usage = [=[
Usage : tenace class GAME [HOUSE_RULE…] [OPTION=VALUE…] [--lesson NAMES]
              [--play N] [--worth N] [--quiz N] [--puzzle N] [--seed N]
              [--results FILE] [--lan] [--port N] [--address URL] [--no-open]
        tenace class --resume --results FILE [--lan] …]=],
    summary = "interroge une classe : tableau au projecteur, réponses par "
      .. "téléphone",
    text = "Ouvre un tableau pour le projecteur. Les élèves ouvrent son "
      .. "adresse sur leur\n"
      .. "téléphone, donnent un nom pour l’heure et répondent dans leur "
      .. "langue. La barre\n"
      .. "d’espace continue : question, nombre de réponses, explication.\n"
      .. "Sans --lan, seuls les navigateurs de cette machine y arrivent.",
    example = [[
Exemple : tenace class whist --lan
          tenace class skat --lesson follow_suit --quiz 5 --lan]],
    game = "Un jeu, puis ses règles maison et ses options ; ou une position "
      .. "en une ligne, whist#2@17 : on demande quel coup y est le meilleur.",
    lesson = "Prend ces leçons, par leur nom, avec des virgules ; tenace "
      .. "teach GAME --list donne les noms.",
    play = "Demande N fois quelles cartes peuvent être jouées.",
    worth = "Demande N fois combien vaut quelque chose.",
    quiz = "Pose N questions de toutes les leçons ; 10 si rien d’autre n’est "
      .. "demandé.",
    puzzle = "Pose N problèmes.",
    results = "Écrit noms, réponses et secondes dans FILE, en CSV.",
    resume = "Continue la classe dont les résultats sont dans FILE.",
    port = "Le port ; par défaut 8019, et 0 est n’importe quel port libre.",
    no_open = "N’ouvre pas de navigateur.",
  },
  homework = {
    usage = [=[
Usage : tenace homework GAME [HOUSE_RULE…] [OPTION=VALUE…] [--deals N]
              [--puzzles N] [--seed N] [--bot NAME] [--text TEXT]
              [--address URL]
        tenace homework --marks FILE… [--csv]]=],
    summary = "fait un lien de distributions et de problèmes, et note ce qui "
      .. "revient",
    text = "Affiche un lien vers la page avec des distributions et des "
      .. "problèmes. Les\n"
      .. "élèves les y jouent autant qu’ils veulent, contre un bot, et "
      .. "rendent un texte.\n"
      .. "--marks refait leurs coups selon les règles et dit ce que chacun a "
      .. "atteint.",
    example = [[
Exemple : tenace homework whist --deals 3 --text "Make three tricks."
          tenace homework --marks anna.txt bela.txt]],
    game = "Un jeu, puis ses règles maison et ses options ; avec --marks, "
      .. "des fichiers de ce qui a été rendu.",
    deals = "Le nombre de distributions ; 3 si aucun problème n’est demandé.",
    puzzles = "Le nombre de problèmes.",
    seed = "La première distribution et le premier problème ; par défaut 1.",
    bot = "Le bot des autres places : search:8 (par défaut), search:N ou "
      .. "random.",
    text_for = "Ce que les élèves lisent au-dessus des tâches.",
    address = "Où les élèves ont la page : https://cards.example.org/.",
    marks = "Note ce qui a été rendu.",
    csv = "Affiche un tableau pour tableurs.",
  },
  stats = {
    usage = "Usage : tenace stats [GAME [HOUSE_RULE…]] [--review] [--json]",
    summary = "dit comment se sont passées tes propres parties",
    text = "Compte tes parties d’après leurs enregistrements : combien tu en "
      .. "as gagné, les\npoints par donne, et les contrats réussis.",
    example = [[
Exemple : tenace stats
          tenace stats skat --review]],
    game = "Seulement ce jeu, avec toutes ses règles maison.",
    review = "Compte aussi tes décisions nettement moins bonnes que celles du "
      .. "bot ; cela prend quelques secondes par partie.",
  },
  puzzle = {
    usage = [=[
Usage : tenace puzzle GAME [HOUSE_RULE…] [OPTION=VALUE…] [--seed N]
               [--grade GRADE] [--json]]=],
    summary = "montre une position : quel coup est le meilleur ?",
    text = "Cherche une position où un coup est nettement le meilleur, et que "
      .. "beaucoup de\nbots ne trouvent pas. Tu trouves le coup ; ensuite tu "
      .. "vois ce que rapporte\nchacun, et pourquoi.",
    example = [[
Exemple : tenace puzzle whist
          tenace puzzle skat --seed 7 --grade hard]],
    game = "Un jeu, puis ses règles maison et ses options.",
    seed = "Le même nombre trouve le même problème.",
    grade = "easy (facile), medium (moyen) ou hard (difficile).",
  },
  check = {
    usage = "Usage : tenace check FILE… | GAME [HOUSE_RULE…] [OPTION=VALUE…] "
      .. "[--json | --watch]\n"
      .. "        tenace check --coverage GAME… [--deals N] [--json]\n"
      .. "        tenace check --lang CODE [--update] "
      .. "[FILE… | GAME "
      .. "[HOUSE_RULE…]]\n        tenace check --lang CODE --seen | --docs\n"
      .. "        tenace check --prove FILE… | GAME [HOUSE_RULE…] "
      .. "[OPTION=VALUE…]\n"
      .. "           [--cards N] [--deck CARDS] [--seconds N] [--json]",
    summary = "lit des règles, exécute leurs exemples, joue des parties au "
      .. "hasard",
    text = "Signale chaque faute des règles en FILE:LINE: TEXT, avec un "
      .. "conseil et un\nenregistrement qui la montre. Les bizarreries sont "
      .. "des remarques. L’état de\nsortie est 1 si quelque chose ne va pas, "
      .. "0 s’il n’y a que des remarques.",
    example = [[
Exemple : tenace check whist+american
          tenace check rules/whist.lua]],
    game = "Chemins de fichiers de règles, ou un jeu avec ses règles maison.",
    lang = "Énumère les phrases qui manquent à cette langue : celles des "
      .. "règles, ou sans jeu celles du programme.",
    docs = "Avec --lang : montre les mots de la bibliothèque dont l’aide "
      .. "n’est pas traduite.",
    watch = "Vérifie de nouveau chaque fois qu’un fichier des règles est enregistré ; une touche y met fin.",
    coverage = "Compte sur beaucoup de donnes combien de fois chaque règle a "
      .. "agi, et nomme ce qui n’est jamais arrivé.",
    deals = "Combien de donnes (1 000 pour tes propres règles et --coverage).",
    update = "Avec --lang : met à jour d’après l’anglais les fichiers .po de "
      .. "ces règles, ou sans jeu celui de l’aide.",
    word_missing = "{file} : pas traduit : {text}",
    words_missing = {
      one = "Une phrase de l’aide de la bibliothèque n’est pas traduite.",
      other = "{n} phrases de l’aide de la bibliothèque ne sont pas "
        .. "traduites.",
    },
    docs_missing = {
      one = "Il manque une phrase à l’aide de la bibliothèque : tenace "
        .. "check --lang {code} --docs",
      other = "Il manque {n} phrases à l’aide de la bibliothèque : tenace "
        .. "check --lang {code} --docs",
    },
    seen = "Avec --lang : note que toutes les traductions vont à l’anglais "
      .. "de maintenant.",
    prove = "Parcourt, avec un petit jeu de cartes, chaque distribution et "
      .. "chaque suite de coups.",
    cards = "Avec --prove : les cartes de chaque main à la fin (2).",
    deck = "Avec --prove : les cartes du jeu, comme \"AC KC 2C AD\".",
    seconds = "Avec --prove : combien de temps le calcul peut durer (60).",
  },
  new = {
    usage = [=[
Usage : tenace new NAME --of GAME [--force]
        tenace new NAME --game [--force]
        tenace new NAME --as GAME [HOUSE_RULE…] [OPTION=VALUE…] [--force]
        tenace new LINE [--force]
        tenace new --sets | --drop GAME+NAME]=],
    summary = "commence une règle maison ou un jeu à toi",
    text = "Écrit les premières lignes d’une règle maison ou d’un jeu dans ton "
      .. "propre\ndossier de règles."
      .. "\n"
      .. "Avec --as, garde des règles maison et des options en un ensemble qui a un nom, comme \"as we play\". C’est une règle maison, qui se joue comme whist+as_we_play. LINE est ce que tenace signature --line a montré à quelqu’un d’autre.",
    example = [[
Exemple : tenace new my_whist --of whist
          tenace new my_game --game
          tenace new "as we play" --as whist+honours target=7]],
    name = "Son nom : minuscules, chiffres et _ ; d’un ensemble, des mots quelconques ; ou une ligne.",
    of = "Fait une règle maison de ce jeu.",
    as_game = "Fait un jeu.",
    force = "Remplace un fichier de ce nom qui existe déjà.",
    as_set = "Garde ces règles maison et options en un ensemble.",
    sets = "Énumère les ensembles.",
    drop = "Retire un ensemble.",
  },
  replay = {
    usage = "Usage : tenace replay FILE [--json]",
    summary = "rejoue un enregistrement et le vérifie",
    text = "Rejoue un enregistrement, le vérifie et imprime comment il a "
      .. "fini.\nL’état de sortie est 1 s’il ne peut pas être joué.",
    example = "Exemple : tenace replay match.record --json",
    file = "Un enregistrement, comme play l’écrit.",
  },
  keep = {
    usage = [=[
Usage : tenace keep RECORD|FOLDER…
        tenace keep --list|--review GAME…
        tenace keep --accept|--drop RECORD…]=],
    summary = "garde des parties comme justes, pour check",
    text = [[
Garde des parties comme justes : leurs enregistrements sont copiés dans un
dossier kept à côté du fichier de règles (pour les règles du programme, dans
votre dossier de règles). Chaque check des règles les rejoue et dit lesquelles
vont autrement, où et par quelle règle.]],
    example = [[
Exemple : tenace keep evening.record
          tenace keep --review whist+short]],
    file = "Des enregistrements et des dossiers ; ou des jeux, ou des "
      .. "enregistrements gardés.",
    list = "Liste les parties gardées de ces jeux, et comment elles vont.",
    review = "Montre une à une celles qui vont autrement.",
    accept = "Réécrit des enregistrements gardés sous les règles "
      .. "d’aujourd’hui.",
    drop = "Ne garde plus ces enregistrements : enlève les copies.",
  },
  review = {
    usage = [=[
Usage : tenace review FILE [--player N] [--round N] [--most N] [--json]]=],
    summary = "dit quelles décisions d’une partie enregistrée ont coûté le "
      .. "plus",
    text = "Regarde chaque décision d’une partie enregistrée, d’après ce que "
      .. "son joueur\npouvait savoir. Il dit celles qui ont coûté le plus, ce "
      .. "qui aurait été mieux et\npourquoi, et ce que le bot marque avec les "
      .. "mêmes cartes.",
    example = [[
Exemple : tenace review match.record
          tenace review match.record --player 2 --most 10]],
    file = "Un enregistrement, comme play l’écrit.",
    player = "La place à regarder ; par défaut celle de la personne, ou "
      .. "toutes.",
    round = "Ne regarde que la donne N.",
    most = "Dit jusqu’à N décisions ; par défaut 5.",
  },
  import = {
    usage = [=[
Usage : tenace import FILE GAME [HOUSE_RULE…] [OPTION=VALUE…] [--board N]
                      [--record FILE] [--force] [--json]]=],
    summary = "fait des enregistrements des donnes d’autres programmes",
    text = [[
Lit PBN ou LIN, que les joueurs de bridge s’échangent, ou des lignes comme
"hand 1: AS KS", et enregistre les donnes, avec leurs enchères et leur jeu. Les
donnes de deux salles, ou dont les numéros ne se suivent pas, ont chacune leur
enregistrement. Là où l’on étale son jeu, des cartes donnent le résultat du
fichier. tenace play --deals FILE rejoue les donnes.]],
    example = [[
Exemple : tenace import evening.pbn bridge
          tenace import match.lin bridge --board 5 --record five.record]],
    file = "Un fichier de donnes ; derrière, le jeu, comme pour tenace play.",
    board = "Commence par la donne N du fichier.",
    record = "Écrit l’enregistrement dans FILE ; les suivants dans FILE-2, "
      .. "etc.",
    force = "Remplace un enregistrement qui existe déjà.",
  },
  export = {
    usage = [=[
Usage : tenace export FILE [--as FORMAT] [--to FILE] [--all] [--force]]=],
    summary = "écrit les donnes d’un enregistrement pour d’autres programmes",
    text = [[
Écrit les donnes finies d’une partie enregistrée. PBN et LIN ont les enchères,
le jeu et le résultat du bridge, et les cartes d’autres jeux à quatre mains de
treize cartes ; text a les cartes de n’importe quel jeu.]],
    example = [[
Exemple : tenace export evening.record --to evening.pbn
          tenace export evening.record --as lin]],
    file = "Un enregistrement, comme play l’écrit.",
    as = "pbn, lin ou text ; par défaut d’après la fin du nom, ou pbn s’il "
      .. "contient ces cartes.",
    to = "Écrit dans ce fichier.",
    all = "Écrit aussi la donne qui n’est pas finie.",
    force = "Remplace un fichier qui existe déjà.",
  },
  tables = {
    usage = "Usage : tenace tables FILE FILE… [--json]",
    summary = "compare ce que plusieurs tables ont fait des mêmes donnes",
    text = [[
Compare les enregistrements des mêmes donnes, une à une et en tout : les
points, combien des autres tables chacune bat, et au bridge les IMPs.]],
    example = "Exemple : tenace tables open.record closed.record",
    file = "Un enregistrement, comme play et import l’écrivent.",
  },
  bot = {
    usage = "Usage : tenace bot [--calls]",
    summary = "répond à d’autres programmes, une ligne de JSON par ligne",
    text = "Lit un document JSON par ligne sur l’entrée standard et répond "
      .. "à\nchacun par un autre, pour des programmes qui jouent et "
      .. "d’autres\ninterfaces.",
    example = [[
Exemple : echo '{"call":"new","game":"whist"}' | tenace bot]],
    calls = "Écrit en JSON tous les appels avec ce qu’ils prennent et "
      .. "donnent, puis se termine.",
  },
  signature = {
    usage = [=[
Usage : tenace signature GAME [HOUSE_RULE…] [OPTION=VALUE…] [--line]]=],
    summary = "les règles d’une table en une ligne courte à comparer",
    text =
      "Écrit le jeu, ses règles maison et ses options, et huit signes calculés "
      .. "à\n"
      .. "partir de tous leurs fichiers. Deux tables qui ont la même ligne "
      .. "jouent avec\n"
      .. "les mêmes règles ; tenace play avec cette ligne joue ainsi ou dit "
      .. "qu’elles\n"
      .. "diffèrent ici.",
    example = [[
Exemple : tenace signature canasta classic]],
    game = "Un jeu, puis ses règles maison et ses options ; ou une signature "
      .. "à comparer avec les règles d’ici.",
    line = "Montre une ligne qui porte les règles, pour tenace new LINE.",
  },
  merge = {
    usage = "Usage : tenace merge FILE… [--svg FILE] [--force] [--csv | "
      .. "--json]",
    summary = "réunit les parties d’une simulation ou d’une comparaison",
    text =
      "Réunit les parties faites par --part, sur une machine ou sur plusieurs. "
      .. "Les\n"
      .. "chiffres sont exactement ceux d’un seul passage.",
    example = [[
Exemple : tenace compare skat skat+kontra --seed 7 --part 1/2 > one.json
          tenace compare skat skat+kontra --seed 7 --part 2/2 > two.json
          tenace merge one.json two.json]],
    file = "Les fichiers de toutes les parties, dans n’importe quel ordre.",
  },
  parted = {
    part = "Ne fait que la I-ième de N parties, et l’écrit en JSON pour "
      .. "tenace merge.",
    keep = "Garde dans FILE ce qui est fait, et reprend là après un arrêt.",
    sure = "S’arrête dès que les résultats parlent, sûr à N %, par exemple "
      .. "95 ; on peut regarder ces intervalles à tout moment.",
  },
  tournament = {
    usage = [=[
Usage : tenace tournament GAME [HOUSE_RULE…] [OPTION=VALUE…] --bots NAMES
              [--rounds N] [--sure N] [--bot-time SECONDS] [--seed N]
              [--jobs N] [--part I/N] [--keep FILE] [--csv | --json]]=],
    summary = "des bots les uns contre les autres sur les mêmes donnes, "
      .. "avec un classement",
    text =
      "Deux à deux, les bots jouent les mêmes donnes de tous les côtés : la "
      .. "chance des\n"
      .. "cartes s’annule. Dit de combien de points par donne chacun est "
      .. "meilleur que les\n"
      .. "autres, avec des intervalles à 95 %.",
    example = "Exemple : tenace tournament skat --bots "
      .. "search:20,search:5,random "
      .. "--rounds 200",
    game = "Un jeu, puis ses règles maison et ses options.",
    bots = "Les bots qui se rencontrent, avec des virgules : "
      .. "search:5,random, ou ./program.",
    rounds = "Le nombre de donnes ; 100 par défaut.",
  },
  solve = {
    usage = [=[
Usage : tenace solve GAME [HOUSE_RULE…] [OPTION=VALUE…]
               [--seed N] [--at N] [--for WHAT] [--json]
        tenace solve GAME … --deal FILE [--for WHAT] [--json]]=],
    summary = "dit ce que vaut chaque carte quand toutes sont vues",
    text = "Joue une position jusqu’à sa fin sans une faute, comme si tout le "
      .. "monde voyait\ntoutes les cartes, et dit ce qu’obtient avec chaque "
      .. "carte le camp dont c’est le\ntour.",
    example = [[
Exemple : tenace solve whist --seed 7
          tenace solve skat --deal deal.txt --json]],
    game = "Un jeu, puis ses règles maison et ses options.",
    seed = "Le même nombre distribue les mêmes cartes ; les bots par défaut "
      .. "jouent jusqu’à la première carte.",
    at = "Les bots par défaut prennent N décisions avant cela.",
    deal = "La position dans FILE : une ligne par main, 1: AS 4D, et pour ce "
      .. "qui est connu, trump: H.",
    ["for"] = "Ce qui est compté : tricks (plis) ou points des cartes.",
  },
  simulate = {
    usage = [=[
Usage : tenace simulate GAME [HOUSE_RULE…] [OPTION=VALUE…]
               [--games N | --rounds N] [--bots NAMES] [--bot-time SECONDS]
               [--seed N] [--jobs N] [--part I/N] [--keep FILE]
              [--csv | --json]]=],
    summary = "joue beaucoup de parties entre bots, et imprime des chiffres",
    text = "Joue des parties entre bots et imprime combien de fois chaque camp "
      .. "a gagné.\nLa même graine donne les mêmes chiffres, quel que soit le "
      .. "nombre de processus.",
    example = "Exemple : tenace simulate whist --games 1000 --bots "
      .. "search:5,random --jobs 2",
    game = "Un jeu, puis ses règles maison et ses options.",
    games = "Le nombre de parties ; par défaut 100.",
    rounds = "Des parties jusqu’à ce que N donnes soient jouées.",
    bots = "random (par défaut), search ou search:N ; search,random : tour à "
      .. "tour.",
    seed = "Le même nombre distribue les mêmes cartes.",
    jobs = "Le nombre de processus qui se partagent le travail.",
  },
  compare = {
    usage = [[
Usage : tenace compare GAME GAME… [--rounds N | --matches N] [--sure N]
               [--bots NAMES] [--bot-time SECONDS] [--seed N] [--jobs N]
               [--part I/N] [--keep FILE] [--svg FILE] [--force]
               [--csv | --json]
        tenace compare GAME --sweep WHAT [--rounds N] [--matches N] [--duels N]
               [--duel BOT,BOT] [--bots NAMES] [--bot-time SECONDS] [--seed N]
               [--jobs N] [--part I/N] [--keep FILE] [--svg FILE] [--force]
               [--csv | --json]
        tenace compare GAME GAME… --seed N --deal N]],
    summary = "joue les mêmes donnes sous plusieurs règles : qu’est-ce qui "
      .. "change ?",
    text = "Joue les mêmes donnes sous deux règles ou plus avec les mêmes "
      .. "bots, et imprime\nce qui diffère, avec des intervalles à 95 %. "
      .. "Écris chaque jeu avec ses règles\nmaison et options, comme "
      .. "skat+kontra. Le premier est comparé à chacun des\nautres.",
    example = [[
Exemple : tenace compare skat skat+kontra --rounds 20000 --seed 7
          tenace compare whist whist+rotating_trumps --bots search:20
          tenace compare whist whist+target=7 --matches 500
          tenace compare bid_whist --sweep min_bid=3..5]],
    sweep = "Ce qu’on essaie dans un jeu : une option avec des valeurs, "
      .. "min_bid=3..7 ou rounds=1,3,5 ; ou des règles maison, "
      .. "american,kingless.",
    duel = "Le meilleur bot et le moins bon d’un essai : search:2,random par "
      .. "défaut.",
    duels = "Les donnes où ils jouent une partie de chaque côté ; 0 : aucune.",
    matches = "Le nombre de parties entières à comparer au lieu de donnes ; "
      .. "avec --sweep, celles de bots au hasard.",
    game = "Au moins deux jeux, chacun avec ses règles maison et ses options.",
    rounds = "Le nombre de donnes : par défaut 10000, ou 100 si tous les bots "
      .. "ne jouent pas au hasard.",
    bots = "random (par défaut), search ou search:N ; search,random : tour à "
      .. "tour.",
    seed = "Le même nombre distribue les mêmes cartes.",
    jobs = "Le nombre de processus qui se partagent le travail.",
    deal = "Ouvre une donne de la comparaison dans l’invite.",
    svg = "Dessine aussi la comparaison dans FILE.",
    force = "Remplace un FILE qui existe déjà.",
    csv = "Imprime un tableau pour tableurs.",
  },
  web = {
    usage = "Usage : tenace web [--port N] [--no-open]",
    summary = "sert la page des jeux, et l’ouvre dans le navigateur",
    text = "Sert la page aux navigateurs de cette machine, à aucune autre, et "
      .. "l’ouvre.\nCtrl-C y met fin. make web fait la page.",
    example = [[
Exemple : tenace web
          tenace web --port 8080 --no-open]],
    port = "Le port sur 127.0.0.1 ; par défaut 8017, et 0 est un port libre "
      .. "quelconque. Un navigateur garde tes progrès selon lui.",
    no_open = "Imprime seulement l’adresse, et n’ouvre pas de navigateur.",
  },
  host = {
    usage = [=[
Usage : tenace host JEU… [--lan] [--port N] [--address URL]
              [--bots NAME] [--tables N] [--most N] [--no-open] [--resume]]=],
    summary = "ouvre une table aux amis, chacun avec la page dans son "
      .. "navigateur",
    text = "Ouvre une table où les autres viennent par un navigateur, chacun "
      .. "sur son\n"
      .. "téléphone ou son ordinateur. Des bots jouent aux places libres et "
      .. "pour les\n"
      .. "absents. Sans --lan, seuls les navigateurs de cette machine y "
      .. "arrivent.",
    example = [[
Exemple : tenace host whist+american
          tenace host canasta --lan]],
    game = "Un jeu, avec ses règles maison et ses options.",
    lan = "Ouvre la table à tous dans ce réseau.",
    port = "Le port ; par défaut 8018, et 0 est n’importe quel port libre.",
    address = "L’adresse par laquelle on vient derrière un proxy : "
      .. "https://cards.example.org.",
    bots = "Le bot des places libres : search (par défaut), search:N ou "
      .. "random.",
    tables = "Ouvre N tables, montrées dans un salon.",
    most = "Laisse les invités ouvrir des tables, jusqu’à N.",
    resume = "Reprend la dernière table où l’on a joué.",
    no_open = "N’ouvre pas de navigateur.",
  },
  run = {
    usage = "Usage : tenace run SCRIPT.lua [ARG…]",
    summary = "exécute un script Lua avec la bibliothèque",
    text = "Exécute un script Lua. Le script obtient la bibliothèque "
      .. "par\nrequire \"tenace\" et ses arguments dans arg.\n\nLe script a "
      .. "ta confiance : il peut faire avec tes fichiers tout ce que tu "
      .. "peux.\nLes fichiers de règles et les enregistrements ne le peuvent "
      .. "pas. N’exécute ici\nun script que si tu l’exécuterais aussi tout "
      .. "seul.",
    example = "Exemple : tenace run deals.lua 100",
  },
}
