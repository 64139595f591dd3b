import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import { type JobKind, jobCatalogue } from '@groundwork/database/jobs/catalogue';
import type { BoardQueue } from '@groundwork/queues/open-queues';
import type { RequestHandler } from 'express';
import { styleNonce } from './http/guards.js';
import { mendedPage } from './pages/mended-page.js';

export const BOARDS_PATH = '/queues';

/**
 * Actions of the board other than reading. Rows in Postgres are the truth: retrying, promoting or removing a job by
 * hand does no harm, because a worker asks the row, and the scheduler enqueues open work again. Jobs are not added or
 * changed by hand.
 */
const allowed: ReadonlySet<string> = new Set([
  '/api/queues/pause',
  '/api/queues/resume',
  '/api/queues/:queueName/pause',
  '/api/queues/:queueName/resume',
  '/api/queues/:queueName/empty',
  '/api/queues/:queueName/promote',
  '/api/queues/:queueName/retry/:queueStatus',
  '/api/queues/:queueName/clean/:queueStatus',
  '/api/queues/:queueName/:jobId/retry',
  '/api/queues/:queueName/:jobId/clean',
  '/api/queues/:queueName/:jobId/promote',
]);

function describe(kind: JobKind): string {
  const { payload, timeLimitSeconds, service, failure } = jobCatalogue[kind];
  const fields = Object.keys(payload.shape).join(', ');
  return `A job carries ${fields}; ${service} may take ${timeLimitSeconds} s. When it fails for good, ${failure}.`;
}

/** A board with every queue, to be mounted at {@link BOARDS_PATH} behind the operators' login. */
export function queueBoards(
  queues: readonly { readonly kind: JobKind; readonly queue: BoardQueue }[],
): RequestHandler {
  const serverAdapter = new ExpressAdapter();
  serverAdapter.setBasePath(BOARDS_PATH);
  createBullBoard({
    queues: queues.map(
      ({ kind, queue }) => new BullMQAdapter(queue, { description: describe(kind) }),
    ),
    serverAdapter,
    options: {
      uiConfig: {
        boardTitle: 'Groundwork queues',
        hideDocsLink: true,
        sortQueues: false,
        miscLinks: [{ text: 'Sign out', url: '/sign-out' }],
      },
      handlerHooks: {
        before: ({ method, route }) =>
          method === 'get' || allowed.has(route)
            ? { allow: true }
            : {
                allow: false,
                status: 403,
                message:
                  'Work is made by requests and kept in Postgres; it is not made or changed here.',
              },
      },
    },
  });
  // Typed as any by the library: an Express application.
  const router: RequestHandler = serverAdapter.getRouter();
  return (request, response, next) => {
    const send = response.send.bind(response);
    response.send = (body: unknown) =>
      send(
        typeof body === 'string' && body.startsWith('<!DOCTYPE')
          ? mendedPage(body, styleNonce(response))
          : body,
      );
    router(request, response, next);
  };
}
