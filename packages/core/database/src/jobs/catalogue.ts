import { limits } from '@groundwork/contract/limits';
import { z } from 'zod';

export type ServiceName =
  | 'land-renderer'
  | 'property-films'
  | 'family-portraits'
  | 'showcase-imager'
  | 'webhook-dispatcher';

/** How often a job is tried. */
export interface Attempts {
  /** Attempts from which an error fails the work. */
  readonly failing: number;
  /**
   * Attempts after which work fails although its worker was killed each time, got no more memory or threads, or lost the
   * database. More than for other errors: none of these is often the work's fault, and a film may meet several while
   * machines come and go.
   */
  readonly blameless: number;
}

interface JobEntry {
  /** The service that handles it; it does not compile without a handler. */
  readonly service: ServiceName;
  /** Ids by their names in log lines, that of the work first. */
  readonly payload: z.ZodObject;
  /** Names the job after its work; null for a segment, which is named after its number. */
  readonly step: string | null;
  /** Seconds after which an attempt is stopped. */
  readonly timeLimitSeconds: number;
  /** Seconds after which a worker that is not heard of has lost the job. */
  readonly leaseSeconds: number;
  /** Null where the work's own schedule decides, and every attempt counts. */
  readonly attempts: Attempts | null;
  /** What becomes of the work when the job fails for good. */
  readonly failure: string;
}

const id = z.string().min(1);
const ofTask = z.strictObject({ task_id: id });
const ofSegment = z.strictObject({ task_id: id, segment: z.int().nonnegative() });

const rendering = { leaseSeconds: 20, attempts: { failing: 3, blameless: 6 } } as const;
const ofFilm = { ...rendering, failure: 'the task fails and is refunded' } as const;
/** Preparing the largest request, or thirty photos and their narration, takes under a minute. */
const preparing = { ...ofFilm, payload: ofTask, step: 'prepare', timeLimitSeconds: 300 } as const;
/** A segment is at most one long scene. */
const segment = { ...ofFilm, payload: ofSegment, step: null, timeLimitSeconds: 600 } as const;
const assembling = { ...ofFilm, payload: ofTask, step: 'assemble', timeLimitSeconds: 300 } as const;

/**
 * Every job of the fleet: the key names the job and its queue, the entry says all there is to know of it. A payload
 * carries only ids: the rows they name are the truth, and payloads are visible to anyone who can read Redis.
 */
export const jobCatalogue = {
  'land-prepare': { ...preparing, service: 'land-renderer' },
  'land-segment': { ...segment, service: 'land-renderer' },
  'land-assemble': { ...assembling, service: 'land-renderer' },
  'land-reading': {
    ...rendering,
    service: 'land-renderer',
    payload: z.strictObject({ reading_id: id }),
    step: 'read',
    // A photo is read in a few seconds.
    timeLimitSeconds: 60,
    failure: 'the reading fails; it was free',
  },
  'photo-look': {
    ...rendering,
    service: 'land-renderer',
    payload: z.strictObject({ look_id: id }),
    step: 'look',
    // The request waits for 3 s at most, and takes the job back when it goes on.
    timeLimitSeconds: 10,
    leaseSeconds: 5,
    failure: 'the request that waits goes on without it',
  },
  'property-prepare': { ...preparing, service: 'property-films' },
  'property-segment': { ...segment, service: 'property-films' },
  'property-assemble': { ...assembling, service: 'property-films' },
  'family-portraits': {
    ...preparing,
    service: 'family-portraits',
    // Six portraits and a card take seconds here and minutes with a foreign engine.
    timeLimitSeconds: 600,
  },
  'showcase-render': {
    ...rendering,
    service: 'showcase-imager',
    payload: z.strictObject({ showcase_job_id: id }),
    step: 'render',
    // A picture takes a second or two; a design that is fetched for it up to 12 s more.
    timeLimitSeconds: 90,
    failure: 'the showcase fails, and is refunded unless it is an edit',
  },
  'template-analysis': {
    ...rendering,
    service: 'showcase-imager',
    payload: z.strictObject({ custom_template_id: id, engines: z.enum(['all', 'embedded']) }),
    step: 'analyse',
    // The customer waits for 20 s at most; a dead worker is replaced meanwhile.
    timeLimitSeconds: 25,
    leaseSeconds: 5,
    failure: 'the request that waits is answered ANALYSIS_UNAVAILABLE',
  },
  'webhook-deliver': {
    service: 'webhook-dispatcher',
    payload: z.strictObject({ delivery_id: id }),
    step: 'deliver',
    timeLimitSeconds: limits.webhook.answerSeconds + 10,
    leaseSeconds: limits.webhook.answerSeconds + 15,
    attempts: null,
    failure: 'the delivery has failed, and may be sent again from the log',
  },
} as const satisfies Record<string, JobEntry>;

export type JobKind = keyof typeof jobCatalogue;
export const jobKinds = Object.keys(jobCatalogue) as JobKind[];

export type JobPayload<Kind extends JobKind> = z.output<(typeof jobCatalogue)[Kind]['payload']>;

/** A job as the code that opens it names it. */
export type NamedJob = {
  [Kind in JobKind]: { readonly queue: Kind; readonly payload: JobPayload<Kind> };
}[JobKind];

/** @throws when no queue has this name */
export function jobKindOf(queue: string): JobKind {
  const kind = jobKinds.find((known) => known === queue);
  if (kind === undefined) throw new Error(`no queue is called ${queue}`);
  return kind;
}

/** The ids of a payload, for log lines; nothing of a payload that is odd. */
export function idsOf(queue: string, payload: unknown): Readonly<Record<string, unknown>> {
  return jobCatalogue[jobKindOf(queue)].payload.safeParse(payload).data ?? {};
}
