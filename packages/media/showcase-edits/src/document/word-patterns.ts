import { type ShowcaseLanguage, showcaseLanguages } from '@groundwork/contract';
import { languages } from '@groundwork/language';
import type { DocumentSense, SenseName } from '@groundwork/language/edits';
import type { PhotoKind } from '@groundwork/language/photo-kinds';
import { keysOf } from '../edits/lexicon.js';
import type { Room } from './document-directives.js';
import { ADDRESS, QUOTE } from './folded-text.js';

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

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&');

/** The phrases of a sense in some languages, as they are compared; the longest first. */
function phrasesOf(name: SenseName | DocumentSense, spoken: readonly ShowcaseLanguage[]): string[] {
  const phrases = spoken.flatMap((language) => {
    const { edits, documentWords } = languages[language];
    const looks: Readonly<Record<string, string | undefined>> = edits.phrases;
    const documents: Readonly<Record<string, string | undefined>> = documentWords;
    const list = documents[name] ?? looks[name];
    return list?.split(',').flatMap((phrase) => keysOf(phrase, edits.endings)) ?? [];
  });
  return [...new Set(phrases)].toSorted((one, other) => other.length - one.length);
}

const known = new Map<string, string>();

/** A pattern that any phrase of a sense matches, as whole words. */
export function wordsOf(name: SenseName | DocumentSense): string {
  const made =
    known.get(name) ??
    // French "en gras" is bold, and no German lawn.
    `${name === 'grass' || name === 'scenery' ? '(?<!\\ben )' : ''}${asWords(phrasesOf(name, showcaseLanguages))}`;
  known.set(name, made);
  return made;
}

function asWords(phrases: readonly string[]): string {
  const words = phrases.map((phrase) => escaped(phrase).replaceAll(' ', ' +'));
  return `(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`;
}

/** The same for the words of one language, where another's mean something else. */
export function wordsIn(name: DocumentSense, language: ShowcaseLanguage): string {
  return asWords(phrasesOf(name, [language]));
}

export const WORD = '[\\p{L}\\p{N}²³\\/]+';
/** Between words: never the end of a sentence or a removed part. */
export const SPACE = '[ ,:=>]+';
/** At most so many words, whatever they say. */
export const gap = (most: number) => `(?:${SPACE}${WORD}){0,${most}}?${SPACE}`;
/** The rest of a sentence. A point between digits ends none. */
export const SENTENCE = '(?:[^.;!?\\n]|\\.(?=\\d)|(?<=\\d)\\.(?=\\p{L}))*';
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
  return `(?:${wordsOf(both)}|${v}(?:${SPACE}${WORD}){0,2}?${SPACE}${h}|${h}(?:${SPACE}${WORD}){0,2}?${SPACE}${v})`;
}

/** "oberen", "supérieur", "inferior": sides as they stand before "corner". */
const moreSides = {
  top: 'obere|oberen|oberer|superior|superieur|superiore|em cima|cima|para cima|upper',
  bottom: 'untere|unteren|unterer|inferior|inferieur|inferiore|em baixo|baixo|para baixo|lower',
  left: 'linke|linken|linker|izquierda|izquierdo|gauche|sinistra|sinistro|esquerda|esquerdo',
  right: 'rechte|rechten|rechter|derecha|derecho|droite|droit|destra|destro|direita|direito',
} as const;

function sidesOf(side: keyof typeof moreSides): string {
  return `(?:${wordsOf(side)}|(?<![\\p{L}\\p{N}])(?:${moreSides[side]})(?![\\p{L}\\p{N}]))`;
}

const compiled = new Map<string, RegExp>();

/**
 * A pattern with `<sense>` for its words, `<gap3>` for up to three words, `<quote>` and `<address>`.
 */
export function pattern(source: string): RegExp {
  const before = compiled.get(source);
  if (before !== undefined) return before;
  const made = new RegExp(
    source.replace(/(?<!\(\?)<(\w+)>/gu, (_, name: string) => {
      const [, words] = /^gap(\d)$/u.exec(name) ?? [];
      if (words !== undefined) return gap(Number(words));
      if (name === 'quote') return QUOTE;
      if (name === 'address') return ADDRESS;
      if (name === 'sentence') return SENTENCE;
      return wordsOf(name as SenseName | DocumentSense);
    }),
    'u',
  );
  compiled.set(source, made);
  return made;
}

/** Whether a phrase, folded, says just this. */
export function isPhrase(folded: string, name: SenseName | DocumentSense): boolean {
  return new RegExp(`^${wordsOf(name)}$`, 'u').test(folded);
}
