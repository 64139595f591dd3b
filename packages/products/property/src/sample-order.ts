import { type PropertyFilmKind, presenters, type VideoFormat } from '@groundwork/contract';
import { samplePicture } from '@groundwork/sample-pictures';
import type { FilmOrder } from './film-order.js';

const SAMPLE_SEED = 11;
const HOUSES = ['house-villa', 'house-gabled', 'house-farm'] as const;
/** The rooms have free floor in which people can stand. */
const HOME = ['house-villa', 'furnished-room-1', 'furnished-room-2'] as const;

/**
 * The order behind the sample film of test keys: houses that the studio drew on plots of its own, with everything a film
 * of its kind can have. Where people live, a house and two of its rooms.
 */
export async function sampleOrder(kind: PropertyFilmKind, format: VideoFormat): Promise<FilmOrder> {
  const living = kind === 'living-property';
  const photos = await Promise.all((living ? HOME : HOUSES).map(samplePicture));
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
