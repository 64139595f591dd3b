import type { VideoFormat } from '@groundwork/contract';
import { samplePicture } from '@groundwork/sample-pictures';
import type { FilmOrder } from './film-order.js';

const SAMPLE_SEED = 7;

/** The order behind the sample film of test keys: a plot that we drew, with everything a film can have. */
export async function drawSampleOrder(format: VideoFormat): Promise<FilmOrder> {
  return {
    request: {
      source_image_url: 'https://example.com/sample-plot.jpg',
      format,
      num_constructions: 2,
      background_music: true,
    },
    inputs: { images: [] },
    source: await samplePicture('meadow-1'),
    mask: null,
    seed: SAMPLE_SEED,
  };
}
