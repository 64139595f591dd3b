import { createRequire } from 'node:module';
import { graphemesOf } from '@groundwork/plain-text';
import type { Bidi } from 'bidi-js';
import type { FontFace } from '../fonts/font-face.js';
import type { FaceChoice, FontLibrary } from '../fonts/font-library.js';
import { type BreakOpportunity, breakOpportunities, scriptOf } from './break-opportunities.js';

// Its types describe an ES module, its file is a CommonJS function.
const require = createRequire(import.meta.url);
const openBidi: () => Bidi = require('bidi-js');
const bidi = openBidi();

/** Neighbouring characters of one face, script and direction. */
export interface Run {
  /** UTF-16 indices into the paragraph. */
  readonly start: number;
  readonly end: number;
  readonly face: FontFace;
  /** ISO 15924. */
  readonly script: string | null;
  /** Embedding level; odd levels run from right to left. */
  readonly level: number;
}

export interface Paragraph {
  readonly text: string;
  readonly rightToLeft: boolean;
  /** UTF-16 indices at which graphemes begin, and the text's end. */
  readonly boundaries: readonly number[];
  /** In the order of the text. */
  readonly runs: readonly Run[];
  readonly opportunities: readonly BreakOpportunity[];
}

interface Cluster {
  readonly text: string;
  readonly face: FontFace;
}

/**
 * Finds each character's face, direction and script. Characters without a font are left out.
 *
 * @param rightToLeft the paragraph's direction if known; else its first letter decides
 */
export function analyseParagraph(
  source: string,
  library: FontLibrary,
  choice: FaceChoice,
  rightToLeft?: boolean,
): Paragraph {
  const clusters = drawable(source, library, choice);
  const text = clusters.map((cluster) => cluster.text).join('');
  const { levels, base } = directionsOf(text, rightToLeft);
  const boundaries = [0];
  for (const cluster of clusters) boundaries.push((boundaries.at(-1) ?? 0) + cluster.text.length);
  return {
    text,
    rightToLeft: (base & 1) === 1,
    boundaries,
    runs: runsOf(clusters, boundaries, levels),
    opportunities: breakOpportunities(text),
  };
}

/** Blocks whose letters or marks run from right to left. */
const anyRightToLeft =
  /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Embedding levels of each UTF-16 unit, and of the paragraph (UAX 9). */
function directionsOf(text: string, rightToLeft: boolean | undefined) {
  // The algorithm's tables need not even be opened for most texts.
  if (rightToLeft !== true && !anyRightToLeft.test(text)) {
    return { levels: new Uint8Array(text.length), base: 0 };
  }
  const direction = rightToLeft === undefined ? 'auto' : rightToLeft ? 'rtl' : 'ltr';
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, direction);
  return { levels, base: paragraphs[0]?.level ?? 0 };
}

function drawable(source: string, library: FontLibrary, choice: FaceChoice): Cluster[] {
  const clusters: Cluster[] = [];
  for (const text of graphemesOf(source)) {
    const face = library.faceFor(text, choice);
    if (face === null) continue;
    const previous = clusters.at(-1);
    // Nothing that was left out may leave two spaces behind.
    if (text === ' ' && (previous === undefined || previous.text === ' ')) continue;
    clusters.push({ text, face });
  }
  if (clusters.at(-1)?.text === ' ') clusters.pop();
  return clusters;
}

function runsOf(
  clusters: readonly Cluster[],
  boundaries: readonly number[],
  levels: Uint8Array,
): Run[] {
  const scripts = scriptsOf(clusters);
  const runs: Run[] = [];
  for (const [index, { face }] of clusters.entries()) {
    const start = boundaries[index] ?? 0;
    const end = boundaries[index + 1] ?? start;
    const level = levels[start] ?? 0;
    const script = scripts[index] ?? null;
    const last = runs.at(-1);
    if (last && last.face === face && last.script === script && last.level === level) {
      runs[runs.length - 1] = { ...last, end };
    } else {
      runs.push({ start, end, face, script, level });
    }
  }
  return runs;
}

/** Signs and figures take the script before them, or else the next one. */
function scriptsOf(clusters: readonly Cluster[]): (string | null)[] {
  const own = clusters.map((cluster) => scriptOf(cluster.text));
  let current = own.find((script) => script !== null) ?? 'Latn';
  return own.map((script) => {
    current = script ?? current;
    return current;
  });
}
