import { shared } from '../layout/areas.js';
import type { LetteredLine } from '../photos/photo-letters.js';
import { currency, withoutAccents } from './values/field-patterns.js';
import type { ValueText } from './values/value-text.js';

/** Where a currency stands behind an amount, points group its figures: a comma there is mostly a point. */
const oddlyGrouped = /\d,\d{3} ?(?:\p{Sc}|EUR|kr)/u;

/**
 * A value whose text may be another than was read: a price without its currency or with a comma for a point, a capital
 * without its accent.
 */
export function withDoubt(value: ValueText, lines: readonly LetteredLine[]): ValueText {
  const isBare = value.field === 'price' && !currency.test(withoutAccents(value.text));
  const isDoubtful =
    (isBare && /\d/u.test(value.text)) ||
    (value.field === 'price' && oddlyGrouped.test(value.text)) ||
    (value.field === 'label' &&
      lines.some((line) => shared(line.line.box, value.box) > 0 && hasLostAccent(line)));
  return isDoubtful ? { ...value, isDoubtful } : value;
}

/** Whether a capital rises above the others, as far as an accent does. */
function hasLostAccent({ read: { words, capHeight, baseline } }: LetteredLine): boolean {
  return words.some(({ letters }) =>
    letters.some(({ letter, box }) => /[A-Z]/u.test(letter) && baseline - box.y > 1.15 * capHeight),
  );
}
