import type { LetteredLine } from '../photos/photo-letters.js';
import { distance } from '../pixels.js';
import type { Face } from './letter-shapes.js';
import { textOf } from './line-text.js';

/**
 * Gives lines of one size and colour one face, because a short line alone says little: designs set rows of facts alike.
 */
export function harmonised(lines: readonly LetteredLine[]): LetteredLine[] {
  return lines.map((line) => {
    const votes = new Map<Face, number>();
    for (const { read } of lines.filter((other) => isAlike(line, other))) {
      if (read.form === null) continue;
      const count = read.words.reduce((sum, word) => sum + word.letters.length, 0);
      votes.set(read.face, (votes.get(read.face) ?? 0) + count * read.likeness);
    }
    const [most] = [...votes].toSorted((one, other) => other[1] - one[1]);
    const { weight } = line.read.face;
    const typeface = nearestInSize(line, lines) ?? line.read.face.typeface;
    return { ...line, read: { ...line.read, face: most?.[0] ?? { typeface, weight } } };
  });
}

/** Letters that touch are compared with no face: theirs is that of the line whose size is nearest. */
function nearestInSize(line: LetteredLine, lines: readonly LetteredLine[]) {
  // A Latin line's face says nothing of Japanese letters.
  if (/(?!\p{Script=Latin})\p{L}/u.test(textOf(line).text)) return null;
  const apart = ({ read }: LetteredLine) =>
    Math.abs(Math.log(read.capHeight / line.read.capHeight));
  const [nearest] = lines
    .filter(({ read }) => read.form !== null)
    .toSorted((one, other) => apart(one) - apart(other));
  return nearest?.read.face.typeface ?? null;
}

function isAlike({ line, read }: LetteredLine, other: LetteredLine): boolean {
  return (
    Math.abs(Math.log(other.read.capHeight / read.capHeight)) < 0.09 &&
    distance(line.ink, other.line.ink) < 36 &&
    // Bold next to regular of one size is intended.
    Math.abs(other.read.face.weight - read.face.weight) < 400
  );
}
