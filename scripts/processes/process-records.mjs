import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isSameProcess } from './identity.mjs';
import { stopInOrder } from './stop.mjs';

/** @typedef {import('./stop.mjs').StoppableProcess} StoppableProcess */

/**
 * A folder with one file for each running process, so that the next run can find and end what an unclean end left
 * behind, and nothing else.
 */
export class ProcessRecords {
  /** @param {string} directory */
  constructor(directory) {
    this.directory = directory;
    mkdirSync(directory, { recursive: true });
  }

  /** @param {StoppableProcess} entry */
  add(entry) {
    writeFileSync(this.#file(entry.name), JSON.stringify(entry));
  }

  /** @param {string} name */
  remove(name) {
    rmSync(this.#file(name), { force: true });
  }

  /** Those of the recorded processes that still run. @returns {StoppableProcess[]} */
  alive() {
    /** @type {StoppableProcess[]} */
    const found = [];
    for (const name of readdirSync(this.directory)) {
      if (!name.endsWith('.pid')) continue;
      const file = path.join(this.directory, name);
      const entry = parse(file);
      if (entry && isSameProcess(entry.pid, entry.identity)) found.push(entry);
      else rmSync(file, { force: true });
    }
    return found;
  }

  /** Ends processes of an earlier run. @returns {Promise<string[]>} their names */
  async stopOrphans() {
    const orphans = this.alive();
    await stopInOrder(orphans);
    for (const orphan of orphans) this.remove(orphan.name);
    return orphans.map((orphan) => orphan.name);
  }

  /** @param {string} name */
  #file(name) {
    return path.join(this.directory, `${name}.pid`);
  }
}

/** @param {string} file @returns {StoppableProcess | undefined} */
function parse(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // cut short by the unclean end: as good as not there
  }
}
