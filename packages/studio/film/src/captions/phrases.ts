/** A piece of a caption between two places where it may be broken. */
export interface Unit {
  readonly text: string;
  /** A space stands before it. */
  readonly spaced: boolean;
}

/** Scripts that are written without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** One locale everywhere, so that a machine's own plays no part; scripts without spaces are cut by dictionary in any. */
const words = new Intl.Segmenter('en', { granularity: 'word' });
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

const OPENING = /[\p{Ps}\p{Pi}¿¡]$/u;
/** Particles and endings that Japanese hangs on the word before. */
const HANGING = /^\p{Script=Hiragana}{1,2}$/u;
const PHRASE_END = /[.!?;:,…—–。！？；：，、،؛؟]["'»”’」』）)\]]*$/u;

/** How far off the middle a break may be, as a share of the text's length, for the sake of a phrase's end. */
const PHRASE_WORTH = 0.22;
/** Likewise for a sentence's end, which is not parted from its beginning where another follows. */
const SENTENCE_WORTH = 0.4;
const SENTENCE_END = /[.!?…。！？]["'»”’」』）)\]]*$/u;
const SENTENCE_START = /^["'«“‘「『（(]*[¿¡]?[\p{Lu}\p{Lo}]/u;
/** Articles, prepositions and conjunctions are short, and belong to what follows. */
const SHORT_WORD = 3;
const SHORT_WORD_COST = 0.09;
/** A longer word before a short one mostly ends a group of words. */
const GROUP_WORTH = 0.05;
const GROUP_START = 4;
/** A figure before its unit or what it counts. */
const FIGURE_COST = 0.25;
/** A single word left alone. */
const LONE_WORD_COST = 0.12;

/** Words of a text as they are written, punctuation included; words of scripts without spaces each by themselves. */
export function unitsOf(text: string): Unit[] {
  return text
    .split(/\s+/u)
    .filter((word) => word !== '')
    .flatMap((word) =>
      unspaced.test(word) ? unspacedUnits(word) : [{ text: word, spaced: true }],
    );
}

function unspacedUnits(text: string): Unit[] {
  const units: string[] = [];
  for (const { segment, isWordLike } of words.segment(text)) {
    const before = units.at(-1);
    const joins =
      before !== undefined && (!isWordLike || OPENING.test(before) || HANGING.test(segment));
    // An opening bracket belongs to what follows.
    if (joins && !(OPENING.test(segment) && !OPENING.test(before))) {
      units[units.length - 1] = before + segment;
    } else units.push(segment);
  }
  return units.map((unit, index) => ({ text: unit, spaced: index === 0 }));
}

/** Two parts of a unit that is too long for a line; null for a single letter. */
export function halvesOf(unit: Unit): [Unit, Unit] | null {
  const all = Array.from(letters.segment(unit.text), ({ segment }) => segment);
  if (all.length < 2) return null;
  const half = Math.ceil(all.length / 2);
  return [
    { text: all.slice(0, half).join(''), spaced: unit.spaced },
    { text: all.slice(half).join(''), spaced: false },
  ];
}

export function joinUnits(units: readonly Unit[]): string {
  return units.map(({ text, spaced }, index) => (spaced && index > 0 ? ` ${text}` : text)).join('');
}

/**
 * Cost of a break before the unit `at`: lowest near the middle of the text, at the end of a phrase, and not between a
 * short word and its phrase.
 */
export function breakCost(units: readonly Unit[], at: number): number {
  const length = ({ text, spaced }: Unit) => text.length + (spaced ? 1 : 0);
  const sum = (part: readonly Unit[]) => part.reduce((total, unit) => total + length(unit), 0);
  const last = units[at - 1]?.text ?? '';
  const offMiddle = Math.abs(sum(units.slice(0, at)) / sum(units) - 0.5);
  const lone = at === 1 || at === units.length - 1 ? LONE_WORD_COST : 0;
  const next = units[at];
  if (SENTENCE_END.test(last) && SENTENCE_START.test(next?.text ?? '')) {
    return offMiddle + lone - SENTENCE_WORTH;
  }
  if (PHRASE_END.test(last)) return offMiddle + lone - PHRASE_WORTH;
  if (next?.spaced !== true) return offMiddle + lone;
  if (/\d$/u.test(last)) return offMiddle + lone + FIGURE_COST;
  if (last.length <= SHORT_WORD) return offMiddle + lone + SHORT_WORD_COST;
  return offMiddle + lone - (next.text.length <= GROUP_START ? GROUP_WORTH : 0);
}

/** Places to break at, the best first. */
export function breaksByWorth(units: readonly Unit[]): number[] {
  return units
    .slice(1)
    .map((_unit, index) => ({ at: index + 1, cost: breakCost(units, index + 1) }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ at }) => at);
}
