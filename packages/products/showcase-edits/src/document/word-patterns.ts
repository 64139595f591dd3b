import { type ShowcaseLanguage, showcaseLanguages } from '@groundwork/contract/showcase/languages';
import { languages } from '@groundwork/words';
import type { PhotoKind } from '@groundwork/words/photo-kinds';
import type { Room } from './document-directives.js';
import { ADDRESS, QUOTE } from './folded-text.js';
import { type PhrasesInText, phrasesIn, type WordSense } from './phrases-in-text.js';

/** Rooms with words of their own among those of edits; the others are named as in captions. */
const kindsOfRooms = {
  pool: 'pool',
  garden: 'garden',
  facade: 'facade',
  diningRoom: 'dining_room',
  office: 'office',
  hall: 'hall',
  garage: 'garage',
  view: 'view',
  aerial: 'aerial',
} as const satisfies Partial<Record<Room, PhotoKind>>;

function hasCaptionNames(room: Room): room is keyof typeof kindsOfRooms {
  return room in kindsOfRooms;
}

/** A pattern for how customers name a photo by its contents: "the pool picture". */
export function namesOfRoom(room: Room): string {
  if (!hasCaptionNames(room)) return `<${room}>`;
  const names = showcaseLanguages.map(
    (language) => languages[language].photos.kinds[kindsOfRooms[room]].names,
  );
  // As folded text is: without accents.
  const plain = names
    .join('|')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/ß/gu, 'ss');
  return `(?<![\\p{L}\\p{N}])(?:${plain})(?:(?:s|n|en)?(?:bild|foto)(?:er|s)?)?(?![\\p{L}\\p{N}])`;
}

/** The language of the prompt that is read; null while it is unknown. */
let spoken: ShowcaseLanguage | null = null;

/** Reads with the words of a language, and those of the others that mean nothing in it. */
export function inLanguage<T>(language: ShowcaseLanguage | null, read: () => T): T {
  const before = spoken;
  spoken = language;
  try {
    return read();
  } finally {
    spoken = before;
  }
}

/** Of the texts and patterns of late; a prompt's are read again and again. */
const MOST_KEPT = 2_000;

function kept<T>(made: Map<string, T>, key: string, make: () => T): T {
  const before = made.get(key);
  if (before !== undefined) return before;
  if (made.size >= MOST_KEPT) made.clear();
  const value = make();
  made.set(key, value);
  return value;
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
  const [v, h] = [sidesOf(vertical), sidesOf(horizontal)];
  // "Su a destra il logo, giù a destra il prezzo": a corner lies on one side of a part.
  const between = `(?:${SPACE}(?!<logo>|<price>)${WORD}){0,3}?${SPACE}`;
  return `(?:<${both}>|${v}${between}${h}|${h}${between}${v})`;
}

/** A pattern for a corner whose height is told before a thing and whose side behind it. */
export function aroundPattern(corner: Corner, thing: string): string {
  const [, vertical, horizontal] = CORNER[corner];
  const words = `(?:${SPACE}${WORD}){0,3}?${SPACE}`;
  return `${sidesOf(vertical)}${words}${thing}${words}${sidesOf(horizontal)}`;
}

/** "oberen", "supérieur", "inferior": sides as they stand before "corner". */
const moreSides = {
  top: 'sup|obere|oberen|oberer|oberem|superior|superieur|superiore|em cima|cima|para cima|upper|up|upwards|rauf|hoch|hinauf|nach oben|su|arriba|acima|remonte|remonter|sube|subir|sobe|subir|alza',
  bottom:
    'inf|untere|unteren|unterer|unterem|inferior|inferieur|inferiore|em baixo|baixo|para baixo|embaixo|abaixo|lower|down|downwards|runter|hinunter|herunter|nach unten|giu|abajo|descends|descendre|baja|bajar|desce|descer|abbassa|foot',
  left: 'sx|linke|linken|linker|linkem|izquierda|izquierdo|izq|izda|gauche|sinistra|sinistro|esquerda|esquerdo|esq|left hand',
  right:
    'dx|rechte|rechten|rechter|rechtem|derecha|derecho|dcha|droite|droit|destra|destro|direita|direito|dir|right hand',
} as const;

function sidesOf(side: keyof typeof moreSides): string {
  return `(?:<${side}>|(?<![\\p{L}\\p{N}])(?:${moreSides[side]})(?![\\p{L}\\p{N}]))`;
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

const placeholder = /(?<!\(\?)<(?<name>\w+)(?:@(?<language>\w\w))?>/gu;
const texts = new Map<string, PhrasesInText>();
const compiled = new Map<string, RegExp>();
const patterns = new Map<string, Pattern>();

/**
 * A pattern whose senses stand for their phrases. It is compiled for each text of those phrases alone that the text
 * holds: thousands of words in six languages would make it huge.
 */
class Pattern {
  constructor(readonly source: string) {}

  test(text: string): boolean {
    return this.#over(text).test(text);
  }

  exec(text: string): RegExpExecArray | null {
    return this.#over(text).exec(text);
  }

  matchAll(text: string): RegExpExecArray[] {
    return [...text.matchAll(this.#over(text, 'gu'))];
  }

  [Symbol.replace](text: string, by: string | ((found: string) => string)): string {
    const over = this.#over(text);
    return typeof by === 'string' ? text.replace(over, by) : text.replace(over, by);
  }

  [Symbol.split](text: string, limit?: number): string[] {
    return text.split(this.#over(text), limit);
  }

  #over(text: string, flags: 'u' | 'gu' = 'u'): RegExp {
    const source = this.source.replace(placeholder, (_, name: string, only?: ShowcaseLanguage) => {
      const [, words] = /^gap(\d)$/u.exec(name) ?? [];
      if (words !== undefined) return gap(Number(words));
      if (name === 'quote') return QUOTE;
      if (name === 'address') return ADDRESS;
      if (name === 'sentence') return SENTENCE;
      const key = `${spoken} ${only} ${text}`;
      const held = kept(texts, key, () => phrasesIn(text, spoken, only ?? null));
      // French "en gras" is bold, and no German lawn.
      const lead = name === 'grass' || name === 'scenery' ? '(?<!\\ben )' : '';
      return `${lead}${asWords(held.get(name as WordSense))}`;
    });
    return kept(compiled, `${flags}${source}`, () => new RegExp(withShortClasses(source), flags));
  }
}

/**
 * A pattern with `<sense>` for its words, `<sense@es>` for those of one language, `<gap3>` for up to three words,
 * `<quote>` and `<address>`.
 */
export function pattern(source: string): Pattern {
  return kept(patterns, source, () => new Pattern(source));
}

/** Whether a phrase, folded, says just this. */
export function isPhrase(folded: string, name: WordSense): boolean {
  return pattern(`^<${name}>$`).test(folded);
}

const INTRODUCES =
  '^(?:<change>|<new>|<article>|<filler>|<preposition>|<show>|<write>|<use>|<add>)$';

/** Where the words begin that only introduce what stands at a place: "please change the | price". */
export function introductionBefore(text: string, at: number): number {
  let from = at;
  for (;;) {
    const before = text.slice(0, from);
    const existence = pattern('(?<![\\p{L}])<exists>[ ,:]+$').exec(before)?.[0];
    const [ending, word] = /([\p{L}\p{N}]+)[ ,:]+$/u.exec(before) ?? [];
    const isIntroduction = word !== undefined && pattern(INTRODUCES).test(word);
    const taken = existence ?? (isIntroduction ? ending : undefined);
    if (taken === undefined) return from;
    from -= taken.length;
  }
}
