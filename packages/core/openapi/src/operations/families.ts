import { type ErrorCode, limits } from '@groundwork/contract';
import { familyDryRun } from '../examples/dry-runs.js';
import {
  familyGenerating,
  familyList,
  familyPending,
  familyRequests,
  familyShown,
  memberChanges,
  memberRemovals,
  memberRequests,
} from '../examples/families.js';
import { FAMILY_ID } from '../examples/identifiers.js';
import { type Answer, dryRunAnswer, type Operation } from '../operation.js';
import { familiesQuery, pathParameter } from '../parameters.js';

const familyId = pathParameter('familyId', 'The family’s `id`.', FAMILY_ID);
const index = pathParameter('index', 'The member’s place in `members`, counted from 0.', '0');
const family = { tag: 'Families', authenticated: true } as const;
const changing = ['PLAN_NOT_ALLOWED', 'FAMILY_NOT_FOUND'] as const satisfies ErrorCode[];
const portraits = [...changing, 'FAMILY_NOT_READY', 'CONCURRENCY_LIMIT_EXCEEDED'] as const;

const generating: Answer = {
  description: 'Accepted. Poll the task.',
  schema: 'FamilyGenerating',
  headers: ['Location', 'IdempotentReplayed'],
  examples: familyGenerating,
};
const { min, max } = limits.families.members;

export const familyOperations: readonly Operation[] = [
  {
    ...family,
    id: 'createFamily',
    method: 'post',
    path: '/v1/families',
    summary: 'Create a family',
    description: [
      `Creates ${min} to ${max} people that you describe in your own words, with portraits and a group picture unless`,
      '`generate_avatars` is false. A family without portraits can never appear in a film.',
      '',
      `You may have ${limits.families.active} families. It costs no credits. Poll about every ${limits.families.pollIntervalSeconds} seconds.`,
    ].join('\n'),
    idempotent: true,
    body: { schema: 'FamilyRequest', required: true, examples: familyRequests },
    answers: {
      200: dryRunAnswer(familyDryRun),
      201: {
        description: 'Saved without portraits.',
        schema: 'FamilyPending',
        headers: ['IdempotentReplayed'],
        examples: familyPending,
      },
      202: generating,
    },
    errors: [
      'PLAN_NOT_ALLOWED',
      'FAMILY_MEMBER_LIMIT_EXCEEDED',
      'FAMILY_LIMIT_REACHED',
      'CONCURRENCY_LIMIT_EXCEEDED',
    ],
  },
  {
    ...family,
    id: 'listFamilies',
    method: 'get',
    path: '/v1/families',
    summary: 'List families',
    description: 'Presets first, then your own and those of your organization.',
    parameters: familiesQuery,
    answers: {
      200: { description: 'The families.', schema: 'FamilyList', examples: familyList },
    },
    errors: ['INVALID_PARAMETER'],
  },
  {
    ...family,
    id: 'getFamily',
    method: 'get',
    path: '/v1/families/{familyId}',
    summary: 'Read a family',
    description:
      'Send its id, or the slug of a preset. Every answer has new links to the pictures.',
    parameters: [
      pathParameter('familyId', 'The family’s `id`, or the slug of a preset.', FAMILY_ID),
    ],
    answers: { 200: { description: 'The family.', schema: 'Family', examples: familyShown } },
    errors: ['FAMILY_NOT_FOUND'],
  },
  {
    ...family,
    id: 'deleteFamily',
    method: 'delete',
    path: '/v1/families/{familyId}',
    summary: 'Delete a family',
    description: 'Films made with it stay. Deleting it again gives the same answer.',
    parameters: [familyId],
    answers: { 204: { description: 'Deleted.' } },
    errors: changing,
  },
  {
    ...family,
    id: 'addFamilyMember',
    method: 'post',
    path: '/v1/families/{familyId}/members',
    summary: 'Add a member',
    description: 'Draws the new portrait and the group picture.',
    parameters: [familyId],
    idempotent: true,
    body: { schema: 'MemberRequest', required: true, examples: memberRequests },
    answers: { 200: dryRunAnswer(familyDryRun), 202: generating },
    errors: [...portraits, 'FAMILY_MEMBER_LIMIT_EXCEEDED'],
  },
  {
    ...family,
    id: 'updateFamilyMember',
    method: 'patch',
    path: '/v1/families/{familyId}/members/{index}',
    summary: 'Change a member',
    description: 'Send at least one field; the others stay as they are.',
    parameters: [familyId, index],
    idempotent: true,
    body: { schema: 'MemberChange', required: true, examples: memberChanges },
    answers: { 200: dryRunAnswer(familyDryRun), 202: generating },
    errors: [...portraits, 'FAMILY_MEMBER_NOT_FOUND'],
  },
  {
    ...family,
    id: 'removeFamilyMember',
    method: 'delete',
    path: '/v1/families/{familyId}/members/{index}',
    summary: 'Remove a member',
    description:
      'Draws the group picture again. The body is optional. The last member cannot be removed.',
    parameters: [familyId, index],
    idempotent: true,
    body: { schema: 'MemberRemoval', required: false, examples: memberRemovals },
    answers: { 200: dryRunAnswer(familyDryRun), 202: generating },
    errors: [...portraits, 'FAMILY_MEMBER_NOT_FOUND', 'FAMILY_MEMBER_MINIMUM'],
  },
];
