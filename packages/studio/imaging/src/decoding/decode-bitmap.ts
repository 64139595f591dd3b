import { PhotonImage } from '@silvia-odwyer/photon-node';
import { ImageRejected } from '../image-rejected.js';
import type { Raster } from '../raster.js';

/**
 * The pixels of a BMP or of an ICO of one bitmap, with alpha. The decoder is WebAssembly, so that a stranger's bytes
 * reach nothing outside of its own memory.
 *
 * @throws ImageRejected with reason `damaged`
 */
export function decodeBitmap(bytes: Uint8Array): Raster {
  const picture = read(bytes);
  const data = picture.get_raw_pixels();
  // Many programs write the alpha channel and leave it empty.
  if (!data.some((value, at) => at % 4 === 3 && value !== 0)) {
    for (let at = 3; at < data.length; at += 4) data[at] = 255;
  }
  return { width: picture.get_width(), height: picture.get_height(), channels: 4, data };
}

function read(bytes: Uint8Array): PhotonImage {
  try {
    return PhotonImage.new_from_byteslice(bytes);
  } catch (cause) {
    throw new ImageRejected('damaged', 'The bitmap is truncated or damaged.', { cause });
  }
}
