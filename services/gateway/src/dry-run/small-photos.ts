import { type DryRunWarning, dryRunWarning, type PictureVerdict } from '@groundwork/contract';

/**
 * Pixels of a photo as a share of the image's, below which it has to be enlarged so much that it looks soft: a main photo
 * fills about half of a design, a supporting one a tenth, and enlarging 1.3 times is not seen.
 */
const LEAST = { main: 0.3, supporting: 0.06 } as const;

/** Warnings about photos with too few pixels for the largest requested image. */
export function smallPhotos(
  images: readonly PictureVerdict[],
  sizes: readonly { readonly width: number; readonly height: number }[],
): DryRunWarning[] {
  const largest = Math.max(...sizes.map(({ width, height }) => width * height));
  return images.flatMap(({ field, width, height }) => {
    const least =
      field === 'main_image_url'
        ? LEAST.main
        : field.startsWith('supporting_image_urls')
          ? LEAST.supporting
          : 0;
    const isSmall = width !== null && height !== null && width * height < least * largest;
    return isSmall ? [dryRunWarning('PHOTO_RESOLUTION_LOW', field)] : [];
  });
}
