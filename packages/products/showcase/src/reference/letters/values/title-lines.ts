import { around, bottomOf } from '../../layout/areas.js';
import type { LetteredLine } from '../../photos/photo-letters.js';
import { textOf } from '../line-text.js';
import type { ValueText } from './value-text.js';

export function withFollowing(
  value: ValueText,
  lines: readonly LetteredLine[],
  taken: readonly LetteredLine[],
): ValueText {
  let whole = value;
  for (;;) {
    const next = lines.find(({ line, read }) => {
      const gap = line.box.y - bottomOf(whole.box);
      const alike =
        Math.abs(read.capHeight - value.capHeight) < value.capHeight * 0.12 &&
        Math.max(...line.ink.map((part, at) => Math.abs(part - (value.ink[at] ?? 0)))) < 60;
      const place =
        Math.abs(line.box.x - whole.box.x) < value.capHeight ||
        Math.abs(line.box.x + line.box.width / 2 - whole.box.x - whole.box.width / 2) <
          value.capHeight;
      const isTaken = taken.some((source) => source.line === line);
      return alike && place && gap > 0 && gap < value.capHeight * 1.3 && !isTaken;
    });
    if (next === undefined) return whole;
    whole = {
      ...whole,
      text: `${whole.text} ${textOf(next).text}`,
      box: around(whole.box, next.line.box),
      lines: whole.lines + 1,
    };
  }
}
