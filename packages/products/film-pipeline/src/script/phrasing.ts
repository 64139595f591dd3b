import type { SeededRandom } from '@groundwork/imaging/seeded-random';
import type { ScriptLanguage } from '@groundwork/words/script';

/** "a, b and c". */
export function list(words: readonly string[], { and }: Pick<ScriptLanguage, 'and'>): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${and(last)} ${last}`;
}

/** Longest sentence, in characters. */
const MOST = 110;
/** What a frame costs that was heard, a first word, and one that was heard just before. */
const HEARD = { frame: 10, opening: 4, again: 20 } as const;

/** The full sentence: slots filled, a capital in front, a full stop behind. */
function filled(frame: string, slots: Readonly<Record<string, string>>): string {
  const text = frame.replace(/\{(\w+)\}/gu, (slot, name: string) => slots[name] ?? slot);
  // A capital in front, but not within a word that begins with a figure.
  const capital = text.replace(/^[\p{P}\s]*\p{Ll}/u, (first) => first.toLocaleUpperCase());
  return /[.!?…]$/u.test(capital) ? capital : `${capital}.`;
}

const openingOf = (text: string) => text.toLocaleLowerCase().split(/[\s,:;.]+/u, 1)[0] ?? '';

/** Puts the facts of one film into sentences, each in the way that was heard least so far. */
export class Phrasing {
  readonly #heard: string[] = [];
  readonly #random: SeededRandom;

  constructor(random: SeededRandom) {
    this.#random = random;
  }

  /** @returns the sentence; empty where none is short enough */
  say(frames: readonly string[], slots: Readonly<Record<string, string>> = {}): string {
    const costOf = (words: string, weight: number) =>
      weight * this.#heard.filter((one) => one === words).length;
    const [best] = frames
      .map((frame) => ({ frame, text: filled(frame, slots) }))
      .filter(({ text }) => text.length <= MOST)
      .map(({ frame, text }) => ({
        ...{ frame, text },
        cost:
          costOf(frame, HEARD.frame) +
          costOf(openingOf(text), HEARD.opening) +
          (openingOf(text) === this.#heard.at(-1) ? HEARD.again : 0) +
          this.#random.next(),
      }))
      .toSorted((a, b) => a.cost - b.cost);
    if (best === undefined) return '';
    this.#heard.push(best.frame, openingOf(best.text));
    return best.text;
  }
}
