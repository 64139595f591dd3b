import type { Database } from '@groundwork/database/connection/client';
import { databaseTime } from '@groundwork/database/jobs/lease';
import type { JobQueues } from '@groundwork/queues/enqueue';
import { withDeadline } from '@groundwork/runtime';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';

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
type Health = z.infer<typeof healthSchema>;

const CHECK_MS = 1_500;

async function databaseAnswers(database: Database): Promise<boolean> {
  try {
    await withDeadline(databaseTime(database), CHECK_MS, 'the database check');
    return true;
  } catch {
    // The answer is the outcome: the check asks because the database may be away.
    return false;
  }
}

/** GET /health: without a key, for load balancers and for people. */
function getHealth(services: { database: Database; queues: JobQueues; version: string }) {
  return async (_request: Request, response: Response) => {
    const [database, queue] = await Promise.all([
      databaseAnswers(services.database),
      services.queues.isReachable(),
    ]);
    const health: Health = {
      status: database ? (queue ? 'ok' : 'degraded') : 'unavailable',
      checks: {
        database: database ? 'ok' : 'unavailable',
        queue: queue ? 'ok' : 'unavailable',
      },
      version: services.version,
    };
    response.setHeader('Cache-Control', 'no-store');
    response.status(database ? 200 : 503).json(health);
  };
}

export const getHealthEndpoint = endpoint({
  id: 'getHealth',
  method: 'get',
  path: '/health',
  tag: 'Service',
  isOpen: true,
  answers: { 200: { schema: healthSchema }, 503: { schema: healthSchema } },
  errors: ['METHOD_NOT_ALLOWED'],
  handlers: (services) => [getHealth(services)],
});
