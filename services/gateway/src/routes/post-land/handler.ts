import { createHash } from 'node:crypto';
import {
  findPublicVoice,
  type LandAccepted,
  type LandRequest,
  landAcceptedSchema,
  limits,
  parseLandRequest,
  planLand,
  prefixes,
  priceLand,
  stageProgress,
  usedOverrides,
  validationError,
} from '@groundwork/contract';
import { acceptTask, type Database, findEarlierAnswer } from '@groundwork/database';
import { announce, type JobQueues } from '@groundwork/queues';
import { newId } from '@groundwork/runtime';
import type { SafeFetch } from '@groundwork/safe-fetch';
import { type AssetUrls, inputPrefix, type ObjectStore } from '@groundwork/storage';
import type { Request, Response } from 'express';
import { idempotencyOf } from '../../idempotency.js';
import { callerOf, contextOf } from '../../request-context.js';
import { imageFieldsOf } from './image-fields.js';
import { refuseUnstorable } from './storable.js';
import { dropImages, type TakenImage, takeImages } from './take-images.js';
import { checkWebhookUrl } from './webhook-url.js';

export interface LandServices {
  readonly database: Database;
  readonly queues: JobQueues;
  readonly store: ObjectStore;
  readonly assetUrls: AssetUrls;
  readonly safeFetch: SafeFetch;
  /** Milliseconds until a picture that never arrives is given up; the API's when not given. */
  readonly imageFetchMs?: number;
}

/** Aborted when the client goes away before it is answered. */
function clientSignal(response: Response): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** The same request on the same pictures gives the same film: 32 bits of both. */
function seedOf(request: LandRequest, images: readonly TakenImage[]): bigint {
  const { webhook_url: _told, ...film } = request;
  const hash = createHash('sha256')
    .update(JSON.stringify([film, images.map((image) => [image.path, image.sha256])]))
    .digest();
  return BigInt(hash.readUInt32BE(0));
}

/** POST /v1/land, in the order of its rules: body, webhook, pictures, then money and concurrency. */
export function postLand(services: LandServices) {
  const { database, queues, store, safeFetch } = services;
  return async (request: Request, response: Response) => {
    const { key, account } = callerOf(response);
    const { requestId, log } = contextOf(response);
    const signal = clientSignal(response);

    const land = parseLandRequest(request.body);
    refuseUnstorable(land);
    if (land.voice_id !== undefined && findPublicVoice(land.voice_id) === null) {
      throw validationError([
        { path: 'voice_id', message: 'voice_id must be a voice from GET /v1/voices' },
      ]);
    }
    if (land.webhook_url !== undefined) await checkWebhookUrl(safeFetch, land.webhook_url, signal);
    const idempotency = idempotencyOf(request, key.mode, land);
    const answer = (body: LandAccepted, replayed: boolean) => {
      response.setHeader('Location', body._links.self);
      response.setHeader('Retry-After', body._links.poll_interval_seconds);
      if (replayed) response.setHeader('Idempotent-Replayed', 'true');
      response.status(202).json(body);
    };
    const earlier =
      idempotency && (await findEarlierAnswer(database, account.id, 'land', idempotency));
    if (earlier) return answer(landAcceptedSchema.parse(earlier), true);

    const taskId = newId(prefixes.task);
    const images = await takeImages(
      services,
      { accountId: account.id, prefix: inputPrefix(taskId) },
      imageFieldsOf(land),
      signal,
    );
    const plan = planLand(land);
    const breakdown = priceLand(plan);
    const livemode = key.mode === 'live';
    const createdAt = new Date();
    const overrides = usedOverrides(land);
    const body: LandAccepted = {
      task_id: taskId,
      status: 'preparing',
      message: livemode
        ? 'Your land film is being made. Poll the task or wait for the webhook.'
        : 'Test mode: a watermarked sample film is being made and nothing is charged.',
      created_at: createdAt.toISOString(),
      livemode,
      request_id: requestId,
      charged_credits: livemode ? breakdown.total : 0,
      resolution: {
        stage: 'preparing',
        progress: stageProgress.preparing,
        used_overrides: overrides,
        credits_breakdown: breakdown,
      },
      _links: {
        self: `/v1/tasks/${taskId}`,
        poll_interval_seconds: limits.land.pollIntervalSeconds,
      },
    };
    let accepted: Awaited<ReturnType<typeof acceptTask>>;
    try {
      signal.throwIfAborted();
      accepted = await acceptTask(database, {
        id: taskId,
        externalId: newId(prefixes.landExternal),
        kind: 'land',
        accountId: account.id,
        apiKeyId: key.id,
        livemode,
        requestId,
        createdAt,
        seed: seedOf(land, images),
        webhookUrl: land.webhook_url ?? null,
        request: land as object,
        inputs: { images: images.map((image) => ({ ...image })) },
        resolution: {
          used_overrides: overrides,
          credits_breakdown: { ...breakdown },
          marking: plan.marking,
        },
        price: breakdown.total,
        idempotency,
        response: body,
      });
    } catch (error) {
      await dropImages(store, images);
      throw error;
    }
    if (accepted.outcome === 'replayed') {
      await dropImages(store, images);
      return answer(landAcceptedSchema.parse(accepted.response), true);
    }
    await announce(
      queues,
      database,
      { work: { kind: 'task', taskId, step: 'prepare' }, jobId: accepted.jobId },
      log,
    );
    log.info({ task_id: taskId, credits: body.charged_credits, livemode }, 'task accepted');
    answer(body, false);
  };
}
