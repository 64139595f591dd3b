import type { CaptionCue } from '../storyboard.js';

type Word = CaptionCue['words'][number];

/** Whether a text can be shown at once: on two lines of the caption's width. */
export type Fits = (text: string) => Promise<boolean>;

const PHRASE_END = /[.!?;:,…—–。！？；：，、]["'»”’)\]]*$/u;
/** How much of the text's length a break may lie off the middle and still win by standing at a phrase's end. */
const PHRASE_WORTH = 0.22;

/** Splits a cue that does not fit into consecutive ones, at phrases where there are any, by the words' times. */
export async function splitCue(cue: CaptionCue, fits: Fits): Promise<CaptionCue[]> {
  const words = timedWords(cue);
  return await split({ ...cue, words: [...words] }, fits);
}

async function split(cue: CaptionCue, fits: Fits): Promise<CaptionCue[]> {
  if (cue.words.length < 2 || (await fits(cue.text))) return [cue];
  const at = bestBreak(cue.words);
  const second = cue.words[at];
  if (second === undefined) return [cue];
  const time = Math.min(cue.end, Math.max(cue.start, second.start));
  const head = part(cue.words.slice(0, at), cue.start, time);
  const tail = part(cue.words.slice(at), time, cue.end);
  return [...(await split(head, fits)), ...(await split(tail, fits))];
}

function part(words: Word[], start: number, end: number): CaptionCue {
  return { start, end, text: words.map((word) => word.text).join(' '), words };
}

/** Index of the word that begins the second part: near the middle, better at the end of a phrase. */
function bestBreak(words: readonly Word[]): number {
  const total = words.reduce((sum, word) => sum + word.text.length + 1, 0);
  let best = { at: 1, cost: Number.POSITIVE_INFINITY };
  let before = 0;
  for (const [index, word] of words.slice(0, -1).entries()) {
    before += word.text.length + 1;
    const offMiddle = Math.abs(before / total - 0.5);
    const cost = PHRASE_END.test(word.text) ? offMiddle - PHRASE_WORTH : offMiddle;
    if (cost < best.cost) best = { at: index + 1, cost };
  }
  return best.at;
}

/**
 * The text's words as they are written, punctuation included, with the times of the spoken ones. Where the two do
 * not correspond, the times are shared out by length.
 */
export function timedWords(cue: CaptionCue): readonly Word[] {
  const written = cue.text.split(/\s+/u).filter((text) => text !== '');
  if (written.length === cue.words.length) {
    return cue.words.map((word, index) => ({ ...word, text: written[index] ?? word.text }));
  }
  const total = written.reduce((sum, text) => sum + text.length + 1, 0);
  const rate = (cue.end - cue.start) / total;
  let time = cue.start;
  return written.map((text) => {
    const start = time;
    time += (text.length + 1) * rate;
    return { text, start, end: time };
  });
}
