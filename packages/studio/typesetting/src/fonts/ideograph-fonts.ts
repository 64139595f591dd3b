import { readFileSync } from 'node:fs';
import type { Face } from 'harfbuzzjs';
import { z } from 'zod';
import { BoundedCache } from '../bounded-cache.js';
import type { FontWeight } from '../text-style.js';
import { FontFace, faceOf } from './font-face.js';

/** Written by the build: a TrueType file for each part. */
const FOLDER = new URL('../east-asia/', import.meta.url);

/** Chinese, Japanese and Korean: each in its country's forms. */
export type IdeographRegion = 'sc' | 'jp' | 'kr';

interface Range {
  readonly first: number;
  readonly last: number;
  readonly part: string;
}

const rangesSchema = z.record(z.string(), z.string());

/** Parts kept open, each with about a hundred characters in all weights: some 25 MB at the most. */
const KEPT_PARTS = 96;

/**
 * The variable Noto Sans of East Asia (SIL Open Font License), in the parts of about a hundred
 * characters that the web font is delivered in: 27 MB for three countries in every weight
 * instead of 190 MB as whole fonts, and only the parts that a text needs are ever read.
 */
export class IdeographFonts {
  private readonly ranges = new Map<IdeographRegion, readonly Range[]>();
  private readonly parts = new BoundedCache<string, Face>(KEPT_PARTS);
  private readonly faces = new BoundedCache<string, FontFace>(2 * KEPT_PARTS);

  /** The face that should have the character, or null when the country's fonts lack it. */
  faceFor(codePoint: number, region: IdeographRegion, weight: FontWeight): FontFace | null {
    const range = find(this.rangesOf(region), codePoint);
    if (!range) return null;
    const id = `noto-sans-${region}-${range.part}`;
    return this.faces.remember(`${id} ${weight}`, () => {
      const face = this.parts.remember(id, () => {
        return faceOf(readFileSync(new URL(`${region}/${range.part}.ttf`, FOLDER)));
      });
      return new FontFace(`${id} ${weight}`, face, weight);
    });
  }

  /** The characters that each part of a country's fonts should have. */
  *charactersOfParts(region: IdeographRegion): Generator<number[]> {
    const all = this.rangesOf(region);
    for (const name of new Set(all.map(({ part }) => part))) {
      yield all
        .filter(({ part }) => part === name)
        .flatMap(({ first, last }) =>
          Array.from({ length: last - first + 1 }, (_, offset) => first + offset),
        );
    }
  }

  private rangesOf(region: IdeographRegion): readonly Range[] {
    const known = this.ranges.get(region);
    if (known) return known;
    const file = new URL(`${region}/unicode.json`, FOLDER);
    const ranges = parseRanges(rangesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
    this.ranges.set(region, ranges);
    return ranges;
  }
}

/** CSS unicode-range lists by part, in order of their characters. */
function parseRanges(lists: Readonly<Record<string, string>>): Range[] {
  return Object.entries(lists)
    .flatMap(([key, list]) =>
      list.split(',').map((entry) => {
        const [first = '', last = first] = entry.trim().replace(/^U\+/i, '').split('-');
        const part = key.replace(/[[\]]/g, '');
        return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16), part };
      }),
    )
    .sort((a, b) => a.first - b.first);
}

function find(ranges: readonly Range[], codePoint: number): Range | null {
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = ranges[middle];
    if (!range) return null;
    if (codePoint < range.first) high = middle - 1;
    else if (codePoint > range.last) low = middle + 1;
    else return range;
  }
  return null;
}
