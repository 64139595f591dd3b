import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Outage } from '@groundwork/runtime';
import { contentTypeOf, requireContentType } from '../content-type.js';
import { receiveFile } from '../disk/receive-file.js';
import { isObjectKey, requireObjectKey } from '../object-keys.js';
import {
  type ByteRange,
  type CopyOptions,
  ObjectNotFound,
  type ObjectStat,
  type ObjectStore,
  type PutOptions,
} from '../object-store.js';
import { S3Uploads } from './s3-uploads.js';

/** Too many requests, and what a store or a proxy in front of it answers while it is away; 500 may be of the object. */
const AWAY = new Set([429, 502, 503, 504]);
/** Of sockets and names, as Node has them. */
const CONNECTION_FAULTS = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'],
  ...['ENETUNREACH', 'EAI_AGAIN', 'ENOTFOUND'],
]);

/** An error as an Outage where it tells that the store is away; any other as it is. */
function asOutage(error: unknown): unknown {
  const sign = signOfOutage(error);
  return sign === null ? error : new Outage('the object store', sign, { cause: error });
}

function signOfOutage(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code, $metadata } = error as Error & {
    readonly code?: unknown;
    readonly $metadata?: { readonly httpStatusCode?: number };
  };
  const status = $metadata?.httpStatusCode ?? 0;
  if (AWAY.has(status)) return `it answers ${status}`;
  if (error.name === 'TimeoutError' || CONNECTION_FAULTS.has(String(code))) return error.message;
  return null;
}

const CONNECT_MS = 3_000;
/** Longer than a player of films may pause: its download would be cut off. */
const SILENCE_MS = 130_000;
/** Each player that watches holds one. */
const MOST_CONNECTIONS = 500;

export interface S3Settings {
  readonly bucket: string;
  /** Of a store that is not Amazon's. */
  readonly endpoint?: string | undefined;
  readonly region: string;
  /** Keys per listing request; the store's default is a thousand. */
  readonly pageKeys?: number;
}

/**
 * Objects in a dedicated bucket. Credentials come from the standard AWS chain (AWS_ACCESS_KEY_ID and
 * AWS_SECRET_ACCESS_KEY, a web identity, the machine's role). An object appears once its last byte has arrived.
 */
export class S3ObjectStore implements ObjectStore {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #uploads: S3Uploads;
  readonly #page: { readonly MaxKeys?: number };

  constructor({ bucket, endpoint, region, pageKeys }: S3Settings) {
    this.#bucket = bucket;
    this.#page = pageKeys === undefined ? {} : { MaxKeys: pageKeys };
    this.#client = new S3Client({
      region,
      // Checksums beyond those of S3's first version are not understood by every store.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        socketTimeout: SILENCE_MS,
        httpAgent: { maxSockets: MOST_CONNECTIONS },
        httpsAgent: { maxSockets: MOST_CONNECTIONS },
      },
      // Without names of hosts for buckets, which need a wildcard in DNS and in a certificate.
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    });
    // Around all others, the one that tries again too.
    this.#client.middlewareStack.add(
      (next) => async (asked) => {
        try {
          return await next(asked);
        } catch (error) {
          throw asOutage(error);
        }
      },
      { step: 'initialize', priority: 'high', name: 'outages' },
    );
    this.#uploads = new S3Uploads(this.#client, bucket);
  }

  async put(key: string, data: Buffer | Readable, options: PutOptions): Promise<void> {
    try {
      requireObjectKey(key);
      requireContentType(key, options.contentType);
      if (Buffer.isBuffer(data)) {
        await this.#putWhole(key, data);
      } else {
        await this.#uploads.put(key, data);
      }
    } finally {
      if (!Buffer.isBuffer(data)) {
        data.destroy();
      }
    }
  }

  async putFile(key: string, path: string, options: PutOptions): Promise<void> {
    requireObjectKey(key);
    await this.put(key, createReadStream(path, { highWaterMark: 1024 * 1024 }), options);
  }

  /** Inside the store: no byte comes by here. */
  async copy(key: string, to: string, { contentType, etag }: CopyOptions): Promise<void> {
    requireContentType(requireObjectKey(to), contentType);
    try {
      await this.#client.send(
        new CopyObjectCommand({
          Bucket: this.#bucket,
          Key: to,
          CopySource: `${this.#bucket}/${requireObjectKey(key)}`,
          ContentType: contentTypeOf(to),
          MetadataDirective: 'REPLACE',
        }),
      );
    } catch (error) {
      throw isMissing(error) ? new ObjectNotFound(key, { cause: error }) : error;
    }
    // Afterwards and by ourselves: not every store heeds the condition that a copy can carry.
    if ((await this.stat(key))?.etag !== etag) {
      await this.delete(to);
      throw new ObjectNotFound(key);
    }
  }

  async get(key: string): Promise<Buffer> {
    const chunks: Buffer[] = [];
    const source = await this.openRead(key);
    try {
      for await (const chunk of source) chunks.push(chunk);
    } catch (error) {
      throw asOutage(error);
    }
    return Buffer.concat(chunks);
  }

  async getToFile(key: string, path: string): Promise<void> {
    const source = await this.openRead(key);
    try {
      await receiveFile(source, path);
    } catch (error) {
      throw asOutage(error);
    }
  }

  async stat(key: string): Promise<ObjectStat | null> {
    const named = { Bucket: this.#bucket, Key: requireObjectKey(key) };
    try {
      const head = await this.#client.send(new HeadObjectCommand(named));
      if (head.ETag === undefined || head.LastModified === undefined) {
        throw new Error(`the store tells no ETag or no Last-Modified of ${key}`);
      }
      return {
        bytes: head.ContentLength ?? 0,
        contentType: contentTypeOf(key),
        etag: head.ETag,
        modifiedAt: head.LastModified,
        usedAt: head.LastModified,
      };
    } catch (error) {
      if (isMissing(error)) {
        return null;
      }
      throw error;
    }
  }

  async openRead(key: string, range?: ByteRange): Promise<Readable> {
    const named = { Bucket: this.#bucket, Key: requireObjectKey(key) };
    // Some stores take a range without an end for the whole object.
    const { start, end = Number.MAX_SAFE_INTEGER } = range ?? { start: 0 };
    const part = range === undefined ? {} : { Range: `bytes=${start}-${end}` };
    try {
      const { Body, ContentRange: given } = await this.#client.send(
        new GetObjectCommand({ ...named, ...part }),
      );
      if (!(Body instanceof Readable)) {
        throw new Error(`the store gave no body for ${key}`);
      }
      if (range !== undefined && !given?.startsWith(`bytes ${start}-`)) {
        Body.destroy();
        throw new Error(
          `the store gave ${given ?? 'all'} of ${key} and not what begins at ${start}`,
        );
      }
      return Body;
    } catch (error) {
      throw isMissing(error) ? new ObjectNotFound(key, { cause: error }) : error;
    }
  }

  async delete(key: string): Promise<void> {
    const named = { Bucket: this.#bucket, Key: requireObjectKey(key) };
    try {
      await this.#client.send(new DeleteObjectCommand(named));
    } catch (error) {
      if (!isMissing(error)) {
        throw error;
      }
    }
  }

  async *list(prefix: string): AsyncGenerator<string> {
    let next: string | undefined;
    do {
      const page = await this.#client.send(
        new ListObjectsV2Command({
          Bucket: this.#bucket,
          Prefix: prefix,
          ...this.#page,
          ...(next === undefined ? {} : { ContinuationToken: next }),
        }),
      );
      for (const { Key: key = '' } of page.Contents ?? []) {
        if (isObjectKey(key)) {
          yield key;
        }
      }
      next = page.IsTruncated === true ? page.NextContinuationToken : undefined;
    } while (next !== undefined);
  }

  async removeAbandoned(now?: Date): Promise<number> {
    return this.#uploads.removeAbandoned(now);
  }

  async #putWhole(key: string, data: Buffer): Promise<void> {
    const ContentType = contentTypeOf(key);
    await this.#client.send(
      new PutObjectCommand({ Bucket: this.#bucket, Key: key, Body: data, ContentType }),
    );
  }
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof S3ServiceException &&
    (error.name === 'NoSuchKey' ||
      (error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket'))
  );
}
