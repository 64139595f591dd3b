import type { Outfit } from '../../appearance/appearance.js';
import { labOf } from '../colour.js';
import type { Figure } from '../figure.js';
import { type Cloth, drawSleeve } from '../limbs.js';
import { type Corner, curve, number, smooth } from '../outline.js';
import { type Sheet, shape, stroke } from '../sheet.js';
import { type Cut, collarY, middleOf, trunkPath } from '../trunk.js';
import { clothOf, type Dressed } from './garment.js';
import { drawKimono } from './kimono.js';
import { drawSkirt } from './skirt.js';

const robes = ['sari', 'kimono', 'abaya', 'thobe', 'dirndl'] as const;
type Robe = (typeof robes)[number];
type Worn = NonNullable<Outfit['onePiece']>;

export function isRobe(kind: Worn['kind']): kind is Robe {
  return robes.some((robe) => robe === kind);
}

/** Dress of a tradition, from shoulder to hem. */
export function drawRobe(
  sheet: Sheet,
  figure: Figure,
  worn: Omit<Worn, 'kind'> & { readonly kind: Robe },
): Dressed {
  const cloth = clothOf(sheet, worn, figure);
  switch (worn.kind) {
    case 'sari':
      return drawSari(sheet, figure, cloth);
    case 'kimono':
      return drawKimono(sheet, figure, cloth);
    case 'dirndl':
      return dirndl(sheet, figure, cloth);
    default:
      return robe(sheet, figure, cloth, worn.kind);
  }
}

/** One straight fall from the shoulders to the ankles: abaya, thobe, kaftan. */
function robe(sheet: Sheet, figure: Figure, cloth: Cloth, kind: 'abaya' | 'thobe'): Dressed {
  const { height: h, neck, hip, knee, ankle } = figure;
  const s = h / 170;
  const m = middleOf(figure);
  const cut: Cut = {
    ease: 2.4 * s,
    hem: figure.seat === 'wheelchair' ? knee + h * 0.16 : ankle - h * 0.002,
    neckDepth: kind === 'thobe' ? 1.6 * s : 2.4 * s,
    neckWidth: 0.8 * s,
    straight: 1,
    flare: 5 * s,
  };
  const path = trunkPath(figure, cut);
  const falls = [-0.55, -0.15, 0.3, 0.66].map((share, index) =>
    stroke(
      curve(
        [hip.w * share * 0.8, figure.waist.y + h * (0.04 + 0.03 * (index % 2))],
        [hip.w * share, knee],
        [(hip.w + 5 * s) * share, cut.hem - 1],
      ),
      cloth.tones.deep,
      0.8 * s,
      0.65,
    ),
  );
  const trim = labOf(cloth.tones.base).l > 0.75 ? cloth.tones.deep : '#c9a24b';
  const front =
    kind === 'thobe'
      ? stroke(curve([m, neck.base + 2 * s], [m * 0.8, figure.waist.y]), trim, 1.2 * s, 0.9) +
        [0.25, 0.5, 0.75]
          .map((share) => button(m, neck.base + (figure.waist.y - neck.base) * share, s, trim))
          .join('')
      : stroke(curve([m, neck.base + 3 * s], [m * 0.5, cut.hem]), cloth.tones.deep, 0.7 * s, 0.8);
  const collar = stroke(
    curve(
      [-(neck.w + 0.8 * s) + m * 0.25, collarY(figure, neck.w + 0.8 * s)],
      [m, neck.base + cut.neckDepth + 0.4 * s],
      [neck.w + 0.8 * s + m * 0.25, collarY(figure, neck.w + 0.8 * s)],
    ),
    kind === 'thobe' ? trim : cloth.tones.deep,
    1.8 * s,
  );
  return {
    lower: '',
    upper: {
      behind: '',
      trunk: `${shape(sheet, path, cloth.tones, { rim: [hip.w * 0.3, 0], pattern: cloth.pattern, part: kind })}<g clip-path="${sheet.clip(path)}">${falls.join('')}</g>${front}${collar}`,
      sleeve: (side) =>
        drawSleeve(
          sheet,
          figure.arms[side < 0 ? 0 : 1],
          cloth,
          0.98,
          (kind === 'abaya' ? 2.6 : 2) * s,
        ),
    },
  };
}

function button(x: number, y: number, s: number, colour: string): string {
  return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(0.8 * s)}" fill="${colour}"/>`;
}

/** A bodice laced in front over a white blouse, and a skirt to the knee. */
function dirndl(sheet: Sheet, figure: Figure, cloth: Cloth): Dressed {
  const { height: h, waist, armpit, shoulder, knee } = figure;
  const s = h / 170;
  const m = middleOf(figure);
  const lower = drawSkirt(sheet, figure, cloth, waist.y - 0.4, knee + h * 0.06, 0.6, 'dirndl');
  const bodice = smooth([
    [-shoulder.w * 0.62, shoulder.y - 0.6 * s, 1],
    [-armpit.w * 0.42 + m, armpit.y + 1 * s],
    [m, armpit.y + 3 * s],
    [armpit.w * 0.42 + m, armpit.y + 1 * s],
    [shoulder.w * 0.62, shoulder.y - 0.6 * s, 1],
    [shoulder.w * 0.8, shoulder.y + 2 * s, 1],
    [armpit.w + 0.8 * s, armpit.y + 1 * s],
    [waist.w + 0.8 * s, waist.y + 1 * s, 1],
    [-waist.w - 0.8 * s, waist.y + 1 * s, 1],
    [-armpit.w - 0.8 * s, armpit.y + 1 * s],
    [-shoulder.w * 0.8, shoulder.y + 2 * s, 1],
  ]);
  const laces = [0.25, 0.5, 0.75].map((share) => {
    const y = armpit.y + 3 * s + (waist.y - armpit.y - 3 * s) * share;
    return stroke(curve([m - 2.4 * s, y - 1 * s], [m + 2.4 * s, y + 1 * s]), '#d9dde0', 0.8 * s);
  });
  return {
    lower,
    upper: {
      behind: '',
      trunk: `<g data-part="dirndl">${shape(sheet, bodice, cloth.tones, { rim: [armpit.w * 0.2, 0], pattern: cloth.pattern })}${laces.join('')}</g>`,
      sleeve: () => '',
    },
  };
}

/** Pleats below, and the end of the cloth over one shoulder, both with a golden border. */
function drawSari(sheet: Sheet, figure: Figure, cloth: Cloth): Dressed {
  const { height: h, waist, shoulder, armpit, neck, ankle, hip } = figure;
  const s = h / 170;
  const m = middleOf(figure);
  const gold = '#d2a23f';
  const hem = figure.seat === 'wheelchair' ? figure.knee + h * 0.16 : ankle - h * 0.004;
  const lower =
    drawSkirt(sheet, figure, cloth, waist.y + h * 0.01, hem, 0.34, 'sari') +
    stroke(
      curve([-hip.w * 1.3, hem - 2.6 * s], [0, hem - 1 * s], [hip.w * 1.3, hem - 2.6 * s]),
      gold,
      2.6 * s,
      1,
      'butt',
    );
  const x = (value: number) => -value;
  const drape: Corner[] = [
    [x(neck.w + 2 * s), collarY(figure, neck.w + 2 * s) - 0.6 * s],
    [x(shoulder.w * 0.98), shoulder.y - 0.4 * s],
    [x(shoulder.w * 1.02), armpit.y],
    [x(armpit.w * 0.9), armpit.y + h * 0.03],
    [m + waist.w * 0.2, waist.y + h * 0.02],
    [waist.w + 2 * s, waist.y + h * 0.055, 1],
    [waist.w + 1.6 * s, waist.y - h * 0.05, 1],
    [armpit.w * 0.9 + m * 0.2, armpit.y + h * 0.02],
    [m, armpit.y - h * 0.012],
  ];
  const path = smooth(drape);
  const edges = [
    curve(
      [x(neck.w + 2 * s), collarY(figure, neck.w + 2 * s)],
      [m, armpit.y - h * 0.01],
      [armpit.w * 0.9 + m * 0.2, armpit.y + h * 0.02],
      [waist.w + 1.6 * s, waist.y - h * 0.05],
    ),
  ].map((edge) => stroke(edge, gold, 2 * s));
  const pleats = [0.3, 0.6].map((share) =>
    stroke(
      curve(
        [x(shoulder.w * (0.5 + share * 0.5)), shoulder.y + share * 4],
        [m - 2 * s + share * 6 * s, armpit.y + h * 0.05 * share + 2 * s],
        [waist.w, waist.y - h * 0.03 + share * h * 0.07],
      ),
      cloth.tones.deep,
      0.8 * s,
      0.7,
    ),
  );
  const drawn = `<g data-part="sari">${shape(sheet, path, cloth.tones, { rim: [armpit.w * 0.16, 1], pattern: cloth.pattern })}<g clip-path="${sheet.clip(path)}">${pleats.join('')}</g>${edges.join('')}</g>`;
  return { lower, upper: { behind: '', trunk: drawn, sleeve: () => '' } };
}
