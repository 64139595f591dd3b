import { around, rightOf } from '../layout/areas.js';
import type { Mark } from '../layout/marks.js';
import type { ValueText } from './value-text.js';

/** In cap heights: how flat and how long a dash is, and how far it stands from the figures. */
const DASH = { flat: 0.3, least: 0.25, most: 1.3, apart: 0.9 };

/** A price with the dash that stands for its cents, "€ 749.000,–", which is too flat to be read as a letter. */
export function withNoCents(value: ValueText, marks: readonly Mark[]): ValueText {
  if (value.field !== 'price' || value.lines > 1) return value;
  const { box, capHeight, baseline } = value;
  const right = rightOf(box);
  const dash = marks.find(({ box: mark }) => {
    const middle = mark.y + mark.height / 2;
    return (
      mark.x >= right - 1 &&
      mark.x - right < DASH.apart * capHeight &&
      mark.height < DASH.flat * capHeight &&
      mark.width > DASH.least * capHeight &&
      mark.width < DASH.most * capHeight &&
      middle > baseline - 0.75 * capHeight &&
      middle < baseline
    );
  });
  if (dash === undefined) return value;
  return {
    ...value,
    text: `${value.text.replace(/[.,]$/u, '')},–`,
    box: around(box, dash.box),
  };
}
