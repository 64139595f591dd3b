import { ApiError } from '@groundwork/contract/errors';
import { limits } from '@groundwork/contract/limits';
import { plans } from '@groundwork/contract/plans';
import { z } from 'zod';
import { requireConcurrency, requireCredits } from './acceptance.js';

const account = {
  plan: z.enum(plans),
  credits: z.int(),
  concurrencyLimit: z.int().nullable(),
  unfinished: z.int(),
};

/** The answer of the function accept_work: see sql/functions/accept_work.sql. */
export const verdictSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('accepted'), plan: z.enum(plans) }),
  z.object({ outcome: z.literal('replayed'), response: z.json() }),
  z.object({ outcome: z.literal('reused') }),
  z.object({ outcome: z.literal('no_source') }),
  z.object({ outcome: z.literal('no_template') }),
  z.object({ outcome: z.literal('template_archived') }),
  z.object({ outcome: z.literal('families') }),
  z.object({ outcome: z.literal('no_family') }),
  z.object({ outcome: z.literal('family_not_ready'), status: z.string() }),
  z.object({ outcome: z.literal('family_changed') }),
  z.object({ outcome: z.literal('members_refused') }),
  z.object({ outcome: z.literal('readings'), unfinished: z.int() }),
  z.object({ outcome: z.literal('credits'), ...account }),
  z.object({ outcome: z.literal('concurrency'), ...account }),
]);
export type Verdict = z.output<typeof verdictSchema>;

/** The API's error for a refusal. */
export function refusalOf(
  verdict: Verdict,
  work: { readonly id: string; readonly charged: number },
): Error {
  switch (verdict.outcome) {
    case 'reused':
      return new ApiError('IDEMPOTENCY_KEY_REUSED');
    case 'no_source':
      return new ApiError('NOT_FOUND');
    case 'no_template':
      return new ApiError('CUSTOM_TEMPLATE_NOT_FOUND');
    case 'template_archived':
      return new ApiError('CUSTOM_TEMPLATE_ARCHIVED');
    case 'families':
      return new ApiError('FAMILY_LIMIT_REACHED', {
        message: `An account has at most ${limits.families.active} families; delete one first`,
      });
    case 'no_family':
      return new ApiError('FAMILY_NOT_FOUND');
    case 'family_not_ready':
      return familyNotReady(verdict.status);
    case 'readings':
      return new ApiError('READING_LIMIT_EXCEEDED', {
        message: `${verdict.unfinished} of ${limits.landReadings.unfinished} readings of your account are in progress; wait until one ends`,
      });
    case 'credits':
    case 'concurrency':
      requireCredits(verdict, work.charged);
      requireConcurrency(verdict, verdict.unfinished);
      return new Error(`refused for ${verdict.outcome} without a cause`);
    default:
      return new Error(`${verdict.outcome} is no refusal of ${work.id}`);
  }
}

export function familyNotReady(status: string): ApiError {
  return new ApiError('FAMILY_NOT_READY', {
    message:
      status === 'generating'
        ? 'Another generation is in progress for this family'
        : 'The family has no portraits yet and cannot be changed',
  });
}
