import { once } from 'node:events';
import { openDatabase } from '@groundwork/database';
import { runService } from '@groundwork/runtime';
import { openStorage } from '@groundwork/storage';
import { createApp } from './app.js';
import { createSignIn } from './auth/sign-in.js';
import { dashboardEnvironment } from './settings.js';

/** Milliseconds between the readiness turning false and the port closing, for load balancers to notice. */
const LAME_DUCK_MS = 500;

await runService('dashboard', dashboardEnvironment, async ({ environment: settings, log }) => {
  const database = openDatabase({
    url: settings.DATABASE_URL,
    connections: settings.DATABASE_CONNECTIONS,
  });
  const signIn = createSignIn(database, settings, log);
  const app = createApp({ database, signIn, settings, ...openStorage(settings) }, log);
  const server = app.listen(settings.DASHBOARD_PORT);
  await once(server, 'listening');
  log.info({ port: settings.DASHBOARD_PORT, url: settings.DASHBOARD_URL }, 'listening');
  return {
    isLive: () => true,
    drain: async () => {
      await new Promise((resolve) => setTimeout(resolve, LAME_DUCK_MS));
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await closed;
      await database.$disconnect();
    },
  };
});
