import { z } from 'zod';
import type { Tones } from './colour.js';
import type { Arm, Figure } from './figure.js';
import { drawLayers, layersSchema, readDrawings } from './layers.js';
import { number } from './outline.js';
import type { Sheet } from './sheet.js';

const hands = readDrawings(
  'hands',
  z.strictObject({
    calm: layersSchema,
    open: layersSchema,
    fist: layersSchema,
    over: layersSchema,
  }),
);

/** A hand at the end of its arm; drawn 18 long and scaled. */
export function drawHand(sheet: Sheet, figure: Figure, arm: Arm, skin: Tones): string {
  if (arm.hand === 'pocket' || arm.hand === 'hidden') return '';
  const scale = (figure.height * (0.104 - 0.014 * figure.childlike)) / 18;
  const along = (Math.atan2(arm.wrist.x - arm.elbow.x, arm.wrist.y - arm.elbow.y) * -180) / Math.PI;
  const drawn = arm.hand === 'open' || arm.hand === 'fist' ? hands[arm.hand] : hands.calm;
  const angle = arm.hand === 'resting' ? along * 0.72 : along;
  return atWrist(arm, angle, scale, drawLayers(sheet, drawn, { tones: skin }));
}

/** A hand that comes from behind onto another person's shoulder. */
export function drawFingers(sheet: Sheet, figure: Figure, arm: Arm, skin: Tones): string {
  const drawn = drawLayers(sheet, hands.over, { tones: skin });
  return atWrist(arm, arm.side * 14, (figure.height * 0.1) / 18, drawn);
}

function atWrist({ wrist, side }: Arm, angle: number, scale: number, content: string): string {
  return `<g data-part="hand" transform="translate(${number(wrist.x)} ${number(wrist.y)}) rotate(${number(angle)}) scale(${number(-side * scale)} ${number(scale)})">${content}</g>`;
}
