import { FreeRoom } from '../compose/free-room.js';
import { rasterise } from '../compose/rasterise.js';
import type { Box, TextLayer } from '../design.js';
import { type Frame, toOutput, toReading } from './frame.js';
import type { ReferenceLayout } from './layout/reference-layout.js';

/** Share of the design below which a surface is a badge and no ground. */
const LEAST_GROUND = 0.06;

/** The room that a design with another property in it leaves free, in px of the output. */
export function customRoom(
  frame: Frame,
  layout: ReferenceLayout,
  { texts, logo }: { readonly texts: readonly TextLayer[]; readonly logo: Box | null },
): FreeRoom {
  const { size, labels, panels, photos, lines, marks } = layout;
  const room = new FreeRoom(frame.output);
  const least = LEAST_GROUND * size.width * size.height;
  const grounds = new Set(panels.filter(({ pixels }) => pixels >= least).map(({ label }) => label));
  const inside = (at: number, count: number) => Math.min(count - 1, Math.max(0, Math.round(at)));
  room.lay({ x: 0, y: 0, ...frame.output }, (x, y) => {
    const place = toReading(frame, x - 0.5, y - 0.5);
    const at = inside(place.y, size.height) * size.width + inside(place.x, size.width);
    const label = labels[at] ?? 0;
    if (grounds.has(label)) return label;
    return -1 - photos.findIndex(({ visible }) => visible[at] === 1);
  });
  const found = [
    ...lines.map(({ line }) => line.box),
    ...marks.map(({ box }) => box),
    ...(layout.logo === null ? [] : [layout.logo.box]),
  ];
  for (const box of found) room.take(toOutput(frame, box));
  if (logo !== null) room.take(logo);
  for (const { fill } of rasterise(texts).values()) if (fill !== null) room.takeMask(fill);
  return room;
}
