import { once } from 'node:events';
import { openDatabaseOf } from '@groundwork/database/connection/client';
import { JobQueues } from '@groundwork/queues/enqueue';
import { runService } from '@groundwork/runtime';
import { openStorage } from '@groundwork/storage/open-storage';
import { createApp } from './app.js';
import { createSignIn } from './auth/sign-in.js';
import { GatewayClient } from './gateway/gateway-client.js';
import { openMailer } from './mail/mailer.js';
import { dashboardEnvironment } from './settings.js';

/** Milliseconds between turning unready and closing the port, for load balancers to react. */
const LAME_DUCK_MS = 500;

await runService('dashboard', dashboardEnvironment, async ({ environment: settings, log }) => {
  const database = openDatabaseOf(settings);
  const signIn = createSignIn(database, settings, log);
  const queues = new JobQueues(settings.REDIS_URL, log);
  const gateway = new GatewayClient(database, settings.MASTER_KEY, settings.GATEWAY_URL);
  const stopping = new AbortController();
  const app = createApp({
    database,
    signIn,
    gateway,
    queues,
    stopping: stopping.signal,
    mailer: openMailer(settings, log),
    settings,
    log,
    ...(await openStorage(settings)),
  });
  const server = app.listen(settings.DASHBOARD_PORT);
  await once(server, 'listening');
  log.info({ port: settings.DASHBOARD_PORT, url: settings.DASHBOARD_URL }, 'listening');
  return {
    isLive: () => true,
    drain: async () => {
      await new Promise((resolve) => setTimeout(resolve, LAME_DUCK_MS));
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      stopping.abort();
      server.closeIdleConnections();
      await closed;
      await queues.close();
      await database.$disconnect();
    },
  };
});
