import { randomUUID } from 'node:crypto';
import { dryRunSchema } from '@groundwork/contract/dry-run/answer';
import { ApiError } from '@groundwork/contract/errors';
import { familyGeneratingSchema, familyPendingSchema } from '@groundwork/contract/families/family';
import { createFamilySchema, parseCreateFamily } from '@groundwork/contract/families/requests';
import { prefixes } from '@groundwork/contract/identifiers';
import { asksForDryRun, presentMetadata } from '@groundwork/contract/request-fields';
import { createFamily as acceptFamily } from '@groundwork/database/families/accept-family';
import { deleteFamily as markDeleted } from '@groundwork/database/families/families';
import { newId } from '@groundwork/runtime';
import type { Request, Response } from 'express';
import { endpoint, forWork } from '../../endpoint.js';
import type { GatewayServices } from '../../gateway-services.js';
import { idempotencyOf } from '../../request/idempotency-key.js';
import { refuseUnstorable } from '../../request/json-body.js';
import { callerOf, clientSignal } from '../../request/request-context.js';
import { checkShowcaseWebhook } from '../../webhook-url.js';
import {
  answerAccepted,
  drawingTask,
  familyIdOf,
  forFamilyWriters,
  generating,
  newMember,
} from './answer.js';

/** DELETE /v1/families/{familyId}: the same answer again for a family that was deleted before. */
function deleteFamily({ database }: GatewayServices) {
  return async (request: Request, response: Response) => {
    const { account } = callerOf(response);
    if (!(await markDeleted(database, account.id, familyIdOf(request), new Date()))) {
      throw new ApiError('FAMILY_NOT_FOUND');
    }
    response.status(204).end();
  };
}

export const deleteFamilyEndpoint = endpoint({
  id: 'deleteFamily',
  method: 'delete',
  path: '/v1/families/{familyId}',
  tag: 'Families',
  answers: { 204: {} },
  errors: ['PLAN_NOT_ALLOWED', 'FAMILY_NOT_FOUND'],
  handlers: (services) => [forFamilyWriters, deleteFamily(services)],
});

/** POST /v1/families. */
export function createFamily(services: GatewayServices) {
  return async (request: Request, response: Response) => {
    const { key, account } = callerOf(response);
    const asked = parseCreateFamily(request.body);
    refuseUnstorable(asked);
    const { webhook_url: webhookUrl } = asked;
    if (webhookUrl !== undefined) {
      await checkShowcaseWebhook(services.safeFetch, webhookUrl, clientSignal(response));
    }
    if (asksForDryRun(request.body)) {
      const { dryRunFamily } = await import('./dry-run.js');
      return dryRunFamily(services, response, {
        family: { id: null, name: asked.name },
        change: 'create',
        members: asked.members.map(newMember),
        limits: asked.generate_avatars ? ['families', 'concurrent_tasks'] : ['families'],
        draws: asked.generate_avatars,
        metadata: asked.metadata,
      });
    }
    const familyId = randomUUID();
    const livemode = key.mode === 'live';
    const taskId = asked.generate_avatars ? newId(prefixes.task) : null;
    const body =
      taskId === null
        ? ({
            family_id: familyId,
            status: 'pending_avatars',
            ...presentMetadata(asked.metadata),
          } as const)
        : generating(familyId, taskId, livemode, asked.metadata);
    const accepted = await acceptFamily(services.database, {
      familyId,
      slug: randomUUID(),
      accountId: account.id,
      name: asked.name,
      members: asked.members.map(newMember),
      createdAt: new Date(),
      metadata: asked.metadata,
      operation: 'families',
      idempotency: idempotencyOf(request, key.mode, asked),
      response: body,
      task: taskId === null ? null : drawingTask(response, taskId, asked),
    });
    await answerAccepted(services, response, body, accepted);
  };
}

export const createFamilyEndpoint = endpoint({
  id: 'createFamily',
  method: 'post',
  path: '/v1/families',
  tag: 'Families',
  idempotent: true,
  body: { schema: createFamilySchema },
  answers: {
    200: { schema: dryRunSchema },
    201: { schema: familyPendingSchema },
    202: { schema: familyGeneratingSchema, headers: ['Location'] },
  },
  errors: [
    'PLAN_NOT_ALLOWED',
    'FAMILY_MEMBER_LIMIT_EXCEEDED',
    'FAMILY_LIMIT_REACHED',
    'CONCURRENCY_LIMIT_EXCEEDED',
  ],
  handlers: forWork('families', createFamily, { first: [forFamilyWriters] }),
});
