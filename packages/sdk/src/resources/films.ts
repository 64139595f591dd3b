import type {
  DryRun,
  FilmAccepted,
  FilmTask,
  LandAccepted,
  LandListingRequest,
  LandRequest,
  LandTask,
  LivingPropertyListingRequest,
  LivingPropertyRequest,
  NarratedSlideshowListingRequest,
  NarratedSlideshowRequest,
  SlideshowListingRequest,
  SlideshowRequest,
  Task,
} from '../generated/api.js';
import type { RequestOptions } from '../options.js';
import type { Api } from '../transport/api.js';
import { LandReadings } from './land-readings.js';
import type { Completed, Tasks, TaskWaitOptions } from './tasks.js';

/** Options of making a film and waiting for it; `timeoutMs` limits the waiting. */
export interface TaskMakeOptions extends TaskWaitOptions {
  readonly idempotencyKey?: string | undefined;
}

/** Makes films of one kind. */
abstract class Films<Body, Accepted extends { readonly task_id: string }, Made extends Task> {
  protected readonly api: Api;
  readonly #tasks: Tasks;

  constructor(api: Api, tasks: Tasks) {
    this.api = api;
    this.#tasks = tasks;
  }

  abstract create(body: Body, options?: RequestOptions): Promise<Accepted>;

  /**
   * Checks a request without making anything: returns its price and parts, its plan, a verdict on each picture, the
   * expected time, and the errors it would get. Nothing is charged or counted.
   */
  abstract dryRun(body: Body, options?: RequestOptions): Promise<DryRun>;

  /**
   * Asks for the film and waits until it is made.
   *
   * @throws TaskFailedError, WaitTimeoutError, and all that `create` throws
   */
  async createAndWait(body: Body, options: TaskMakeOptions = {}): Promise<Completed<Made>> {
    const { signal, idempotencyKey } = options;
    const { task_id } = await this.create(body, { signal, idempotencyKey });
    return this.#tasks.waitFor<Made>(task_id, options);
  }
}

/** From one photo of an empty plot to a film of what could be built there. */
export class LandFilms extends Films<LandRequest | LandListingRequest, LandAccepted, LandTask> {
  /** Reads a photo for free: shows what a film would start from. */
  readonly readings: LandReadings;

  constructor(api: Api, tasks: Tasks) {
    super(api, tasks);
    this.readings = new LandReadings(api);
  }

  /** Create a land film. */
  create(body: LandRequest | LandListingRequest, options?: RequestOptions): Promise<LandAccepted> {
    return this.api.call('createLandFilm', { body }, options);
  }

  override dryRun(
    body: LandRequest | LandListingRequest,
    options?: RequestOptions,
  ): Promise<DryRun> {
    return this.api.dryRun('createLandFilm', { body }, options);
  }
}

/** Films of 1 to 30 photos with music. */
export class Slideshows extends Films<
  SlideshowRequest | SlideshowListingRequest,
  FilmAccepted,
  FilmTask
> {
  /** Create a slideshow. */
  create(
    body: SlideshowRequest | SlideshowListingRequest,
    options?: RequestOptions,
  ): Promise<FilmAccepted> {
    return this.api.call('createSlideshow', { body }, options);
  }

  override dryRun(
    body: SlideshowRequest | SlideshowListingRequest,
    options?: RequestOptions,
  ): Promise<DryRun> {
    return this.api.dryRun('createSlideshow', { body }, options);
  }
}

/** Films of 1 to 30 photos with a voice, and with a presenter if wanted. */
export class NarratedSlideshows extends Films<
  NarratedSlideshowRequest | NarratedSlideshowListingRequest,
  FilmAccepted,
  FilmTask
> {
  /** Create a narrated slideshow. */
  create(
    body: NarratedSlideshowRequest | NarratedSlideshowListingRequest,
    options?: RequestOptions,
  ): Promise<FilmAccepted> {
    return this.api.call('createNarratedSlideshow', { body }, options);
  }

  override dryRun(
    body: NarratedSlideshowRequest | NarratedSlideshowListingRequest,
    options?: RequestOptions,
  ): Promise<DryRun> {
    return this.api.dryRun('createNarratedSlideshow', { body }, options);
  }
}

/** Narrated films of 1 to 30 photos in which a family lives. */
export class LivingProperties extends Films<
  LivingPropertyRequest | LivingPropertyListingRequest,
  FilmAccepted,
  FilmTask
> {
  /** Create a living-property film. */
  create(
    body: LivingPropertyRequest | LivingPropertyListingRequest,
    options?: RequestOptions,
  ): Promise<FilmAccepted> {
    return this.api.call('createLivingProperty', { body }, options);
  }

  override dryRun(
    body: LivingPropertyRequest | LivingPropertyListingRequest,
    options?: RequestOptions,
  ): Promise<DryRun> {
    return this.api.dryRun('createLivingProperty', { body }, options);
  }
}
