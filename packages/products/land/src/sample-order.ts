import type { VideoFormat } from '@groundwork/contract';
import { drawSamplePlot } from '@groundwork/imaging';
import type { FilmOrder } from './film-order.js';

const SAMPLE_SEED = 7;

/** The order behind the sample film of test keys: a plot that we draw, with everything a film can have. */
export async function drawSampleOrder(format: VideoFormat): Promise<FilmOrder> {
  return {
    request: {
      source_image_url: 'https://example.com/sample-plot.jpg',
      format,
      num_constructions: 2,
      background_music: true,
    },
    inputs: { images: [] },
    source: await drawSamplePlot({ seed: SAMPLE_SEED }),
    mask: null,
    seed: SAMPLE_SEED,
  };
}
