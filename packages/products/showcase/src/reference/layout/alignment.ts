import type { Box, Size } from '../../design.js';
import type { LetteredLine } from '../photos/photo-letters.js';
import { rightOf } from './areas.js';

export type Alignment = 'left' | 'center' | 'right';

/** From lines that share an edge or the middle with it, and its panel or picture. */
export function alignmentOf(
  source: LetteredLine,
  lines: readonly LetteredLine[],
  picture: Size,
): Alignment {
  const { box } = source.line;
  const near = Math.max(3, picture.width * 0.004);
  const others = lines.filter((line) => line !== source);
  const count = (place: (of: Box) => number) =>
    others.filter(({ line }) => Math.abs(place(line.box) - place(box)) <= near).length;
  const middle = (of: Box) => of.x + of.width / 2;
  const room = source.line.host.kind === 'surface' ? source.line.host.surface.box : null;
  const centred = [{ x: 0, y: 0, ...picture }, ...(room === null ? [] : [room])].some(
    (frame) =>
      Math.abs(middle(frame) - middle(box)) <= picture.width * 0.008 && frame.width > box.width,
  );
  const left = count((of) => of.x);
  const right = count(rightOf);
  const center = count(middle) + (centred ? 1.5 : 0);
  if (center > left && center > right) return 'center';
  if (right > left) return 'right';
  if (left > 0 || box.x < picture.width * 0.5) return 'left';
  return picture.width - rightOf(box) < picture.width * 0.1 ? 'right' : 'left';
}
