import { PhotonImage } from '@silvia-odwyer/photon-node';
import sharp from 'sharp';
import { ImageRejected } from '../image-rejected.js';
import { pixelsAsTiff } from './pixels-as-tiff.js';

/**
 * A BMP or an ICO of one bitmap as a TIFF, with alpha only where asked for. The decoder is WebAssembly, so that a
 * stranger's bytes reach nothing outside of its own memory.
 *
 * @throws ImageRejected with reason `damaged`
 */
export async function decodeBitmap(
  bytes: Uint8Array,
  hasAlpha: boolean,
  icc: Uint8Array | undefined,
): Promise<Uint8Array> {
  const picture = read(bytes);
  const [width, height] = [picture.get_width(), picture.get_height()];
  const pixels = picture.get_raw_pixels();
  // Many programs write the alpha channel and leave it empty.
  const isKept = hasAlpha && pixels.some((value, at) => at % 4 === 3 && value !== 0);
  const opaque = sharp(pixels, { raw: { width, height, channels: 4 }, limitInputPixels: false });
  const data = isKept ? pixels : await opaque.removeAlpha().raw().toBuffer();
  return pixelsAsTiff({ width, height, channels: isKept ? 4 : 3, data }, icc);
}

function read(bytes: Uint8Array): PhotonImage {
  try {
    return PhotonImage.new_from_byteslice(bytes);
  } catch (cause) {
    throw new ImageRejected('damaged', 'The bitmap is truncated or damaged.', { cause });
  }
}
