import { forgetPreviousSecrets } from '@groundwork/database/accounts/webhook-secrets';
import { databaseEnvironment, openDatabase } from '@groundwork/database/connection/client';
import { retentionEnvironment } from '@groundwork/database/lifecycle/old-rows';
import { queuesEnvironment } from '@groundwork/queues/connection';
import { JobQueues } from '@groundwork/queues/enqueue';
import { exportDisk, runService } from '@groundwork/runtime';
import { storageEnvironment } from '@groundwork/storage/environment';
import { openStorage } from '@groundwork/storage/open-storage';
import { z } from 'zod';
import { relayPending, reopenVanished } from './enqueue-work.js';
import { agreedTime, every } from './every.js';
import { expireFiles, forgetCached, removeAbandoned, removeOrphans } from './expire-files.js';
import { FleetMetrics } from './fleet-metrics.js';
import { removeOldRowsOfAll } from './remove-old-rows.js';

const seconds = z.coerce.number().positive();

const environment = {
  ...databaseEnvironment,
  ...queuesEnvironment,
  ...storageEnvironment,
  ...retentionEnvironment,
  /** How often pending work is looked for. */
  RELAY_SECONDS: seconds.default(1),
  /** How often missing jobs are looked for, and how long an enqueued job may go without a lease before. */
  RECONCILE_SECONDS: seconds.default(5),
  SILENT_SECONDS: seconds.default(30),
  /** How often what waits is counted for the metrics. */
  COUNT_SECONDS: seconds.default(10),
  EXPIRE_SECONDS: seconds.default(60),
  /** How often unfinished files and pictures without an owner are looked for, which walks through the whole store. */
  ABANDONED_SECONDS: seconds.default(3600),
  /** How far this process' clock may be from Postgres' while things are deleted because of their age. */
  CLOCKS_APART_SECONDS: seconds.default(3600),
};

// Several schedulers may run: rows are taken under locks, and every duty may be done twice. What is over is decided by the
// database's time, and nothing is deleted where it and the scheduler's own are far apart.
await runService('scheduler', environment, async ({ environment: settings, log, metrics }) => {
  const database = openDatabase({ url: settings.DATABASE_URL, connections: 3 });
  const queues = new JobQueues(settings.REDIS_URL, log);
  const { store } = await openStorage(settings);
  if (settings.STORAGE_DIR !== undefined && settings.S3_BUCKET === undefined) {
    exportDisk(metrics, 'objects', settings.STORAGE_DIR);
  }
  const fleetMetrics = new FleetMetrics(metrics, database, queues);
  const services = { database, queues, store, log, onReopened: fleetMetrics.reopened };
  const retention = { database, log, figures: fleetMetrics.retention };
  const timeToDelete = () => agreedTime(database, settings.CLOCKS_APART_SECONDS);
  const duties = [
    every(settings.RELAY_SECONDS, 'relay', () => relayPending(services), log),
    every(
      settings.RECONCILE_SECONDS,
      'reconcile',
      () => reopenVanished(services, settings.SILENT_SECONDS),
      log,
    ),
    every(settings.RECONCILE_SECONDS, 'priorities', () => queues.movePrioritiesDown(), log),
    every(settings.COUNT_SECONDS, 'count', () => fleetMetrics.count(), log),
    every(
      settings.EXPIRE_SECONDS,
      'expire',
      async () => expireFiles(services, await timeToDelete()),
      log,
    ),
    every(
      settings.EXPIRE_SECONDS,
      'secrets',
      async () => void (await forgetPreviousSecrets(database, await timeToDelete())),
      log,
    ),
    every(
      settings.ABANDONED_SECONDS,
      'abandoned',
      async () => removeAbandoned(services, await timeToDelete()),
      log,
    ),
    every(
      settings.EXPIRE_SECONDS,
      'retention',
      async () => removeOldRowsOfAll(retention, settings, await timeToDelete()),
      log,
    ),
    every(
      settings.ABANDONED_SECONDS,
      'orphans',
      async () => removeOrphans(services, await timeToDelete()),
      log,
    ),
    every(
      settings.ABANDONED_SECONDS,
      'cached',
      async () => void (await forgetCached(services, await timeToDelete())),
      log,
    ),
  ];
  return {
    isLive: () => duties.every((duty) => duty.isLive()),
    drain: async () => {
      await Promise.all(duties.map((duty) => duty.stop()));
      await queues.close();
      await database.$disconnect();
    },
  };
});
