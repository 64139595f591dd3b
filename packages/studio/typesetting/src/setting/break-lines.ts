import { isJoined, type Parted } from '../text/break-opportunities.js';
import type { Paragraph } from '../text/paragraph.js';
import type { Lettering, Stretch } from './line.js';

/** Allowed ways of fitting a text into a width. */
export interface BreakRules {
  readonly mayPart: readonly Parted[];
  /** Whether a word that is wider than the line may be cut. */
  readonly cutWords: boolean;
}

/** A paragraph with the widths of its parts. */
export interface MeasuredParagraph {
  readonly paragraph: Paragraph;
  /** Width up to each UTF-16 index, in em. */
  readonly reach: Float64Array;
  /** For each index, the text's end before it without spaces. */
  readonly inked: Int32Array;
  readonly letterSpacing: number;
}

/** Shapes the paragraph once as a whole, which gives the width of any part closely enough to break it. */
export function measureParagraph(paragraph: Paragraph, lettering: Lettering): MeasuredParagraph {
  const { text, runs } = paragraph;
  const advances = new Float64Array(text.length);
  for (const run of runs) {
    const spacing = isJoined(run.script) ? 0 : lettering.letterSpacing;
    const shaped = run.face.shape({
      text: text.slice(run.start, run.end),
      rightToLeft: (run.level & 1) === 1,
      script: run.script,
      language: lettering.language,
      features: lettering.features,
    });
    for (const [index, { cluster, advance }] of shaped.entries()) {
      const at = run.start + cluster;
      const gap = shaped[index + 1]?.cluster === cluster ? 0 : spacing;
      advances[at] = (advances[at] ?? 0) + advance + gap;
    }
  }
  const reach = new Float64Array(text.length + 1);
  const inked = new Int32Array(text.length + 1);
  for (let index = 0; index < text.length; index += 1) {
    reach[index + 1] = (reach[index] ?? 0) + (advances[index] ?? 0);
    inked[index + 1] = text[index] === ' ' ? (inked[index] ?? 0) : index + 1;
  }
  return { paragraph, reach, inked, letterSpacing: lettering.letterSpacing };
}

/** Width of a stretch without the spaces at its end, in em. */
export function widthOf(measured: MeasuredParagraph, start: number, end: number): number {
  const { reach, inked, letterSpacing } = measured;
  const last = inked[end] ?? end;
  if (last <= start) return 0;
  return (reach[last] ?? 0) - (reach[start] ?? 0) - letterSpacing;
}

/**
 * Fills lines one after the other.
 * @param width em
 * @returns null when a part is wider than the line, or there are more lines than `most`
 */
export function breakLines(
  paragraphs: readonly MeasuredParagraph[],
  width: number,
  rules: BreakRules,
  most: number,
): Stretch[] | null {
  const lines: Stretch[] = [];
  for (const measured of paragraphs) {
    const { paragraph } = measured;
    const places = paragraph.opportunities
      .filter(({ parts }) => rules.mayPart.includes(parts))
      .map(({ at }) => at);
    places.push(paragraph.text.length);
    let start = 0;
    let place = 0;
    while (start < paragraph.text.length) {
      if (lines.length >= most) return null;
      const first = place;
      while (place < places.length && widthOf(measured, start, places[place] ?? 0) <= width) {
        place += 1;
      }
      let end = places[place - 1] ?? start;
      if (place === first) {
        if (!rules.cutWords) return null;
        end = cutPlace(measured, start, width);
        while ((places[place] ?? Infinity) <= end) place += 1;
      }
      lines.push({ paragraph, start, end });
      start = end;
    }
  }
  return lines;
}

/** The last boundary of a grapheme up to which the line holds, at least one grapheme on. */
function cutPlace(measured: MeasuredParagraph, start: number, width: number): number {
  const following = measured.paragraph.boundaries.filter((boundary) => boundary > start);
  let end = following[0] ?? measured.paragraph.text.length;
  for (const boundary of following) {
    if (widthOf(measured, start, boundary) > width) break;
    end = boundary;
  }
  return end;
}

/** Steps of the search for the narrowest width, to a thousandth of the line. */
const BALANCE_STEPS = 10;

/** The same number of lines, each paragraph's as narrow as it can be, so that they are of like length. */
export function balanceLines(
  paragraphs: readonly MeasuredParagraph[],
  lines: readonly Stretch[],
  width: number,
  rules: BreakRules,
): readonly Stretch[] {
  return paragraphs.flatMap((measured) => {
    const own = lines.filter((line) => line.paragraph === measured.paragraph);
    if (own.length < 2) return own;
    const widest = Math.max(...own.map(({ start, end }) => widthOf(measured, start, end)));
    let [narrow, wide] = [
      widthOf(measured, 0, measured.paragraph.text.length) / own.length,
      Math.min(widest, width),
    ];
    let best = own;
    for (let step = 0; step < BALANCE_STEPS; step += 1) {
      const middle = (narrow + wide) / 2;
      // A word must not be cut for the sake of balance.
      const tried = breakLines([measured], middle, { ...rules, cutWords: false }, own.length);
      if (tried) [best, wide] = [tried, middle];
      else narrow = middle;
    }
    return best;
  });
}
