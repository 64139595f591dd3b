import type { Appearance } from '../../appearance/appearance.js';
import { labOf, mixed, skinTonesOf, type Tones, tonesOf } from '../colour.js';
import type { Figure, Leg } from '../figure.js';
import { type Corner, curve, limb, number, smooth } from '../outline.js';
import { filled, type Sheet, shape, stroke } from '../sheet.js';

/**
 * A foot or shoe from the front with toes turned out by `leg.toes`; drawn 26 long for a grown foot and scaled. The sole
 * touches y = 0 under a standing leg.
 */
export function drawShoe(sheet: Sheet, figure: Figure, leg: Leg, appearance: Appearance): string {
  const { kind, colour } = appearance.outfit.shoes;
  const scale = (figure.height * (0.15 + 0.012 * figure.childlike)) / 26;
  const direction = leg.toes < 0 ? -1 : 1;
  const profile = Math.min(1, Math.abs(leg.toes));
  const skin = skinTonesOf(appearance.skin);
  const tones = kind === 'barefoot' ? skin : tonesOf(colour);
  const half = (leg.ankle.r / scale) * 1.12;
  const reach = 7 + 9.5 * profile;
  const heel = -half - 0.5 - 1.2 * profile;
  const lift = leg.ankle.y - figure.ankle;
  const top = figure.ankle / scale;
  const foot: Corner[] = [
    [-half, top - 0.5, 1],
    [half * 0.96, top - 0.5, 1],
    [half + 1.6, -6.2],
    [reach - 3, -4.9],
    [reach, -2.2],
    [reach - 0.6, -0.4, 1],
    [heel + 0.6, -0.4, 1],
    [heel, -3],
  ];
  const parts = partsOf(sheet, kind, tones, skin, { foot, half, reach, heel, top });
  const turn = lift < -0.5 ? 14 : 0;
  return `<g data-part="shoe" transform="translate(${number(leg.ankle.x)} ${number(lift)}) rotate(${turn}) scale(${number(direction * scale)} ${number(scale)})">${parts}</g>`;
}

interface Foot {
  readonly foot: readonly Corner[];
  readonly half: number;
  readonly reach: number;
  readonly heel: number;
  readonly top: number;
}

function partsOf(
  sheet: Sheet,
  kind: Appearance['outfit']['shoes']['kind'],
  tones: Tones,
  skin: Tones,
  { foot, half, reach, heel, top }: Foot,
): string {
  const upper = smooth(foot);
  const sole = (colour: string, thick: number) =>
    filled(
      smooth([
        [heel, -thick, 1],
        [reach * 0.5, -thick * 0.85],
        [reach + 0.1, -thick - 0.2],
        [reach + 0.2, -0.2],
        [reach - 0.6, 0, 1],
        [heel + 0.2, 0, 1],
      ]),
      colour,
    );
  const bareAnkle = shape(
    sheet,
    limb([
      { x: 0, y: top - 3, r: half * 0.8 },
      { x: 0.2, y: top + 3, r: half * 0.82 },
    ]),
    skin,
  );
  const low = smooth([
    [-half, top + 3.4, 1],
    [0.2, top + 4.6],
    [half * 0.98, top + 3, 1],
    ...foot.slice(2),
  ]);
  const toeLines = [0.35, 0.55, 0.74].map((share) =>
    stroke(
      curve([reach - 4.4 * share - 0.2, -3.6 + share], [reach - 3.9 * share, -1.1]),
      skin.deep,
      0.45,
      0.5,
    ),
  );
  switch (kind) {
    case 'barefoot':
      return shape(sheet, upper, skin, { rim: [2, 1] }) + toeLines.join('');
    case 'sneakers': {
      const white = labOf(tones.base).l > 0.9 ? mixed(tones.base, '#c9c4bd', 0.6) : '#f6f3ee';
      const laces = [0, 1.3, 2.6].map((step) =>
        stroke(
          curve(
            [half * 0.1 + step * 0.9, top + 3.6 + step * 0.95],
            [half * 0.95 + step, top + 3 + step * 1.05],
          ),
          white,
          0.75,
          0.95,
        ),
      );
      const socks = filled(
        limb([
          { x: 0, y: top - 3, r: half * 0.86 },
          { x: 0.1, y: top + 2.6, r: half * 0.88 },
        ]),
        '#f1eee9',
      );
      return (
        socks +
        shape(
          sheet,
          smooth([
            [-half - 0.3, top + 1.2, 1],
            [half * 0.7, top + 2, 1],
            [half + 2.4, -6],
            ...foot.slice(3),
          ]),
          tones,
          { rim: [2.6, 1.4] },
        ) +
        laces.join('') +
        sole(white, 2)
      );
    }
    case 'leather': {
      const socks = filled(
        limb([
          { x: 0, y: top - 1, r: half * 0.78 },
          { x: 0.1, y: top + 3.6, r: half * 0.9 },
        ]),
        mixed(tones.deep, '#20242c', 0.6),
      );
      return (
        socks +
        shape(sheet, low, tones, { rim: [2.4, 1.6] }) +
        stroke(curve([half * 1.1, -7.2], [reach - 4.6, -5]), tones.light, 0.9, 0.5) +
        sole(mixed(tones.deep, '#1c1512', 0.6), 1.1)
      );
    }
    case 'boots':
      return (
        shape(
          sheet,
          smooth([
            [-half * 1.16, top * 2 - 1, 1],
            [half * 1.16, top * 2 - 1, 1],
            [half * 1.1, top],
            ...foot.slice(2),
            [-half * 1.08, top],
          ]),
          tones,
          { rim: [2.6, 1] },
        ) + sole(mixed(tones.deep, '#1c1512', 0.6), 1.8)
      );
    case 'sandals': {
      const straps = [
        curve([half * 1.2, -6.4], [half * 0.7, -2.2]),
        curve([reach - 3.2, -4.9], [reach - 4.6, -1.2]),
        curve([-half * 0.96, top + 2.4], [half * 0.96, top + 2.2]),
      ].map((strap) => stroke(strap, tones.base, 1.7));
      return (
        shape(sheet, upper, skin, { rim: [2, 1] }) +
        toeLines.join('') +
        straps.join('') +
        sole(mixed(tones.deep, '#4a3527', 0.4), 1.3)
      );
    }
    case 'flats':
      return (
        bareAnkle +
        shape(sheet, upper, skin) +
        shape(
          sheet,
          smooth([
            [heel + 0.4, -4.4, 1],
            [-half * 0.2, -3.3],
            [half * 0.9, -2.9],
            [reach - 5, -4.9, 1],
            ...foot.slice(3),
          ]),
          tones,
          { rim: [2, 1] },
        ) +
        sole(mixed(tones.deep, '#2a1f1b', 0.5), 0.7)
      );
    case 'heels':
      return (
        bareAnkle +
        shape(sheet, upper, skin) +
        filled(
          smooth([
            [heel - 0.2, -4.6, 1],
            [heel + 1.6, -4, 1],
            [heel + 1.1, 0, 1],
            [heel + 0.3, 0, 1],
          ]),
          tones.deep,
        ) +
        shape(
          sheet,
          smooth([
            [heel - 0.2, -6, 1],
            [-half * 0.3, -3.4],
            [half * 0.8, -2.4],
            [reach - 4.6, -4.8, 1],
            ...foot.slice(3, 6),
            [half, -0.8, 1],
            [heel + 1.6, -3, 1],
          ]),
          tones,
          { rim: [2, 1] },
        )
      );
  }
}
