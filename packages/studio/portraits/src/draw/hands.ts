import type { Arm, Figure } from './body.js';
import type { Tones } from './colour.js';
import { drawPart } from './parts/draw-part.js';
import type { Sheet } from './sheet.js';

/** A hand at the end of its arm; drawn 18 long and scaled. */
export function drawHand(sheet: Sheet, figure: Figure, arm: Arm, skin: Tones): string {
  if (arm.hand === 'pocket' || arm.hand === 'hidden') return '';
  const scale = (figure.height * (0.1 - 0.012 * figure.childlike)) / 18;
  const along = (Math.atan2(arm.wrist.x - arm.elbow.x, arm.wrist.y - arm.elbow.y) * -180) / Math.PI;
  const drawing = arm.hand === 'open' || arm.hand === 'fist' ? arm.hand : 'calm';
  return atWrist(sheet, arm, arm.hand === 'resting' ? along * 0.72 : along, scale, drawing, skin);
}

/** A hand that comes from behind onto another person's shoulder. */
export function drawFingers(sheet: Sheet, figure: Figure, arm: Arm, skin: Tones): string {
  return atWrist(sheet, arm, arm.side * 14, (figure.height * 0.1) / 18, 'over', skin);
}

function atWrist(
  sheet: Sheet,
  { wrist, side }: Arm,
  degrees: number,
  scale: number,
  drawing: string,
  palette: Tones,
): string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const hand = drawPart(sheet, `hands/${drawing}`, {
    ...{ palette, unit: scale },
    warp: (x, y) => {
      const [u, v] = [-side * scale * x, scale * y];
      return [wrist.x + u * cos - v * sin, wrist.y + u * sin + v * cos];
    },
  });
  return `<g data-part="hand">${hand}</g>`;
}
