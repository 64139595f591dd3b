import { type PropertyFilmKind, presenters, type VideoFormat } from '@groundwork/contract';
import type { GenerationEngine } from '@groundwork/generation';
import { decodeRaster, encodeJpeg, readPhotoMetadata } from '@groundwork/imaging';
import { samplePicture } from '@groundwork/sample-pictures';
import type { FilmOrder } from './film-order.js';

const SAMPLE_SEED = 11;
const HOUSES = [
  { meadow: 'meadow-2', prompt: 'a modern villa with a pool' },
  { meadow: 'meadow-3', prompt: 'a gabled family house with a garden' },
  { meadow: 'meadow-4', prompt: 'a farmhouse' },
] as const;
/** Furnished, with free floor in which people can stand. */
const ROOMS = ['furnished-room-1', 'furnished-room-2'] as const;

/**
 * The order behind the sample film of test keys: houses that we draw, each on its own drawn plot, with everything a
 * film of its kind can have. Where people live, a house and two of its rooms.
 */
export async function drawSampleOrder(
  engine: GenerationEngine,
  kind: PropertyFilmKind,
  format: VideoFormat,
  signal: AbortSignal,
): Promise<FilmOrder> {
  const photos: Buffer[] = [];
  const living = kind === 'living-property';
  const houses = living ? HOUSES.slice(0, 1) : HOUSES;
  for (const [index, { meadow, prompt }] of houses.entries()) {
    const jpeg = await samplePicture(meadow);
    const photo = await decodeRaster(jpeg);
    const { reading, occluders } = await engine.plot.read({
      photo,
      metadata: await readPhotoMetadata(jpeg),
      area: null,
      terrainHint: null,
      signal,
    });
    const { picture } = await engine.proposals.propose({
      ...{ photo, plot: reading, occluders, index: 0, count: 1, prompt },
      ...{ style: null, exclude: null, terrainHint: null, language: 'en' },
      ...{ seed: SAMPLE_SEED + index, signal },
    });
    photos.push(await encodeJpeg(picture));
  }
  if (living) photos.push(...(await Promise.all(ROOMS.map(samplePicture))));
  return {
    kind,
    request: {
      images: photos.map((_photo, index) => `https://example.com/photo-${index + 1}.jpg`),
      format,
      property: {
        title: living ? 'A house to live in' : 'Three houses',
        ...{ location: 'Sample Lane', bedrooms: 4, size: '180 m²' },
      },
      background_music: true,
      ...(living ? { selected_family_id: 'family-of-five' } : {}),
      ...(kind === 'narrated-slideshow' ? { avatar_id: presenters[0].id } : {}),
    },
    photos,
    seed: SAMPLE_SEED,
  };
}
