import type { Appearance } from '../appearance/appearance.js';
import { mixed, tonesOf } from './colour.js';
import type { Arm, Figure } from './figure.js';
import { curve, number, smooth } from './outline.js';
import { type Sheet, shape, stroke } from './sheet.js';
import { middleOf } from './trunk.js';

/** Straps of a backpack; the pack itself lies behind. */
export function drawBackpack(
  sheet: Sheet,
  figure: Figure,
  { outfit }: Appearance,
): { readonly behind: string; readonly front: string } {
  if (outfit.backpack === null) return { behind: '', front: '' };
  const tones = tonesOf(outfit.backpack);
  const { shoulder, armpit, waist, neck, height: h } = figure;
  const s = h / 170;
  const half = shoulder.w * 0.92;
  const pack = smooth([
    [-half, shoulder.y + 2 * s],
    [-half * 0.7, shoulder.y - 5 * s],
    [half * 0.7, shoulder.y - 5 * s],
    [half, shoulder.y + 2 * s],
    [half * 1.1, waist.y],
    [-half * 1.1, waist.y],
  ]);
  const straps = [-1, 1].map((side) =>
    stroke(
      curve(
        [side * (neck.w + 4.4 * s), shoulder.y - 3.4 * s],
        [side * armpit.w * 0.74, shoulder.y + 6 * s],
        [side * armpit.w * 0.8, armpit.y + 4 * s],
        [side * armpit.w * 1.02, armpit.y + 13 * s],
      ),
      tones.base,
      3.6 * s,
    ),
  );
  return {
    behind: `<g data-part="backpack">${shape(sheet, pack, { ...tones, base: tones.shade }, { rim: [3, 0] })}</g>`,
    front: `<g data-part="backpack">${straps.join('')}</g>`,
  };
}

/** A bag on the hip, its strap across the trunk. */
export function drawBag(sheet: Sheet, figure: Figure, { outfit }: Appearance): string {
  if (outfit.bag === null) return '';
  const tones = tonesOf(outfit.bag);
  const { shoulder, hip, neck, height: h } = figure;
  const s = h / 170;
  const x = hip.w + 3 * s;
  const y = hip.y - 3 * s;
  const bag = smooth([
    [x - 10 * s, y],
    [x + 7 * s, y],
    [x + 8.4 * s, y + 15 * s],
    [x - 11 * s, y + 15 * s],
  ]);
  const flap = smooth([
    [x - 10 * s, y, 1],
    [x + 7 * s, y, 1],
    [x + 6 * s, y + 7 * s],
    [x - 1.5 * s, y + 9 * s],
    [x - 9 * s, y + 7 * s],
  ]);
  const strap = stroke(
    curve(
      [-(neck.w + 4 * s), shoulder.y - 3 * s],
      [middleOf(figure), (shoulder.y + hip.y) / 2],
      [x - 6 * s, y + 1 * s],
    ),
    tones.shade,
    1.7 * s,
  );
  return `<g data-part="bag">${strap}${shape(sheet, bag, tones, { rim: [3 * s, 0] })}${shape(sheet, flap, { ...tones, base: mixed(tones.base, tones.light, 0.5) })}<circle cx="${number(x - 1.5 * s)}" cy="${number(y + 8 * s)}" r="${number(1.1 * s)}" fill="#d2a857"/></g>`;
}

/** Round the neck, the chest piece in front. */
export function drawStethoscope(figure: Figure, { outfit }: Appearance): string {
  if (!outfit.stethoscope) return '';
  const { neck, armpit, height: h } = figure;
  const s = h / 170;
  const m = middleOf(figure);
  const tube = curve(
    [-neck.w * 1.1, neck.base - 1 * s],
    [m - 7 * s, neck.base + 9 * s],
    [m - 3 * s, armpit.y + 2 * s],
    [m, armpit.y + 6 * s],
    [m + 4 * s, armpit.y],
    [m + 7 * s, neck.base + 9 * s],
    [neck.w * 1.1, neck.base - 1 * s],
  );
  return `<g data-part="stethoscope">${stroke(tube, '#2c3440', 1.5 * s)}${stroke(
    curve([m, armpit.y + 6 * s], [m + 1 * s, armpit.y + 13 * s]),
    '#2c3440',
    1.5 * s,
  )}<circle cx="${number(m + 1 * s)}" cy="${number(armpit.y + 15 * s)}" r="${number(2.6 * s)}" fill="#b9c2cb" stroke="#59636e" stroke-width="${number(0.7 * s)}"/></g>`;
}

/** Braces that hold the trousers. */
export function drawSuspenders(figure: Figure, { outfit }: Appearance): string {
  if (outfit.suspenders === null) return '';
  const { neck, armpit, waist, shoulder, height: h } = figure;
  const s = h / 170;
  const m = middleOf(figure);
  const { colour } = outfit.suspenders;
  const straps = [-1, 1].map(
    (side) =>
      stroke(
        curve(
          [side * (neck.w + 4.2 * s) + m * 0.2, shoulder.y - 3 * s],
          [side * armpit.w * 0.6 + m * 0.8, armpit.y + 2 * s],
          [side * waist.w * 0.62 + m * 0.4, waist.y + h * 0.034],
        ),
        colour,
        2.7 * s,
      ) +
      `<rect x="${number(side * waist.w * 0.62 + m * 0.4 - 1.6 * s)}" y="${number(waist.y + h * 0.024)}" width="${number(3.2 * s)}" height="${number(3.4 * s)}" fill="#c3c7cc"/>`,
  );
  return `<g data-part="suspenders">${straps.join('')}</g>`;
}

/** Watch on the left wrist, bracelets on the right one, tattoos on the bare arm; over skin and sleeve. */
export function drawOnArm(figure: Figure, arm: Arm, { outfit }: Appearance): string {
  if (arm.hand === 'pocket' || arm.hand === 'hidden') return '';
  const { wrist, elbow } = arm;
  const s = figure.height / 170;
  const length = Math.hypot(wrist.x - elbow.x, wrist.y - elbow.y) || 1;
  const [ux, uy] = [(wrist.x - elbow.x) / length, (wrist.y - elbow.y) / length];
  const across = (back: number, reach: number): [number, number][] => {
    const [cx, cy] = [wrist.x - ux * back, wrist.y - uy * back];
    return [
      [cx - uy * reach, cy + ux * reach],
      [cx + uy * reach, cy - ux * reach],
    ];
  };
  const band = (back: number, colour: string, width: number) =>
    stroke(curve(...across(back, wrist.r * 1.06)), colour, width, 1, 'butt');
  // The person's left is the viewer's right.
  if (arm.side > 0 && outfit.watch !== null) {
    return `<g data-part="watch">${band(1 * s, outfit.watch, 2.1 * s)}<circle cx="${number(wrist.x - ux * s)}" cy="${number(wrist.y - uy * s)}" r="${number(2 * s)}" fill="#f4f1ea" stroke="${outfit.watch}" stroke-width="${number(0.9 * s)}"/></g>`;
  }
  if (arm.side < 0 && outfit.bracelet !== null) {
    return `<g data-part="bracelet">${band(1.2 * s, outfit.bracelet, 1.2 * s)}${band(3.4 * s, outfit.bracelet, 1.2 * s)}</g>`;
  }
  return '';
}
