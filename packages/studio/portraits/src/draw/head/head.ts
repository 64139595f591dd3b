import type { Appearance } from '../../appearance/appearance.js';
import type { Seed } from '../../seed.js';
import { skinTonesOf } from '../colour.js';
import type { Sheet } from '../sheet.js';
import { drawBeard } from './beard.js';
import { drawEyes } from './eyes.js';
import { drawEars, drawFace } from './face.js';
import {
  drawEarrings,
  drawEyePatch,
  drawGlasses,
  drawHeadphones,
  drawHearingAid,
  drawPiercings,
} from './face-additions.js';
import { type FaceShape, faceShapeOf } from './face-shape.js';
import { drawHair } from './hair.js';
import { drawHeadwear } from './headwear.js';
import { drawMouth, type Look } from './mouth.js';

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
  const skin = skinTonesOf(appearance.skin);
  const hair = drawHair(sheet, face, skin, appearance, seed);
  const headwear = drawHeadwear(sheet, face, appearance);
  const front = [
    drawEars(face, skin),
    drawFace(sheet, face, skin, appearance, seed),
    hair.shadow,
    drawBeard(sheet, face, appearance, seed),
    drawMouth(sheet, face, skin, look, appearance),
    // Of a turned head the far eye ends at the temple.
    `<g clip-path="${sheet.clip(face.outline)}">${drawEyes(sheet, face, skin, appearance, look)}</g>`,
    drawPiercings(face, appearance),
    hair.front,
    drawEarrings(face, appearance),
    drawHearingAid(face, appearance),
    drawGlasses(sheet, face, appearance),
    drawEyePatch(face, appearance),
    headwear.front,
    drawHeadphones(face, appearance),
  ].join('');
  return { face, behind: hair.behind + headwear.behind, front };
}
