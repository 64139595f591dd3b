import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readLabels } from './extract.mjs';

/**
 * Reads the arguments of a training, and the labels.
 *
 * @param {string} weights default file name of the weights
 * @param {string} help thrown when a folder of photos is not named
 */
export function readArguments(weights, help) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      cache: { type: 'string', default: join(tmpdir(), 'perception-training') },
      elsewhere: { type: 'string' },
      folds: { type: 'string', default: '5' },
      out: {
        type: 'string',
        default: fileURLToPath(new URL(`../weights/${weights}`, import.meta.url)),
      },
    },
  });
  const [photos] = positionals;
  if (photos === undefined || values.elsewhere === undefined) throw new Error(help);
  const folder = fileURLToPath(new URL('./labels', import.meta.url));
  const { cache, elsewhere, out } = values;
  return {
    photos,
    elsewhere,
    folder,
    labels: readLabels(folder),
    cache,
    out,
    foldCount: Number(values.folds),
  };
}
