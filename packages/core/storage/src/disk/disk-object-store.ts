import { randomUUID } from 'node:crypto';
import { constants, copyFile, open, readFile, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { contentTypeOf, requireContentType } from '../content-type.js';
import { isObjectKey, requireObjectKey } from '../object-keys.js';
import {
  type ByteRange,
  type CopyOptions,
  ObjectNotFound,
  type ObjectStat,
  type ObjectStore,
  type PutOptions,
} from '../object-store.js';
import {
  createFileInFolder,
  filesBelow,
  fileVersion,
  isMissing,
  linkFile,
  removeEmptyFolders,
  syncPath,
} from './folders.js';
import { receiveFile, UNFINISHED } from './receive-file.js';

/** No put takes this long: older files belong to a process that died. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1_000;
const READ_CHUNK_BYTES = 256 * 1024;

/** Objects as files of one folder, whose paths are the keys. Many processes may share it. */
export class DiskObjectStore implements ObjectStore {
  readonly #root: string;

  constructor(folder: string) {
    this.#root = resolve(folder);
  }

  async put(key: string, data: Buffer | Readable, options: PutOptions): Promise<void> {
    const source = Buffer.isBuffer(data) ? null : data;
    // One that fails before anybody reads it would end the process; reading it throws the same error.
    source?.once('error', () => undefined);
    try {
      await this.#write(key, options, async (unfinished) => {
        const file = await open(unfinished, 'w');
        // The stream closes the file; `flush` syncs it before.
        const sink = file.createWriteStream({ flush: true });
        await pipeline(source ?? [data], sink);
      });
    } finally {
      source?.destroy();
    }
  }

  async putFile(key: string, path: string, options: PutOptions): Promise<void> {
    await this.#write(key, options, async (unfinished) => {
      // Shares the blocks instead of copying them where the file system can.
      await copyFile(path, unfinished, constants.COPYFILE_FICLONE);
      await syncPath(unfinished, 'r+');
    });
  }

  /** As a second link to the same file: a put never writes into a file that has a name. */
  async copy(key: string, to: string, options: CopyOptions): Promise<void> {
    const source = this.#path(key);
    const path = this.#path(to);
    requireContentType(to, options.contentType);
    let version = await linkFile(source, path);
    if (version === null) {
      // The long way, which finds out why there is no link. Looked at afterwards, so that nothing can come in between.
      await this.#found(key, () => this.putFile(to, source, options));
      version = (await this.stat(key))?.etag ?? null;
    }
    if (version !== options.etag) {
      await this.delete(to);
      throw new ObjectNotFound(key);
    }
  }

  async get(key: string): Promise<Buffer> {
    return this.#found(key, () => readFile(this.#path(key)));
  }

  async getToFile(key: string, path: string): Promise<void> {
    await receiveFile(await this.openRead(key), path);
  }

  async stat(key: string): Promise<ObjectStat | null> {
    const path = this.#path(key);
    const file = await stat(path, { bigint: true }).catch((error: unknown) => {
      if (isMissing(error)) {
        return null;
      }
      throw error;
    });
    if (!file?.isFile()) {
      return null;
    }
    return {
      bytes: Number(file.size),
      contentType: contentTypeOf(key),
      etag: fileVersion(file),
      modifiedAt: file.mtime,
      // Also when a link to it was made.
      usedAt: file.ctime,
    };
  }

  async openRead(key: string, range?: ByteRange): Promise<Readable> {
    const file = await this.#found(key, () => open(this.#path(key)));
    if (!(await file.stat()).isFile()) {
      await file.close();
      throw new ObjectNotFound(key);
    }
    return file.createReadStream({ ...range, highWaterMark: READ_CHUNK_BYTES });
  }

  async delete(key: string): Promise<void> {
    const path = this.#path(key);
    try {
      await unlink(path);
    } catch (error) {
      if (!isMissing(error)) {
        throw error;
      }
    }
    await removeEmptyFolders(dirname(path), this.#root);
  }

  async *list(prefix: string): AsyncGenerator<string> {
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    if (folder !== '' && !isObjectKey(folder.slice(0, -1))) {
      return;
    }
    for await (const path of filesBelow(this.#root, folder)) {
      if (path.startsWith(prefix) && isObjectKey(path)) {
        yield path;
      }
    }
  }

  /**
   * Deletes what processes that died in the middle of a `put` left behind, and
   * says how many. No other method sees such files; this gives their space back.
   */
  async removeAbandoned(now: Date = new Date()): Promise<number> {
    let removed = 0;
    for await (const relative of filesBelow(this.#root, '')) {
      if (!relative.slice(relative.lastIndexOf('/') + 1).startsWith(UNFINISHED)) {
        continue;
      }
      const path = join(this.#root, relative);
      const { mtimeMs } = await stat(path).catch((error: unknown) => {
        if (isMissing(error)) {
          return { mtimeMs: now.getTime() };
        }
        throw error;
      });
      if (now.getTime() - mtimeMs > ABANDONED_AFTER_MS) {
        await rm(path, { force: true });
        removed += 1;
      }
    }
    return removed;
  }

  #path(key: string): string {
    return join(this.#root, requireObjectKey(key));
  }

  async #found<T>(key: string, read: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (error) {
      throw isMissing(error) ? new ObjectNotFound(key, { cause: error }) : error;
    }
  }

  /** Lets `fill` write a new file, then gives it the object's name. */
  async #write(
    key: string,
    options: PutOptions,
    fill: (unfinished: string) => Promise<void>,
  ): Promise<void> {
    const path = this.#path(key);
    requireContentType(key, options.contentType);
    const folder = dirname(path);
    const unfinished = join(folder, `${UNFINISHED}${randomUUID()}`);
    await createFileInFolder(unfinished);
    try {
      await fill(unfinished);
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      await removeEmptyFolders(folder, this.#root);
      throw error;
    }
    await syncPath(folder, 'r');
  }
}
