import type { Readable } from 'node:stream';

/**
 * Named bytes: what S3 and a disk have in common. An object is there whole or
 * not at all; a second `put` replaces it at once, and readers of the old one
 * read it to its end. Keys are checked (InvalidObjectKey), and a key's
 * extension must fit the content type (ContentTypeMismatch). A store that is
 * away is an Outage.
 */
export interface ObjectStore {
  /** Returns once the object would survive a loss of power. A stream is read to its end or destroyed. */
  put(key: string, data: Buffer | Readable, options: PutOptions): Promise<void>;
  putFile(key: string, path: string, options: PutOptions): Promise<void>;
  /**
   * Gives an object a second name: for as long as either stays, deleted or replaced one by one. Cheaper than putting it.
   * Returns once the copy would survive a loss of power.
   *
   * @param options.etag as `stat` returned it: the copy is that object and none that replaced it
   * @throws ObjectNotFound when it is not there any more, nothing is left then
   */
  copy(key: string, to: string, options: CopyOptions): Promise<void>;
  /** The whole object in memory: for pictures and documents, not for films. @throws ObjectNotFound */
  get(key: string): Promise<Buffer>;
  /** Writes the object to a local file, replacing it; no half file is left behind. @throws ObjectNotFound */
  getToFile(key: string, path: string): Promise<void>;
  stat(key: string): Promise<ObjectStat | null>;
  /** Opens the object, or a part of it, for one reader, who reads it to its end or destroys it. @throws ObjectNotFound */
  openRead(key: string, range?: ByteRange): Promise<Readable>;
  /** Deleting what isn't there is done already. */
  delete(key: string): Promise<void>;
  /** Keys that start with the text, in no order. */
  list(prefix: string): AsyncIterable<string>;
  /** Gives back the space of puts whose process died, a day after; says how many there were. */
  removeAbandoned(now?: Date): Promise<number>;
}

export interface PutOptions {
  contentType: string;
}

export interface CopyOptions extends PutOptions {
  etag: string;
}

export interface ObjectStat {
  bytes: number;
  contentType: string;
  /** Strong validator in quotes, as in the HTTP header. */
  etag: string;
  /** When its bytes were put. */
  modifiedAt: Date;
  /** When it was last put or copied, under any of its names; used to tell leftovers from objects in use. */
  usedAt: Date;
}

/** First and last byte, both included, as in HTTP. Without an end: to the end of the object. */
export interface ByteRange {
  start: number;
  end?: number;
}

export class ObjectNotFound extends Error {
  override readonly name = 'ObjectNotFound';

  constructor(
    readonly key: string,
    options?: ErrorOptions,
  ) {
    super(`no object ${key}`, options);
  }
}
