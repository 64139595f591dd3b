import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { withPngChunk } from '../provenance/with-provenance.js';
import type { Raster } from '../raster.js';

export interface PixelFacts {
  readonly hasAlpha: boolean;
  /** A colour profile as it stood in the file. */
  readonly icc?: Uint8Array | undefined;
}

/** Decoded pixels as a PNG that is not compressed, so that libvips takes them as it takes any file. */
export async function pixelsAsPng(
  { width, height, channels, data }: Raster,
  { hasAlpha, icc }: PixelFacts,
): Promise<Uint8Array> {
  const pixels = sharp(data, { raw: { width, height, channels }, limitInputPixels: false });
  const shown = hasAlpha ? pixels : pixels.removeAlpha();
  const png = await shown.png({ compressionLevel: 0 }).toBuffer();
  if (icc === undefined) return png;
  // A name, its end, and the way of compression.
  return withPngChunk(png, 'iCCP', Buffer.concat([Buffer.from('ICC\0\0'), deflateSync(icc)]));
}
