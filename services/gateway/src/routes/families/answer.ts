import { randomInt } from 'node:crypto';
import { ApiError } from '@groundwork/contract/errors';
import {
  type FamilyGenerating,
  type FamilyPending,
  familyGeneratingSchema,
  familyPendingSchema,
} from '@groundwork/contract/families/family';
import type { FamilyMember } from '@groundwork/contract/families/members';
import { mayWriteFamilies } from '@groundwork/contract/plans';
import { type Metadata, presentMetadata } from '@groundwork/contract/request-fields';
import type { WebhookRetry } from '@groundwork/contract/webhooks/schedules';
import type { Acceptance } from '@groundwork/database/acceptance/acceptance';
import type { StoredMember } from '@groundwork/database/families/families';
import { enqueue } from '@groundwork/queues/enqueue';
import type { NextFunction, Request, Response } from 'express';
import { z } from 'zod';
import type { GatewayServices } from '../../gateway-services.js';
import { callerOf, contextOf } from '../../request/request-context.js';

const SEEDS = 2 ** 32;

/** A member without a portrait yet, with looks of its own. */
export function newMember(member: FamilyMember): StoredMember {
  return { ...member, seed: randomInt(SEEDS), portrait_key: null };
}

/** The family in a path. @throws ApiError FAMILY_NOT_FOUND for anything but a UUID, such as a preset's slug */
export function familyIdOf(request: Request): string {
  const id = z.uuid().safeParse(request.params.familyId);
  if (!id.success) throw new ApiError('FAMILY_NOT_FOUND');
  return id.data.toLowerCase();
}

const answerSchema = z.union([familyGeneratingSchema, familyPendingSchema]);

/** @param metadata of the request */
export function generating(
  familyId: string,
  taskId: string,
  livemode: boolean,
  metadata: Metadata | undefined,
): FamilyGenerating {
  return {
    family_id: familyId,
    task_id: taskId,
    status: 'generating',
    livemode,
    ...presentMetadata(metadata),
    _links: { self: `/v1/families/${familyId}`, task: `/v1/tasks/${taskId}` },
  };
}

/** The task that draws a family, as it is written. */
export function drawingTask(
  response: Response,
  id: string,
  asked: {
    readonly webhook_url?: string | undefined;
    readonly webhook_retry?: WebhookRetry | undefined;
  },
) {
  const { key } = callerOf(response);
  const { requestId, traceparent } = contextOf(response);
  return {
    ...{ id, apiKeyId: key.id, livemode: key.mode === 'live', requestId, traceparent },
    webhookUrl: asked.webhook_url ?? null,
    webhookRetry: asked.webhook_retry ?? ('standard' as const),
  };
}

function answer(response: Response, body: FamilyGenerating | FamilyPending, replayed: boolean) {
  if (replayed) response.setHeader('Idempotent-Replayed', 'true');
  if ('task_id' in body) response.setHeader('Location', body._links.task);
  response.status('task_id' in body ? 202 : 201).json(body);
}

/** Enqueues accepted work and answers; a retry that lost the race gets the first one's answer. */
export async function answerAccepted(
  { database, queues }: GatewayServices,
  response: Response,
  body: FamilyGenerating | FamilyPending,
  accepted: Acceptance,
): Promise<void> {
  if (accepted.outcome === 'replayed') {
    return answer(response, answerSchema.parse(accepted.response), true);
  }
  if ('task_id' in body) {
    const context = contextOf(response);
    context.work = { task_id: body.task_id };
    const { log } = context;
    if (accepted.value) await enqueue(queues, database, accepted.value, log);
    log.info({ task_id: body.task_id, family_id: body.family_id }, 'family accepted');
  }
  answer(response, body, false);
}

/** Stands before the body of every write of a family. @throws ApiError PLAN_NOT_ALLOWED */
export function forFamilyWriters(_request: Request, response: Response, next: NextFunction) {
  if (!mayWriteFamilies(callerOf(response).account.plan)) throw new ApiError('PLAN_NOT_ALLOWED');
  next();
}
