import { readFileSync } from 'node:fs';
import type { Typeface } from '@groundwork/contract/typefaces';
import type { FontWeight } from '../text-style.js';
import { FontFace, faceOf } from './font-face.js';
import {
  commonFamilies,
  type FaceFile,
  type FamilyName,
  faceFile,
  ownFamilies,
} from './font-families.js';
import { IdeographFonts, type IdeographRegion } from './ideograph-fonts.js';

/** What decides the faces of a text. */
export interface FaceChoice {
  readonly typeface: Typeface;
  readonly weight: FontWeight;
  /** Countries whose forms ideographs take, the preferred first. */
  readonly regions: readonly IdeographRegion[];
}

/** Every face, opened from its file when a text first needs it. */
export class FontLibrary {
  private readonly faces = new Map<`${FamilyName} ${FontWeight}`, FontFace>();
  private readonly files = new Map<string, FontFace>();
  private readonly ideographs = new IdeographFonts();

  /** The typeface's own face. */
  primary({ typeface, weight }: Pick<FaceChoice, 'typeface' | 'weight'>): FontFace {
    return this.face(ownFamilies[typeface][0] ?? 'notoSans', weight);
  }

  /** The first face that has all of a grapheme's visible characters, or null when none has. */
  faceFor(grapheme: string, choice: FaceChoice): FontFace | null {
    const codePoints = visibleCodePoints(grapheme);
    const first = codePoints[0];
    if (first === undefined) return this.primary(choice);
    if (codePoints.some(isPrivate)) return null;
    if (isEmoji(grapheme)) {
      const emoji = this.face('notoEmoji', choice.weight);
      if (codePoints.every((codePoint) => emoji.has(codePoint))) return emoji;
    }
    for (const face of this.candidates(first, choice)) {
      if (codePoints.every((codePoint) => face.has(codePoint))) return face;
    }
    return null;
  }

  private *candidates(codePoint: number, choice: FaceChoice): Generator<FontFace> {
    const families = [
      ...ownFamilies[choice.typeface],
      ...scriptFamilies(codePoint),
      ...commonFamilies,
    ];
    if (codePoint >= FIRST_IDEOGRAPHIC) yield* this.ideographFaces(codePoint, choice);
    for (const family of families) yield this.face(family, choice.weight);
    if (codePoint < FIRST_IDEOGRAPHIC) yield* this.ideographFaces(codePoint, choice);
  }

  private *ideographFaces(codePoint: number, choice: FaceChoice): Generator<FontFace> {
    for (const region of choice.regions) {
      const face = this.ideographs.faceFor(codePoint, region, choice.weight);
      if (face) yield face;
    }
  }

  private face(family: FamilyName, weight: FontWeight): FontFace {
    const key = `${family} ${weight}` as const;
    const opened = this.faces.get(key);
    if (opened) return opened;
    const face = this.open(faceFile(family, weight));
    this.faces.set(key, face);
    return face;
  }

  /** Weights for which a family has one face share it. */
  private open({ id, path }: FaceFile): FontFace {
    const opened = this.files.get(id);
    if (opened) return opened;
    const face = new FontFace(id, faceOf(readFileSync(path)));
    this.files.set(id, face);
    return face;
  }
}

/** Where East Asian blocks begin (CJK Radicals Supplement). */
const FIRST_IDEOGRAPHIC = 0x2e80;

function scriptFamilies(codePoint: number): FamilyName[] {
  const within = (first: number, last: number) => codePoint >= first && codePoint <= last;
  if (within(0x590, 0x5ff) || within(0xfb1d, 0xfb4f)) return ['notoHebrew'];
  if (
    within(0x600, 0x6ff) ||
    within(0x750, 0x77f) ||
    within(0x870, 0x8ff) ||
    within(0xfb50, 0xfdff) ||
    within(0xfe70, 0xfefe)
  ) {
    return ['notoArabic'];
  }
  return [];
}

/** Without joiners, variation selectors, marks of direction and the like, which show nothing. */
function visibleCodePoints(grapheme: string): number[] {
  return Array.from(grapheme)
    .filter((character) => !/\p{Default_Ignorable_Code_Point}/u.test(character))
    .map((character) => character.codePointAt(0) ?? 0);
}

function isPrivate(codePoint: number): boolean {
  return /\p{Co}/u.test(String.fromCodePoint(codePoint));
}

/** Pictures by nature, or because a selector or joiner says so. */
function isEmoji(grapheme: string): boolean {
  return (
    /\p{Emoji_Presentation}|\ufe0f/u.test(grapheme) ||
    /\p{Extended_Pictographic}\u200d/u.test(grapheme)
  );
}
