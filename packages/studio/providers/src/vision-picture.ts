import { encodeJpeg, type Raster, resizeRaster } from '@groundwork/imaging';

/** Pixels. Engines see no more than this, and charge for more. */
const LONGER_SIDE = 1280;

/** A picture as it is sent to a vision engine. */
export async function visionPicture(
  photo: Raster,
): Promise<{ readonly type: 'image/jpeg'; readonly bytes: Buffer }> {
  const scale = Math.min(1, LONGER_SIDE / Math.max(photo.width, photo.height));
  const shown =
    scale === 1
      ? photo
      : await resizeRaster(
          photo,
          Math.max(1, Math.round(photo.width * scale)),
          Math.max(1, Math.round(photo.height * scale)),
        );
  return { type: 'image/jpeg', bytes: await encodeJpeg(shown) };
}
