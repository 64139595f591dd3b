import { z } from 'zod';

export type ServiceName =
  | 'land-renderer'
  | 'property-films'
  | 'family-portraits'
  | 'showcase-imager'
  | 'webhook-dispatcher';

interface JobEntry {
  /** The service that handles it; its catalogue of handlers does not compile without this job. */
  readonly service: ServiceName;
  readonly payload: z.ZodObject;
  /** Seconds after which an attempt is stopped. */
  readonly timeLimitSeconds: number;
}

/**
 * Every kind of job of the fleet. The key names the job and its queue. A payload carries only ids: the rows they name
 * are the truth, and payloads are visible to anyone who can read Redis. A new field starts optional; a new shape gets a
 * new key.
 */
export const jobCatalogue = {
  'land-prepare': {
    service: 'land-renderer',
    payload: z.strictObject({ task_id: z.string().min(1) }),
    /** Preparing the largest request takes under a minute. */
    timeLimitSeconds: 300,
  },
  'land-segment': {
    service: 'land-renderer',
    payload: z.strictObject({ task_id: z.string().min(1), index: z.int().nonnegative() }),
    /** A segment is at most one long scene. */
    timeLimitSeconds: 600,
  },
  'land-assemble': {
    service: 'land-renderer',
    payload: z.strictObject({ task_id: z.string().min(1) }),
    timeLimitSeconds: 300,
  },
  'land-reading': {
    service: 'land-renderer',
    payload: z.strictObject({ reading_id: z.string().min(1) }),
    /** A photo is read in a few seconds. */
    timeLimitSeconds: 60,
  },
  'property-prepare': {
    service: 'property-films',
    payload: z.strictObject({ task_id: z.string().min(1) }),
    /** Thirty photos and their narration take well under a minute. */
    timeLimitSeconds: 300,
  },
  'property-segment': {
    service: 'property-films',
    payload: z.strictObject({ task_id: z.string().min(1), index: z.int().nonnegative() }),
    timeLimitSeconds: 600,
  },
  'property-assemble': {
    service: 'property-films',
    payload: z.strictObject({ task_id: z.string().min(1) }),
    timeLimitSeconds: 300,
  },
  'family-portraits': {
    service: 'family-portraits',
    payload: z.strictObject({ task_id: z.string().min(1) }),
    /** Six portraits and a card take seconds here and minutes with a foreign engine. */
    timeLimitSeconds: 600,
  },
  'showcase-render': {
    service: 'showcase-imager',
    payload: z.strictObject({ job_id: z.string().min(1) }),
    /** A picture takes a second or two; a design that is fetched for it up to 12 s more. */
    timeLimitSeconds: 90,
  },
  'template-analysis': {
    service: 'showcase-imager',
    payload: z.strictObject({
      custom_template_id: z.string().min(1),
      engines: z.enum(['all', 'embedded']),
    }),
    /** The customer waits for 20 s at most. */
    timeLimitSeconds: 25,
  },
  'webhook-deliver': {
    service: 'webhook-dispatcher',
    payload: z.strictObject({ delivery_id: z.string().min(1) }),
    /** The receiver has 30 s to answer. */
    timeLimitSeconds: 40,
  },
} as const satisfies Record<string, JobEntry>;

export type JobKind = keyof typeof jobCatalogue;

export type JobOf<Service extends ServiceName> = {
  [Kind in JobKind]: (typeof jobCatalogue)[Kind]['service'] extends Service ? Kind : never;
}[JobKind];

export type JobPayload<Kind extends JobKind> = z.output<(typeof jobCatalogue)[Kind]['payload']>;

export type Job = {
  [Kind in JobKind]: { readonly kind: Kind; readonly payload: JobPayload<Kind> };
}[JobKind];

export const jobKinds = Object.keys(jobCatalogue) as JobKind[];

export function serviceOf(kind: JobKind): ServiceName {
  return jobCatalogue[kind].service;
}

/**
 * Finished jobs are kept for the operators to look at, in bounded numbers. A failed job's id would swallow
 * a second job of the same id, so every enqueue gives a fresh one.
 */
export const retention = {
  completed: { count: 1_000, age: 24 * 3600 },
  failed: { count: 5_000, age: 7 * 24 * 3600 },
} as const;
