import { type Database, isReadOnly } from '@groundwork/database/connection/client';
import type { JobQueues } from '@groundwork/queues/enqueue';
import { withDeadline } from '@groundwork/runtime';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';

const condition = z.enum(['ok', 'read_only', 'unavailable']);

/** Answer of GET /health: 200 when requests are accepted and worked on, 503 when the database is away. */
export const healthSchema = z
  .object({
    status: z
      .enum(['ok', 'degraded', 'unavailable'])
      .describe(
        '`degraded` while the queue is away (requests are accepted and wait), or while it or the database takes no writes (new work is refused).',
      ),
    checks: z
      .object({
        database: condition.describe('Nothing is accepted without it.'),
        queue: condition.describe('Work waits without it.'),
      })
      .describe('The parts that were checked.'),
    version: z.string().describe('Version of the service.'),
  })
  .meta({ id: 'Health' });
type Health = z.infer<typeof healthSchema>;

const CHECK_MS = 1_500;

async function databaseCondition(database: Database): Promise<z.infer<typeof condition>> {
  try {
    const readOnly = await withDeadline(isReadOnly(database), CHECK_MS, 'the database check');
    return readOnly ? 'read_only' : 'ok';
  } catch {
    // The answer is the outcome: the check asks because the database may be away.
    return 'unavailable';
  }
}

/** GET /health: without a key, for load balancers and for people. */
function getHealth(services: { database: Database; queues: JobQueues; version: string }) {
  return async (_request: Request, response: Response) => {
    const [database, queue] = await Promise.all([
      databaseCondition(services.database),
      services.queues.condition(),
    ]);
    const isAway = database === 'unavailable';
    const isWell = database === 'ok' && queue === 'ok';
    const status: Health['status'] = isAway ? 'unavailable' : isWell ? 'ok' : 'degraded';
    const health: Health = { status, checks: { database, queue }, version: services.version };
    response.setHeader('Cache-Control', 'no-store');
    response.status(isAway ? 503 : 200).json(health);
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
