import type { Bounds, FontFace } from '../fonts/font-face.js';
import { isJoined } from '../text/break-opportunities.js';
import type { Paragraph, Run } from '../text/paragraph.js';

/** A glyph at its place in a line, in em from the line's left end and its baseline, y upwards. */
export interface PlacedGlyph {
  readonly face: FontFace;
  readonly glyph: number;
  readonly x: number;
  readonly y: number;
  /** Where its character begins in the paragraph, as a UTF-16 index. */
  readonly at: number;
  /** Of the outline, from the glyph's own origin; null without ink. */
  readonly bounds: Bounds | null;
}

/** Everything that shaping needs besides the text. */
export interface Lettering {
  readonly language: string;
  /** HarfBuzz feature settings, joined by commas. */
  readonly features: string;
  /** em */
  readonly letterSpacing: number;
}

/** A shaped line; all in em. */
export interface Line {
  readonly text: string;
  readonly stretch: Stretch;
  readonly glyphs: readonly PlacedGlyph[];
  readonly width: number;
  /** Ink above and below the baseline, both upwards positive. */
  readonly top: number;
  readonly bottom: number;
}

/** A stretch of a paragraph, as UTF-16 indices. */
export interface Stretch {
  readonly paragraph: Paragraph;
  readonly start: number;
  readonly end: number;
}

/** Shapes a stretch of a paragraph as one line, without the spaces at its end. */
export function shapeLine(stretch: Stretch, lettering: Lettering): Line {
  const { paragraph, start, end } = stretch;
  const text = paragraph.text.slice(start, end).trimEnd();
  const runs = visualOrder(clip(paragraph.runs, start, start + text.length));
  const glyphs: PlacedGlyph[] = [];
  let pen = 0;
  for (const run of runs) {
    const rightToLeft = (run.level & 1) === 1;
    const spacing = isJoined(run.script) ? 0 : lettering.letterSpacing;
    const shaped = run.face.shape({
      text: paragraph.text.slice(run.start, run.end),
      rightToLeft,
      script: run.script,
      language: lettering.language,
      features: lettering.features,
    });
    for (const [index, glyph] of shaped.entries()) {
      if (glyph.glyph !== 0) {
        glyphs.push({
          face: run.face,
          glyph: glyph.glyph,
          x: pen + glyph.offsetX,
          y: glyph.offsetY,
          at: run.start + glyph.cluster,
          bounds: run.face.outline(glyph.glyph).bounds,
        });
      }
      pen += glyph.advance;
      if (shaped[index + 1]?.cluster !== glyph.cluster) pen += spacing;
    }
  }
  return { text, stretch, ...measured(glyphs) };
}

function measured(
  glyphs: readonly PlacedGlyph[],
): Pick<Line, 'glyphs' | 'width' | 'top' | 'bottom'> {
  let [left, right, top, bottom] = [Infinity, -Infinity, -Infinity, Infinity];
  for (const { x, y, bounds } of glyphs) {
    if (!bounds) continue;
    left = Math.min(left, x + bounds.left);
    right = Math.max(right, x + bounds.right);
    top = Math.max(top, y + bounds.top);
    bottom = Math.min(bottom, y + bounds.bottom);
  }
  if (left > right) return { glyphs: [], width: 0, top: 0, bottom: 0 };
  return {
    glyphs: glyphs.map((glyph) => ({ ...glyph, x: glyph.x - left })),
    width: right - left,
    top,
    bottom,
  };
}

function clip(runs: readonly Run[], start: number, end: number): Run[] {
  return runs
    .filter((run) => run.end > start && run.start < end)
    .map((run) => ({ ...run, start: Math.max(run.start, start), end: Math.min(run.end, end) }));
}

/** Runs from left to right: from the highest level down to the lowest odd one, each stretch is turned round (UAX 9, L2). */
function visualOrder(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map((run) => run.level));
  for (let level = highest; level > 0; level -= 1) {
    let first = 0;
    while (first < ordered.length) {
      let last = first;
      while ((ordered[last]?.level ?? -1) >= level) last += 1;
      if (last > first) {
        ordered.splice(first, last - first, ...ordered.slice(first, last).reverse());
      }
      first = last + 1;
    }
  }
  return ordered;
}
