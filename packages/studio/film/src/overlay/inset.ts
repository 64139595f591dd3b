import { videoFormats } from '@groundwork/contract';
import type { Raster } from '@groundwork/imaging';
import sharp from 'sharp';
import { FilmError } from '../film-error.js';
import type { WholeStoryboard } from '../storyboard.js';
import { blankCanvas, place, roundedPanel, softShadow } from './canvas.js';

type Inset = Extract<WholeStoryboard['overlays'][number], { readonly kind: 'inset' }>;

/** Height as a share of the width. */
const SHAPE = 0.75;
/** Shares of the inset's width. */
const look = { border: 0.014, corner: 0.055, shadow: 0.022 } as const;
const WHITE = { r: 255, g: 255, b: 255 } as const;

/** A picture in a white frame with round corners and a soft shadow. FilmError `picture_unreadable`. */
export async function insetOverlay(
  { image_key: key, scale }: Inset,
  format: WholeStoryboard['format'],
  files: ReadonlyMap<string, Uint8Array>,
): Promise<Raster> {
  const frame = videoFormats[format];
  const width = Math.round(Math.min(frame.width, frame.height) * scale);
  const height = Math.round(width * SHAPE);
  const border = Math.max(2, Math.round(width * look.border));
  const corner = Math.round(width * look.corner);
  const shadow = Math.max(2, Math.round(width * look.shadow));
  const panel = roundedPanel(width, height, corner, WHITE, 1);
  const inner = { width: width - 2 * border, height: height - 2 * border };
  const picture = await decodeCovering(key, files, inner);
  const shape = roundedPanel(inner.width, inner.height, corner - border, WHITE, 1);
  for (let at = 3; at < shape.data.length; at += 4) picture.data[at] = shape.data[at] ?? 0;
  place(panel, picture, border, border);
  const canvas = blankCanvas(width + 4 * shadow, height + 4 * shadow);
  place(canvas, softShadow(panel, shadow, 0.5), 0, Math.round(shadow / 2));
  place(canvas, panel, 2 * shadow, 2 * shadow);
  return canvas;
}

/** A stored picture that covers the box, cut where it has another shape. */
async function decodeCovering(
  key: string,
  files: ReadonlyMap<string, Uint8Array>,
  box: { readonly width: number; readonly height: number },
): Promise<Raster> {
  try {
    const { data, info } = await sharp(files.get(key) ?? new Uint8Array())
      .toColourspace('srgb')
      .flatten({ background: '#FFFFFF' })
      .ensureAlpha()
      .resize({ ...box, fit: 'cover' })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, channels: 4, data };
  } catch (cause) {
    throw new FilmError('picture_unreadable', `The inset ${key} cannot be read.`, key, cause);
  }
}
