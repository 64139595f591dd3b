import { drawPortrait, type mouthShapes, parseMember } from '@groundwork/portraits';
import sharp from 'sharp';
import type { Sitter } from '../../portrait-port.js';
import type { PresenterFace } from '../../presenter-port.js';

/** Pixels of each side. */
const SIDE = 512;
/** The part of the portrait that is shown, in heights of its mouth's box: its side, and what lies above the mouth. */
const SHOWN = 7.4;
const ABOVE = 4.9;

/** @throws the signal's reason */
export async function portrayFaces(
  sitter: Sitter,
  signal: AbortSignal,
): Promise<Record<PresenterFace, Buffer>> {
  const { member, seed, familySeed } = sitter;
  const { appearance } = parseMember(member, { seed, familySeed });
  const face = async (mouth: (typeof mouthShapes)[number] | null): Promise<Buffer> => {
    signal.throwIfAborted();
    const { png, width, height, mouthBox } = await drawPortrait({
      appearance,
      seed,
      framing: 'portrait',
      expression: 'smile',
      mouth,
      background: 'studio',
    });
    const side = Math.min(width, height, Math.round(mouthBox.height * SHOWN));
    const within = (wanted: number, length: number) =>
      Math.round(Math.max(0, Math.min(length - side, wanted)));
    return await sharp(png)
      .extract({
        left: within(mouthBox.x + mouthBox.width / 2 - side / 2, width),
        top: within(mouthBox.y + mouthBox.height / 2 - mouthBox.height * ABOVE, height),
        width: side,
        height: side,
      })
      .resize(SIDE, SIDE)
      .png()
      .toBuffer();
  };
  return {
    rest: await face(null),
    closed: await face('closed'),
    small: await face('small'),
    wide: await face('wide'),
    round: await face('round'),
    spread: await face('spread'),
    teeth_on_lip: await face('teeth_on_lip'),
  };
}
