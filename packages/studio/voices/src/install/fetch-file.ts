import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CatalogueFile } from '../catalogue/catalogue.js';
import { missingFile, type VoiceSource, VoiceSourceError } from './voice-source.js';

/** Thrown when a file that was fetched whole is not the one that the catalogue lists. */
export class WrongChecksum extends Error {
  override readonly name = 'WrongChecksum';
}

export interface FetchFileOptions {
  /** Folder of unfinished files: each is named by its checksum, so that a later run resumes it. */
  readonly folder: string;
  readonly signal: AbortSignal;
  /** @param bytes of the file that are here */
  readonly onProgress: (bytes: number) => void;
  /** Milliseconds before the second attempt, doubled each time. */
  readonly retryMs: number;
}

/** Attempts at a file whose source breaks off; each resumes where the last one stopped. */
const ATTEMPTS = 5;

/**
 * Fetches a file of the catalogue and checks it. A partial download is kept and resumed.
 *
 * @returns its path in the folder
 * @throws VoiceSourceError, WrongChecksum, and the disk's errors
 */
export async function fetchFile(
  source: VoiceSource,
  file: CatalogueFile,
  options: FetchFileOptions,
): Promise<string> {
  const { folder, signal, retryMs } = options;
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${file.md5}.part`);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await fetchRest(source, file, path, options);
      break;
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof VoiceSourceError) || !error.passing || attempt === ATTEMPTS)
        throw error;
      await sleep(retryMs * 2 ** (attempt - 1), undefined, { signal });
    }
  }
  const { size } = await stat(path);
  const md5 = await checksumOf(path);
  if (size === file.bytes && md5 === file.md5) return path;
  await rm(path, { force: true });
  throw new WrongChecksum(
    `${file.path} from ${source.place} is not what its catalogue lists: ${size} bytes with MD5 ${md5} instead of ${file.bytes} with ${file.md5}`,
  );
}

async function fetchRest(
  source: VoiceSource,
  file: CatalogueFile,
  path: string,
  { signal, onProgress }: FetchFileOptions,
): Promise<void> {
  const here = await stat(path).catch(missingFile);
  // Longer than it should be: left over from something else.
  const from = here === null || !here.isFile() || here.size > file.bytes ? 0 : here.size;
  onProgress(from);
  if (from === file.bytes) return;
  const download = await source.open(file, from, signal);
  const target = await open(path, download.from === 0 ? 'w' : 'r+');
  try {
    let at = download.from;
    for await (const chunk of download.chunks) {
      for (let done = 0; done < chunk.length; ) {
        const left = chunk.length - done;
        const { bytesWritten } = await target.write(chunk, done, left, at);
        done += bytesWritten;
        at += bytesWritten;
      }
      onProgress(at);
    }
    if (at < file.bytes) throw new VoiceSourceError(`${file.path} ended after ${at} bytes`, true);
  } finally {
    await target.close();
  }
}

async function checksumOf(path: string): Promise<string> {
  const hash = createHash('md5');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}
