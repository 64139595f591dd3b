import { z } from 'zod';

/** Answer of GET /health: 200 when requests are accepted and worked on, 503 when the database is away. */
export const healthSchema = z.object({
  status: z.enum(['ok', 'degraded', 'unavailable']),
  /** `degraded` with Redis away: requests are accepted and wait. */
  checks: z.object({
    database: z.enum(['ok', 'unavailable']),
    queue: z.enum(['ok', 'unavailable']),
  }),
  version: z.string(),
});
export type Health = z.infer<typeof healthSchema>;
