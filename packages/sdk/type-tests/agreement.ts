import type { answerSchemas, requestSchemas } from '@groundwork/openapi';
import type { Components } from '@groundwork/sdk';
import type { z } from 'zod';

/** Lists are read-only in one and not in the other. */
type Writable<Type> = Type extends readonly (infer Item)[]
  ? Writable<Item>[]
  : Type extends object
    ? { -readonly [Name in keyof Type]: Writable<Type[Name]> }
    : Type;

type IsSame<One, Other> = [Writable<One>] extends [Writable<Other>]
  ? [Writable<Other>] extends [Writable<One>]
    ? true
    : false
  : false;

type Requests = typeof requestSchemas;
type Answers = typeof answerSchemas;
/** The envelope of errors is no type of the SDK: ApiError is. */
type Envelopes =
  | 'Error'
  | 'ValidationError'
  | 'PlanRequiredError'
  | 'TemplateLimitError'
  | 'EditNotPossibleError'
  | 'TextSourceNotFoundError';

/**
 * Requests as customers may write them, before the contract's schema fills in defaults; a dry run has a method of its
 * own.
 */
declare const requests: {
  [Name in Exclude<keyof Requests, keyof Answers>]: IsSame<
    Omit<z.input<Requests[Name]>, 'dry_run'>,
    Omit<Components[Name], 'dry_run'>
  >;
};
declare const answers: {
  [Name in Exclude<keyof Answers, Envelopes>]: IsSame<z.output<Answers[Name]>, Components[Name]>;
};

export const sent: Record<Exclude<keyof Requests, keyof Answers>, true> = requests;
export const answered: Record<Exclude<keyof Answers, Envelopes>, true> = answers;
export const nothingElse: Record<keyof Components, true> = { ...requests, ...answers };
