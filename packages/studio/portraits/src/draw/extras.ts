import type { Appearance } from '../appearance/appearance.js';
import type { Arm, Figure } from './body.js';
import { between, onBody } from './body-warp.js';
import { type Coloured, clothOf, drawWorn } from './clothes/worn.js';
import { mixed, tonesOf } from './colour.js';
import { drawPart, part, warped } from './parts/draw-part.js';
import type { Sheet } from './sheet.js';

/** What lies over the clothes, in the order in which it is put on. */
export interface Extras {
  readonly behind: string;
  readonly overTop: string;
  readonly overOuter: string;
  /** Over the arms. */
  readonly around: string;
}

export function drawExtras(sheet: Sheet, figure: Figure, appearance: Appearance): Extras {
  const { outfit, marks, skin } = appearance;
  const worn = (name: string, cloth: Coloured | null, named: string) =>
    cloth === null ? '' : drawWorn(sheet, figure, name, cloth, { part: named });
  const plain = (colour: string | null): Coloured | null => (colour === null ? null : { colour });
  const { apron, necklace, onePiece, outer, tie } = outfit;
  const isDirndl = onePiece?.kind === 'dirndl';
  return {
    behind: worn('carried/backpack-behind', plain(outfit.backpack), 'backpack'),
    overTop: [
      worn('extras/suspenders', outfit.suspenders, 'suspenders'),
      necklace === null ? '' : worn(`extras/necklace-${necklace.kind}`, necklace, 'necklace'),
      worn(tie?.bow ? 'extras/bow-tie' : 'extras/tie', tie, 'tie'),
    ].join(''),
    overOuter: [
      drawBelly(sheet, figure, appearance),
      worn(isDirndl ? 'extras/waist-apron' : 'extras/apron', apron, 'apron'),
      outfit.stethoscope ? worn('carried/stethoscope', { colour: '#2c3440' }, 'stethoscope') : '',
      worn('carried/backpack', plain(outfit.backpack), 'backpack'),
      worn('carried/bag', plain(outfit.bag), 'bag'),
      marks.tattoo === 'neck'
        ? drawWorn(
            sheet,
            figure,
            'marks/tattoo-neck',
            { colour: skin },
            { part: 'tattoo', ink: inkOn(skin) },
          )
        : '',
    ].join(''),
    around: [
      worn('extras/shawl', outfit.shawl, 'shawl'),
      worn('outer/poncho', outer?.kind === 'poncho' ? outer : null, 'outer-poncho'),
      worn('extras/scarf', outfit.scarf, 'scarf'),
    ].join(''),
  };
}

/** An expectant mother's belly under her clothes: it stands out beyond the waist on the side that she turns to. */
function drawBelly(sheet: Sheet, figure: Figure, { outfit }: Appearance): string {
  const worn = outfit.onePiece ?? outfit.top;
  if (figure.belly <= 0.8 || worn === null) return '';
  const side = figure.turn < 0 ? -1 : 1;
  const { tones, pattern } = clothOf(sheet, worn, figure);
  const body = onBody(figure);
  return drawPart(sheet, 'extras/belly', {
    ...{ palette: tones, pattern, name: 'belly', unit: figure.height / 170 },
    warp: (x, y) => body(side * x, y),
  });
}

/** Ink on skin: dark blue on fair skin, near black on deep skin. */
function inkOn(skin: string): string {
  return mixed(skin, '#16233a', 0.78);
}

/** Watch on the left wrist, bracelets on the right one, tattoo and artificial arm; over skin and sleeve. */
export function drawOnArm(
  sheet: Sheet,
  figure: Figure,
  arm: Arm,
  { aids, marks, outfit, skin }: Appearance,
): string {
  const { elbow, wrist } = arm;
  const isArtificial = aids.prosthesis === (arm.side > 0 ? 'left_arm' : 'right_arm');
  const hides = arm.hand === 'pocket' || arm.hand === 'hidden';
  const on = (drawing: string, name: string, colour: string, from = elbow, to = wrist) =>
    drawPart(sheet, drawing, {
      palette: { ...tonesOf(colour), ink: inkOn(skin) },
      ...{ warp: between(drawing, figure, from, to, arm.side), name, unit: figure.height / 170 },
    });
  const isBare =
    outfit.outer === null &&
    (outfit.top === null ||
      outfit.sleeves === 'short' ||
      ['tank', 'tshirt', 'polo', 'jersey', 'scrubs'].includes(outfit.top.kind));
  // Long sleeves leave the back of the hand.
  const knuckles = {
    ...wrist,
    x: wrist.x + (wrist.x - elbow.x) * 0.34,
    y: wrist.y + (wrist.y - elbow.y) * 0.34,
  };
  // The person's left is the viewer's right.
  return [
    marks.tattoo === 'arm' && arm.side > 0 && (isBare || !hides)
      ? isBare
        ? on('marks/tattoo-arm', 'tattoo', skin)
        : on('marks/tattoo-arm', 'tattoo', skin, wrist, knuckles)
      : '',
    isArtificial ? on('aids/prosthetic-arm', 'prosthetic-arm', skin) : '',
    arm.side > 0 && outfit.watch !== null && !hides
      ? on('extras/watch', 'watch', outfit.watch)
      : '',
    arm.side < 0 && outfit.bracelet !== null && !hides
      ? on('extras/bracelet', 'bracelet', outfit.bracelet)
      : '',
  ].join('');
}

/** y of the lowest corner of a shawl. */
export function shawlBottom(figure: Figure): number {
  const paths = part('extras/shawl').shapes.flatMap((shape) => shape.paths);
  const warp = onBody(figure);
  return Math.max(...paths.flatMap((path) => warped(path, warp).curves.map(([, , , , , y]) => y)));
}
