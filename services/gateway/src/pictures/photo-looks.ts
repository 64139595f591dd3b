import { createHash } from 'node:crypto';
import { ApiError } from '@groundwork/contract/errors';
import {
  landOrderSchema,
  type PhotoLook,
  type PhotoLookOrder,
  photoLookSchema,
  readsPhoto,
  refusalOf,
} from '@groundwork/contract/land/land-readings';
import type { LandRequest } from '@groundwork/contract/land/request';
import { magicNameOf } from '@groundwork/contract/magic/magic';
import { newId, signalWithin } from '@groundwork/runtime';
import { lookKey, lookOrderKey } from '@groundwork/storage/object-keys';
import { ObjectNotFound } from '@groundwork/storage/object-store';
import { type AskedBy, askWorker, type Desk } from '../ask-worker.js';
import type { RateLimiter } from '../rate-limit/rate-limiter.js';
import type { StoredPicture } from './ingest-pictures.js';

/** Requests that wait for a look at once: a worker has more than a second's work with each, so the next would wait in vain. */
const MOST_WAITING = 4;
/** Milliseconds for which nobody waits after one has waited in vain. */
const REST_MS = 10_000;
const DRY_RUN_PATIENCE = 3;

/** A stored photo, and the land film that it is for. */
export interface PhotoToSee {
  readonly photo: StoredPicture;
  readonly mask?: StoredPicture | undefined;
  readonly land?: LandRequest;
}

/** What of a request a worker looks at, and the error that follows from what it sees. */
export interface Sight {
  readonly toSee: (images: readonly StoredPicture[]) => readonly PhotoToSee[];
  readonly refusalBy?: (look: PhotoLook) => ApiError | null;
}

/** The reading that a film depends on. What a magic URL of a test key asks for happens to its task. */
export function sightOfLand(land: LandRequest, isLive: boolean): Sight {
  const isReal = isLive || magicNameOf(land.source_image_url) === null;
  return {
    toSee: (images) => {
      const of = (role: string) => images.find((image) => image.role === role);
      const photo = of('source');
      return photo && isReal && readsPhoto(land) ? [{ photo, mask: of('mask'), land }] : [];
    },
    refusalBy: ({ objections }) => {
      const refusal = refusalOf(land, objections);
      return refusal && new ApiError(refusal.code, { message: refusal.sentence });
    },
  };
}

export interface LookDesk extends Desk {
  readonly readingLimiter: RateLimiter;
  /** Another may see better. */
  readonly version: string;
  /** Milliseconds that a request waits; 0 to look at nothing. */
  readonly lookMs: number;
}

/** Lets workers look at photos while their requests wait, for a short time, and only as long as somebody answers. */
export class PhotoLooks {
  #waiting = 0;
  #restsUntil = 0;

  constructor(private readonly desk: LookDesk) {}

  /** @returns what was seen of each photo; null where nobody could say in time. @throws the client's reason when it has left */
  async see(
    of: AskedBy,
    photos: readonly PhotoToSee[],
    client: AbortSignal,
    /** A question may wait longer than an order, whatever became of the last. */
    isQuestion = false,
  ): Promise<readonly (PhotoLook | null)[]> {
    const order = photos.map((photo) => this.#orderOf(of.accountId, photo));
    const known = () => Promise.all(order.map(({ answer }) => this.#known(answer)));
    const kept = await known();
    if (!kept.includes(null) || !(await this.#mayWait(of.accountId, isQuestion))) return kept;
    const payload = { look_id: newId('look_') };
    const unknown = order.filter((_, at) => kept[at] === null);
    const key = lookOrderKey(payload.look_id);
    const brought = { key, bytes: Buffer.from(JSON.stringify(unknown)) };
    const signal = signalWithin(this.desk.lookMs * (isQuestion ? DRY_RUN_PATIENCE : 1), client);
    this.#waiting += 1;
    try {
      await askWorker(this.desk, of, { queue: 'photo-look', payload }, brought, signal);
    } catch (error) {
      client.throwIfAborted();
      of.log.info({ err: error, ...payload }, 'photos were not looked at in time');
    } finally {
      this.#waiting -= 1;
    }
    const seen = await known();
    if (!seen.some((look, at) => look && !kept[at])) this.#restsUntil = performance.now() + REST_MS;
    return seen;
  }

  /** Each customer's own, so that the time of an answer reveals nothing about what others have sent. */
  #orderOf(accountId: string, { photo, mask, land }: PhotoToSee): PhotoLookOrder[number] {
    const read = land ? landOrderSchema.parse(land) : null;
    const { source_image_url: _where, metadata: _words, ...asked } = read ?? {};
    const name = [this.desk.version, accountId, photo.sha256, mask?.sha256, read && asked];
    const hash = createHash('sha256').update(JSON.stringify(name)).digest('hex');
    return { photo: photo.key, mask: mask?.key ?? null, land: read, answer: lookKey(hash) };
  }

  async #known(key: string): Promise<PhotoLook | null> {
    try {
      return photoLookSchema.parse(JSON.parse((await this.desk.store.get(key)).toString()));
    } catch (error) {
      if (error instanceof ObjectNotFound) return null;
      throw error;
    }
  }

  async #mayWait(accountId: string, isQuestion: boolean): Promise<boolean> {
    const rests = performance.now() < this.#restsUntil && !isQuestion;
    const isBusy = this.#waiting >= MOST_WAITING || rests;
    if (isBusy || this.desk.lookMs === 0) return false;
    // An order pays for far more work than a look.
    if (!isQuestion) return true;
    const use = await this.desk.readingLimiter.count(`looks:${accountId}`);
    return use === null || use.used <= use.limit;
  }
}
