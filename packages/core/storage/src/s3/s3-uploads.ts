import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { contentTypeOf } from '../content-type.js';

/** Larger objects go in parts of this size, one in memory at a time. S3 takes parts from 5 MiB on, and 10,000 of them. */
const PART_BYTES = 8 * 1024 * 1024;
/** No put takes this long: older parts belong to a process that died. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1_000;

/** Multipart uploads to a bucket, and what processes that died left of theirs. */
export class S3Uploads {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(client: S3Client, bucket: string) {
    this.#client = client;
    this.#bucket = bucket;
  }

  /** One put if everything fits into a part, else a multipart upload, which stays invisible until it ends. */
  async put(key: string, source: Readable): Promise<void> {
    const upload = new Upload({
      client: this.#client,
      params: { Bucket: this.#bucket, Key: key, Body: source, ContentType: contentTypeOf(key) },
      partSize: PART_BYTES,
      queueSize: 1,
      // A failing abort would hide why the put failed.
      leavePartsOnError: true,
    });
    try {
      await upload.done();
    } catch (error) {
      if (upload.uploadId !== undefined) await this.#abort(key, upload.uploadId);
      throw error;
    }
  }

  async #abort(key: string, uploadId: string): Promise<void> {
    const named = { Bucket: this.#bucket, Key: key, UploadId: uploadId };
    await this.#client.send(new AbortMultipartUploadCommand(named)).catch(() => {
      // Why the put failed is what its caller must know; the parts are swept after a day.
    });
  }

  /** 0 for a store that cannot list uploads. */
  async removeAbandoned(now: Date = new Date()): Promise<number> {
    let removed = 0;
    let after: { readonly KeyMarker?: string; readonly UploadIdMarker?: string } | null = {};
    while (after !== null) {
      const page = await this.#list(after);
      for (const { Key: key, UploadId: uploadId, Initiated: since } of page?.Uploads ?? []) {
        if (key === undefined || uploadId === undefined || since === undefined) {
          continue;
        }
        if (now.getTime() - since.getTime() > ABANDONED_AFTER_MS) {
          await this.#client.send(
            new AbortMultipartUploadCommand({ Bucket: this.#bucket, Key: key, UploadId: uploadId }),
          );
          removed += 1;
        }
      }
      after =
        page?.IsTruncated === true && page.NextKeyMarker !== undefined
          ? {
              KeyMarker: page.NextKeyMarker,
              ...(page.NextUploadIdMarker === undefined
                ? {}
                : { UploadIdMarker: page.NextUploadIdMarker }),
            }
          : null;
    }
    return removed;
  }

  async #list(after: { readonly KeyMarker?: string; readonly UploadIdMarker?: string }) {
    try {
      return await this.#client.send(
        new ListMultipartUploadsCommand({ Bucket: this.#bucket, ...after }),
      );
    } catch (error) {
      if (error instanceof S3ServiceException && error.name === 'NotImplemented') {
        return null;
      }
      throw error;
    }
  }
}
