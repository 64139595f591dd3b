import type { VideoFormat } from '@groundwork/contract/films/fields';
import {
  type LandInputs,
  type LandRequest,
  landInputsSchema,
  landRequestSchema,
} from '@groundwork/contract/land/request';
import type { Task } from '@groundwork/database/generated/client';
import { type Renderer, TaskFault } from '@groundwork/film-pipeline';
import { withClosingCard } from '@groundwork/film-pipeline/script/closing-card';
import { samplePicture } from '@groundwork/sample-pictures';

/** Everything that a film is made from: the request, its pictures, and the seed of every choice. */
export interface FilmOrder {
  readonly request: LandRequest;
  /** Whether a card of ours closes the film with its facts. */
  readonly closes: boolean;
  readonly inputs: LandInputs;
  readonly source: Buffer;
  readonly mask: Buffer | null;
  readonly seed: number;
}

const SAMPLE_SEED = 7;

/** The order behind the sample film of test keys: a plot that we drew, with everything a film can have. */
async function drawSampleOrder(format: VideoFormat): Promise<FilmOrder> {
  return {
    request: {
      source_image_url: 'https://example.com/sample-plot.jpg',
      format,
      num_constructions: 2,
      background_music: true,
    },
    closes: false,
    inputs: { images: [] },
    source: await samplePicture('meadow-1'),
    mask: null,
    seed: SAMPLE_SEED,
  };
}

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
  const closing = withClosingCard(request);
  return {
    ...{ request: closing, closes: closing !== request, inputs, source },
    ...{ mask: await read('mask'), seed: Number(task.seed) },
  };
}
