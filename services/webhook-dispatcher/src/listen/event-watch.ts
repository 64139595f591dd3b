import {
  type ShowcaseEventPayload,
  showcaseEvent,
  type TaskEventPayload,
  taskCompletedEvent,
  taskFailedEvent,
} from '@groundwork/contract/events';
import { familyResultSchema } from '@groundwork/contract/families/family';
import { presentFamilyResult } from '@groundwork/contract/families/present-family';
import { prefixes } from '@groundwork/contract/identifiers';
import { editAnswerSchema } from '@groundwork/contract/showcase/edit-answer';
import { showcaseFormatSchema } from '@groundwork/contract/showcase/formats';
import {
  presentVideoResult,
  storedVideoResultSchema,
  taskErrorSchema,
} from '@groundwork/contract/tasks/tasks';
import {
  type SigningKey,
  type WebhookSecrets,
  webhookSecretsOf,
} from '@groundwork/database/accounts/webhook-secrets';
import type { Database } from '@groundwork/database/connection/client';
import { engineWarningsOf } from '@groundwork/database/engine-calls/engine-calls';
import type { ShowcaseJob, Task, WebhookDelivery } from '@groundwork/database/generated/client';
import { databaseTime } from '@groundwork/database/jobs/lease';
import { newId } from '@groundwork/runtime';
import type { AssetUrls } from '@groundwork/storage/asset-urls';
import { linkedOutputs } from '@groundwork/storage/asset-urls';
import { z } from 'zod';

/** A row without its end has no event. */
function endOf({ id, completedAt }: Task | ShowcaseJob): Date {
  if (completedAt === null) throw new Error(`${id} has not ended`);
  return completedAt;
}

/** The event of a task that named no webhook URL, built from its row. */
export function eventOfTask(task: Task, assetUrls: AssetUrls): TaskEventPayload {
  const completedAt = endOf(task);
  const ended = { ...task, completedAt };
  if (task.status === 'failed') {
    const { errorCode: code, errorMessage: message } = task;
    return taskFailedEvent(ended, taskErrorSchema.parse({ code, message }));
  }
  const until = task.expiresAt ?? completedAt;
  const result =
    task.kind === 'family'
      ? presentFamilyResult(familyResultSchema.parse(task.result), (key) =>
          assetUrls.sign(key, until),
        )
      : presentVideoResult(storedVideoResultSchema.parse(task.result), until, (key, expiresAt) =>
          assetUrls.sign(key, expiresAt),
        );
  return taskCompletedEvent(ended, result);
}

/** The part of a recipe that events link to. */
const recipeSchema = z.object({
  images: z.object({ main: z.string() }),
  formats: z.array(showcaseFormatSchema).optional(),
});

const answerSchema = z.object({ answer: editAnswerSchema });

/** The event of a showcase job that named no webhook URL, built from its row. */
export function eventOfShowcase(job: ShowcaseJob, assetUrls: AssetUrls): ShowcaseEventPayload {
  const completedAt = endOf(job);
  const ended = { ...job, completedAt };
  if (job.outputKey === null) return showcaseEvent(ended, null);
  const until = job.expiresAt ?? completedAt;
  const recipe = recipeSchema.safeParse(job.recipe).data;
  return showcaseEvent(ended, {
    imageUrl: assetUrls.sign(job.outputKey, until),
    ...(recipe?.formats && { outputs: linkedOutputs(assetUrls, job.id, recipe.formats, until) }),
    ...(recipe && { originalUrl: assetUrls.sign(recipe.images.main, until) }),
    engineWarnings: engineWarningsOf(job.engineWarnings),
    editAnswer:
      job.kind === 'edit' ? answerSchema.safeParse(job.understanding).data?.answer : undefined,
  });
}

/** How far back each look goes: longer than a transaction that ends work can take to commit. */
const WINDOW_MS = 5 * 60_000;

/** An event of an account, as a receiver is sent it. */
export interface AccountEvent {
  /** Of its delivery; made up if the fleet does not deliver it. */
  readonly deliveryId: string;
  readonly event: string;
  /** The task or the showcase job, by the id that polling takes; null for a sample. */
  readonly workId: string | null;
  readonly replayOf: string | null;
  readonly body: string;
  readonly secrets: WebhookSecrets;
}

export interface WatchedEvents {
  readonly accountId: string;
  /** Only those of this key's work. */
  readonly apiKeyId?: string | undefined;
}

type KeyedDelivery = WebhookDelivery & { readonly apiKey: SigningKey };
type Ended = { readonly deliveries: WebhookDelivery[]; readonly apiKey: SigningKey };

/**
 * Follows an account's events in the database without changing anything: events delivered to webhooks, those of work
 * without one, samples, and replays. Each is returned once, however often the fleet delivers it.
 */
export class EventWatch {
  readonly #seen = new Set<string>();

  private constructor(
    private readonly database: Database,
    private readonly masterKey: Buffer,
    private readonly assetUrls: AssetUrls,
    private readonly watched: WatchedEvents,
  ) {}

  /** Begins with what happens from now on. */
  static async begin(
    database: Database,
    masterKey: Buffer,
    assetUrls: AssetUrls,
    watched: WatchedEvents,
  ): Promise<EventWatch> {
    const watch = new EventWatch(database, masterKey, assetUrls, watched);
    await watch.next();
    return watch;
  }

  /** Returns new events, oldest first. */
  async next(): Promise<AccountEvent[]> {
    const since = new Date((await databaseTime(this.database)).getTime() - WINDOW_MS);
    const { accountId, apiKeyId } = this.watched;
    const whose = { accountId, ...(apiKeyId === undefined ? {} : { apiKeyId }) };
    const withDelivery = {
      apiKey: true,
      deliveries: { where: { replayOf: null, isTest: false, endpointId: null }, take: 1 },
    } as const;
    const where = { ...whose, completedAt: { gte: since } };
    const tasks = await this.database.task.findMany({ where, include: withDelivery });
    const jobs = await this.database.showcaseJob.findMany({ where, include: withDelivery });
    const asked = await this.database.webhookDelivery.findMany({
      where: {
        ...whose,
        createdAt: { gte: since },
        OR: [{ isTest: true }, { replayOf: { not: null } }],
      },
      include: { apiKey: true },
    });
    const found = [
      ...tasks.map((task) => ({ id: task.id, at: task.completedAt, of: () => this.#task(task) })),
      ...jobs.map((job) => ({ id: job.id, at: job.completedAt, of: () => this.#showcase(job) })),
      ...asked.map((delivery) => ({
        id: delivery.id,
        at: delivery.createdAt,
        of: () => this.#delivery(delivery),
      })),
    ].filter(({ id }) => !this.#seen.has(id));
    for (const { id } of found) this.#seen.add(id);
    return found
      .sort((one, other) => (one.at?.getTime() ?? 0) - (other.at?.getTime() ?? 0))
      .map(({ of }) => of());
  }

  #task(task: Task & Ended): AccountEvent {
    const [delivery] = task.deliveries;
    if (delivery) return this.#delivery({ ...delivery, apiKey: task.apiKey });
    return this.#undelivered(task.id, task.apiKey, eventOfTask(task, this.assetUrls));
  }

  #showcase(job: ShowcaseJob & Ended): AccountEvent {
    const [delivery] = job.deliveries;
    if (delivery) return this.#delivery({ ...delivery, apiKey: job.apiKey });
    return this.#undelivered(job.id, job.apiKey, eventOfShowcase(job, this.assetUrls));
  }

  #delivery(delivery: KeyedDelivery): AccountEvent {
    const { id: deliveryId, event, taskId, showcaseJobId, replayOf, body } = delivery;
    const workId = taskId ?? showcaseJobId;
    return { deliveryId, event, workId, replayOf, body, secrets: this.#secrets(delivery.apiKey) };
  }

  #undelivered(workId: string, key: SigningKey, payload: { readonly event: string }): AccountEvent {
    return {
      deliveryId: newId(prefixes.delivery),
      event: payload.event,
      workId,
      replayOf: null,
      body: JSON.stringify(payload),
      secrets: this.#secrets(key),
    };
  }

  #secrets(key: SigningKey): WebhookSecrets {
    return webhookSecretsOf(this.masterKey, key, new Date());
  }
}
