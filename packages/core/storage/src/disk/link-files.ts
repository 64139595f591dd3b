import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileVersion } from './file-version.js';

/** A second name for a file, as absolute paths. */
export interface FileLink {
  readonly from: string;
  readonly to: string;
}

/** Null where something fails: a file system without links, a name that is taken, a folder that was just removed. */
function tried<Result>(step: () => Result): Result | null {
  try {
    return step();
  } catch {
    return null;
  }
}

/** @returns the version of the file that now has the name */
function linkFile({ from, to }: FileLink): string {
  mkdirSync(dirname(to), { recursive: true });
  linkSync(from, to);
  return fileVersion(statSync(to, { bigint: true }));
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Links files into folders, which are made where needed, and waits until all of it would survive a loss of power.
 * Blocks its thread. All links come before the first folder is synced: a journaling file system then writes them
 * together.
 *
 * @returns the version of each file that got its name, null where that failed
 */
export function linkFiles(links: readonly FileLink[]): (string | null)[] {
  const versions = links.map((link) => tried(() => linkFile(link)));
  return links.map(({ to }, at) => {
    const version = versions[at] ?? null;
    return version === null
      ? null
      : tried(() => {
          syncFolder(dirname(to));
          return version;
        });
  });
}
