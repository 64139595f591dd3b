import type { Rgb } from '../../../compose/color.js';
import type { Box } from '../../../design.js';
import { bottomOf, rightOf } from '../../layout/areas.js';
import type { LetteredLine } from '../../photos/photo-letters.js';
import { distance } from '../../pixels.js';
import { textOf } from '../line-text.js';
import { factIn } from './fact-patterns.js';
import { caption, roomWords, tag, withoutAccents } from './field-patterns.js';
import { isLevel } from './rows.js';

/** A value that was found, wherever it stands. */
export interface Placed {
  readonly box: Box;
  readonly ink: Rgb;
  readonly capHeight: number;
}

/** Inks less far apart are one colour of the design. */
export const SAME_INK = 45;
/** Cap heights by which texts of one column or one row differ. */
const ALIGNED = 0.8;
/** The same for texts of any colours. */
const EXACTLY = 0.25;
/** Cap heights down to the next text of a block. */
const NEAR = 6;

/**
 * Whether a text on a photo belongs to the design, and not to what the photo shows: a sign, a name above a shop, the
 * words of a web page. Designs set their texts in the colours and the columns of their values.
 */
export function isOfDesign(line: LetteredLine, values: readonly Placed[]): boolean {
  if (line.line.host.kind !== 'photo') return true;
  const text = withoutAccents(textOf(line).text);
  const isKnown =
    tag.test(text) ||
    caption.test(text) ||
    factIn(text) === 'action' ||
    roomWords.some(([, words]) => words.test(text));
  return isKnown || values.some((value) => isSetWith(line, value));
}

function isSetWith({ line, read }: LetteredLine, value: Placed): boolean {
  const [box, other] = [line.box, value.box];
  const reach = Math.max(read.capHeight, value.capHeight);
  const inks = distance(line.ink, value.ink);
  const isNear = Math.max(box.y - bottomOf(other), other.y - bottomOf(box)) < NEAR * reach;
  const apart = Math.min(
    ...[
      box.x - other.x,
      rightOf(box) - rightOf(other),
      box.x + box.width / 2 - other.x - other.width / 2,
    ].map(Math.abs),
  );
  const isInColumn = apart < ALIGNED * reach;
  const isInRow = isLevel(box, other);
  if (isNear && (apart < EXACTLY * reach || (inks < 2 * SAME_INK && (isInColumn || isInRow)))) {
    return true;
  }
  return isInColumn && inks < SAME_INK;
}
