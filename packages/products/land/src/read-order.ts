import { landInputsSchema, landRequestSchema } from '@groundwork/contract';
import type { Task } from '@groundwork/database';
import { type Renderer, TaskFault } from '@groundwork/film-pipeline';
import type { FilmOrder } from './film-order.js';
import { drawSampleOrder } from './sample-order.js';

/** Reads the customer's order; for a test key, the sample's in the requested format. */
export async function readOrder(renderer: Pick<Renderer, 'store'>, task: Task): Promise<FilmOrder> {
  const request = landRequestSchema.parse(task.request);
  if (!task.livemode) return drawSampleOrder(request.format);
  const inputs = landInputsSchema.parse(task.inputs);
  const read = async (role: 'source' | 'mask') => {
    const image = inputs.images.find((input) => input.role === role);
    return image ? renderer.store.get(image.key) : null;
  };
  const source = await read('source');
  if (!source) throw new TaskFault('IMAGE_PROCESSING_FAILED');
  return { request, inputs, source, mask: await read('mask'), seed: Number(task.seed) };
}
