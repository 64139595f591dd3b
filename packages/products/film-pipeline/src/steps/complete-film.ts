import { taskCompletedEvent } from '@groundwork/contract/events';
import { presentVideoResult, type StoredVideoResult } from '@groundwork/contract/tasks/tasks';
import { engineCostOf } from '@groundwork/database/engine-calls/engine-calls';
import type { Task } from '@groundwork/database/generated/client';
import { completeWork } from '@groundwork/database/lifecycle/complete';
import { expiryOf } from '@groundwork/database/lifecycle/expiry';
import { enqueue } from '@groundwork/queues/enqueue';
import { contentTypeOf } from '@groundwork/storage/content-type';
import type { Renderer } from '../service/renderer.js';
import type { FilmStep } from './film-step.js';
import { sideCars } from './side-cars.js';

/** Ends a task with its film and enqueues the webhook. @throws WorkCancelled, LeaseLost */
export async function completeFilm(
  { database, queues, assetUrls, providerMetrics }: Renderer,
  { task, lease, log, traceparent }: FilmStep,
  film: StoredVideoResult,
): Promise<void> {
  const completedAt = lease.now();
  const expiresAt = expiryOf(completedAt);
  const result = presentVideoResult(film, expiresAt, (key, until) => assetUrls.sign(key, until));
  const deliveries = await completeWork(database, 'film', task.id, lease, {
    completedAt,
    expiresAt,
    result: film,
    assets: ownedAssets(task, film),
    webhookEvent: {
      event: 'task.completed',
      schedule: 'task',
      body: JSON.stringify(taskCompletedEvent({ ...task, completedAt }, result)),
      traceparent,
    },
  });
  const cost = await engineCostOf(database, { taskId: task.id });
  if (cost !== null) providerMetrics.taskCost(task.kind, cost);
  log.info(
    { seconds: film.duration_seconds, ...(cost === null ? {} : { engine_cost_usd: cost }) },
    'task completed',
  );
  for (const delivery of deliveries) await enqueue(queues, database, delivery, log);
}

/** Objects of a result whose links belong to the customer; the sample film is ours. */
function ownedAssets(task: Task, film: StoredVideoResult): { key: string; contentType: string }[] {
  if (!task.livemode) return [];
  return [
    { key: film.video_key, contentType: 'video/mp4' },
    { key: film.cover_key, contentType: 'image/jpeg' },
    ...sideCars(film),
    ...film.original_keys.map((key) => ({ key, contentType: contentTypeOf(key) })),
  ];
}
