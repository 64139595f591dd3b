import type { Appearance } from '../appearance/appearance.js';
import { mixed } from './colour.js';
import type { Figure } from './figure.js';
import { clothOf, folds, type Garment, noGarment } from './garments.js';
import { type Cloth, drawSleeve, trouserLeg } from './limbs.js';
import { type Corner, number, smooth } from './outline.js';
import { type Sheet, shape, stroke } from './sheet.js';
import { type Cut, middleOf, trunkPath } from './trunk.js';

type Bottom = NonNullable<Appearance['outfit']['bottom']>;

/** Trousers, shorts, leggings or a skirt. */
export function drawBottom(sheet: Sheet, figure: Figure, bottom: Bottom): string {
  const cloth = clothOf(sheet, bottom, figure);
  if (bottom.kind === 'skirt') {
    return skirt(
      sheet,
      figure,
      cloth,
      figure.waist.y - figure.height * 0.004,
      figure.knee + figure.height * (figure.childlike > 0.3 ? -0.03 : 0.025),
      0.42,
      'skirt',
    );
  }
  return legsInCloth(sheet, figure, cloth, bottom.kind);
}

function legsInCloth(
  sheet: Sheet,
  figure: Figure,
  cloth: Cloth,
  kind: Bottom['kind'] | 'dungarees',
): string {
  const { height: h, hip, waist, crotch, knee } = figure;
  const s = h / 170;
  const tight = kind === 'leggings';
  const hem = kind === 'shorts' ? knee - h * 0.025 : figure.ankle + h * (tight ? 0 : 0.016);
  const ease = (tight ? 0.1 : kind === 'jeans' ? 0.5 : 1.1) * s;
  const cutAtHem = (tight ? 0.2 : kind === 'jeans' ? 1.3 : kind === 'shorts' ? 2.6 : 1.8) * s;
  const { tones } = cloth;
  const order = figure.turn > 0 ? [...figure.legs].reverse() : figure.legs;
  const legs = order.map((leg) => {
    const path = trouserLeg(leg, hem + (leg.ankle.y - figure.ankle), ease, cutAtHem);
    const r = leg.knee.r;
    const marks = tight
      ? ''
      : [
          smooth(
            [
              [leg.knee.x - r * 0.9, leg.knee.y - r * 0.2],
              [leg.knee.x - r * 0.1, leg.knee.y + r * 0.3],
            ],
            false,
          ),
          smooth(
            [
              [leg.knee.x + r * 1.1, leg.knee.y + r * 0.5],
              [leg.knee.x + r * 0.2, leg.knee.y + r * 0.9],
            ],
            false,
          ),
          ...(kind === 'shorts'
            ? []
            : [
                smooth(
                  [
                    [leg.ankle.x - r * 0.9, leg.ankle.y - r * 1.1],
                    [leg.ankle.x + r * 0.2, leg.ankle.y - r * 0.8],
                  ],
                  false,
                ),
                smooth(
                  [
                    [leg.ankle.x + r, leg.ankle.y - r * 0.4],
                    [leg.ankle.x - r * 0.1, leg.ankle.y - r * 0.15],
                  ],
                  false,
                ),
              ]),
        ]
          .map((fold) => stroke(fold, tones.deep, 0.5 * s, 0.45))
          .join('');
    const seam =
      kind === 'trousers' || kind === 'chinos'
        ? stroke(
            smooth(
              [
                [leg.hip.x, hip.y + h * 0.03],
                [leg.knee.x, leg.knee.y],
                [leg.ankle.x, leg.ankle.y - 1],
              ],
              false,
            ),
            tones.light,
            0.5 * s,
            0.6,
          )
        : '';
    return `${shape(sheet, path, tones, { rim: [leg.knee.r * 0.6, 0], pattern: cloth.pattern, part: `bottom-${kind}` })}<g clip-path="${sheet.clip(path)}">${marks}${seam}</g>`;
  });
  const w = waist.w + 0.6 * s + figure.belly * h * 0.004;
  const top = waist.y + h * 0.028;
  const seat = smooth([
    [-w * 0.98, top, 1],
    [w * 0.98, top, 1],
    [hip.w + ease * 0.6, hip.y],
    [hip.w + ease * 0.4, crotch - h * 0.035, 1],
    [hip.w * 0.5, crotch - h * 0.012],
    [0, crotch + h * 0.01],
    [-hip.w * 0.5, crotch - h * 0.012],
    [-hip.w - ease * 0.4, crotch - h * 0.035, 1],
    [-hip.w - ease * 0.6, hip.y],
  ]);
  const m = middleOf(figure) * 0.6;
  const marks = [
    stroke(
      smooth(
        [
          [m, top + 3.6 * s],
          [m + 0.6 * s, hip.y],
          [m * 0.4, crotch + h * 0.01],
        ],
        false,
      ),
      tones.deep,
      0.5 * s,
      0.6,
    ),
    stroke(
      smooth(
        [
          [-w, top + 3.4 * s],
          [0, top + 4.2 * s],
          [w, top + 3.4 * s],
        ],
        false,
      ),
      tones.deep,
      0.4 * s,
      0.45,
    ),
    ...[-1, 1].map((side) =>
      stroke(
        smooth(
          [
            [side * w * 0.62, top + 4 * s],
            [side * hip.w * 0.82, top + 7.4 * s],
            [side * (hip.w + ease * 0.4), hip.y - 1 * s],
          ],
          false,
        ),
        tones.deep,
        0.5 * s,
        0.5,
      ),
    ),
    stroke(
      smooth(
        [
          [m - 0.5, crotch],
          [m - hip.w * 0.32, crotch - h * 0.012],
        ],
        false,
      ),
      tones.deep,
      0.5 * s,
      0.4,
    ),
    stroke(
      smooth(
        [
          [m + 0.5, crotch],
          [m + hip.w * 0.36, crotch - h * 0.014],
        ],
        false,
      ),
      tones.deep,
      0.5 * s,
      0.4,
    ),
  ];
  return `${legs.join('')}${shape(sheet, seat, tones, { rim: [hip.w * 0.16, 0], rimOpacity: 0.5, pattern: cloth.pattern, part: `bottom-${kind}` })}${tight ? '' : marks.join('')}`;
}

function skirt(
  sheet: Sheet,
  figure: Figure,
  cloth: Cloth,
  top: number,
  hem: number,
  flare: number,
  part: string,
): string {
  const { waist, hip, height: h } = figure;
  const s = h / 170;
  const w = waist.w + 0.5 * s + figure.belly * h * 0.006;
  const wide = hip.w * (1 + flare);
  const right: Corner[] = [
    [w, top, 1],
    [hip.w + 1.8 * s, hip.y - h * 0.01],
    [wide * 0.98, hem - h * 0.06],
    [wide, hem, 1],
  ];
  const left: Corner[] = [
    [-wide, hem, 1],
    [-wide * 0.98, hem - h * 0.06],
    [-hip.w - 1.8 * s, hip.y - h * 0.01],
    [-w, top, 1],
  ];
  const hemLine: Corner[] = [0.66, 0.33, 0, -0.33, -0.66].map(
    (share, index): Corner => [wide * share, hem + (index % 2 === 0 ? 1.6 : 0.3) * s + 0.8 * s],
  );
  const path = smooth([...right, ...hemLine, ...left]);
  const foldLines = [-0.6, -0.28, 0.08, 0.36, 0.68].map((share, index) =>
    stroke(
      smooth(
        [
          [w * share * 0.8, top + h * (0.05 + 0.02 * (index % 2))],
          [hip.w * share, hip.y + 2],
          [wide * share, hem + 1],
        ],
        false,
      ),
      cloth.tones.deep,
      0.55 * s,
      0.4,
    ),
  );
  const gleam = stroke(
    smooth(
      [
        [-w * 0.5, top + h * 0.05],
        [-hip.w * 0.5, hip.y],
        [-wide * 0.46, hem - 1],
      ],
      false,
    ),
    cloth.tones.light,
    1.6 * s,
    0.5,
  );
  return `${shape(sheet, path, cloth.tones, { rim: [hip.w * 0.3, 0], pattern: cloth.pattern, part })}<g clip-path="${sheet.clip(path)}">${foldLines.join('')}${gleam}</g>`;
}

/** A dress, dungarees over the top, or a baby's romper. */
export function drawOnePiece(
  sheet: Sheet,
  figure: Figure,
  appearance: Appearance,
  longSleeves: boolean,
): { readonly lower: string; readonly upper: Garment } {
  const worn = appearance.outfit.onePiece;
  if (worn === null) return { lower: '', upper: noGarment };
  const cloth = clothOf(sheet, worn, figure);
  const { height: h, waist, neck, armpit } = figure;
  const s = h / 170;
  const m = middleOf(figure);
  const rim: [number, number] = [armpit.w * 0.24, 1];
  if (worn.kind === 'dress') {
    const cut: Cut = {
      ease: 0.9 * s + figure.childlike * 0.5,
      hem: waist.y + h * 0.012,
      neckDepth: 6.2 * s,
      neckWidth: 2.4 * s,
      straight: 0.15 + figure.childlike * 0.3,
    };
    const path = trunkPath(figure, cut);
    const lower = skirt(
      sheet,
      figure,
      cloth,
      waist.y - 0.4,
      figure.knee + h * (figure.childlike > 0.3 ? -0.03 : 0.035),
      0.5,
      'dress',
    );
    const band = stroke(
      smooth(
        [
          [-waist.w - 0.6 * s, waist.y],
          [m * 0.4, waist.y + 1 * s],
          [waist.w + 0.6 * s, waist.y],
        ],
        false,
      ),
      cloth.tones.deep,
      1.1 * s,
      0.5,
    );
    const x = neck.w + 2.4 * s;
    const neckline = stroke(
      smooth(
        [
          [-x + m * 0.25, neck.base - h * 0.011],
          [-x * 0.66 + m * 0.6, neck.base + 4.4 * s],
          [m, neck.base + 6.6 * s],
          [x * 0.66 + m * 0.6, neck.base + 4.4 * s],
          [x + m * 0.25, neck.base - h * 0.011],
        ],
        false,
      ),
      cloth.tones.deep,
      0.7 * s,
      0.55,
    );
    return {
      lower,
      upper: {
        behind: '',
        trunk:
          shape(sheet, path, cloth.tones, { rim, pattern: cloth.pattern, part: 'dress' }) +
          folds(sheet, figure, path, cloth) +
          band +
          neckline,
        sleeve: (side) =>
          drawSleeve(
            sheet,
            figure.arms[side < 0 ? 0 : 1],
            cloth,
            longSleeves ? 0.95 : 0.26,
            1.1 * s,
          ),
      },
    };
  }
  const lower = legsInCloth(sheet, figure, cloth, 'dungarees');
  if (worn.kind === 'romper') {
    const cut: Cut = {
      ease: 1.2 * s + 0.4,
      hem: figure.hip.y + h * 0.02,
      neckDepth: 2.4 * s,
      neckWidth: 1.4 * s,
      straight: 0.8,
    };
    const path = trunkPath(figure, cut);
    const snaps = [0.2, 0.45, 0.7].map(
      (share) =>
        `<circle cx="${number(m)}" cy="${number(neck.base + (cut.hem - neck.base) * share)}" r="${number(0.9 * s)}" fill="${cloth.tones.light}" stroke="${cloth.tones.deep}" stroke-width="0.2"/>`,
    );
    return {
      lower,
      upper: {
        behind: '',
        trunk:
          shape(sheet, path, cloth.tones, { rim, pattern: cloth.pattern, part: 'romper' }) +
          folds(sheet, figure, path, cloth) +
          snaps.join(''),
        sleeve: (side) =>
          drawSleeve(sheet, figure.arms[side < 0 ? 0 : 1], cloth, 0.97, 1.2 * s, 'rib'),
      },
    };
  }
  const bibTop = armpit.y + h * 0.005;
  const bib = smooth([
    [m - armpit.w * 0.56, bibTop, 1],
    [m + armpit.w * 0.56, bibTop, 1],
    [m + armpit.w * 0.62, waist.y - h * 0.03],
    [waist.w + 0.7 * s, waist.y + h * 0.026, 1],
    [waist.w + 0.7 * s, waist.y + h * 0.045, 1],
    [-waist.w - 0.7 * s, waist.y + h * 0.045, 1],
    [-waist.w - 0.7 * s, waist.y + h * 0.026, 1],
    [m - armpit.w * 0.62, waist.y - h * 0.03],
  ]);
  const straps = [-1, 1].map(
    (side) =>
      stroke(
        smooth(
          [
            [m + side * armpit.w * 0.46, bibTop + 1.5 * s],
            [side * (neck.w + 4.4 * s) + m * 0.3, figure.shoulder.y - h * 0.012],
          ],
          false,
        ),
        cloth.tones.base,
        3.4 * s,
      ) +
      `<circle cx="${number(m + side * armpit.w * 0.46)}" cy="${number(bibTop + 1.6 * s)}" r="${number(0.9 * s)}" fill="${mixed('#d8b45a', cloth.tones.light, 0.2)}"/>`,
  );
  const pocket = smooth([
    [m - 5 * s, bibTop + 5 * s, 1],
    [m + 5 * s, bibTop + 5 * s, 1],
    [m + 4.6 * s, bibTop + 12 * s],
    [m, bibTop + 13.6 * s],
    [m - 4.6 * s, bibTop + 12 * s],
  ]);
  return {
    lower,
    upper: {
      behind: '',
      trunk:
        straps.join('') +
        shape(sheet, bib, cloth.tones, { rim, pattern: cloth.pattern, part: 'dungarees' }) +
        stroke(pocket, cloth.tones.deep, 0.5 * s, 0.6),
      sleeve: () => '',
    },
  };
}
