import type { Appearance } from '../../appearance/appearance.js';
import type { Figure, Leg } from '../body.js';
import { type Cloth, fold, trouserLeg } from '../limbs.js';
import { type Corner, type Path, smooth } from '../outline.js';
import { filled, type Sheet, shape } from '../sheet.js';
import { drawWorn } from './worn.js';

type Kind =
  | NonNullable<Appearance['outfit']['bottom']>['kind']
  | 'dungarees'
  | 'jumpsuit'
  | 'romper';

/** How much wider than the leg, at the knee and at the hem, in centimetres of somebody 1.7 m tall. */
const cuts: Partial<Record<Kind, readonly [knee: number, hem: number]>> = {
  leggings: [0.1, 0.2],
  jeans: [0.5, 1.3],
  shorts: [1.1, 2.2],
  lederhosen: [1.1, 2.2],
  jumpsuit: [1.1, 2.6],
};

/** Both legs and the seat of whatever has two legs. */
export function drawTrousers(sheet: Sheet, figure: Figure, cloth: Cloth, kind: Kind): string {
  const { height: h, hip, waist, crotch, knee } = figure;
  const s = h / 170;
  const isTight = kind === 'leggings';
  const isShort = kind === 'shorts' || kind === 'lederhosen';
  const hem = isShort
    ? knee + h * (figure.seat === null ? -0.025 : 0.02)
    : figure.ankle + h * (isTight ? 0 : 0.016);
  const [atKnee, atHem] = cuts[kind] ?? [1.1, 1.8];
  const { tones, pattern } = cloth;
  const folded = (lines: readonly Path[]) =>
    lines.map((line) => filled(line, tones.deep, 0.5)).join('');
  const order = figure.turn > 0 ? [...figure.legs].reverse() : figure.legs;
  const legs = order.map((leg) => {
    const isRolled = leg.artificial === true && kind !== 'jumpsuit';
    const own = isRolled ? Math.min(hem, knee + leg.knee.r * 0.4) : hem;
    const path = trouserLeg(leg, own + (leg.ankle.y - figure.ankle), atKnee * s, atHem * s);
    const folds = isTight ? '' : folded(legFolds(leg, isShort));
    const drawn = shape(sheet, path, tones, {
      rim: [leg.knee.r * 0.6, 0],
      pattern,
      part: `bottom-${kind}`,
    });
    return `${drawn}<g clip-path="${sheet.clip(path)}">${folds}</g>`;
  });
  const w = waist.w + 0.6 * s + figure.belly * h * 0.004;
  const top = waist.y + h * 0.028;
  const ease = atKnee * s;
  const half = (side: number): Corner[] => [
    [side * w * 0.98, top, 1],
    [side * (hip.w + ease * 0.6), hip.y],
    [side * (hip.w + ease * 0.4), crotch - h * 0.035, 1],
    [side * hip.w * 0.5, crotch - h * 0.012],
  ];
  const seat = smooth([...half(1), [0, crotch + h * 0.01], ...half(-1).reverse()]);
  const look = {
    rim: [hip.w * 0.16, 0] as const,
    rimOpacity: 0.5,
    pattern,
    part: `bottom-${kind}`,
  };
  const creases = [-1, 1].map((side) =>
    fold(
      [0, crotch],
      [side * hip.w * 0.3, crotch - h * 0.016],
      [side * hip.w * 0.62, crotch - h * 0.018],
      h * 0.006,
    ),
  );
  const details = drawWorn(sheet, figure, 'trousers', { colour: tones.base });
  return `${legs.join('')}${shape(sheet, seat, tones, look)}${isTight ? '' : folded(creases) + details}`;
}

/** Where a leg bends at the knee, and where the cloth rests on the shoe. */
function legFolds({ knee, ankle, side }: Leg, isShort: boolean): Path[] {
  const { x, y, r } = knee;
  const bend = [
    fold(
      [x - side * r * 1.2, y - r * 0.5],
      [x - side * r * 0.3, y + r * 0.1],
      [x + side * r * 0.3, y - r * 0.1],
      r * 0.26,
    ),
    fold(
      [x + side * r * 1.3, y + r * 0.4],
      [x + side * r * 0.3, y + r * 0.7],
      [x - side * r * 0.2, y + r * 1.1],
      r * 0.24,
    ),
  ];
  if (isShort) return bend;
  return [
    ...bend,
    fold(
      [ankle.x - r, ankle.y - r * 1.3],
      [ankle.x - r * 0.2, ankle.y - r * 0.9],
      [ankle.x + r * 0.4, ankle.y - r * 0.9],
      r * 0.2,
    ),
    fold(
      [ankle.x + r, ankle.y - r * 0.6],
      [ankle.x + r * 0.1, ankle.y - r * 0.25],
      [ankle.x - r * 0.5, ankle.y - r * 0.4],
      r * 0.22,
    ),
  ];
}
