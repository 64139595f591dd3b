import { inRoot } from '@groundwork/scripts/workspace/paths.mjs';
import sharp from 'sharp';

export interface SamplePlotOptions {
  /** Pixels. Default 1920 x 1280. */
  readonly width?: number;
  readonly height?: number;
  /** One of the four drawn meadows; the same seed is the same plot. */
  readonly seed?: number;
  readonly format?: 'jpeg' | 'png';
}

const MEADOWS = 4;

/**
 * A drawn photo of an empty plot at eye level: a summer sky, hills and trees, a meadow with a farm track.
 *
 * @returns the bytes of a JPEG (or PNG)
 */
export function samplePlot(options: SamplePlotOptions = {}): Promise<Buffer> {
  const { width = 1920, height = 1280, seed = 7, format = 'jpeg' } = options;
  const name = `meadow-${1 + (seed % MEADOWS)}.jpg`;
  const file = inRoot('packages', 'studio', 'sample-pictures', 'pictures', name);
  const picture = sharp(file).resize(width, height);
  return format === 'png' ? picture.png().toBuffer() : picture.jpeg({ quality: 90 }).toBuffer();
}
