import { mixed, type Tones, tonesOf } from '../colour.js';
import { type Corner, number, smooth } from '../outline.js';
import { filled, type Sheet, shape, stroke } from '../sheet.js';

export interface HeadwearLayers {
  readonly behind: string;
  readonly front: string;
}

export interface Cloth {
  readonly tones: Tones;
  readonly pattern: string | null;
  readonly at: (x: number, y: number, sharp?: 0 | 1) => Corner;
}

type Kind =
  | 'headwrap'
  | 'keffiyeh'
  | 'flat_cap'
  | 'beret'
  | 'headband'
  | 'kufi'
  | 'crown'
  | 'helmet'
  | 'toque';

/** Headwear of crafts and traditions. */
export function drawMoreHeadwear(sheet: Sheet, kind: Kind, cloth: Cloth): HeadwearLayers {
  const { tones, pattern, at } = cloth;
  switch (kind) {
    case 'headwrap':
      return { behind: '', front: headwrap(sheet, cloth) };
    case 'keffiyeh':
      return keffiyeh(sheet, cloth);
    case 'flat_cap': {
      const crown = smooth([
        at(-84, -46),
        at(-86, -84),
        at(-46, -120),
        at(10, -126),
        at(66, -110),
        at(90, -72),
        at(86, -46),
        at(0, -62),
      ]);
      const peak = smooth([
        at(-72, -48),
        at(0, -70),
        at(72, -48),
        at(58, -33),
        at(0, -47),
        at(-58, -33),
      ]);
      return {
        behind: '',
        front:
          shape(sheet, crown, tones, { rim: [9, 3], pattern }) +
          shape(sheet, peak, { ...tones, base: tones.shade }, { rim: [8, 3] }),
      };
    }
    case 'beret': {
      const disc = smooth([
        at(-78, -58),
        at(-102, -92),
        at(-66, -128),
        at(6, -136),
        at(74, -122),
        at(98, -86),
        at(78, -58),
        at(0, -72),
      ]);
      const band = smooth([
        at(-76, -50),
        at(0, -68),
        at(76, -50),
        at(78, -62),
        at(0, -80),
        at(-78, -62),
      ]);
      return {
        behind: '',
        front: `${stroke(smooth([at(2, -134), at(5, -146)], false), tones.deep, 5)}${shape(sheet, disc, tones, { rim: [10, 5], pattern })}${filled(band, tones.deep)}`,
      };
    }
    case 'headband': {
      const band = smooth([
        at(-82, -30),
        at(-72, -78),
        at(-36, -106),
        at(0, -113),
        at(36, -106),
        at(72, -78),
        at(82, -30),
        at(72, -34),
        at(62, -72),
        at(30, -94),
        at(0, -99),
        at(-30, -94),
        at(-62, -72),
        at(-72, -34),
      ]);
      return { behind: '', front: shape(sheet, band, tones, { rim: [5, 3], pattern }) };
    }
    case 'kufi': {
      const cap = smooth([
        at(-74, -56, 1),
        at(-72, -100),
        at(-40, -116),
        at(0, -120),
        at(40, -116),
        at(72, -100),
        at(74, -56, 1),
        at(0, -72),
      ]);
      return {
        behind: '',
        front:
          shape(sheet, cap, tones, { rim: [10, 2], pattern }) +
          stroke(smooth([at(-73, -72), at(0, -88), at(73, -72)], false), tones.deep, 2.4, 0.6),
      };
    }
    case 'crown': {
      const points: Corner[] = [
        at(-52, -86, 1),
        at(-58, -124, 1),
        at(-34, -108, 1),
        at(-20, -136, 1),
        at(0, -112, 1),
        at(20, -136, 1),
        at(34, -108, 1),
        at(58, -124, 1),
        at(52, -86, 1),
        at(0, -98),
      ];
      const jewels = [-34, 0, 34].map((x, index) => {
        const [cx, cy] = at(x, -101 - (x === 0 ? 4 : 0));
        return `<circle cx="${number(cx)}" cy="${number(cy)}" r="4.4" fill="${index === 1 ? '#c63d5a' : '#4d86c6'}"/>`;
      });
      return {
        behind: '',
        front: shape(sheet, smooth(points), tones, { rim: [6, 2] }) + jewels.join(''),
      };
    }
    case 'helmet': {
      const dome = smooth([
        at(-86, -50, 1),
        at(-80, -104),
        at(-40, -134),
        at(0, -140),
        at(40, -134),
        at(80, -104),
        at(86, -50, 1),
        at(0, -66),
      ]);
      const rim = smooth([
        at(-100, -44),
        at(0, -68),
        at(100, -44),
        at(92, -34),
        at(0, -54),
        at(-92, -34),
      ]);
      const ridge = smooth([at(-13, -138), at(0, -146), at(13, -138), at(11, -68), at(-11, -68)]);
      return {
        behind: '',
        front:
          shape(sheet, dome, tones, { rim: [12, 3] }) +
          shape(sheet, ridge, { ...tones, base: tones.light }) +
          shape(sheet, rim, { ...tones, base: tones.shade }),
      };
    }
    case 'toque': {
      const puff = smooth([
        at(-72, -96),
        at(-104, -130),
        at(-82, -176),
        at(-34, -174),
        at(0, -194),
        at(36, -174),
        at(84, -176),
        at(104, -130),
        at(72, -96),
      ]);
      const band = smooth([
        at(-76, -54, 1),
        at(-76, -104, 1),
        at(0, -114),
        at(76, -104, 1),
        at(76, -54, 1),
        at(0, -70),
      ]);
      const pleats = [-40, 0, 40].map((x) =>
        stroke(
          smooth([at(x * 0.9, -110), at(x * 1.06, -132), at(x * 1.2, -158)], false),
          tones.shade,
          3,
        ),
      );
      return {
        behind: '',
        front:
          shape(sheet, puff, tones, { rim: [12, 4] }) +
          pleats.join('') +
          shape(sheet, band, tones, { rim: [12, 0] }),
      };
    }
  }
}

/** Wound cloth with a knot at the side. */
function headwrap(sheet: Sheet, { tones, pattern, at }: Cloth): string {
  const wound = smooth([
    at(-74, -22),
    at(-94, -60),
    at(-84, -112),
    at(-40, -142),
    at(14, -148),
    at(66, -130),
    at(92, -86),
    at(86, -44),
    at(72, -22),
    at(40, -56),
    at(0, -68),
    at(-40, -56),
  ]);
  const knot = [
    smooth([at(36, -118), at(58, -160), at(96, -158), at(88, -124), at(62, -104)]),
    smooth([at(40, -122), at(18, -168), at(46, -184), at(66, -150), at(62, -116)]),
  ].map((bow) => shape(sheet, bow, tones, { rim: [6, 3], pattern }));
  const folds = [
    smooth([at(-82, -40), at(-30, -86), at(46, -116)], false),
    smooth([at(-90, -66), at(-46, -112), at(30, -132)], false),
    smooth([at(-56, -34), at(6, -72), at(70, -96)], false),
    smooth([at(80, -42), at(64, -84), at(48, -108)], false),
  ].map((fold) => stroke(fold, tones.deep, 2.8, 0.7));
  return `${knot.join('')}${shape(sheet, wound, tones, { rim: [9, 4], pattern })}${folds.join('')}`;
}

/** Cloth that falls to the shoulders under a black cord; a coloured one is checked on white. */
function keffiyeh(sheet: Sheet, { tones, at }: Cloth): HeadwearLayers {
  const ground = tonesOf('#f4f1ea');
  const lines = tones.base;
  const checks = sheet.pattern(
    13,
    13,
    45,
    `<rect width="13" height="2.6" fill="${lines}"/><rect width="2.6" height="13" fill="${lines}"/><rect x="6.5" y="6.5" width="3" height="3" fill="${mixed(lines, '#ffffff', 0.35)}"/>`,
  );
  const pattern =
    mixed(lines, '#ffffff', 0.9) === lines || lines === '#f2efe8' || lines === '#f6f4ef'
      ? null
      : checks;
  const behind = smooth([
    at(0, -116),
    at(70, -96),
    at(92, -20),
    at(104, 90),
    at(122, 168),
    at(0, 176),
    at(-122, 168),
    at(-104, 90),
    at(-92, -20),
    at(-70, -96),
  ]);
  const side = (d: number) =>
    smooth([
      at(d * 10, -118),
      at(d * 58, -104),
      at(d * 86, -50),
      at(d * 92, 20),
      at(d * 104, 100),
      at(d * 110, 170),
      at(d * 62, 178),
      at(d * 72, 90),
      at(d * 68, 20),
      at(d * 66, -28),
      at(d * 40, -58),
      at(d * -2, -68),
    ]);
  const cord = (y: number) =>
    stroke(
      smooth(
        [at(-82, y + 22), at(-44, y - 6), at(0, y - 14), at(44, y - 6), at(82, y + 22)],
        false,
      ),
      '#232326',
      7,
    );
  return {
    behind: shape(sheet, behind, { ...ground, base: ground.shade }),
    front: `${[-1, 1].map((d) => shape(sheet, side(d), ground, { rim: [8, 3], pattern })).join('')}${cord(-84)}${cord(-95)}`,
  };
}
