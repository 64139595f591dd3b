import type { Appearance } from '../../appearance/appearance.js';
import type { Seed } from '../../seed.js';
import { labOf, mixed, tonesOf } from '../colour.js';
import type { Palette } from '../parts/draw-part.js';
import type { Sheet } from '../sheet.js';
import { atEars, drawEyes, drawFace, drawMouth, headPalette, onFace } from './face.js';
import { type FaceShape, faceShapeOf } from './face-shape.js';
import { drawHair } from './hair.js';
import { drawHeadwear } from './headwear.js';
import type { Look } from './look.js';

export interface HeadDrawing {
  readonly face: FaceShape;
  /** Hair and cloth behind neck and shoulders. */
  readonly behind: string;
  readonly front: string;
}

/** The head in its own units; the body places it. */
export function drawHead(
  sheet: Sheet,
  appearance: Appearance,
  seed: Seed,
  yaw: number,
  look: Look,
): HeadDrawing {
  const face = faceShapeOf(appearance, seed, yaw);
  const skin = headPalette(appearance, face);
  const hair = drawHair(sheet, face, skin, appearance);
  const headwear = drawHeadwear(sheet, face, appearance);
  const { aids, glasses, marks, outfit, facialHair } = appearance;
  const beard =
    facialHair === 'none'
      ? ''
      : onFace(sheet, face, `beards/${facialHair}`, beardPalette(appearance), 'beard');
  const front = [
    atEars(sheet, face, 'heads/ear', skin, 'ear'),
    drawFace(sheet, face, skin, appearance),
    hair.shadow,
    // Stubble ends with the face.
    facialHair === 'stubble' ? `<g clip-path="${sheet.clip(face.outline)}">${beard}</g>` : beard,
    drawMouth(sheet, face, skin, look, appearance),
    // Of a turned head the far eye ends at the temple.
    `<g clip-path="${sheet.clip(face.outline)}">${drawEyes(sheet, face, skin, appearance, look)}</g>`,
    ...marks.piercings.map((place) =>
      onFace(sheet, face, `marks/piercing-${place}`, skin, `piercing-${place}`),
    ),
    hair.front,
    outfit.earrings === null ? '' : atEars(sheet, face, `ears/${outfit.earrings}`, skin, 'earring'),
    aids.hearingAid
      ? atEars(sheet, face, 'ears/hearing-aid', skin, 'hearing-aid', [face.yaw > 0 ? -1 : 1])
      : '',
    glasses === null
      ? ''
      : onFace(
          sheet,
          face,
          `glasses/${glasses.shape}`,
          { base: rimColour(glasses.colour, appearance.skin) },
          'glasses',
        ),
    marks.eyePatch ? onFace(sheet, face, 'marks/eye-patch', skin, 'eye-patch') : '',
    headwear.front,
    outfit.headphones === null
      ? ''
      : onFace(sheet, face, 'ears/headphones', tonesOf(outfit.headphones), 'headphones'),
  ].join('');
  return { face, behind: hair.behind + headwear.behind, front };
}

function beardPalette({ facialHairColour }: Appearance): Palette {
  const tones = tonesOf(mixed(facialHairColour, '#2a1a12', 0.08));
  return { ...tones, light: mixed(tones.light, '#ffe9c9', 0.12) };
}

/** Light metal is lost on pale skin without a darker edge, and dark horn on deep skin without a lighter one. */
function rimColour(colour: string, skin: string): string {
  const [rim, face] = [labOf(colour).l, labOf(skin).l];
  if (rim > 0.6) return mixed(colour, '#5a3c10', 0.34);
  return face - rim < 0.22 ? mixed(colour, '#d9c9ab', 0.5) : colour;
}
