import { createHash } from 'node:crypto';
import { acceptedFilmFields, type Disclosure } from '@groundwork/contract/films/fields';
import { prefixes } from '@groundwork/contract/identifiers';
import { type Metadata, presentMetadata } from '@groundwork/contract/request-fields';
import type { TaskKind } from '@groundwork/contract/tasks/task-kinds';
import type { WebhookRetry } from '@groundwork/contract/webhooks/schedules';
import type { Prisma } from '@groundwork/database/generated/client';
import { acceptTask } from '@groundwork/database/tasks/accept-task';
import { newId } from '@groundwork/runtime';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { acceptOrder, answeredEarlier } from '../../accept-order.js';
import type { FilmDryRun } from '../../dry-run/film-plan.js';
import type { GatewayServices } from '../../gateway-services.js';
import type { StoredPicture } from '../../pictures/ingest-pictures.js';
import type { Sight } from '../../pictures/photo-looks.js';
import type { PictureField } from '../../pictures/picture-field.js';
import { idempotencyOf } from '../../request/idempotency-key.js';
import { askedBy, callerOf, clientSignal, contextOf } from '../../request/request-context.js';

/** What every answer to an accepted film says. */
const acceptedFilm = z.object(acceptedFilmFields);
type AcceptedFilm = z.infer<typeof acceptedFilm>;

/** A requested film, checked except for its webhook and pictures. */
export interface OrderedFilm<Body extends AcceptedFilm & Prisma.InputJsonObject> {
  readonly kind: TaskKind;
  readonly request: {
    readonly webhook_url?: string | undefined;
    readonly metadata?: Metadata | undefined;
    readonly webhook_retry?: WebhookRetry | undefined;
    readonly disclosure?: Disclosure | undefined;
  };
  /** @throws ApiError */
  readonly checkWebhook: (url: string, signal: AbortSignal) => Promise<void>;
  readonly pictures: readonly PictureField[];
  /** For dry runs; and before acceptance, where a photo may be refused for what it shows. */
  readonly sight: Sight;
  /** Credits in live mode. */
  readonly price: number;
  /** The decision at acceptance, as polling shows it. */
  readonly resolution: Prisma.InputJsonObject;
  /** The identifier in the film's webhooks. */
  readonly externalId: (taskId: string) => string;
  /** The film's name in the answer's message. */
  readonly name: string;
  readonly pollIntervalSeconds: number;
  /** @param charged credits that are taken: none in test mode */
  readonly body: (film: AcceptedFilm, charged: number) => Body;
  readonly bodySchema: z.ZodType<Body>;
  readonly dryRun: FilmDryRun | null;
}

/** The same request on the same pictures gives the same film: 32 bits of both. */
function seedOf(request: OrderedFilm<never>['request'], images: readonly StoredPicture[]): bigint {
  // A label lies over the film and changes nothing in it.
  const {
    webhook_url: _told,
    webhook_retry: _howLong,
    metadata: _words,
    disclosure: _label,
    ...film
  } = request;
  const hash = createHash('sha256')
    .update(JSON.stringify([film, images.map((image) => [image.path, image.sha256])]))
    .digest();
  return BigInt(hash.readUInt32BE(0));
}

/**
 * Accepts a film, in the order of the rules: webhook, pictures, then money and concurrency; answers 202, or with the
 * findings of a dry run.
 */
export async function acceptFilm<Body extends AcceptedFilm & Prisma.InputJsonObject>(
  services: GatewayServices,
  { request, response }: { readonly request: Request; readonly response: Response },
  film: OrderedFilm<Body>,
): Promise<void> {
  const { key } = callerOf(response);
  const signal = clientSignal(response);
  const { kind, pictures, sight } = film;
  const { webhook_url: webhookUrl, metadata } = film.request;
  if (webhookUrl !== undefined) await film.checkWebhook(webhookUrl, signal);
  if (film.dryRun) {
    const [{ answerDryRun }, { inspectPictures }] = await Promise.all([
      import('../../dry-run/answer-dry-run.js'),
      import('../../dry-run/inspect-pictures.js'),
    ]);
    const seen = await inspectPictures(services, response, pictures, signal, sight);
    const warnings = [...film.dryRun.warnings, ...seen.warnings];
    const found = { ...film.dryRun, ...seen, warnings, limits: ['concurrent_tasks'] as const };
    return answerDryRun(services, response, { ...found, metadata });
  }
  const idempotency = idempotencyOf(request, key.mode, film.request);
  const order = { operation: kind, idempotency, schema: film.bodySchema };
  if (await answeredEarlier(services, response, order)) return;

  const id = newId(prefixes.task);
  const livemode = key.mode === 'live';
  const charged = livemode ? film.price : 0;
  await acceptOrder(services, response, order, {
    ...{ id, metadata, pictures },
    judge: async (images) => {
      const { toSee, refusalBy } = sight;
      if (!refusalBy) return;
      for (const look of await services.photoLooks.see(askedBy(response), toSee(images), signal)) {
        const refusal = look && refusalBy(look);
        if (refusal) throw refusal;
      }
    },
    body: (createdAt) =>
      film.body(
        {
          task_id: id,
          status: 'preparing',
          message: livemode
            ? `Your ${film.name} is being made. Poll the task or wait for the webhook.`
            : 'Test mode: a watermarked sample film is being made and nothing is charged.',
          created_at: createdAt.toISOString(),
          livemode,
          request_id: contextOf(response).requestId,
          ...presentMetadata(metadata),
          _links: { self: `/v1/tasks/${id}`, poll_interval_seconds: film.pollIntervalSeconds },
        },
        charged,
      ),
    write: (work, images) =>
      acceptTask(services.database, {
        ...work,
        externalId: film.externalId(id),
        kind,
        seed: seedOf(film.request, images),
        webhookUrl: webhookUrl ?? null,
        webhookRetry: film.request.webhook_retry,
        request: film.request as Prisma.InputJsonObject,
        inputs: { images: images.map((image) => ({ ...image })) },
        resolution: film.resolution,
        price: film.price,
      }),
    work: { task_id: id },
    line: 'task accepted',
    facts: { credits: charged },
  });
}
