import { dryRunSchema } from '@groundwork/contract/dry-run/answer';
import { ApiError, type ErrorCode } from '@groundwork/contract/errors';
import { familyGeneratingSchema } from '@groundwork/contract/families/family';
import { memberFields } from '@groundwork/contract/families/members';
import {
  addMemberSchema,
  parseAddMember,
  parseRemoveMember,
  parseUpdateMember,
  removeMemberSchema,
  updateMemberSchema,
} from '@groundwork/contract/families/requests';
import { prefixes } from '@groundwork/contract/identifiers';
import { limits } from '@groundwork/contract/limits';
import { asksForDryRun, type Metadata } from '@groundwork/contract/request-fields';
import type { WebhookRetry } from '@groundwork/contract/webhooks/schedules';
import {
  changeFamily,
  type FamilyChangeRequest,
  familyToChange,
} from '@groundwork/database/families/accept-family';
import type { StoredMember } from '@groundwork/database/families/families';
import { newId } from '@groundwork/runtime';
import type { Request, Response } from 'express';
import { endpoint, forWork } from '../../endpoint.js';
import type { GatewayServices } from '../../gateway-services.js';
import { idempotencyOf } from '../../request/idempotency-key.js';
import { optionalJsonBody, refuseUnstorable } from '../../request/json-body.js';
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

type Apply = FamilyChangeRequest['apply'];

interface MemberChange {
  readonly change: FamilyChangeRequest['change'];
  readonly asked: {
    readonly webhook_url?: string | undefined;
    readonly metadata?: Metadata | undefined;
    readonly webhook_retry?: WebhookRetry | undefined;
  };
  readonly apply: Apply;
}

/** Position in a family's list; -1 for anything but a whole number. */
function indexOf(request: Request): number {
  const text = String(request.params.index);
  return /^(?:0|[1-9]\d{0,3})$/.test(text) ? Number(text) : -1;
}

/** @throws ApiError FAMILY_MEMBER_NOT_FOUND */
function requireMember(members: readonly StoredMember[], index: number): StoredMember {
  const member = members[index];
  if (member === undefined) throw new ApiError('FAMILY_MEMBER_NOT_FOUND');
  return member;
}

async function change(
  services: GatewayServices,
  request: Request,
  response: Response,
  { change: kind, asked, apply }: MemberChange,
): Promise<void> {
  const { key, account } = callerOf(response);
  const familyId = familyIdOf(request);
  refuseUnstorable(asked);
  if (asked.webhook_url !== undefined) {
    await checkShowcaseWebhook(services.safeFetch, asked.webhook_url, clientSignal(response));
  }
  if (asksForDryRun(request.body)) {
    const family = await familyToChange(services.database, account.id, familyId);
    const { dryRunFamily } = await import('./dry-run.js');
    return dryRunFamily(services, response, {
      family,
      change: kind,
      members: apply(family.members),
      limits: ['concurrent_tasks'],
      draws: true,
      metadata: asked.metadata,
    });
  }
  const livemode = key.mode === 'live';
  const taskId = newId(prefixes.task);
  const body = generating(familyId, taskId, livemode, asked.metadata);
  const accepted = await changeFamily(services.database, {
    familyId,
    accountId: account.id,
    change: kind,
    apply,
    createdAt: new Date(),
    metadata: asked.metadata,
    operation: `${request.method} ${request.path.replace(/^\/v1\//, '')}`,
    idempotency: idempotencyOf(request, key.mode, asked),
    response: body,
    task: drawingTask(response, taskId, asked),
  });
  await answerAccepted(services, response, body, accepted);
}

/** POST /v1/families/{familyId}/members. */
export function addMember(services: GatewayServices) {
  return async (request: Request, response: Response) => {
    const asked = parseAddMember(request.body);
    const { webhook_url: _told, webhook_retry: _howLong, metadata: _words, ...member } = asked;
    const apply: Apply = (members) => {
      if (members.length < limits.families.members.max) return [...members, newMember(member)];
      throw new ApiError('FAMILY_MEMBER_LIMIT_EXCEEDED');
    };
    await change(services, request, response, {
      change: 'add',
      asked,
      apply,
    });
  };
}

/** PATCH /v1/families/{familyId}/members/{index}: only the fields sent change. */
export function updateMember(services: GatewayServices) {
  return async (request: Request, response: Response) => {
    const asked = parseUpdateMember(request.body);
    const index = indexOf(request);
    const sent = Object.fromEntries(
      memberFields.flatMap((name) => (asked[name] === undefined ? [] : [[name, asked[name]]])),
    );
    const apply: Apply = (members) => {
      const member = requireMember(members, index);
      const { not_drawn: _told, drawn_by: _by, ...kept } = member;
      return members.with(index, { ...kept, ...sent, portrait_key: null });
    };
    await change(services, request, response, {
      change: 'update',
      asked,
      apply,
    });
  };
}

/** DELETE /v1/families/{familyId}/members/{index}. */
export function removeMember(services: GatewayServices) {
  return async (request: Request, response: Response) => {
    const asked = parseRemoveMember(request.body);
    const index = indexOf(request);
    const apply: Apply = (members) => {
      requireMember(members, index);
      if (members.length === limits.families.members.min) {
        throw new ApiError('FAMILY_MEMBER_MINIMUM');
      }
      return members.toSpliced(index, 1);
    };
    await change(services, request, response, {
      change: 'remove',
      asked,
      apply,
    });
  };
}

/** What all changes of a family's members have in common. */
const memberChange = {
  tag: 'Families',
  idempotent: true,
  answers: {
    200: { schema: dryRunSchema },
    202: { schema: familyGeneratingSchema, headers: ['Location'] },
  },
} as const;
const changeErrors = [
  'PLAN_NOT_ALLOWED',
  'FAMILY_NOT_FOUND',
  'FAMILY_NOT_READY',
  'CONCURRENCY_LIMIT_EXCEEDED',
] as const satisfies ErrorCode[];

export const addFamilyMemberEndpoint = endpoint({
  ...memberChange,
  id: 'addFamilyMember',
  method: 'post',
  path: '/v1/families/{familyId}/members',
  body: { schema: addMemberSchema },
  errors: [...changeErrors, 'FAMILY_MEMBER_LIMIT_EXCEEDED'],
  handlers: forWork('families', addMember, { first: [forFamilyWriters] }),
});

export const updateFamilyMemberEndpoint = endpoint({
  ...memberChange,
  id: 'updateFamilyMember',
  method: 'patch',
  path: '/v1/families/{familyId}/members/{index}',
  body: { schema: updateMemberSchema },
  errors: [...changeErrors, 'FAMILY_MEMBER_NOT_FOUND'],
  handlers: forWork('families', updateMember, { first: [forFamilyWriters] }),
});

export const removeFamilyMemberEndpoint = endpoint({
  ...memberChange,
  id: 'removeFamilyMember',
  method: 'delete',
  path: '/v1/families/{familyId}/members/{index}',
  body: { schema: removeMemberSchema, required: false },
  errors: [...changeErrors, 'FAMILY_MEMBER_NOT_FOUND', 'FAMILY_MEMBER_MINIMUM'],
  handlers: forWork('families', removeMember, {
    first: [forFamilyWriters],
    body: optionalJsonBody,
  }),
});
