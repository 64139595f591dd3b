import { PATCH, patchOf } from './letter-patch.js';
import type { LetterShapes } from './letter-shapes.js';
import { readableLetters } from './letter-shapes.js';
import type { PiecedWord } from './letter-words.js';
import { type InkedLetter, likeness } from './line-face.js';

interface Ink {
  readonly width: number;
  readonly data: Uint8Array;
}

export function inkedLetters({ letters, pieces }: PiecedWord, ink: Ink): InkedLetter[] {
  return (pieces ?? []).map((box, at) => {
    const patch = new Float32Array(PATCH);
    patchOf(ink, box, patch, 0);
    return { letter: letters[at]?.letter ?? '', box, patch };
  });
}

/** Likeness of a line to its face from which its accents can be compared. */
const LIKE_ITS_FACE = 0.6;

/** A word with the accents that its ink has: readers lose those of capitals and of names. */
export function withAccents(
  word: PiecedWord,
  ink: Ink,
  {
    sizes,
    like,
    shapes,
  }: {
    readonly sizes: { readonly baseline: number; readonly capHeight: number };
    readonly like: { readonly face: number; readonly likeness: number };
    readonly shapes: LetterShapes;
  },
): PiecedWord {
  if (word.pieces === null || like.likeness < LIKE_ITS_FACE || !/\p{L}{3}/u.test(word.text)) {
    return word;
  }
  const marked = inkedLetters(word, ink).map((one) => withAccent(one, sizes, like.face, shapes));
  return {
    ...word,
    text: marked.join(''),
    letters: word.letters.map((letter, at) => ({ ...letter, letter: marked[at] ?? letter.letter })),
  };
}

/** How much more a letter has to look like one with an accent to be it. */
const ACCENT = 0.06;

interface LetteringLine {
  readonly baseline: number;
  readonly capHeight: number;
}

/** A letter with the accent that its ink has and the reader lost, in the face of its line. */
function withAccent(
  inked: InkedLetter,
  line: LetteringLine,
  face: number,
  shapes: LetterShapes,
): string {
  const own = likenessAs(inked.letter, inked, line, face, shapes);
  if (own === null) return inked.letter;
  let best = { letter: inked.letter, likeness: own + ACCENT };
  for (const letter of accented.get(plainOf(inked.letter)) ?? []) {
    const like = likenessAs(letter, inked, line, face, shapes);
    if (letter !== inked.letter && like !== null && like > best.likeness) {
      best = { letter, likeness: like };
    }
  }
  return best.letter;
}

function likenessAs(
  letter: string,
  { box, patch }: InkedLetter,
  { baseline, capHeight }: LetteringLine,
  face: number,
  shapes: LetterShapes,
): number | null {
  const index = readableLetters.indexOf(letter);
  for (let at = 0; at < shapes.count; at += 1) {
    if (shapes.letters[at] === index && shapes.faceOf[at] === face) {
      return likeness(patch, box, baseline, capHeight, shapes, at);
    }
  }
  return null;
}

const plainOf = (letter: string) => [...letter.normalize('NFD')][0] ?? letter;

/** Letters with accents by the letter below. */
const accented = new Map<string, string[]>();
for (const letter of readableLetters) {
  const plain = plainOf(letter);
  if (plain !== letter) accented.set(plain, [...(accented.get(plain) ?? []), letter]);
}
