import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Entries that a reader takes in at a glance. */
const MOST_ENTRIES = 25;
/** Folders of source code; those of data, such as labels of photos, are as long as their lists. */
const SOURCES = /^(?:packages|services)\/.*\/src(?:\/|$)|^(?:tests\/src|scripts|bench)(?:\/|$)/;
const LEFT_OUT = new Set(['node_modules', 'dist', 'generated', '.git', '.groundwork', 'types']);

/**
 * Folders of source code with too many entries, tests counted.
 *
 * @param {string} root
 * @returns {string[]} one line for each
 */
export function crowdedFolders(root) {
  const faults = [];
  const folders = ['packages', 'services', 'tests', 'scripts', 'bench'];
  for (const folder of folders) {
    const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
    const inside = entries.filter((entry) => entry.isDirectory() && !LEFT_OUT.has(entry.name));
    folders.push(...inside.map(({ name }) => `${folder}/${name}`));
    if (SOURCES.test(folder) && entries.length > MOST_ENTRIES)
      faults.push(`${folder}: ${entries.length} entries, sort them into folders of at most 25`);
  }
  return faults;
}
