import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');

/** Everything that this machine keeps between runs; never in git. */
export const STATE = path.join(ROOT, '.groundwork');

export const LOGS = path.join(STATE, 'logs');

/** Records of running processes, so that the next run finds leftovers of an unclean end. */
export const RUN = path.join(STATE, 'run');

/** @param {...string} parts */
export const inRoot = (...parts) => path.join(ROOT, ...parts);

/** @param {...string} parts */
export const inState = (...parts) => path.join(STATE, ...parts);

/** @param {string} name without ending */
export const logFile = (name) => path.join(LOGS, `${name}.log`);

/** A path as a person would type it from the directory they are in. @param {string} file */
export function displayPath(file) {
  const relative = path.relative(process.cwd(), file);
  return relative.startsWith('..') ? file : relative;
}

export function createStateDirectories() {
  for (const directory of [STATE, LOGS, RUN]) mkdirSync(directory, { recursive: true });
}
