import { labOf, mixed } from '../colour.js';
import type { Figure } from '../figure.js';
import type { Cloth } from '../limbs.js';
import { type Corner, curve, number, type Path, smooth } from '../outline.js';
import { filled, type Sheet, shape, stroke } from '../sheet.js';
import { type Cut, collarY, middleOf } from '../trunk.js';
import { placket, shirtCollar } from './collars.js';

export function hood(sheet: Sheet, figure: Figure, cloth: Cloth): string {
  const { neck, height: h } = figure;
  const w = neck.w + h * 0.02;
  const path = smooth([
    [-w, neck.base + h * 0.012],
    [-w * 0.92, neck.base - h * 0.014],
    [-w * 0.5, neck.base - h * 0.024],
    [w * 0.5, neck.base - h * 0.024],
    [w * 0.92, neck.base - h * 0.014],
    [w, neck.base + h * 0.012],
    [0, neck.base + h * 0.02],
  ]);
  return shape(sheet, path, { ...cloth.tones, light: cloth.tones.shade, base: cloth.tones.shade });
}

/** The inside of a collar, seen behind the neck. */
export function collarBehind(figure: Figure, cloth: Cloth, kind: string): string {
  if (kind === 'tank' || kind === 'blouse') return '';
  const { neck, height: h } = figure;
  const w = neck.w + h * 0.004;
  return filled(
    smooth([
      [-w, neck.base + 1],
      [-w * 0.98, neck.base - h * 0.014],
      [0, neck.base - h * 0.02],
      [w * 0.98, neck.base - h * 0.014],
      [w, neck.base + 1],
    ]),
    cloth.tones.deep,
  );
}

function neckBand(figure: Figure, cut: Cut, colour: string, width: number): string {
  const { neck, height: h } = figure;
  const m = middleOf(figure);
  const x = neck.w + (cut.neckWidth ?? 0.5) - width * 0.2;
  return stroke(
    curve(
      [-x + m * 0.25, collarY(figure, x) + h * 0.001],
      [-x * 0.62 + m * 0.7, neck.base + cut.neckDepth * 0.68],
      [m, neck.base + cut.neckDepth + width * 0.25],
      [x * 0.62 + m * 0.7, neck.base + cut.neckDepth * 0.68],
      [x + m * 0.25, collarY(figure, x) + h * 0.001],
    ),
    colour,
    width,
    1,
    'butt',
  );
}

/** The band of a pointed neckline. */
function vNeck(figure: Figure, cut: Cut, colour: string, width: number): string {
  const { neck } = figure;
  const m = middleOf(figure);
  const x = neck.w + (cut.neckWidth ?? 0.5);
  return stroke(
    curve(
      [-x + m * 0.25, collarY(figure, x)],
      [-x * 0.6 + m * 0.6, neck.base + cut.neckDepth * 0.5],
      [m, neck.base + cut.neckDepth, 1],
      [x * 0.6 + m * 0.6, neck.base + cut.neckDepth * 0.5],
      [x + m * 0.25, collarY(figure, x)],
    ),
    colour,
    width,
    1,
    'butt',
  );
}

/** Collars, bands, pockets and buttons of a top. */
export function topDetail(
  sheet: Sheet,
  figure: Figure,
  kind: string,
  cloth: Cloth,
  cut: Cut,
  path: Path,
): string {
  const { neck, height: h, hip } = figure;
  const s = h / 170;
  const m = middleOf(figure);
  const { tones } = cloth;
  const rib = mixed(tones.base, tones.shade, 0.75);
  const hemBand = (depth: number) => {
    const ribs = Array.from({ length: 17 }, (_, index) => {
      const x = -hip.w * 1.1 + (hip.w * 2.2 * index) / 16;
      return stroke(curve([x, cut.hem - depth], [x, cut.hem + 1]), tones.deep, 0.3 * s, 0.35);
    });
    return `<g clip-path="${sheet.clip(path)}"><rect x="${number(-hip.w * 1.5)}" y="${number(cut.hem - depth)}" width="${number(hip.w * 3)}" height="${number(depth + 3)}" fill="${rib}" fill-opacity="0.7"/>${ribs.join('')}</g>`;
  };
  switch (kind) {
    case 'tshirt':
      return neckBand(figure, cut, rib, 1.5 * s);
    case 'sweater':
      return neckBand(figure, cut, rib, 2.1 * s) + hemBand(4.2 * s);
    case 'hoodie': {
      const cords = [-1, 1].map((side) =>
        stroke(
          curve(
            [m + side * 2.2 * s, neck.base + 3.6 * s],
            [m + side * 2.6 * s, neck.base + 8 * s],
            [m + side * 2.3 * s, neck.base + 12.5 * s],
          ),
          mixed(tones.light, '#ffffff', 0.45),
          0.6 * s,
        ),
      );
      const pocket = smooth([
        [m - 7 * s, figure.waist.y + 1 * s, 1],
        [m + 7 * s, figure.waist.y + 1 * s, 1],
        [m + 11 * s, hip.y - 2 * s, 1],
        [m + 11 * s, cut.hem - 5 * s, 1],
        [m - 11 * s, cut.hem - 5 * s, 1],
        [m - 11 * s, hip.y - 2 * s, 1],
      ]);
      return (
        neckBand(figure, cut, mixed(tones.base, tones.shade, 0.45), 3.4 * s) +
        cords.join('') +
        stroke(pocket, tones.deep, 0.45 * s, 0.5) +
        hemBand(4 * s)
      );
    }
    case 'turtleneck': {
      const w = neck.w + 0.9 * s;
      const y = neck.base - h * 0.028;
      const tube = smooth([
        [-w + m * 0.4, y, 1],
        [m * 0.6, y + 1.4 * s],
        [w + m * 0.4, y, 1],
        [w * 1.1 + m * 0.3, neck.base + 0.6 * s],
        [m, neck.base + 2.6 * s],
        [-w * 1.1 + m * 0.3, neck.base + 0.6 * s],
      ]);
      return (
        shape(sheet, tube, tones, { rim: [neck.w * 0.5, 0] }) +
        stroke(
          curve(
            [-w * 1.1 + m * 0.3, neck.base + 0.6 * s],
            [m, neck.base + 2.6 * s],
            [w * 1.1 + m * 0.3, neck.base + 0.6 * s],
          ),
          tones.deep,
          0.45 * s,
          0.5,
        )
      );
    }
    case 'jersey': {
      const trim = labOf(tones.base).l > 0.75 ? '#31588f' : '#f6f4ef';
      const stripes = [-1, 1].map((side) =>
        stroke(
          curve(
            [side * hip.w * 1.02, cut.hem],
            [side * figure.armpit.w * 0.98, figure.armpit.y + 3 * s],
          ),
          trim,
          1.8 * s,
        ),
      );
      return `<g clip-path="${sheet.clip(path)}">${stripes.join('')}</g>${vNeck(figure, cut, trim, 1.7 * s)}`;
    }
    case 'scrubs': {
      const pocket = smooth([
        [m + 3 * s, figure.armpit.y + 5 * s, 1],
        [m + 11 * s, figure.armpit.y + 5 * s, 1],
        [m + 11 * s, figure.armpit.y + 14 * s],
        [m + 3 * s, figure.armpit.y + 14 * s],
      ]);
      return vNeck(figure, cut, tones.shade, 1.7 * s) + stroke(pocket, tones.deep, 0.6 * s, 0.8);
    }
    case 'kurta':
      return (
        placket(figure, cloth, cut, figure.waist.y - 2 * s) +
        neckBand(figure, cut, tones.shade, 2 * s) +
        stroke(
          curve(
            [-hip.w * 0.9, cut.hem - 3 * s],
            [m * 0.3, cut.hem - 2 * s],
            [hip.w * 0.9, cut.hem - 3 * s],
          ),
          tones.deep,
          0.5 * s,
          0.6,
        )
      );
    case 'shirt':
    case 'polo':
      return (
        placket(figure, cloth, cut, kind === 'polo' ? neck.base + 13 * s : cut.hem) +
        shirtCollar(sheet, figure, cloth, cut)
      );
    case 'blouse': {
      const edgeX = neck.w + (cut.neckWidth ?? 0);
      const edge = (side: number): Corner[] => [
        [side * edgeX + m * 0.25, collarY(figure, edgeX)],
        [side * neck.w * 0.72 + m * 0.6, neck.base + 3.6 * s],
        [m, neck.base + 8.5 * s],
      ];
      return (
        [-1, 1].map((side) => stroke(curve(...edge(side)), rib, 1.1 * s)).join('') +
        stroke(curve([m, neck.base + 8.5 * s], [m + 0.4, cut.hem]), tones.deep, 0.4 * s, 0.4)
      );
    }
    default:
      return '';
  }
}
