import type { Box } from '../../../design.js';
import { around, bottomOf, rightOf } from '../../layout/areas.js';
import type { LetteredLine } from '../../photos/photo-letters.js';
import { textOf } from '../line-text.js';
import { price, withoutAccents } from './field-patterns.js';
import { isQualifier, isSecondUnit } from './qualifiers.js';
import type { ValueText } from './value-text.js';

/** Cap heights between a value and what goes on with it in a line of its own. */
const APART = 1.6;
/** Share of the lower one's height that two texts of one row have in common. */
const LEVEL = 0.6;

/**
 * A value with what was read apart from it and is a part of it: the other end of a range, "From" before a price, a second
 * unit or "útiles" behind an area.
 */
export function withRest(value: ValueText, lines: readonly LetteredLine[]): ValueText {
  if ((value.field !== 'price' && value.field !== 'size') || value.lines > 1) return value;
  let whole = value;
  for (const line of lines) {
    const text = textOf(line).text;
    const [before, after] = [isLeftOf(line.line.box, whole), isLeftOf(whole.box, line.line, value)];
    if (!before && !after) continue;
    const plain = withoutAccents(text);
    const isEnd = value.field === 'price' && isOtherEnd(plain, whole, lines);
    const isUnit = value.field === 'size' && after && isSecondUnit(plain);
    if (!isEnd && !isUnit && !isQualifier(plain)) continue;
    const [first, last] = before ? [text, whole.text] : [whole.text, text];
    whole = {
      ...whole,
      text: isEnd
        ? `${first.replace(/ ?[-–—]$/u, '')} – ${last.replace(/^[-–—] ?/u, '')}`
        : `${first} ${last}`,
      box: around(whole.box, line.line.box),
    };
  }
  return whole;
}

/** Whether a line is a price that a dash joins to the value's. */
function isOtherEnd(text: string, value: ValueText, lines: readonly LetteredLine[]): boolean {
  if (!price.test(text)) return false;
  const own = lines.find(({ line }) => touches(line.box, value.box));
  const said = own === undefined ? '' : withoutAccents(textOf(own).text);
  return /^[-–—]/u.test(text) || /[-–—]$/u.test(text) || /^[-–—]|[-–—]$/u.test(said);
}

const touches = (one: Box, other: Box) =>
  one.x < rightOf(other) &&
  other.x < rightOf(one) &&
  one.y < bottomOf(other) &&
  other.y < bottomOf(one);

function isLeftOf(
  left: Box,
  { box: right }: { readonly box: Box },
  { capHeight }: Pick<ValueText, 'capHeight'> = { capHeight: left.height },
): boolean {
  const apart = right.x - rightOf(left);
  const common = Math.min(bottomOf(left), bottomOf(right)) - Math.max(left.y, right.y);
  return (
    apart > -2 && apart < APART * capHeight && common > LEVEL * Math.min(left.height, right.height)
  );
}
