import { once } from 'node:events';
import { type BoardQueues, openBoardQueues } from '@groundwork/queues/open-queues';
import { EnvironmentError, type Logger, runService } from '@groundwork/runtime';
import type { Express } from 'express';
import { closedApp, createApp } from './app.js';
import { queueBoards } from './boards.js';
import { type BoardsSettings, boardsEnvironment } from './settings.js';

async function open(
  settings: BoardsSettings,
  log: Logger,
): Promise<{ app: Express; queues: BoardQueues | null }> {
  const { OPERATORS: operators, OPERATORS_SESSION_SECRET: sessionSecret } = settings;
  if (operators.length === 0) {
    log.warn('OPERATORS names nobody: the queue boards are off');
    return { app: closedApp(), queues: null };
  }
  if (sessionSecret === undefined) {
    throw new EnvironmentError(['OPERATORS_SESSION_SECRET: needed where OPERATORS names somebody']);
  }
  const queues = await openBoardQueues(settings.REDIS_URL, log);
  const app = createApp({
    operators,
    sessionSecret,
    url: settings.QUEUE_BOARDS_URL,
    trustedProxies: settings.QUEUE_BOARDS_TRUSTED_PROXIES,
    boards: queueBoards(queues.all),
    log,
  });
  return { app, queues };
}

await runService('queue-boards', boardsEnvironment, async ({ environment: settings, log }) => {
  const { app, queues } = await open(settings, log);
  const server = app.listen(settings.QUEUE_BOARDS_PORT);
  await once(server, 'listening');
  log.info({ port: settings.QUEUE_BOARDS_PORT, url: settings.QUEUE_BOARDS_URL }, 'listening');
  return {
    isLive: () => true,
    drain: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await closed;
      queues?.close();
    },
  };
});
