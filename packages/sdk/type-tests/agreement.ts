import type { ShowcaseEventPayload, TaskEventPayload } from '@groundwork/contract/events';
import type { Operations, WebhookEvents } from '@groundwork/sdk';
import type { z } from 'zod';
import type { endpoints } from '../../../services/gateway/dist/endpoints.js';

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

type Declared = (typeof endpoints)[number];
type Id = Declared['id'];
type Endpoint<Name extends Id> = Extract<Declared, { id: Name }>;

/** A dry run has a method of its own. */
type WithoutDryRun<Body> = Body extends unknown ? Omit<Body, 'dry_run'> : never;

/** Bodies with a listing instead of what it fills. */
type SentListing<Declared> = Declared extends {
  body: { listing: { schema: infer Schema extends z.ZodType } };
}
  ? z.input<Schema>
  : never;

/**
 * Requests as customers may write them, before the contract's schema fills in defaults.
 */
type IsSent<Name extends Id> =
  Endpoint<Name> extends { body: { schema: infer Schema extends z.ZodType } }
    ? Operations[Name] extends { body?: infer Body }
      ? IsSame<
          WithoutDryRun<z.input<Schema> | SentListing<Endpoint<Name>>>,
          Exclude<Body, undefined>
        >
      : false
    : Operations[Name] extends { body: unknown }
      ? false
      : true;

type Answers<Name extends Id> = Endpoint<Name>['answers'];
type Answered<Name extends Id> = {
  [Status in keyof Answers<Name>]: Answers<Name>[Status] extends { mediaType: string }
    ? never
    : Answers<Name>[Status] extends { schema: infer Schema extends z.ZodType }
      ? z.output<Schema>
      : never;
}[keyof Answers<Name>];

type IsAnswered<Name extends Id> = [Answered<Name>] extends [never]
  ? true
  : IsSame<Answered<Name>, Exclude<Operations[Name]['answer'], undefined>>;

declare const requests: { [Name in Id]: IsSent<Name> };
declare const answers: { [Name in Id]: IsAnswered<Name> };
declare const events: {
  [Name in keyof WebhookEvents]: IsSame<
    WebhookEvents[Name],
    Extract<TaskEventPayload | ShowcaseEventPayload, { event: Name }>
  >;
};

export const sent: Record<Id, true> = requests;
export const answered: Record<Id, true> = answers;
export const delivered: Record<keyof WebhookEvents, true> = events;
export const nothingElse: Record<keyof Operations, true> = { ...requests, ...answers };
