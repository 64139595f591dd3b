import { randomUUID } from 'node:crypto';
import {
  asksForDryRun,
  createFamilySchema,
  parseCreateFamily,
  prefixes,
  presentMetadata,
} from '@groundwork/contract';
import { createFamily as acceptFamily } from '@groundwork/database';
import { newId } from '@groundwork/runtime';
import type { Request, Response } from 'express';
import type { GatewayServices } from '../../gateway-services.js';
import { clientSignal } from '../../request/client-signal.js';
import { idempotencyOf } from '../../request/idempotency-key.js';
import { callerOf, contextOf } from '../../request/request-context.js';
import { refuseUnstorable } from '../../storable.js';
import { checkShowcaseWebhook } from '../../webhook-url.js';
import { answerAccepted, generating } from './answer.js';
import { dryRunFamily } from './dry-run.js';
import { newMember } from './new-member.js';

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
      return dryRunFamily(services, response, {
        schema: createFamilySchema,
        body: request.body,
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
      task:
        taskId === null
          ? null
          : {
              id: taskId,
              apiKeyId: key.id,
              livemode,
              requestId: contextOf(response).requestId,
              traceparent: contextOf(response).traceparent,
              webhookUrl: webhookUrl ?? null,
              webhookRetry: asked.webhook_retry ?? 'standard',
            },
    });
    await answerAccepted(services, response, body, accepted);
  };
}
