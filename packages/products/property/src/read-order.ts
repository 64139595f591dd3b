import type { VideoFormat } from '@groundwork/contract/films/fields';
import {
  propertyFilmInputsSchema,
  propertyFilmRequestSchema,
} from '@groundwork/contract/property-films/request';
import { type PropertyFilmKind, propertyFilmKinds } from '@groundwork/contract/tasks/task-kinds';
import type { Task } from '@groundwork/database/generated/client';
import { type Renderer, TaskFault } from '@groundwork/film-pipeline';
import { withClosingCard } from '@groundwork/film-pipeline/script/closing-card';
import { samplePicture } from '@groundwork/sample-pictures';
import { presenters } from '@groundwork/words/cast';
import type { FilmOrder } from './film-order.js';

const SAMPLE_SEED = 11;
const HOUSES = ['house-villa', 'house-gabled', 'house-farm'] as const;
/** The rooms have free floor in which people can stand. */
const HOME = ['house-villa', 'furnished-room-1', 'furnished-room-2'] as const;

/**
 * The order behind the sample film of test keys: houses that the studio drew on plots of its own, with everything a film
 * of its kind can have. Where people live, a house and two of its rooms.
 */
async function sampleOrder(kind: PropertyFilmKind, format: VideoFormat): Promise<FilmOrder> {
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
      ...(kind === 'narrated-slideshow' ? { avatar_id: presenters()[0].id } : {}),
    },
    closes: false,
    photos,
    seed: SAMPLE_SEED,
  };
}

function kindOf(task: Task): PropertyFilmKind {
  const kind = propertyFilmKinds.find((name) => name === task.kind);
  if (kind === undefined) throw new Error(`${task.id} is no film of a property: ${task.kind}`);
  return kind;
}

/** Reads the customer's order; for a test key, the sample's in the requested format. */
export async function readOrder(renderer: Pick<Renderer, 'store'>, task: Task): Promise<FilmOrder> {
  const kind = kindOf(task);
  const request = propertyFilmRequestSchema.parse(task.request);
  if (!task.livemode) return sampleOrder(kind, request.format);
  const { images } = propertyFilmInputsSchema.parse(task.inputs);
  const photos = await Promise.all(
    request.images.map((_url, index) => {
      const stored = images.find((image) => image.path === `images.${index}`);
      if (stored === undefined) throw new TaskFault('IMAGE_PROCESSING_FAILED');
      return renderer.store.get(stored.key);
    }),
  );
  const closing = withClosingCard(request);
  const closes = closing !== request;
  return { kind, request: closing, closes, photos, seed: Number(task.seed) };
}
