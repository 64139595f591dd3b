import type { FontWeight, Typeface } from '@groundwork/typesetting';
import type { LetteredLine } from '../photos/photo-letters.js';
import { distance } from '../pixels.js';
import { textOf } from './line-text.js';

/** Boldness from which a line is semibold, and from which it is bold. */
const SEMIBOLD = 0.25;
const BOLD = 0.72;

/**
 * Gives lines of one size and colour one face, because a short line alone says little: designs set rows of facts alike.
 */
export function harmonised(lines: readonly LetteredLine[]): LetteredLine[] {
  return lines.map((line) => {
    const alike = lines.filter((other) => isAlike(line, other));
    const votes = new Map<Typeface, number>();
    let [boldness, letters] = [0, 0];
    for (const { read } of alike) {
      if (read.form === null) continue;
      const count = read.words.reduce((sum, word) => sum + word.letters.length, 0);
      votes.set(read.face.typeface, (votes.get(read.face.typeface) ?? 0) + count * read.likeness);
      boldness += read.boldness * count;
      letters += count;
    }
    const [most] = [...votes].sort((one, other) => other[1] - one[1]);
    const isOwn = line.read.form === null || letters === 0;
    const weight = weightOf(isOwn ? line.read.boldness : boldness / letters);
    const typeface = most?.[0] ?? nearestInSize(line, lines) ?? line.read.face.typeface;
    const face = { typeface, weight };
    return { ...line, read: { ...line.read, face } };
  });
}

/** Letters that touch are compared with no face: theirs is that of the line whose size is nearest. */
function nearestInSize(line: LetteredLine, lines: readonly LetteredLine[]): Typeface | null {
  // A Latin line's face says nothing of Japanese letters.
  if (/(?!\p{Script=Latin})\p{L}/u.test(textOf(line).text)) return null;
  const apart = ({ read }: LetteredLine) =>
    Math.abs(Math.log(read.capHeight / line.read.capHeight));
  const [nearest] = lines
    .filter(({ read }) => read.form !== null)
    .toSorted((one, other) => apart(one) - apart(other));
  return nearest?.read.face.typeface ?? null;
}

function weightOf(boldness: number): FontWeight {
  if (boldness >= BOLD) return 800;
  return boldness >= SEMIBOLD ? 600 : 400;
}

function isAlike({ line, read }: LetteredLine, other: LetteredLine): boolean {
  const heights = other.read.capHeight / read.capHeight;
  return (
    Math.abs(Math.log(heights)) < 0.09 &&
    distance(line.ink, other.line.ink) < 36 &&
    // Bold next to regular of one size is intended.
    Math.abs(other.read.boldness - read.boldness) < 0.45
  );
}
