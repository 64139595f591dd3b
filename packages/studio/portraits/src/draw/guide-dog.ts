import { z } from 'zod';
import { tonesOf } from './colour.js';
import type { Figure } from './figure.js';
import { drawLayers, layersSchema, readDrawings } from './layers.js';
import { curve } from './outline.js';
import { type Sheet, stroke } from './sheet.js';

const dog = readDrawings(
  'guide-dog',
  z.strictObject({ behindHandle: layersSchema, beforeHandle: layersSchema }),
);

/** Sits next to its person, in harness, at its natural size. */
export function drawGuideDog(sheet: Sheet, figure: Figure): string {
  const { wrist } = figure.arms[1];
  const beside = Math.max(figure.hip.w + 26, wrist.x + 20);
  const drawn = {
    tones: { ...tonesOf('#dfbd84'), shade: '#c8a065' },
    at: (x: number, y: number) => [beside + x, y] as const,
  };
  const bar = (...corners: readonly (readonly [number, number])[]) =>
    stroke(curve(...corners), '#3a3d44', 1.8);
  const handle =
    bar([wrist.x + 0.6, wrist.y + 6], [beside - 8, -46], [beside - 6, -30]) +
    bar([wrist.x + 3, wrist.y + 5], [beside + 3, -45], [beside + 8, -30]);
  return `<g data-part="guide-dog">${drawLayers(sheet, dog.behindHandle, drawn)}${handle}${drawLayers(sheet, dog.beforeHandle, drawn)}</g>`;
}
