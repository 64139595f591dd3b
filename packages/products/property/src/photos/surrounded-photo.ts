import { type VideoFormat, videoFormats } from '@groundwork/contract/films/fields';
import { artefact, type Renderer } from '@groundwork/film-pipeline';
import sharp from 'sharp';
import type { ScenePhoto } from './scene-photos.js';

/** Enlarged more than this a photo is blurred on a telephone, too. */
const MOST_ENLARGED = 2.6;
/** A frame that is filled is worth a little more: up to 3.7 times, as photos of 800 pixels in an upright film. */
const WORTH = 0.7;
/** The surround: standard deviation as a share of its longer side, and how much darker than the photo. */
const surround = { blur: 0.025, brightness: 0.72, saturation: 0.85 } as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The size of a surround, in the photo's pixels, in which it is enlarged by no more than it bears; null for a photo that
 * fills the frame. Such are panoramas and small photos in a film of the other orientation.
 */
export function surroundOf({ width, height }: Size, format: VideoFormat): Size | null {
  const frame = videoFormats[format];
  const filling = Math.max(frame.width / width, frame.height / height);
  const whole = Math.min(frame.width / width, frame.height / height);
  const scale = Math.max(whole, MOST_ENLARGED);
  if (scale / filling > WORTH) return null;
  return {
    width: Math.max(width, Math.round(frame.width / scale)),
    height: Math.max(height, Math.round(frame.height / scale)),
  };
}

/** The photo as a film shows it: within a blurred surround of its own where it would be enlarged too much. */
export async function surroundedPhoto(
  { store }: Pick<Renderer, 'store'>,
  photo: ScenePhoto,
  format: VideoFormat,
): Promise<ScenePhoto> {
  const jpeg = await store.get(photo.imageKey);
  const { width, height } = await sharp(jpeg).metadata();
  const size = surroundOf({ width, height }, format);
  if (size === null) return photo;
  const top = Math.floor((size.height - height) / 2);
  const left = Math.floor((size.width - width) / 2);
  const imageKey = photo.imageKey.replace(/\.jpg$/u, '-surrounded.jpg');
  await artefact(store, imageKey, 'image/jpeg', () =>
    sharp(jpeg)
      .resize({ ...size, fit: 'cover' })
      .blur(surround.blur * Math.max(size.width, size.height))
      .modulate({ brightness: surround.brightness, saturation: surround.saturation })
      .composite([{ input: jpeg, top, left }])
      .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
      .toBuffer(),
  );
  const ratio = size.width / size.height;
  return { ...photo, imageKey, ratio, reading: { ...photo.reading, focus: { x: 0.5, y: 0.5 } } };
}
