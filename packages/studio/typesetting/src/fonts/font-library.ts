import { readFileSync } from 'node:fs';
import type { Typeface } from '@groundwork/contract/showcase/typefaces';
import { scriptFamilyOf, visibleCodePoints } from '@groundwork/plain-text';
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

const scriptFamilies = { hebrew: 'notoHebrew', arabic: 'notoArabic' } as const;

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

  /** Characters of each part of the East Asian fonts, in every country's forms. */
  *eastAsianParts(): Generator<number[]> {
    for (const region of ['sc', 'jp', 'kr'] as const) {
      for (const codePoints of this.ideographs.charactersOfParts(region)) {
        yield codePoints.filter((at) => this.ideographs.faceFor(at, region, 400)?.has(at) === true);
      }
    }
  }

  /** Characters of the other families that a text without serifs is set in, in ascending order. */
  coverageOfFamilies() {
    const of = (name: FamilyName) => this.face(name, 400).codePoints();
    return {
      common: [...ownFamilies.sans, ...commonFamilies].map(of),
      hebrew: of(scriptFamilies.hebrew),
      arabic: of(scriptFamilies.arabic),
    };
  }

  private *candidates(codePoint: number, choice: FaceChoice): Generator<FontFace> {
    const families = [
      ...ownFamilies[choice.typeface],
      ...scriptFamily(codePoint),
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

function scriptFamily(codePoint: number): FamilyName[] {
  const script = scriptFamilyOf(codePoint);
  return script === null ? [] : [scriptFamilies[script]];
}

/** Where East Asian blocks begin (CJK Radicals Supplement). */
const FIRST_IDEOGRAPHIC = 0x2e80;

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
