import type { LandReadingRecord, LandReadingRequest, ReadingProgress } from '../generated/api.js';
import { LandMethods, LandReadingMethods } from '../generated/methods.js';
import type { Api } from '../transport/api.js';
import { jsonEventsOf } from '../transport/event-stream.js';
import { type ObserveOptions, polled } from '../waiting/observe.js';
import { lastOf, type Observed, ReadingFailedError, type WaitOptions } from '../waiting/wait.js';
import type { TaskWaiting } from './resource.js';
import type { StreamOptions } from './tasks.js';

/** A photo that was read, whatever was found. */
export type CompletedReading = LandReadingRecord & {
  status: 'completed';
  reading: NonNullable<LandReadingRecord['reading']>;
};

/** One event of the stream of a reading; the reading itself comes with the last one. */
export type ReadingStreamEvent =
  | { readonly event: 'progress'; readonly id: string; readonly data: ReadingProgress }
  | {
      readonly event: 'completed' | 'failed';
      readonly id: string;
      readonly data: LandReadingRecord;
    };

function isCompleted(record: LandReadingRecord): record is CompletedReading {
  return record.status === 'completed' && record.reading !== undefined;
}

/** Free readings of photos: they show what a film would start from. */
export class LandReadings extends LandReadingMethods {
  /** Follow a reading. */
  async *stream(
    readingId: string,
    { lastEventId, ...options }: StreamOptions = {},
  ): AsyncGenerator<ReadingStreamEvent, void, undefined> {
    const response = await this.api.call(
      'streamLandReading',
      { path: { readingId } },
      {
        ...options,
        headers: lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId },
      },
    );
    for await (const event of jsonEventsOf<ReadingStreamEvent>(response, options.signal)) {
      if (event !== undefined) yield event;
    }
  }

  async *#observe(
    readingId: string,
    options: ObserveOptions,
  ): AsyncGenerator<Observed<LandReadingRecord, LandReadingRecord>> {
    const observed = {
      read: (signal: AbortSignal | undefined) => this.get(readingId, { signal }),
      isFinal: ({ status }: LandReadingRecord) => status !== 'pending',
    };
    for await (const record of polled(observed, { pollIntervalMs: 1_000, ...options })) {
      yield { state: record, whole: record };
    }
  }

  /**
   * Waits until the photo is read.
   *
   * @throws ReadingFailedError when it cannot be, WaitTimeoutError when it takes longer than `timeoutMs`, the reason of `signal`
   */
  async waitFor(
    readingId: string,
    options: WaitOptions<LandReadingRecord> = {},
  ): Promise<CompletedReading> {
    const record = await lastOf(
      readingId,
      (watching) => this.#observe(readingId, watching),
      options,
    );
    if (!isCompleted(record)) throw new ReadingFailedError(record);
    return record;
  }

  /**
   * Asks for a reading and waits until the photo is read.
   *
   * @throws ReadingFailedError, WaitTimeoutError, and all that `create` throws
   */
  async createAndWait(
    body: LandReadingRequest,
    options: WaitOptions<LandReadingRecord> & { readonly idempotencyKey?: string | undefined } = {},
  ): Promise<CompletedReading> {
    const { signal, idempotencyKey } = options;
    const { reading_id } = await this.create(body, { signal, idempotencyKey });
    return this.waitFor(reading_id, options);
  }
}

/** From one photo of an empty plot to a film of what could be built there. */
export class LandFilms extends LandMethods {
  /** Reads a photo for free: shows what a film would start from. */
  readonly readings: LandReadings;

  constructor(api: Api, tasks: TaskWaiting) {
    super(api, tasks);
    this.readings = new LandReadings(api);
  }
}
