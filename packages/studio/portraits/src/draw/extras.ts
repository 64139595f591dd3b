import type { Appearance } from '../appearance/appearance.js';
import { clothOf } from './clothes/garment.js';
import { mixed } from './colour.js';
import type { Figure } from './figure.js';
import { alongPath, curve, number, smooth } from './outline.js';
import { type Sheet, shape, stroke } from './sheet.js';
import { middleOf } from './trunk.js';

export function drawTie(sheet: Sheet, figure: Figure, appearance: Appearance): string {
  const { tie } = appearance.outfit;
  if (tie === null) return '';
  const cloth = clothOf(sheet, tie, figure);
  const { neck, waist, height: h } = figure;
  const s = h / 170;
  const m = middleOf(figure);
  const y = neck.base + 3.4 * s;
  if (tie.bow) {
    const wing = (side: number) =>
      smooth([
        [m + side * 0.6 * s, y],
        [m + side * 5.4 * s, y - 2.6 * s, 1],
        [m + side * 5.6 * s, y + 2.8 * s, 1],
      ]);
    return `<g data-part="tie">${shape(sheet, wing(-1), cloth.tones, { pattern: cloth.pattern })}${shape(sheet, wing(1), cloth.tones, { pattern: cloth.pattern, rim: [1, 0.5] })}${shape(
      sheet,
      smooth([
        [m - 1.1 * s, y - 1.2 * s],
        [m + 1.1 * s, y - 1.2 * s],
        [m + 1.1 * s, y + 1.3 * s],
        [m - 1.1 * s, y + 1.3 * s],
      ]),
      cloth.tones,
    )}</g>`;
  }
  const knot = smooth([
    [m - 2 * s, y - 1.4 * s, 1],
    [m + 2 * s, y - 1.4 * s, 1],
    [m + 1.3 * s, y + 2.4 * s, 1],
    [m - 1.3 * s, y + 2.4 * s, 1],
  ]);
  const end = waist.y + h * 0.035;
  const blade = smooth([
    [m - 1.2 * s, y + 2.4 * s, 1],
    [m + 1.2 * s, y + 2.4 * s, 1],
    [m * 0.6 + 3.1 * s, end - 3 * s, 1],
    [m * 0.5, end, 1],
    [m * 0.6 - 3.1 * s, end - 3 * s, 1],
  ]);
  return `<g data-part="tie">${shape(sheet, blade, cloth.tones, { rim: [1.6 * s, 0], pattern: cloth.pattern })}${shape(sheet, knot, cloth.tones, { rim: [1 * s, 0.5 * s] })}</g>`;
}

export function drawNecklace(figure: Figure, appearance: Appearance): string {
  const { necklace } = appearance.outfit;
  if (necklace === null) return '';
  const { neck, height: h } = figure;
  const s = h / 170;
  const m = middleOf(figure);
  const x = neck.w * 1.12;
  const line = curve(
    [-x, neck.base - 0.6 * s],
    [m * 0.7 - x * 0.55, neck.base + 4.6 * s],
    [m, neck.base + 6.6 * s],
    [m * 0.7 + x * 0.55, neck.base + 4.6 * s],
    [x, neck.base - 0.6 * s],
  );
  if (necklace.kind === 'pendant') {
    return `<g data-part="necklace">${stroke(line, necklace.colour, 0.6 * s)}<circle cx="${number(m)}" cy="${number(neck.base + 7.6 * s)}" r="${number(1.3 * s)}" fill="${necklace.colour}"/></g>`;
  }
  const size = (necklace.kind === 'pearls' ? 0.95 : 1.15) * s;
  const edge = mixed(necklace.colour, '#5a4636', 0.35);
  const beads = alongPath(line, size * 1.9).map(
    ([bx, by]) =>
      `<circle cx="${number(bx)}" cy="${number(by)}" r="${number(size)}" fill="${necklace.colour}" stroke="${edge}" stroke-width="${number(0.2 * s)}"/>`,
  );
  return `<g data-part="necklace">${beads.join('')}</g>`;
}

export function drawScarf(sheet: Sheet, figure: Figure, appearance: Appearance): string {
  const { scarf } = appearance.outfit;
  if (scarf === null) return '';
  const cloth = clothOf(sheet, scarf, figure);
  const { neck, armpit, height: h } = figure;
  const s = h / 170;
  const m = middleOf(figure);
  const w = neck.w + 3.4 * s;
  const tail = smooth([
    [m - 1 * s, neck.base + 4 * s],
    [m + 7 * s, neck.base + 3 * s],
    [m + 8.4 * s, armpit.y + 14 * s, 1],
    [m + 1.6 * s, armpit.y + 15 * s, 1],
  ]);
  const loop = smooth([
    [-w, neck.base - 1 * s],
    [-w * 0.72, neck.base - h * 0.03],
    [0, neck.base - h * 0.024],
    [w * 0.72, neck.base - h * 0.03],
    [w, neck.base - 1 * s],
    [w * 0.8, neck.base + 5 * s],
    [m, neck.base + 8.6 * s],
    [-w * 0.8, neck.base + 5 * s],
  ]);
  const foldLines = [0.2, 0.55, 0.85].map((share) =>
    stroke(
      curve(
        [-w * 0.86, neck.base - h * 0.02 + 5 * s * share],
        [m, neck.base - h * 0.016 + 9 * s * share],
        [w * 0.86, neck.base - h * 0.02 + 5 * s * share],
      ),
      cloth.tones.deep,
      0.5 * s,
      0.5,
    ),
  );
  return `<g data-part="scarf">${shape(sheet, tail, cloth.tones, { rim: [2.4 * s, 0], pattern: cloth.pattern })}${shape(sheet, loop, cloth.tones, { rim: [2.6 * s, 1.4 * s], pattern: cloth.pattern })}${foldLines.join('')}</g>`;
}

export function drawApron(sheet: Sheet, figure: Figure, appearance: Appearance): string {
  const { apron } = appearance.outfit;
  if (apron === null) return '';
  const cloth = clothOf(sheet, apron, figure);
  const { neck, armpit, waist, hip, knee, height: h } = figure;
  const s = h / 170;
  const m = middleOf(figure);
  if (appearance.outfit.onePiece?.kind === 'dirndl') return drawWaistApron(sheet, figure, cloth);
  const top = armpit.y - h * 0.005;
  const hem = knee - h * 0.05;
  const bib = smooth([
    [m - armpit.w * 0.55, top, 1],
    [m + armpit.w * 0.55, top, 1],
    [m + armpit.w * 0.66, waist.y - 2 * s],
    [hip.w + 1.4 * s, waist.y + 3 * s, 1],
    [hip.w + 2.6 * s, hem, 1],
    [m * 0.4, hem + 1 * s],
    [-hip.w - 2.6 * s, hem, 1],
    [-hip.w - 1.4 * s, waist.y + 3 * s, 1],
    [m - armpit.w * 0.66, waist.y - 2 * s],
  ]);
  const straps = [-1, 1].map((side) =>
    stroke(
      curve([m + side * armpit.w * 0.48, top], [side * (neck.w + 2 * s), neck.base - h * 0.008]),
      cloth.tones.shade,
      2 * s,
    ),
  );
  const pocket = smooth([
    [m - 9 * s, hip.y - 4 * s, 1],
    [m + 9 * s, hip.y - 4 * s, 1],
    [m + 8.4 * s, hip.y + 8 * s],
    [m - 8.4 * s, hip.y + 8 * s],
  ]);
  return `<g data-part="apron">${straps.join('')}${shape(sheet, bib, cloth.tones, { rim: [hip.w * 0.22, 0], pattern: cloth.pattern })}${stroke(pocket, cloth.tones.deep, 0.5 * s, 0.5)}</g>`;
}

/** Of a dirndl: from a band at the waist, gathered, with its bow at the side. */
function drawWaistApron(sheet: Sheet, figure: Figure, cloth: ReturnType<typeof clothOf>): string {
  const { waist, hip, knee, height: h } = figure;
  const s = h / 170;
  const m = middleOf(figure);
  const top = waist.y + 1 * s;
  const hem = knee - h * 0.015;
  const skirt = smooth([
    [m - waist.w * 0.82, top, 1],
    [m + waist.w * 0.82, top, 1],
    [m * 0.6 + hip.w * 1.02, hip.y],
    [m * 0.4 + hip.w * 1.16, hem, 1],
    [m * 0.4, hem + 1.6 * s],
    [m * 0.4 - hip.w * 1.16, hem, 1],
    [m * 0.6 - hip.w * 1.02, hip.y],
  ]);
  const gathers = [-0.5, -0.18, 0.16, 0.48].map((share) =>
    stroke(
      curve([m + waist.w * share, top + 3 * s], [m * 0.5 + hip.w * share * 1.5, hem - 5 * s]),
      cloth.tones.deep,
      0.5 * s,
      0.4,
    ),
  );
  const band = smooth([
    [-waist.w * 1.02, top - 1.6 * s, 1],
    [waist.w * 1.02, top - 1.6 * s, 1],
    [waist.w * 1.03, top + 1.8 * s, 1],
    [-waist.w * 1.03, top + 1.8 * s, 1],
  ]);
  const [bx, by] = [m + waist.w * 0.66, top];
  const loop = (side: number) =>
    smooth([
      [bx, by],
      [bx + side * 3.6 * s, by - 2.6 * s],
      [bx + side * 4.6 * s, by + 0.4 * s],
      [bx + side * 3.2 * s, by + 2.2 * s],
    ]);
  const tail = (side: number) =>
    smooth([
      [bx, by, 1],
      [bx + side * 2.6 * s, by + 11 * s, 1],
      [bx + side * 0.6 * s, by + 11.6 * s, 1],
    ]);
  const bow = [tail(-1), tail(1), loop(-1), loop(1)].map((path) =>
    shape(sheet, path, cloth.tones, { rim: [0.6 * s, 0.3 * s] }),
  );
  return `<g data-part="apron">${shape(sheet, skirt, cloth.tones, { rim: [hip.w * 0.22, 0], pattern: cloth.pattern })}${gathers.join('')}${shape(sheet, band, { ...cloth.tones, light: cloth.tones.shade, base: cloth.tones.shade })}${bow.join('')}</g>`;
}
