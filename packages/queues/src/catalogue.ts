import { z } from 'zod';

/**
 * Every kind of job of the fleet. The key names the job and its queue; a payload carries ids and nothing
 * else, because the row they name is the truth and a payload can be read by whoever can read Redis.
 *
 * A field that is added later starts optional; a new shape gets a new key.
 */
export const jobCatalogue = {
  'land-prepare': {
    payload: z.strictObject({ task_id: z.string().min(1) }),
    /** Seconds after which an attempt is stopped. Preparing the largest request takes under a minute. */
    timeLimitSeconds: 300,
  },
  'land-segment': {
    payload: z.strictObject({ task_id: z.string().min(1), index: z.int().nonnegative() }),
    /** A segment is at most one long scene. */
    timeLimitSeconds: 600,
  },
  'land-assemble': {
    payload: z.strictObject({ task_id: z.string().min(1) }),
    timeLimitSeconds: 300,
  },
  'land-reading': {
    payload: z.strictObject({ reading_id: z.string().min(1) }),
    /** A photo is read in a few seconds. */
    timeLimitSeconds: 60,
  },
  'property-prepare': {
    payload: z.strictObject({ task_id: z.string().min(1) }),
    /** Thirty photos and their narration take well under a minute. */
    timeLimitSeconds: 300,
  },
  'property-segment': {
    payload: z.strictObject({ task_id: z.string().min(1), index: z.int().nonnegative() }),
    timeLimitSeconds: 600,
  },
  'property-assemble': {
    payload: z.strictObject({ task_id: z.string().min(1) }),
    timeLimitSeconds: 300,
  },
  'family-portraits': {
    payload: z.strictObject({ task_id: z.string().min(1) }),
    /** Six portraits and a card take seconds here and minutes with a foreign engine. */
    timeLimitSeconds: 600,
  },
  'showcase-render': {
    payload: z.strictObject({ job_id: z.string().min(1) }),
    /** A picture takes a second or two; a design that is fetched for it up to 12 s more. */
    timeLimitSeconds: 90,
  },
  'webhook-deliver': {
    payload: z.strictObject({ delivery_id: z.string().min(1) }),
    /** The receiver has 30 s to answer. */
    timeLimitSeconds: 40,
  },
} as const satisfies Record<string, { payload: z.ZodObject; timeLimitSeconds: number }>;

export type JobKind = keyof typeof jobCatalogue;
export type JobPayload<Kind extends JobKind> = z.output<(typeof jobCatalogue)[Kind]['payload']>;

/** A kind with its payload, as something that can be announced. */
export type Job = {
  [Kind in JobKind]: { readonly kind: Kind; readonly payload: JobPayload<Kind> };
}[JobKind];

export const jobKinds = Object.keys(jobCatalogue) as JobKind[];

/**
 * Finished jobs are kept for the operators to look at, in bounded numbers. A failed job's id would swallow
 * a second job of the same id, which is why every announcement has its own.
 */
export const retention = {
  completed: { count: 1_000, age: 24 * 3600 },
  failed: { count: 5_000, age: 7 * 24 * 3600 },
} as const;
