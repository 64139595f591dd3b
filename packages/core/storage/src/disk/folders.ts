import type { BigIntStats } from 'node:fs';
import { link, mkdir, open, readdir, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * A strong validator of a file's bytes, in quotes. Each put creates a new file next to the old one, never with the same
 * inode twice in a row. All links to a file share it.
 */
export function fileVersion({ ino, size, mtimeNs }: BigIntStats): string {
  return `"${[ino, size, mtimeNs].map((n) => n.toString(36)).join('-')}"`;
}

/** How often another process may take the new folder away because it was still empty. */
const FOLDER_TRIES = 5;

/** Creates an empty file, and its folder where needed. From then on the folder stays. */
export async function createFileInFolder(path: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await mkdir(dirname(path), { recursive: true });
    try {
      const file = await open(path, 'wx');
      await file.close();
      return;
    } catch (error) {
      if (!isMissing(error) || tries === FOLDER_TRIES) {
        throw error;
      }
    }
  }
}

/**
 * Gives a file a second name, durably, creating the folder if needed.
 *
 * @returns the version of the file that now has the name; null when no link was made: a file system without links, a
 * name that exists, a folder removed meanwhile
 */
export async function linkFile(from: string, to: string): Promise<string | null> {
  try {
    await mkdir(dirname(to), { recursive: true });
    await link(from, to);
    const version = fileVersion(await stat(to, { bigint: true }));
    await syncPath(dirname(to), 'r');
    return version;
  } catch {
    return null;
  }
}

/** Removes the folder and its parents below `root`, up to the first that isn't empty. */
export async function removeEmptyFolders(folder: string, root: string): Promise<void> {
  for (let next = folder; next.startsWith(`${root}/`); next = dirname(next)) {
    try {
      await rmdir(next);
    } catch (error) {
      const code = systemErrorCode(error);
      if (code === 'ENOTEMPTY' || code === 'EEXIST') {
        return;
      }
      if (!isMissing(error)) {
        throw error;
      }
    }
  }
}

/**
 * Files below a folder, as paths relative to `root` with slashes. Files created or removed during the listing may or
 * may not appear.
 *
 * @param folder below root: empty, or with a trailing slash
 */
export async function* filesBelow(root: string, folder: string): AsyncGenerator<string> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(
    (error: unknown) => {
      if (isMissing(error)) {
        return [];
      }
      throw error;
    },
  );
  for (const entry of entries) {
    if (entry.isDirectory()) {
      yield* filesBelow(root, `${folder}${entry.name}/`);
    } else if (entry.isFile()) {
      yield `${folder}${entry.name}`;
    }
  }
}

/** Waits until a file's bytes, or a folder's names, would survive a loss of power. */
export async function syncPath(path: string, flags: 'r' | 'r+'): Promise<void> {
  const file = await open(path, flags);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Whether a path led to nothing: no such file, or a file where a folder was expected, or the reverse. */
export function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(systemErrorCode(error) ?? '');
}

function systemErrorCode(error: unknown): string | undefined {
  const code: unknown = Reflect.get(Object(error), 'code');
  return typeof code === 'string' ? code : undefined;
}
