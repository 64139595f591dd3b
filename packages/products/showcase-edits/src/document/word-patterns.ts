import { type ShowcaseLanguage, showcaseLanguages } from '@groundwork/contract/showcase/languages';
import { languages } from '@groundwork/words';
import { keptOfLate, madeOnce } from '@groundwork/words/data';
import { documentSenses } from '@groundwork/words/edits';
import { alternativesOf } from '@groundwork/words/meanings';
import type { PhotoKind } from '@groundwork/words/photo-kinds';
import { phrasesIn, type WordSense } from '../edits/words.js';
import type { Room } from './document-directives.js';
import { ADDRESS, QUOTE } from './folded-text.js';

/** What the photos of a room show, as captions name it. */
export const kindsOfRooms = {
  kitchen: ['kitchen'],
  bathroom: ['bathroom'],
  bedroom: ['bedroom'],
  livingRoom: ['living_room'],
  terrace: ['terrace', 'balcony'],
  pool: ['pool'],
  garden: ['garden'],
  facade: ['facade'],
  diningRoom: ['dining_room'],
  office: ['office'],
  hall: ['hall'],
  garage: ['garage'],
  view: ['view'],
  aerial: ['aerial'],
} as const satisfies Record<Room, readonly PhotoKind[]>;

/** A pattern for how customers name a photo by its contents, in words of edits or as in captions: "the pool picture". */
export function namesOfRoom(room: Room): string {
  if (documentSenses.some((sense) => sense === room)) return `<${room}>`;
  const [kind] = kindsOfRooms[room];
  const names = showcaseLanguages.map((language) => languages[language].photos.kinds[kind].names);
  return `(?<![\\p{L}\\p{N}])(?:${alternativesOf(names)})(?:(?:s|n|en)?(?:bild|foto)(?:er|s)?)?(?![\\p{L}\\p{N}])`;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&');

function asWords(phrases: readonly string[] | undefined): string {
  if (phrases === undefined) return '(?!)';
  const words = phrases.map((phrase) => escaped(phrase).replaceAll(' ', ' +'));
  return `(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`;
}

export const WORD = '[\\p{L}\\p{N}²³\\/]+';
/** Between words: never the end of a sentence or a removed part. */
export const SPACE = '[ ,:=>]+';
/** At most so many words, whatever they say. */
export const gap = (most: number) => `(?:${SPACE}${WORD}){0,${most}}?${SPACE}`;
/** The rest of a sentence. A point between digits ends none, nor does one that shortens a word of an amount. */
export const SENTENCE =
  '(?:[^.;!?\\n]|(?<=(?<![\\d.,])\\d)\\.(?= (?:und|foto|bild|photo|aufnahme|mit|gegen|gehort|soll|an|auf|statt|zum|als|nach|raus|weg) ?)|\\.(?=\\d)|(?<=\\d)\\.(?=[\\p{L}–—-])|(?<=(?<!\\p{L})(?:s?fr|mio|tsd|approx|ca|lt|gem|env|nr|no|num))\\.(?= ))*';
const CORNER = {
  top_left: ['topLeft', 'top', 'left'],
  top_right: ['topRight', 'top', 'right'],
  bottom_left: ['bottomLeft', 'bottom', 'left'],
  bottom_right: ['bottomRight', 'bottom', 'right'],
} as const;
export type Corner = keyof typeof CORNER;

/** A pattern for a corner, whichever side is said first. */
export function cornerPattern(corner: Corner): string {
  const [both, vertical, horizontal] = CORNER[corner];
  const [v, h] = [vertical, horizontal].map((side) => `(?:<${side}>|<${side}Side>)`);
  // "Su a destra il logo, giù a destra il prezzo": a corner lies on one side of a part.
  const between = `(?:${SPACE}(?!<logo>|<price>)${WORD}){0,3}?${SPACE}`;
  return `(?:<${both}>|${v}${between}${h}|${h}${between}${v})`;
}

/** Letters and digits of folded text. The classes of Unicode are hundreds of ranges, which cost much to compile. */
const LETTERS = 'a-zA-Z\\u00aa\\u00b5\\u00ba\\u00c0-\\u1fff\\u3040-\\ud7ff';
const DIGITS = '0-9\\u00b2\\u00b3\\u00b9';

function withShortClasses(source: string): string {
  return source.replace(/\[(?:\\.|[^\]\\])*\]|\\p\{[LN]\}/gu, (piece) => {
    const ranges = piece.replaceAll('\\p{L}', LETTERS).replaceAll('\\p{N}', DIGITS);
    return piece.startsWith('[') ? ranges : `[${ranges}]`;
  });
}

const placeholder = /(?<!\(\?)<(?<name>\w+)>/gu;

/** The phrases of each sense that a text holds, the longest first. */
type Held = ReadonlyMap<string, readonly string[]>;

function heldIn(text: string, language: ShowcaseLanguage | null): Held {
  const found = new Map<string, string[]>();
  for (const { value, start, end } of phrasesIn(text, language)) {
    const words = text.slice(start, end).replace(/ +/gu, ' ');
    for (const sense of value) {
      const same = found.get(sense);
      if (same === undefined) found.set(sense, [words]);
      else if (!same.includes(words)) same.push(words);
    }
  }
  for (const same of found.values()) same.sort((one, other) => other.length - one.length);
  return found;
}

/** What a text must hold for a pattern to match: every one of some alternative. */
type Needs = readonly (readonly (string | Needs)[])[];

/** Reads what a part of a pattern needs, up to the end of its group. */
function needsOf(source: string, start = 0): { readonly needs: Needs; readonly end: number } {
  const alternatives: (string | Needs)[][] = [[]];
  let at = start;
  const isOptional = () => /^(?:[*?]|\{0)/u.test(source.slice(at, at + 2));
  while (at < source.length && source[at] !== ')') {
    const [piece = ''] =
      /^(?:<\w+>|\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|[\s\S])/u.exec(
        source.slice(at),
      ) ?? [];
    at += piece.length;
    if (piece === '|') alternatives.push([]);
    else if (piece.startsWith('(')) {
      const group = needsOf(source, at);
      at = group.end + 1;
      // What is looked ahead to or behind at may be missing.
      if (!/[=!]$/u.test(piece) && !isOptional()) alternatives.at(-1)?.push(group.needs);
    } else if (/^<\w/u.test(piece) && !isOptional()) alternatives.at(-1)?.push(piece.slice(1, -1));
  }
  return { needs: alternatives, end: at };
}

const areMet = (needs: Needs, held: Held): boolean =>
  needs.some((all) =>
    all.every((one) =>
      typeof one === 'string' ? held.has(one) || one in fixed : areMet(one, held),
    ),
  );

const fixed: Readonly<Record<string, string>> = {
  ...Object.fromEntries([3, 4, 8].map((most) => [`gap${most}`, gap(most)])),
  quote: QUOTE,
  address: ADDRESS,
};

/**
 * A pattern whose senses stand for their phrases. It is compiled for each text of those phrases alone that the text
 * holds: thousands of words in six languages would make it huge.
 */
class Pattern {
  readonly #needs: Needs;
  /** Nothing but senses: where one is held, it matches. */
  readonly #isPlain: boolean;

  constructor(
    readonly source: string,
    readonly heldBy: (text: string) => Held,
    readonly compiled: (flags: string) => (source: string) => RegExp,
  ) {
    this.#needs = needsOf(source).needs;
    this.#isPlain = /^<\w+>(?:\|<\w+>)*$/u.test(source) && !/<(?:quote|address)>/u.test(source);
  }

  test(text: string): boolean {
    const held = this.heldBy(text);
    return areMet(this.#needs, held) && (this.#isPlain || this.#over(held, 'u').test(text));
  }

  exec(text: string): RegExpExecArray | null {
    const held = this.heldBy(text);
    return areMet(this.#needs, held) ? this.#over(held, 'u').exec(text) : null;
  }

  matchAll(text: string): RegExpExecArray[] {
    const held = this.heldBy(text);
    return areMet(this.#needs, held) ? [...text.matchAll(this.#over(held, 'gu'))] : [];
  }

  [Symbol.replace](text: string, by: string | ((found: string) => string)): string {
    const over = this.#over(this.heldBy(text), 'u');
    return typeof by === 'string' ? text.replace(over, by) : text.replace(over, by);
  }

  [Symbol.split](text: string, limit?: number): string[] {
    return text.split(this.#over(this.heldBy(text), 'u'), limit);
  }

  #over(held: Held, flags: string): RegExp {
    const source = this.source.replace(placeholder, (_, name: string) => {
      // French "en gras" is bold, and no German lawn.
      const lead = name === 'grass' || name === 'scenery' ? '(?<!\\ben )' : '';
      return fixed[name] ?? `${lead}${asWords(held.get(name))}`;
    });
    return this.compiled(flags)(source);
  }
}

/** Of the texts and patterns of late; a prompt's are read again and again. */
const MOST_KEPT = 2_000;

/**
 * Patterns for the words of a language, and those of the others that mean nothing in it: with `<sense>` for its words,
 * `<gap3>` for up to three words, `<quote>` and `<address>`. Null while the language is unknown.
 */
export const patternsIn = madeOnce((language: ShowcaseLanguage | null) => {
  const heldBy = keptOfLate(MOST_KEPT, (text: string) => heldIn(text, language));
  const compiled = madeOnce((flags: string) =>
    keptOfLate(MOST_KEPT, (source: string) => new RegExp(withShortClasses(source), flags)),
  );
  return keptOfLate(MOST_KEPT, (source: string) => new Pattern(source, heldBy, compiled));
});
export type Patterns = ReturnType<typeof patternsIn>;

/** Whether a phrase, folded, says just this. */
export function isPhrase(pattern: Patterns, folded: string, name: WordSense): boolean {
  return pattern(`^<${name}>$`).test(folded);
}
