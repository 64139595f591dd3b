import { z } from 'zod';

/** Answer of GET /health: 200 when requests are accepted and worked on, 503 when the database is away. */
export const healthSchema = z
  .object({
    status: z
      .enum(['ok', 'degraded', 'unavailable'])
      .describe('`degraded` while the queue is away: requests are accepted and wait.'),
    checks: z
      .object({
        database: z.enum(['ok', 'unavailable']).describe('Nothing is accepted without it.'),
        queue: z.enum(['ok', 'unavailable']).describe('Work waits without it.'),
      })
      .describe('The parts that were checked.'),
    version: z.string().describe('Version of the service.'),
  })
  .meta({ id: 'Health' });
export type Health = z.infer<typeof healthSchema>;
