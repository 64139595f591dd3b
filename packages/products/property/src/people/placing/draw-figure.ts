import type { Raster } from '@groundwork/imaging';
import {
  type Appearance,
  framingSizes,
  type Pose,
  parseMember,
  portraitSvg,
} from '@groundwork/portraits';
import type { Sitter } from '@groundwork/portraits/portrait-port';
import sharp from 'sharp';

/** A person on a transparent ground, as large as in the photo. */
export interface Figure {
  readonly raster: Raster;
  /** Pixels of the raster. */
  readonly feet: { readonly x: number; readonly y: number };
}

export interface FigureRequest {
  readonly appearance: Appearance;
  readonly seed: Sitter['seed'];
  readonly pose: Pose;
  readonly expression: 'smile' | 'laugh';
  readonly pixelsPerMetre: number;
}

/** The same for the same sitter in every photo. */
export function looksOf({ member, seed, familySeed }: Sitter): Appearance {
  return parseMember(member, { seed, familySeed }).appearance;
}

export async function drawFigure({ pixelsPerMetre, ...looks }: FigureRequest): Promise<Figure> {
  const drawn = portraitSvg({ ...looks, framing: 'full' });
  const scale = pixelsPerMetre / drawn.pixelsPerMetre;
  const { width, height } = framingSizes.full;
  const wide = Math.max(1, Math.round(width * scale));
  const high = Math.max(1, Math.round(height * scale));
  const { data } = await sharp(Buffer.from(drawn.svg))
    .resize(wide, high, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    raster: { width: wide, height: high, channels: 4, data },
    feet: { x: (drawn.feet.x * wide) / width, y: (drawn.feet.y * high) / height },
  };
}
