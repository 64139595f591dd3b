import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Prefix for files being written, next to their final name: a rename within a folder is atomic. No key has such a
 * segment.
 */
export const UNFINISHED = '.unfinished-';

/** Writes a stream to a file and replaces it once complete; no partial file is left behind. */
export async function receiveFile(source: Readable, path: string): Promise<void> {
  const unfinished = `${path}${UNFINISHED}${randomUUID()}`;
  try {
    const file = await open(unfinished, 'wx');
    await pipeline(source, file.createWriteStream());
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    source.destroy();
  }
}
