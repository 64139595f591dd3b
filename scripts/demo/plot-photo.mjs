import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SetupError } from '../terminal/setup-error.mjs';
import { inRoot, inState } from '../workspace/paths.mjs';

/**
 * @typedef {object} PlotPhoto
 * @property {Buffer} bytes
 * @property {string} type media type
 * @property {string} ending of a file of that type
 * @property {string} fingerprint of the bytes
 * @property {string} label how the summary calls it
 * @property {boolean} sample whether it is ours
 */

/** What the API takes for a picture of a plot. */
const LARGEST_BYTES = 25 * 1024 * 1024;
const SAMPLE = { width: 1920, height: 1280, seed: 7 };

/**
 * The caller's photo, or our own drawing of a plot.
 * @param {string | undefined} file absolute path
 * @param {import('../terminal/command.mjs').CommandContext} context
 * @returns {Promise<PlotPhoto>}
 */
export async function openPlotPhoto(file, { progress }) {
  if (file !== undefined) {
    const bytes = readPhoto(file);
    return describe(bytes, file, path.basename(file), false);
  }
  const sample = inState('demo', 'sample-plot.jpg');
  if (!existsSync(sample)) {
    await progress.step(
      'Drawing the sample plot',
      async () => {
        const { drawSamplePlot } = await import(inRoot('packages', 'imaging', 'dist', 'index.js'));
        const bytes = await drawSamplePlot(SAMPLE);
        mkdirSync(path.dirname(sample), { recursive: true });
        writeFileSync(sample, bytes);
      },
      () => 'Sample plot drawn',
    );
  }
  return describe(readFileSync(sample), sample, 'the sample plot', true);
}

/** @param {string} file */
export function readPhoto(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) throw new SetupError(`There is no photo at ${file}.`);
  if (stats.size > LARGEST_BYTES) {
    throw new SetupError(`${file} is larger than 25 MB.`, {
      advice: 'Save it smaller and try again.',
    });
  }
  return readFileSync(file);
}

/**
 * @param {Buffer} bytes
 * @param {string} file
 * @param {string} label
 * @param {boolean} sample
 * @returns {PlotPhoto}
 */
function describe(bytes, file, label, sample) {
  const kind = imageKind(bytes);
  if (!kind) throw new SetupError(`${file} is not a JPEG, PNG or WebP picture.`);
  const fingerprint = createHash('sha256').update(bytes).digest('hex');
  return { bytes, ...kind, fingerprint, label, sample };
}

/**
 * The first bytes decide, as they do in the API.
 * @param {Buffer} bytes
 * @returns {{ type: string, ending: string } | undefined}
 */
export function imageKind(bytes) {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) {
    return { type: 'image/jpeg', ending: 'jpg' };
  }
  if (bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]))) {
    return { type: 'image/png', ending: 'png' };
  }
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') {
    return { type: 'image/webp', ending: 'webp' };
  }
  return undefined;
}
