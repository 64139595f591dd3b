import { tonesOf } from './colour.js';
import type { Figure } from './figure.js';
import { curve } from './outline.js';
import { drawPart } from './parts/draw-part.js';
import { type Sheet, stroke } from './sheet.js';

/** Sits next to its person, in harness, at its natural size. */
export function drawGuideDog(sheet: Sheet, figure: Figure): string {
  const { wrist } = figure.arms[1];
  const beside = Math.max(figure.hip.w + 26, wrist.x + 20);
  const palette = { ...tonesOf('#dfbd84'), shade: '#c8a065' };
  const dog = (drawing: string) =>
    drawPart(sheet, drawing, { palette, warp: (x, y) => [beside + x, y] });
  const bar = (...corners: readonly (readonly [number, number])[]) =>
    stroke(curve(...corners), '#3a3d44', 1.8);
  const handle =
    bar([wrist.x + 0.6, wrist.y + 6], [beside - 8, -46], [beside - 6, -30]) +
    bar([wrist.x + 3, wrist.y + 5], [beside + 3, -45], [beside + 8, -30]);
  return `<g data-part="guide-dog">${dog('aids/guide-dog-behind')}${handle}${dog('aids/guide-dog')}</g>`;
}
