import type { Appearance } from '../../appearance/appearance.js';
import { mixed } from '../colour.js';
import type { Figure } from '../figure.js';
import { drawSleeve } from '../limbs.js';
import { type Corner, curve, number, smooth } from '../outline.js';
import { type Sheet, shape, stroke } from '../sheet.js';
import { type Cut, middleOf, sideOf } from '../trunk.js';
import { clothOf, type Garment, noGarment } from './garment.js';

/** Garments worn open over the top. */
export function drawOuter(sheet: Sheet, figure: Figure, appearance: Appearance): Garment {
  const worn = appearance.outfit.outer;
  if (worn === null || worn.kind === 'poncho') return noGarment;
  const cloth = clothOf(sheet, worn, figure);
  const { tones } = cloth;
  const { height: h, hip, neck, armpit, waist } = figure;
  const s = h / 170;
  const m = middleOf(figure);
  const sleeveless = worn.kind === 'waistcoat' || worn.kind === 'hi_vis';
  const hem = {
    blazer: figure.crotch + h * 0.004,
    jacket: hip.y + h * 0.012,
    coat: figure.knee - h * 0.03,
    cardigan: hip.y + h * 0.045,
    waistcoat: waist.y + h * 0.05,
    hi_vis: hip.y + h * 0.02,
  }[worn.kind];
  const cut: Cut = {
    ease: (sleeveless ? 1.8 : 2.4) * s,
    hem,
    neckDepth: 0,
    neckWidth: 2.2 * s,
    straight: worn.kind === 'blazer' ? 0.5 : 0.8,
    flare: worn.kind === 'coat' ? 2.6 * s : worn.kind === 'blazer' ? 0.8 * s : 0,
    sleeveless,
    ...(sleeveless ? { strap: 0.69 } : {}),
  };
  const closed = sleeveless;
  const gapTop = closed ? neck.w * 0.5 : armpit.w * 0.44;
  const gapHem = closed ? 0.2 : worn.kind === 'blazer' ? armpit.w * 0.42 : armpit.w * 0.5;
  const panels = [-1, 1].map((side) => {
    const outer = sideOf(figure, side, cut);
    const far = figure.turn * side > 0 ? 0.62 : 1;
    const inner: Corner[] = [
      [side * gapHem * far + m * 0.5, hem, 1],
      [side * (closed ? 0.2 : gapTop * 0.72) * far + m * 0.7, waist.y],
      [side * gapTop * 0.84 * far + m, armpit.y + h * 0.03],
      [side * (neck.w * 0.94) + m * 0.4, neck.base + 1.6 * s],
      [side * neck.w * 1.04 + m * 0.3, neck.base - h * 0.017, 1],
    ];
    const path = smooth([...outer, ...inner]);
    const drawn = shape(sheet, path, tones, {
      rim: side > 0 ? [armpit.w * 0.2, 0.5] : [armpit.w * 0.07, 0.5],
      rimOpacity: side > 0 ? 0.75 : 0.4,
      pattern: cloth.pattern,
      part: `outer-${worn.kind}`,
    });
    const edge = stroke(curve(...inner), tones.deep, 0.45 * s, 0.6);
    return (
      drawn + edge + detail(sheet, figure, worn.kind, side, { tones, gapTop: gapTop * far, hem })
    );
  });
  const backPanel =
    worn.kind === 'coat' || worn.kind === 'cardigan' || worn.kind === 'blazer'
      ? shape(
          sheet,
          smooth([
            [-hip.w * 0.9, waist.y],
            [hip.w * 0.9, waist.y],
            [hip.w * 0.9, hem - 1.5],
            [-hip.w * 0.9, hem - 1.5],
          ]),
          { ...tones, light: tones.deep, base: tones.deep },
        )
      : '';
  const collar = collarBack(sheet, figure, worn.kind, tones);
  return {
    behind: backPanel + collar,
    trunk: panels.join(''),
    sleeve: (side) =>
      closed
        ? ''
        : drawSleeve(
            sheet,
            figure.arms[side < 0 ? 0 : 1],
            cloth,
            1,
            (worn.kind === 'cardigan' ? 1.5 : 1.6) * s,
            worn.kind === 'cardigan' ? 'rib' : 'plain',
          ),
  };
}

function collarBack(
  sheet: Sheet,
  figure: Figure,
  kind: string,
  tones: Parameters<typeof shape>[2],
): string {
  if (kind === 'waistcoat' || kind === 'cardigan' || kind === 'hi_vis') return '';
  const { neck, height: h } = figure;
  const w = neck.w + h * 0.009;
  return shape(
    sheet,
    smooth([
      [-w, neck.base],
      [-w * 0.94, neck.base - h * 0.016],
      [0, neck.base - h * 0.024],
      [w * 0.94, neck.base - h * 0.016],
      [w, neck.base],
    ]),
    { ...tones, light: tones.shade, base: tones.shade },
  );
}

function detail(
  sheet: Sheet,
  figure: Figure,
  kind: string,
  side: number,
  {
    tones,
    gapTop,
    hem,
  }: { readonly tones: Parameters<typeof shape>[2]; readonly gapTop: number; readonly hem: number },
): string {
  const { neck, armpit, waist, hip, height: h } = figure;
  const s = h / 170;
  const m = middleOf(figure);
  const pocket = (y: number) =>
    stroke(
      curve([side * hip.w * 0.5, y], [side * hip.w * 0.95, y - 1.2 * s]),
      tones.deep,
      0.7 * s,
      0.5,
    );
  if (kind === 'blazer' || kind === 'coat') {
    const lapel = smooth([
      [side * neck.w * 0.98 + m * 0.3, neck.base - h * 0.016, 1],
      [side * (neck.w + 2.6 * s) + m * 0.3, neck.base - h * 0.002],
      [side * (neck.w + 5.2 * s) + m * 0.6, neck.base + 8.2 * s, 1],
      [side * (neck.w + 3.4 * s) + m * 0.7, neck.base + 9.4 * s, 1],
      [side * (neck.w + 5 * s) + m * 0.75, neck.base + 11.4 * s, 1],
      [side * gapTop * 0.86 + m * 0.9, armpit.y + h * 0.052, 1],
      [side * gapTop * 0.8 + m, armpit.y],
      [side * neck.w * 0.86 + m * 0.5, neck.base + 3 * s],
    ]);
    return (
      shape(
        sheet,
        lapel,
        { ...tones, light: mixed(tones.light, '#ffffff', 0.05) },
        { rim: [1.1 * s, 0.6 * s] },
      ) + pocket(kind === 'coat' ? hip.y + 2 * s : waist.y + h * 0.06)
    );
  }
  if (kind === 'jacket') {
    const collar = smooth([
      [side * neck.w * 0.96 + m * 0.3, neck.base - h * 0.022, 1],
      [side * (neck.w + 3.4 * s) + m * 0.3, neck.base - h * 0.002],
      [side * (neck.w + 2.6 * s) + m * 0.6, neck.base + 8.6 * s, 1],
      [side * neck.w * 0.8 + m * 0.6, neck.base + 4 * s],
    ]);
    return (
      shape(sheet, collar, tones, { rim: [1.2 * s, 0.6 * s] }) +
      stroke(
        curve([side * hip.w * 0.45, hem - 3.6 * s], [side * (hip.w + 2 * s), hem - 3.9 * s]),
        tones.deep,
        0.5 * s,
        0.5,
      ) +
      pocket(waist.y + h * 0.03)
    );
  }
  if (kind === 'hi_vis') {
    const band = (y: number) =>
      stroke(
        curve([side * 0.4 * s + m * 0.6, y + 0.6 * s], [side * (hip.w * 0.95), y]),
        '#eef1f2',
        4.4 * s,
        1,
        'butt',
      ) +
      stroke(
        curve([side * 0.4 * s + m * 0.6, y + 0.6 * s], [side * (hip.w * 0.95), y]),
        '#c3c9cc',
        1.2 * s,
        1,
        'butt',
      );
    const strap = stroke(
      curve(
        [side * armpit.w * 0.56 + m * 0.6, neck.base + 3 * s],
        [side * armpit.w * 0.56 + m * 0.6, waist.y],
      ),
      '#eef1f2',
      4 * s,
      1,
      'butt',
    );
    return strap + band(waist.y + 1 * s) + band(hip.y - 1 * s);
  }
  if (kind === 'waistcoat') {
    const buttons =
      side > 0
        ? [0.25, 0.5, 0.75].map(
            (share) =>
              `<circle cx="${number(m * 0.7 - 0.6 * s)}" cy="${number(armpit.y + (hem - armpit.y) * share)}" r="${number(0.6 * s)}" fill="${tones.deep}"/>`,
          )
        : [];
    return buttons.join('');
  }
  return stroke(
    curve(
      [side * (gapTop * 0.5 + 3 * s) + m * 0.6, hem - 1],
      [side * (gapTop * 0.72 + 2.4 * s) + m * 0.7, waist.y],
      [side * (gapTop * 0.84 + 2.2 * s) + m, armpit.y + h * 0.03],
      [side * (neck.w + 2 * s) + m * 0.4, neck.base + 1.2 * s],
    ),
    tones.deep,
    0.4 * s,
    0.4,
  );
}
