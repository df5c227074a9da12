// What the build puts in, and the data that the engine answers.

declare const PARTS: Record<string, string>;
declare const OUTLINES: { french: Record<string, string>; star: string };
declare const VERSION: string;
declare const SOON: string[];
declare const LATER: string[];
/** A sheet of styles as a text. */
declare module "*.css" {
  const text: string;
  export default text;
}

/** How people read a card, and what stands in its corner; its name, if the text
 * is none. */
interface Card {
  text: string;
  name?: string;
  rank?: string;
  suit?: string;
  corner?: string;
}

interface No {
  reason?: string;
  rule?: string;
  file?: string;
  line?: number;
}

/** A card that can be picked, or cannot and says why. */
interface CardPick extends No {
  id: string;
  card: string;
  text: string;
  at: string;
  n: number;
  picked: number;
  open: boolean;
}

interface Step {
  id: string;
  label: string;
  open: boolean;
  level?: number;
  name?: string;
  name_label?: string;
  suit?: string;
  promise?: string;
}

/** Bids from the lowest up: see ladder.of in repl/moment/ladder.lua. */
interface Ladder {
  steps: Step[];
  lowest?: number;
  levels?: number[];
  names?: string[];
}

/** A word, and the pile on which it acts. */
interface Word {
  id: string;
  label: string;
  suit?: string;
  at?: string;
  n?: number;
}

/** What can be picked: see picks.of in repl/moment/picks.lua. */
interface Picks {
  way: "steps" | "free" | "number" | "ladder";
  picked: string[];
  cards: CardPick[];
  words: Word[];
  players: { id: string; seat: number; label: string }[];
  ladder?: Ladder;
  number?: { least?: number; most?: number };
  count?: string;
  move?: string;
  last?: boolean;
  wrong?: No;
  refused?: No & { id: string; move?: string };
}

interface Group {
  suit?: string;
  label?: string;
  cards: string[];
  melded?: boolean;
}

interface Play {
  player: number;
  cards: string[];
}

interface Seat {
  seat: number;
  name: string;
  own: boolean;
  steps: number;
  side: number;
  turn: boolean;
  dealer: boolean;
  declarer: boolean;
  out: boolean;
  n: number;
  hand?: string[];
  party?: string;
}

interface PileItem {
  owner?: number;
  place?: number;
  n: number;
  cards?: string[];
}

/** A pile, or several: see shown.piles in repl/moment/shown.lua. */
interface Pile {
  name: string;
  label: string;
  n?: number;
  cards?: string[];
  counted?: boolean;
  pairs?: boolean;
  under?: string;
  hidden?: boolean;
  top?: string;
  frozen?: boolean;
  each?: string;
  items?: PileItem[];
}

interface Meld {
  side: number;
  cards: string[];
  n: number;
  full: boolean | string;
  id?: string;
}

/** Points by column; a list with gaps comes with numbers from 1. */
type Points = (number | null)[] | Record<string, number>;

/** The score sheet: see score.sheet in repl/moment/score.lua. */
interface Sheet {
  decimals?: number;
  sides: string[];
  rows: { round: number; reason: string; points: Points }[];
  rounds: { round: number; points: Points }[];
  totals: Points;
}

/** The cards that are out: see `counts` in protocol.json. */
interface Counts {
  held: string;
  left: string[];
  voids: string[];
  groups: Group[];
}

/** What a review found: see `review` in protocol.json. */
interface Review {
  lines: string[];
  mistakes: { decision: number; text: string }[];
}

/** What there is to see: see shown.of in repl/moment/shown.lua. */
interface Show {
  decimals?: number;
  title: string;
  rules: string[];
  round: number;
  status: string[];
  of_round: string[];
  seats: Seat[];
  sides: { side: number; name: string; score: number; tricks?: number }[];
  hand: Group[];
  trick: Play[];
  last?: { plays: Play[]; winner?: number; why?: string };
  stock?: number;
  piles: Pile[];
  melds: Meld[];
  sections: {
    label: string;
    name?: string;
    held?: boolean;
    text?: string;
    texts?: string[];
    groups?: Group[];
  }[];
  over: boolean;
}

/** What one seat sees at a moment: see `view` in protocol.json. */
interface Moment {
  game: string;
  seed: number;
  pack: string;
  seat: number;
  seats: number[];
  asked?: {
    player: number;
    name: string;
    mine: boolean;
    kind: string;
    prompt: string;
    usual?: boolean;
    dummy?: number;
  };
  picks?: Picks;
  dummy?: Group[];
  said: { player: number; name: string; text: string }[];
  show: Show;
  sheet: Sheet;
  over?: string;
  decisions: number;
  undone: number;
  story: { line: number; from: number; texts: string[] };
  deck?: Record<string, Card>;
  heard?: number;
  acts?: {
    what: string;
    player?: number;
    cards?: string[];
    winner?: number;
    plays?: Play[];
    round?: number;
  }[];
  question?: string;
  table?: Together;
}

/** A seat at a table that several share. */
interface Seat {
  seat: number;
  name?: string;
  here: boolean;
  host?: boolean;
}

/** What the server of a table says of it, as `look` in repl/host/protocol.json. */
interface Together {
  game: string;
  title: string;
  nth?: number;
  number: number;
  begun: boolean;
  over: boolean;
  you?: number;
  host: boolean;
  seats: Seat[];
  watching: number;
  said: { n: number; name: string; phrase: number }[];
  declined?: string;
  proposal?: {
    n: number;
    what: "undo" | "again" | "rules";
    name: string;
    game?: string;
    mine: boolean;
  };
  idle?: { seat: number; name: string; seconds: number };
}

interface Game {
  name: string;
  title: string;
  sentence: string;
  family?: string;
  house?: { name: string; title: string; sentence?: string }[];
  problem?: { text: string };
}
