import { around, bottomOf, rightOf, shared } from '../../layout/areas.js';
import type { Mark } from '../../layout/marks.js';
import type { ValueText } from './value-text.js';

/** In cap heights: how flat and how long a dash is, and how far it stands from the figures. */
const DASH = { flat: 0.3, least: 0.25, most: 1.3, apart: 0.9 };

/** How tall a point or comma is at most, and how far below the baseline a comma reaches, in cap heights. */
const SIGN = 0.5;
const BELOW = 0.07;

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
  // A dash before another amount is that of a range.
  const behind = { ...box, x: rightOf(dash.box) + 1, width: capHeight };
  if (marks.some(({ box: mark }) => shared(mark, behind) > 0)) return value;
  // "1'390'000.–" has a point, which stays on the baseline, and "749.000,–" a comma.
  const sign = marks.find(
    ({ box: mark }) =>
      mark !== dash.box &&
      mark.x >= right - 1 &&
      rightOf(mark) <= dash.box.x + 1 &&
      mark.height < SIGN * capHeight &&
      bottomOf(mark) > baseline - 0.2 * capHeight,
  );
  const isPoint = sign !== undefined && bottomOf(sign.box) < baseline + BELOW * capHeight;
  return {
    ...value,
    text: `${value.text.replace(/[.,]$/u, '')}${isPoint ? '.' : ','}–`,
    box: around(box, dash.box),
  };
}
