import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseFreePort, testEnvironment } from '@groundwork/testing';
import { z } from 'zod';
import { mountScratchDisk } from '../chaos/scratch-disk.js';
import type { WatchedFleet } from './watched-fleet.js';

/** Makes alerts fire by something that happens to fleets. */
export interface Provocation {
  readonly alerts: readonly string[];
  /** For the table of the report. */
  readonly how: string;
  /**
   * Does it and returns, or goes on until the signal tells that all have fired.
   *
   * @returns what puts it right again
   */
  provoke(watched: WatchedFleet, fired: AbortSignal): Promise<() => Promise<void>>;
}

const SPOILT = 18;
const TEN_DAYS_MS = 10 * 24 * 3_600_000;

/** Does something again and again until a signal, however it ends. */
async function again(
  signal: AbortSignal,
  pauseMs: number,
  act: () => Promise<unknown>,
): Promise<void> {
  while (!signal.aborted) {
    await act();
    await sleep(pauseMs);
  }
}

const showcase = ({ pictures }: WatchedFleet, main_image_url = pictures.house) => ({
  template_id: 'hero_impact',
  fields: { price: '€ 420.000', size: '120 m²' },
  main_image_url,
});
const askForShowcase = (watched: WatchedFleet, url?: string) =>
  watched.ask('POST', '/v1/real-estate/property-showcase', showcase(watched, url));
const familiesSchema = z.object({ families: z.array(z.object({ id: z.string() })) });

/** One family more; an account has a few places for them, so that all go when they are taken. */
async function askForFamily({ ask }: WatchedFleet): Promise<void> {
  const members = [{ type: 'adult' }, { type: 'adult' }];
  const { status } = await ask('POST', '/v1/families', { name: 'Watched', members });
  if (status === 202) return;
  const { body } = await ask('GET', '/v1/families?type=custom');
  const { families } = familiesSchema.parse(body);
  for (const { id } of families) await ask('DELETE', `/v1/families/${id}`);
}

const nothing = async () => {};

export const provocations: readonly Provocation[] = [
  {
    alerts: ['NoWorkerConsumes', 'WorkWaitsTooLong'],
    how: 'no land-renderer, and a film was asked for',
    provoke: async (watched) => {
      await watched.withdraw('land-renderer');
      const { body } = await watched.ask('POST', '/v1/land', {
        source_image_url: watched.pictures.plot,
        format: '16:9',
      });
      const { task_id: taskId } = z.object({ task_id: z.string() }).parse(body);
      return async () => {
        await watched.deploy('land-renderer');
        await watched.monitors.ended('WorkWaitsTooLong', 120_000);
        await watched.ask('POST', `/v1/tasks/${taskId}/cancel`);
      };
    },
  },
  {
    alerts: ['QuickWorkWaitsTooLong'],
    how: 'no showcase-imager, and an image was asked for',
    provoke: async (watched) => {
      await watched.withdraw('showcase-imager');
      await askForShowcase(watched);
      return async () => void (await watched.deploy('showcase-imager'));
    },
  },
  {
    alerts: ['RedisIsAway', 'WorkIsNotEnqueued'],
    how: 'Redis stopped, and an image was asked for',
    provoke: async (watched) => {
      await watched.redis.stop();
      await askForShowcase(watched);
      return () => watched.redis.start();
    },
  },
  {
    alerts: ['PostgresIsAway', 'GatewayFails'],
    how: 'Postgres stopped, and requests went on',
    provoke: async (watched, fired) => {
      await watched.postgres.stop();
      await again(fired, 200, () => watched.ask('GET', '/v1/account'));
      return () => watched.postgres.start();
    },
  },
  {
    alerts: ['WorkersLoseTheirWork', 'JobsFail', 'RefundsSpike'],
    how: `${SPOILT} images were asked for; Redis lost its data, and the store their photos`,
    provoke: async (watched) => {
      await watched.withdraw('showcase-imager');
      for (let at = 0; at < SPOILT; at += 1) await askForShowcase(watched);
      const inputs = path.join(watched.fleet.storageDirectory, 'inputs');
      for (const name of await readdir(inputs)) {
        await rm(path.join(inputs, name), { recursive: true });
      }
      await watched.redis.kill();
      await watched.redis.forget();
      await watched.redis.start();
      await watched.monitors.fired('WorkersLoseTheirWork', 60_000);
      await watched.deploy('showcase-imager');
      return nothing;
    },
  },
  {
    alerts: ['WebhooksFail'],
    how: 'a receiver answered 500 to three webhooks a second',
    provoke: async (watched, fired) => {
      await again(fired, 300, () =>
        watched.ask('POST', '/v1/webhooks/test', { url: watched.refusingReceiver }),
      );
      await watched.database.webhookDelivery.updateMany({
        where: { status: 'pending' },
        data: { url: watched.pictures.house },
      });
      return nothing;
    },
  },
  {
    alerts: ['GatewayShedsLoad'],
    how: 'one more gateway, with MOST_REDIS_MEMORY below what Redis uses',
    provoke: async (watched, fired) => {
      const port = String(await chooseFreePort());
      const gateway = await watched.deploy('gateway', {
        PORT: port,
        MOST_REDIS_MEMORY: '0.000001',
      });
      const url = `http://127.0.0.1:${port}`;
      await again(fired, 200, () =>
        watched.ask('POST', '/v1/real-estate/property-showcase', showcase(watched), url),
      );
      return () => watched.retire(gateway);
    },
  },
  {
    alerts: ['GatewayIsSlow'],
    how: 'the table of tasks locked for 1.8 s at a time, while tasks were listed',
    provoke: async (watched, fired) => {
      const lock = () =>
        watched.database.$transaction([
          watched.database.$executeRaw`LOCK TABLE tasks IN ACCESS EXCLUSIVE MODE`,
          watched.database.$queryRaw`SELECT pg_sleep(1.8)::text`,
        ]);
      const list = () => watched.ask('GET', '/v1/tasks?limit=1');
      await Promise.all([again(fired, 50, lock), ...[1, 2, 3].map(() => again(fired, 100, list))]);
      return nothing;
    },
  },
  {
    alerts: ['AcceptanceIsSlow'],
    how: 'photos on a host that took 10.6 s for each',
    provoke: async (watched, fired) => {
      await Promise.all(
        [0, 1, 2, 3].map(async (at) => {
          await sleep(at * 2_500);
          await again(fired, 100, () => askForShowcase(watched, watched.pictures.slow));
        }),
      );
      return nothing;
    },
  },
  {
    alerts: ['ProcessIsDown', 'NoSchedulerReports'],
    how: 'the scheduler killed',
    provoke: async (watched) => {
      await Promise.all(watched.running('scheduler').map((one) => one.kill()));
      return async () => {
        await watched.withdraw('scheduler');
        await watched.deploy('scheduler');
      };
    },
  },
  {
    alerts: ['DiskIsNearlyFull'],
    how: 'the scratch disk of a land-renderer filled (a small tmpfs; root only)',
    provoke: async (watched) => {
      const folder = path.join(testEnvironment().TEST_RUN_DIRECTORY, 'watched-scratch');
      const disk = await mountScratchDisk(folder);
      if (disk === null) throw new Error('only root can mount a small disk here');
      const renderer = await watched.deploy('land-renderer', { TMPDIR: folder });
      await disk.fill();
      return async () => {
        await disk.empty();
        await watched.monitors.ended('DiskIsNearlyFull', 60_000);
        await watched.retire(renderer);
        await disk.close();
      };
    },
  },
  {
    alerts: ['EventLoopLags'],
    how: 'family-portraits stopped for 0.6 s of every 0.8 s (SIGSTOP, SIGCONT)',
    provoke: async (watched, fired) => {
      const [one] = watched.running('family-portraits');
      if (one === undefined) throw new Error('family-portraits does not run');
      await again(fired, 200, async () => {
        process.kill(one.pid, 'SIGSTOP');
        await sleep(600);
        process.kill(one.pid, 'SIGCONT');
      });
      return nothing;
    },
  },
  {
    alerts: ['OldRowsStay'],
    how: 'a key of ten days ago, in a table that lets nothing be removed',
    provoke: async ({ database, accountId, withdraw, deploy }) => {
      await database.idempotencyKey.create({
        data: {
          ...{ accountId, operation: 'watched', key: 'old', requestHash: Buffer.alloc(32) },
          ...{ response: {}, createdAt: new Date(Date.now() - TEN_DAYS_MS) },
        },
      });
      await database.$executeRaw`CREATE TRIGGER keys_stay BEFORE DELETE ON idempotency_keys
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change()`;
      await withdraw('scheduler');
      await deploy('scheduler', { EXPIRE_SECONDS: '2' });
      return async () => {
        await database.$executeRaw`DROP TRIGGER keys_stay ON idempotency_keys`;
      };
    },
  },
  {
    alerts: ['ProviderAnswersAreUseless'],
    how: 'the image engine answered what is no picture, to families',
    provoke: async (watched, fired) => {
      watched.engines.fault('image', 'malformed', 100_000);
      await again(fired, 2_000, () => askForFamily(watched));
      return async () => watched.engines.mend();
    },
  },
  {
    alerts: ['ProviderIsPaused'],
    how: 'the image engine answered 500, to families',
    provoke: async (watched, fired) => {
      watched.engines.fault('image', { status: 500 }, 100_000);
      await again(fired, 2_000, () => askForFamily(watched));
      return async () => watched.engines.mend();
    },
  },
];
