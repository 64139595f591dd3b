import type { Appearance } from '../../appearance/appearance.js';
import { patternOf } from '../clothes/cloth-pattern.js';
import { mixed, type Tones, tonesOf } from '../colour.js';
import { type Corner, smooth } from '../outline.js';
import { type Sheet, shape, stroke } from '../sheet.js';
import type { FaceShape } from './face-shape.js';
import { drawMoreHeadwear, type HeadwearLayers } from './headwear-more.js';
import { drawHijab } from './hijab.js';

const sitsOnHead: ReadonlySet<string> = new Set([
  'cap',
  'flat_cap',
  'beret',
  'hat',
  'beanie',
  'helmet',
]);

/** Headwear, in head units. `behind` is behind the face, `front` over the hair. */
export function drawHeadwear(
  sheet: Sheet,
  face: FaceShape,
  appearance: Appearance,
): HeadwearLayers {
  const worn = appearance.outfit.headwear;
  if (worn === null) return { behind: '', front: '' };
  const tones = tonesOf(worn.colour);
  const pattern = patternOf(sheet, worn.pattern, worn.colour, 9);
  const turned = face.place(0, 40);
  // A small child's forehead is high: what sits on the head comes down to where it holds.
  const drop = sitsOnHead.has(worn.kind) ? 15 * Math.max(0, face.childlike - 0.4) : 0;
  const at = (x: number, y: number, sharp?: 0 | 1): Corner => [
    x + turned * 0.5,
    y + drop,
    sharp ?? 0,
  ];
  const part = `headwear-${worn.kind}`;
  const wrap = (content: string) => `<g data-part="${part}">${content}</g>`;
  if (worn.kind === 'headband' && ['bald', 'buzz'].includes(appearance.hair.front)) {
    return { behind: '', front: wrap(foreheadBand(sheet, face, tones, pattern)) };
  }
  switch (worn.kind) {
    case 'hijab':
    case 'headwrap':
    case 'keffiyeh':
    case 'flat_cap':
    case 'beret':
    case 'headband':
    case 'kufi':
    case 'crown':
    case 'helmet':
    case 'toque': {
      const drawn = { tones, pattern, at };
      const more =
        worn.kind === 'hijab' ? drawHijab(sheet, drawn) : drawMoreHeadwear(sheet, worn.kind, drawn);
      return { behind: more.behind === '' ? '' : wrap(more.behind), front: wrap(more.front) };
    }
    case 'turban': {
      const wound = smooth([
        at(-70, -12),
        at(-92, -40),
        at(-88, -92),
        at(-48, -134),
        at(6, -146),
        at(58, -132),
        at(92, -88),
        at(92, -38),
        at(70, -12),
        at(44, -44),
        at(0, -66),
        at(-44, -44),
      ]);
      const folds = [
        smooth([at(-80, -34), at(-30, -84), at(40, -134)], false),
        smooth([at(-86, -58), at(-40, -108), at(10, -142)], false),
        smooth([at(-62, -26), at(0, -76), at(74, -112)], false),
        smooth([at(74, -20), at(44, -60), at(8, -76)], false),
        smooth([at(88, -50), at(50, -84), at(16, -88)], false),
      ].map((fold) => stroke(fold, tones.deep, 2.6, 0.5));
      return {
        behind: '',
        front: wrap(shape(sheet, wound, tones, { rim: [9, 4], pattern }) + folds.join('')),
      };
    }
    case 'kippah': {
      // It lies on the hair, which stands higher where it is curly.
      const { texture, front } = appearance.hair;
      const rise =
        front === 'bald' || front === 'horseshoe'
          ? 0
          : texture === 'coily'
            ? 17
            : texture === 'curly'
              ? 12
              : 6;
      const cap = smooth([
        at(-44, -98 - rise, 1),
        at(-30, -113 - rise),
        at(0, -120 - rise),
        at(32, -113 - rise),
        at(46, -98 - rise, 1),
        at(0, -104 - rise),
      ]);
      return { behind: '', front: wrap(shape(sheet, cap, tones, { pattern })) };
    }
    case 'bow': {
      const left = smooth([at(40, -104), at(10, -126), at(4, -104), at(14, -88)]);
      const right = smooth([at(40, -104), at(74, -112), at(78, -88), at(60, -78)]);
      const knot = smooth([at(34, -110), at(46, -108), at(46, -96), at(34, -98)]);
      return {
        behind: '',
        front: wrap(
          [left, right, knot].map((path) => shape(sheet, path, tones, { rim: [4, 3] })).join(''),
        ),
      };
    }
    case 'beanie': {
      const dome = smooth([
        at(-84, -34),
        at(-80, -84),
        at(-46, -126),
        at(2, -138),
        at(48, -126),
        at(82, -84),
        at(86, -34),
        at(0, -48),
      ]);
      const cuff = smooth([
        at(-87, -28, 1),
        at(-86, -58, 1),
        at(0, -72),
        at(88, -58, 1),
        at(89, -28, 1),
        at(0, -42),
      ]);
      const ribs = [-64, -42, -20, 2, 24, 46, 68].map((x) =>
        stroke(
          smooth(
            [at(x, -62 - 8 * (1 - (x / 88) ** 2)), at(x, -33 - 12 * (1 - (x / 88) ** 2))],
            false,
          ),
          tones.deep,
          2,
          0.4,
        ),
      );
      return {
        behind: '',
        front: wrap(
          shape(sheet, dome, tones, { rim: [12, 4], pattern }) +
            shape(sheet, cuff, tones, { rim: [12, 0] }) +
            ribs.join(''),
        ),
      };
    }
    case 'cap': {
      const dome = smooth([
        at(-82, -38),
        at(-78, -86),
        at(-44, -122),
        at(2, -132),
        at(46, -122),
        at(80, -84),
        at(83, -38),
        at(0, -58),
      ]);
      const peak = smooth([
        at(-64, -48),
        at(0, -72),
        at(66, -46),
        at(84, -28),
        at(56, -32),
        at(0, -42),
        at(-54, -32),
        at(-80, -28),
      ]);
      const seams = [
        smooth([at(0, -132), at(-4, -100), at(-2, -66)], false),
        smooth([at(2, -132), at(44, -104), at(58, -56)], false),
        smooth([at(0, -132), at(-46, -104), at(-58, -56)], false),
      ].map((seam) => stroke(seam, tones.deep, 1.8, 0.45));
      return {
        behind: '',
        front: wrap(
          shape(sheet, dome, tones, { rim: [11, 4], pattern }) +
            seams.join('') +
            shape(sheet, peak, tonesOf(mixed(worn.colour, '#1b1b22', 0.12)), { rim: [8, 6] }),
        ),
      };
    }
    case 'hat': {
      const brim = smooth([
        at(-128, -44),
        at(-70, -64),
        at(0, -70),
        at(70, -64),
        at(128, -44),
        at(70, -38),
        at(0, -46),
        at(-70, -38),
      ]);
      const crown = smooth([
        at(-80, -58, 1),
        at(-70, -118),
        at(-38, -142),
        at(-4, -132),
        at(34, -143),
        at(70, -118),
        at(80, -58, 1),
        at(0, -70),
      ]);
      const band = smooth([
        at(-80, -58, 1),
        at(-77, -80, 1),
        at(0, -92),
        at(77, -80, 1),
        at(80, -58, 1),
        at(0, -70),
      ]);
      return {
        behind: '',
        front: wrap(
          shape(sheet, crown, tones, { rim: [14, 4], pattern }) +
            shape(sheet, band, tonesOf(mixed(worn.colour, '#2a211c', 0.62))) +
            shape(sheet, brim, tones, { rim: [12, 5] }),
        ),
      };
    }
  }
}

/** Without hair a band lies around the forehead, with a little knot. */
function foreheadBand(sheet: Sheet, face: FaceShape, tones: Tones, pattern: string | null): string {
  const at = (x: number, y: number): Corner => [
    face.place(x, 46 * Math.sqrt(Math.max(0, 1 - (x / 84) ** 2))),
    y,
  ];
  const band = smooth([
    at(-84, -30),
    at(-60, -54),
    at(0, -66),
    at(60, -54),
    at(84, -30),
    at(84, -52),
    at(60, -76),
    at(0, -88),
    at(-60, -76),
    at(-84, -52),
  ]);
  const [x, y] = at(30, -74);
  const knot = [-1, 1].map((side) =>
    shape(
      sheet,
      smooth([
        [x, y],
        [x + side * 10, y - 11],
        [x + side * 19, y - 4],
        [x + side * 17, y + 7],
        [x + side * 8, y + 6],
      ]),
      tones,
      { rim: [3, 2] },
    ),
  );
  return `<g clip-path="${sheet.clip(face.outline)}">${shape(sheet, band, tones, { rim: [6, 3], pattern })}</g>${knot.join('')}<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="5" fill="${tones.shade}"/>`;
}
