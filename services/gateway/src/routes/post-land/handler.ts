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
import { acceptTask, findEarlierAnswer } from '@groundwork/database';
import { announce } from '@groundwork/queues';
import { newId } from '@groundwork/runtime';
import { inputPrefix } from '@groundwork/storage';
import type { Request, Response } from 'express';
import { clientSignal } from '../../client-signal.js';
import type { GatewayServices } from '../../gateway-services.js';
import { idempotencyOf } from '../../idempotency.js';
import { dropPictures, type TakenPicture, takePictures } from '../../pictures/take-pictures.js';
import { callerOf, contextOf } from '../../request-context.js';
import { refuseUnstorable } from '../../storable.js';
import { checkLandWebhook } from '../../webhook-url.js';
import { pictureFieldsOf } from './picture-fields.js';

/** The same request on the same pictures gives the same film: 32 bits of both. */
function seedOf(request: LandRequest, images: readonly TakenPicture[]): bigint {
  const { webhook_url: _told, ...film } = request;
  const hash = createHash('sha256')
    .update(JSON.stringify([film, images.map((image) => [image.path, image.sha256])]))
    .digest();
  return BigInt(hash.readUInt32BE(0));
}

/** POST /v1/land, in the order of its rules: body, webhook, pictures, then money and concurrency. */
export function postLand(services: GatewayServices) {
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
    if (land.webhook_url !== undefined) await checkLandWebhook(safeFetch, land.webhook_url, signal);
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
    const images = await takePictures(
      services,
      { accountId: account.id, prefix: inputPrefix(taskId) },
      pictureFieldsOf(land),
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
      await dropPictures(store, images);
      throw error;
    }
    if (accepted.outcome === 'replayed') {
      await dropPictures(store, images);
      return answer(landAcceptedSchema.parse(accepted.response), true);
    }
    await announce(
      queues,
      database,
      { work: { kind: 'task', taskKind: 'land', taskId, step: 'prepare' }, jobId: accepted.jobId },
      log,
    );
    log.info({ task_id: taskId, credits: body.charged_credits, livemode }, 'task accepted');
    answer(body, false);
  };
}
