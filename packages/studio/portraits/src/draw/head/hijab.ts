import { pathData, smooth } from '../outline.js';
import { type Sheet, shape, stroke } from '../sheet.js';
import type { Cloth, HeadwearLayers } from './headwear-more.js';

/** A cloth around the head and over the shoulders, open at the face. */
export function drawHijab(sheet: Sheet, { tones, pattern, at }: Cloth): HeadwearLayers {
  const behind = smooth([
    at(0, -118),
    at(44, -108),
    at(90, -50),
    at(92, 20),
    at(96, 90),
    at(126, 150),
    at(112, 190),
    at(0, 205),
    at(-112, 190),
    at(-126, 150),
    at(-96, 90),
    at(-92, 20),
    at(-90, -50),
    at(-44, -108),
  ]);
  const hood = smooth([
    at(0, -121),
    at(40, -114),
    at(72, -88),
    at(88, -44),
    at(89, 16),
    at(84, 76),
    at(98, 128),
    at(70, 176),
    at(4, 192),
    at(-66, 176),
    at(-98, 128),
    at(-84, 76),
    at(-89, 16),
    at(-88, -44),
    at(-72, -88),
    at(-40, -114),
  ]);
  const opening = smooth([
    at(0, -62),
    at(40, -54),
    at(62, -22),
    at(65, 14),
    at(58, 52),
    at(38, 84),
    at(0, 103),
    at(-38, 84),
    at(-58, 52),
    at(-65, 14),
    at(-62, -22),
    at(-40, -54),
  ]);
  const d = `${pathData(hood)}${pathData(opening)}`;
  const folds = [
    smooth([at(60, -4), at(66, 50), at(40, 96), at(-20, 128)], false),
    smooth([at(72, 20), at(76, 70), at(44, 122), at(-40, 156)], false),
    smooth([at(-66, 30), at(-60, 78), at(-30, 108), at(20, 122)], false),
    smooth([at(-58, -60), at(-72, -20), at(-76, 30)], false),
    smooth([at(34, -84), at(66, -50), at(76, 0)], false),
  ].map((fold) => stroke(fold, tones.deep, 2.8, 0.7));
  const layer = (fill: string) => `<path fill-rule="evenodd" d="${d}" fill="${fill}"/>`;
  const edge = stroke(opening, tones.deep, 2.2, 0.55);
  return {
    behind: shape(sheet, behind, { ...tones, light: tones.shade, base: tones.shade }),
    front: [layer(tones.base), pattern === null ? '' : layer(pattern), ...folds, edge].join(''),
  };
}
