import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SetupError } from '../terminal/setup-error.mjs';
import { inRoot } from '../workspace/paths.mjs';

/**
 * @typedef {object} PlotPhoto
 * @property {string} type media type
 * @property {string} ending of a file of that type
 * @property {string} label how the summary calls it
 * @property {boolean} sample whether it is ours
 * @property {() => Promise<Buffer>} bytes
 */

/** Types that the API accepts for a picture of a plot. */
const LARGEST_BYTES = 25 * 1024 * 1024;
const SAMPLE = inRoot('packages', 'studio', 'sample-pictures', 'pictures', 'meadow-1.jpg');

/**
 * The caller's photo, or our own drawing of a plot.
 * @param {string | undefined} file absolute path
 * @returns {PlotPhoto}
 */
export function plotPhoto(file) {
  if (file === undefined) {
    return {
      type: 'image/jpeg',
      ending: 'jpg',
      label: 'the sample plot',
      sample: true,
      bytes: () => readFile(SAMPLE),
    };
  }
  const bytes = readPhoto(file);
  const kind = imageKind(bytes);
  if (!kind) throw new SetupError(`${file} is not a JPEG, PNG or WebP picture.`);
  return { ...kind, label: path.basename(file), sample: false, bytes: async () => bytes };
}

/** @param {Buffer} bytes */
export function fingerprintOf(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}

/** @param {string} file */
function readPhoto(file) {
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
