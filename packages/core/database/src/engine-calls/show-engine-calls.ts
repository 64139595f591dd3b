import type { Database } from '../connection/client.js';
import { type EngineClient, engineCostOf } from './engine-calls.js';

/** Finds a task, a showcase job or a custom template by its id; null when there is none. */
async function clientOf(database: Database, id: string): Promise<EngineClient | null> {
  const where = { id };
  if ((await database.task.count({ where })) > 0) return { taskId: id };
  if ((await database.showcaseJob.count({ where })) > 0) return { showcaseJobId: id };
  if ((await database.customTemplate.count({ where })) > 0) return { customTemplateId: id };
  return null;
}

/**
 * Every call to a foreign engine for one thing that a customer was given, with the model, seed and prompt that made its
 * pictures, sounds and texts. Null when there is no such thing.
 */
export async function showEngineCalls(database: Database, id: string): Promise<object | null> {
  const client = await clientOf(database, id);
  if (client === null) return null;
  const calls = await database.engineCall.findMany({ where: client, orderBy: { id: 'asc' } });
  return {
    id,
    cost_usd: await engineCostOf(database, client),
    calls: calls.map(({ capability, driver, model, purpose, seed, prompt, ...call }) => ({
      ...{ capability, driver, model, purpose },
      seed: seed === null ? null : Number(seed),
      prompt,
      outcome: call.outcome,
      attempts: call.attempts,
      seconds: call.seconds,
      usage: call.usage,
      cost_usd: call.costUsd,
      created_at: call.createdAt.toISOString(),
    })),
  };
}
