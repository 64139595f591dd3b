import type { Appearance } from '../../appearance/appearance.js';
import type { Figure } from '../figure.js';
import { type Cloth, trouserLeg } from '../limbs.js';
import { curve, smooth } from '../outline.js';
import { type Sheet, shape, stroke } from '../sheet.js';
import { middleOf } from '../trunk.js';

type Bottom = NonNullable<Appearance['outfit']['bottom']>;

/** Both legs and the seat of whatever has two legs. */
export function drawTrousers(
  sheet: Sheet,
  figure: Figure,
  cloth: Cloth,
  kind: Bottom['kind'] | 'dungarees' | 'jumpsuit',
): string {
  const { height: h, hip, waist, crotch, knee } = figure;
  const s = h / 170;
  const tight = kind === 'leggings';
  const hem =
    kind === 'shorts' || kind === 'lederhosen'
      ? knee + h * (figure.seat === null ? -0.025 : 0.02)
      : figure.ankle + h * (tight ? 0 : 0.016);
  const ease = (tight ? 0.1 : kind === 'jeans' ? 0.5 : 1.1) * s;
  const cutAtHem =
    (tight
      ? 0.2
      : kind === 'jeans'
        ? 1.3
        : kind === 'shorts' || kind === 'lederhosen'
          ? 2.2
          : kind === 'jumpsuit'
            ? 2.6
            : 1.8) * s;
  const { tones } = cloth;
  const order = figure.turn > 0 ? [...figure.legs].reverse() : figure.legs;
  const legs = order.map((leg) => {
    const rolled = leg.artificial === true && kind !== 'jumpsuit';
    const own = rolled ? Math.min(hem, knee + leg.knee.r * 0.4) : hem;
    const path = trouserLeg(leg, own + (leg.ankle.y - figure.ankle), ease, cutAtHem);
    const r = leg.knee.r;
    const marks = tight
      ? ''
      : [
          curve(
            [leg.knee.x - r * 0.9, leg.knee.y - r * 0.2],
            [leg.knee.x - r * 0.1, leg.knee.y + r * 0.3],
          ),
          curve(
            [leg.knee.x + r * 1.1, leg.knee.y + r * 0.5],
            [leg.knee.x + r * 0.2, leg.knee.y + r * 0.9],
          ),
          ...(kind === 'shorts' || kind === 'lederhosen'
            ? []
            : [
                curve(
                  [leg.ankle.x - r * 0.9, leg.ankle.y - r * 1.1],
                  [leg.ankle.x + r * 0.2, leg.ankle.y - r * 0.8],
                ),
                curve(
                  [leg.ankle.x + r, leg.ankle.y - r * 0.4],
                  [leg.ankle.x - r * 0.1, leg.ankle.y - r * 0.15],
                ),
              ]),
        ]
          .map((fold) => stroke(fold, tones.deep, 0.65 * s, 0.7))
          .join('');
    const seam =
      kind === 'trousers' || kind === 'chinos'
        ? stroke(
            curve(
              [leg.hip.x, hip.y + h * 0.03],
              [leg.knee.x, leg.knee.y],
              [leg.ankle.x, leg.ankle.y - 1],
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
      curve([m, top + 3.6 * s], [m + 0.6 * s, hip.y], [m * 0.4, crotch + h * 0.01]),
      tones.deep,
      0.5 * s,
      0.6,
    ),
    stroke(
      curve([-w, top + 3.4 * s], [0, top + 4.2 * s], [w, top + 3.4 * s]),
      tones.deep,
      0.4 * s,
      0.45,
    ),
    ...[-1, 1].map((side) =>
      stroke(
        curve(
          [side * w * 0.62, top + 4 * s],
          [side * hip.w * 0.82, top + 7.4 * s],
          [side * (hip.w + ease * 0.4), hip.y - 1 * s],
        ),
        tones.deep,
        0.5 * s,
        0.5,
      ),
    ),
    stroke(
      curve([m - 0.5, crotch], [m - hip.w * 0.32, crotch - h * 0.012]),
      tones.deep,
      0.5 * s,
      0.4,
    ),
    stroke(
      curve([m + 0.5, crotch], [m + hip.w * 0.36, crotch - h * 0.014]),
      tones.deep,
      0.5 * s,
      0.4,
    ),
  ];
  return `${legs.join('')}${shape(sheet, seat, tones, { rim: [hip.w * 0.16, 0], rimOpacity: 0.5, pattern: cloth.pattern, part: `bottom-${kind}` })}${tight ? '' : marks.join('')}`;
}
