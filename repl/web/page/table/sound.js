// Small sounds, made as they are needed: a card that is dealt or played, a trick
// that is won. They are off until the person wants them.

/** How each sound goes: notes of a frequency and a length in seconds, or noise
 * as of a card on cloth.
 * @type {Record<string, { noise?: number, notes?: number[] }>} */
const SOUNDS = {
  deal: { noise: 0.09 },
  play: { noise: 0.05 },
  win: { notes: [523, 784] },
};

/** @type {AudioContext | undefined} */
let audio;

/** @param {AudioContext} to @param {AudioNode} from @param {number} begin
 * @param {number} length @param {number} loud */
function fade(to, from, begin, length, loud) {
  const gain = to.createGain();
  gain.gain.setValueAtTime(loud, begin);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + length);
  from.connect(gain).connect(to.destination);
}

/** @param {AudioContext} to @param {number} length */
function noise(to, length) {
  const size = Math.ceil(length * to.sampleRate);
  const buffer = to.createBuffer(1, size, to.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < size; i++) data[i] = Math.random() * 2 - 1;
  const source = to.createBufferSource();
  source.buffer = buffer;
  const filter = to.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = 2200;
  source.connect(filter);
  fade(to, filter, to.currentTime, length, 0.25);
  source.start();
}

/** @param {AudioContext} to @param {number[]} notes */
function tune(to, notes) {
  notes.forEach((note, i) => {
    const begin = to.currentTime + i * 0.09;
    const source = to.createOscillator();
    source.type = "triangle";
    source.frequency.value = note;
    fade(to, source, begin, 0.25, 0.12);
    source.start(begin);
    source.stop(begin + 0.25);
  });
}

/** @param {string} called */
function sound(called) {
  audio ??= new AudioContext();
  const { noise: length, notes } = SOUNDS[called];
  if (length) noise(audio, length);
  if (notes) tune(audio, notes);
}

/** Makes the sound of what has come between two moments.
 * @param {Moment | null} before @param {Moment | null} after */
export function soundOf(before, after) {
  if (!before || !after) return;
  const lie = (/** @type {Show} */ { trick, last }) =>
    trick.length || (last ? -1 : 0);
  const [was, now] = [lie(before.show), lie(after.show)];
  if (before.show.round !== after.show.round) sound("deal");
  else if (now === -1 && was !== -1) sound("win");
  else if (now !== was || before.decisions !== after.decisions) sound("play");
}
