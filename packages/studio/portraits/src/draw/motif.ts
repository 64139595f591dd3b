import { z } from 'zod';
import type { Appearance } from '../appearance/appearance.js';
import { motifs } from '../appearance/traits.js';
import { labOf } from './colour.js';
import type { Figure } from './figure.js';
import { readDrawings } from './layers.js';
import { number } from './outline.js';
import { middleOf } from './trunk.js';

/** Pictures 40 wide and 40 high around 0,0. */
const pictures = readDrawings('motifs', z.record(z.enum(motifs), z.string()));

/** The picture on the chest of a top or a dress. */
export function drawMotif(figure: Figure, { outfit }: Appearance): string {
  if (outfit.motif === null) return '';
  const cloth = outfit.onePiece?.colour ?? outfit.top?.colour ?? '#f3eee4';
  const { y, scale } = placeOf(figure);
  const ground = isPale(cloth)
    ? ''
    : `<ellipse cx="0" cy="0" rx="25" ry="24" fill="#fbf6ec" fill-opacity="0.92"/>`;
  return `<g data-part="motif-${outfit.motif}" transform="translate(${number(middleOf(figure) * 0.9)} ${number(y)}) scale(${number(scale)})">${ground}${pictures[outfit.motif].replaceAll('{ink}', '#2a2320')}</g>`;
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
