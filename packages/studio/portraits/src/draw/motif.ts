import type { Appearance } from '../appearance/appearance.js';
import type { Figure } from './body.js';
import { middleOf } from './body-warp.js';
import { labOf } from './colour.js';
import { smooth } from './outline.js';
import { drawPart, type Warp } from './parts/draw-part.js';
import { filled, type Sheet } from './sheet.js';

/** The picture on the chest of a top or a dress, 40 wide and high around 0,0. */
export function drawMotif(sheet: Sheet, figure: Figure, { outfit }: Appearance): string {
  if (outfit.motif === null) return '';
  const cloth = outfit.onePiece?.colour ?? outfit.top?.colour ?? '#f3eee4';
  const { y, scale } = placeOf(figure);
  const x = middleOf(figure) * 0.9;
  const warp: Warp = (u, v) => [x + u * scale, y + v * scale];
  const around = [0, 1, 2, 3, 4, 5, 6, 7].map((at) =>
    warp(25 * Math.cos((at * Math.PI) / 4), 24 * Math.sin((at * Math.PI) / 4)),
  );
  const ground = isPale(cloth) ? '' : filled(smooth(around), '#fbf6ec', 0.92);
  const picture = drawPart(sheet, `motifs/${outfit.motif}`, { palette: {}, warp, unit: scale });
  return `<g data-part="motif-${outfit.motif}">${ground}${picture}</g>`;
}

/** White, cream and pastel: every picture stands out from it. */
function isPale(hex: string): boolean {
  const { l, a, b } = labOf(hex);
  return l > 0.8 && Math.hypot(a, b) < 0.06;
}

/** On the chest, where a portrait still shows it. */
function placeOf({ armpit, waist }: Figure): { readonly y: number; readonly scale: number } {
  return { y: armpit.y + (waist.y - armpit.y) * 0.36, scale: (armpit.w * 1.1) / 40 };
}

/** y of the motif's lower edge. */
export function motifBottom(figure: Figure): number {
  const { y, scale } = placeOf(figure);
  return y + scale * 24;
}
