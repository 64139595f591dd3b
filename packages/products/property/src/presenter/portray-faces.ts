import { drawPortrait, type MouthShape, type Portrait, parseMember } from '@groundwork/portraits';
import type { Sitter } from '@groundwork/portraits/portrait-port';
import sharp from 'sharp';
import { drawEyeLooks } from './eye-looks.js';
import type { PresenterPictures } from './presenter-port.js';

const SIDE = 512;
/**
 * Margins shown above the hair and below the mouth, in heights of the mouth's box: collar and shoulders fit, the top
 * of the highest hair does not.
 */
const ABOVE_HAIR = 0.7;
const ABOVE_MOUTH = 5.3;
const BELOW_MOUTH = 2.55;

interface Look {
  readonly mouth: MouthShape | null;
  readonly eyes?: 'open' | 'half' | 'closed';
  readonly background?: 'transparent' | 'studio';
}

/** Draws the head and shoulders of a presenter with this look: pixels of three channels. */
type DrawHead = (look: Look) => Promise<Buffer>;

/** The head of a presenter at rest, a PNG. @throws the signal's reason */
export async function portrayRest(sitter: Sitter, signal: AbortSignal): Promise<Buffer> {
  const { head } = await openHead(sitter, signal);
  return await pngOf(await head({ mouth: null }));
}

async function openHead({ member, seed, familySeed }: Sitter, signal: AbortSignal) {
  const { appearance } = parseMember(member, { seed, familySeed });
  const draw = async ({ mouth, eyes = 'open', background = 'studio' }: Look): Promise<Portrait> => {
    signal.throwIfAborted();
    const looks = { appearance, seed, mouth, eyes, background } as const;
    return await drawPortrait({ ...looks, framing: 'portrait', expression: 'smile' });
  };
  const window = await headWindow(await draw({ mouth: null, background: 'transparent' }));
  const head: DrawHead = async (look) => {
    const { png } = await draw(look);
    return await sharp(png).extract(window).resize(SIDE, SIDE).removeAlpha().raw().toBuffer();
  };
  return { head, glasses: appearance.glasses !== null };
}

/** Head and shoulders of a presenter, once for each face, and the looks of the eyes. @throws the signal's reason */
export async function portrayFaces(
  sitter: Sitter,
  signal: AbortSignal,
): Promise<PresenterPictures> {
  const { head, glasses } = await openHead(sitter, signal);
  const smiling = await head({ mouth: null });
  const asleep = await head({ mouth: null, eyes: 'closed' });
  const blinking = await head({ mouth: null, eyes: 'half' });
  const face = async (mouth: MouthShape) => await pngOf(await head({ mouth }));
  return {
    faces: {
      rest: await pngOf(smiling),
      closed: await face('closed'),
      small: await face('small'),
      wide: await face('wide'),
      round: await face('round'),
      spread: await face('spread'),
      teeth_on_lip: await face('teeth_on_lip'),
    },
    // Eyes and mouth are apart, so looks need not be drawn with every mouth.
    eyes: await drawEyeLooks({
      ...{ open: smiling, half: blinking, shut: asleep, side: SIDE },
      glasses,
    }),
  };
}

async function pngOf(pixels: Buffer): Promise<Buffer> {
  return await sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png()
    .toBuffer();
}

/** The square that holds head and collar, with the mouth in its middle column. */
async function headWindow({ png, width, height, mouthBox }: Portrait) {
  const alpha = await sharp(png).extractChannel('alpha').raw().toBuffer();
  const crown = Math.floor(
    Math.max(
      0,
      alpha.findIndex((value) => value > 127),
    ) / width,
  );
  const middle = { x: mouthBox.x + mouthBox.width / 2, y: mouthBox.y + mouthBox.height / 2 };
  const unit = mouthBox.height;
  const top = Math.round(Math.max(0, crown - unit * ABOVE_HAIR, middle.y - unit * ABOVE_MOUTH));
  const bottom = Math.min(height, Math.round(middle.y + unit * BELOW_MOUTH));
  const side = bottom - top;
  const left = Math.round(Math.max(0, Math.min(width - side, middle.x - side / 2)));
  return { left, top, width: side, height: side };
}
