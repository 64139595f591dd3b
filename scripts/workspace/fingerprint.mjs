import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inState } from './paths.mjs';

/**
 * One hash over the names and contents of files; folders count with all that is in them.
 * @param {string[]} entries absolute paths; one that is not there counts as such
 * @param {string[]} [extra] further values that the result depends on
 */
export function fingerprint(entries, extra = []) {
  const hash = createHash('sha256');
  for (const value of extra) hash.update(`${value}\0`);
  for (const entry of entries) {
    for (const file of filesUnder(entry)) {
      hash.update(`${file}\0`);
      hash.update(existsSync(file) ? readFileSync(file) : 'absent');
      hash.update('\0');
    }
  }
  return hash.digest('hex');
}

/** @param {string} entry @returns {string[]} in a fixed order; a file is its own only entry */
export function filesUnder(entry) {
  let names;
  try {
    names = readdirSync(entry);
  } catch {
    return [entry]; // a file, or nothing
  }
  return names.sort().flatMap((name) => filesUnder(path.join(entry, name)));
}

/**
 * Does work whose result stays good until its inputs change. A failure, or an
 * end in the middle, leaves it to be done again.
 * @param {string} name of the stamp in .groundwork
 * @param {string} wanted fingerprint of the inputs
 * @param {string[]} results files that must exist for the stamp to count
 * @param {() => Promise<void>} work
 * @returns {Promise<boolean>} whether there was something to do
 */
export async function whenChanged(name, wanted, results, work) {
  const stamp = inState(`${name}.stamp`);
  const kept = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (kept === wanted && results.every((file) => existsSync(file))) return false;
  rmSync(stamp, { force: true });
  await work();
  writeFileSync(stamp, wanted);
  return true;
}
