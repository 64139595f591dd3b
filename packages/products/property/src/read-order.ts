import {
  type PropertyFilmKind,
  propertyFilmInputsSchema,
  propertyFilmKinds,
  propertyFilmRequestSchema,
} from '@groundwork/contract';
import type { Task } from '@groundwork/database';
import { type Renderer, TaskFault } from '@groundwork/film-pipeline';
import type { FilmOrder } from './film-order.js';
import { sampleOrder } from './sample-order.js';

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
  return { kind, request, photos, seed: Number(task.seed) };
}
