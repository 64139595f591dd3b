import type { ErrorCode } from '@groundwork/contract/errors';
import type { ListingUse } from '@groundwork/contract/listing/fill-request';
import type { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Groups of operations; what is said of them is in words/document.yaml. */
export type Tag =
  | 'Land films'
  | 'Property films'
  | 'Showcases'
  | 'Custom templates'
  | 'Families'
  | 'Tasks'
  | 'Account'
  | 'Webhook endpoints'
  | 'Webhook log'
  | 'Catalogues'
  | 'Service';

export interface Answer {
  /** Of its JSON body; none when it has no body, or no JSON. */
  readonly schema?: z.ZodType;
  /** Of a body that no schema of the contract describes. */
  readonly body?: JsonSchema;
  /** JSON unless given. */
  readonly mediaType?: 'text/event-stream' | 'text/html' | 'application/octet-stream';
  /** Beside those of every answer; Idempotent-Replayed follows from `idempotent`. */
  readonly headers?: readonly (
    | 'Location'
    | 'DeliveryLocation'
    | 'RetryAfter'
    | 'RetryAfterWhileUnfinished'
  )[];
}

/** One operation of the API, as its route declares it. */
export interface Operation {
  readonly id: string;
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** With parameters in braces. */
  readonly path: string;
  readonly tag: Tag;
  /** Whether it needs no API key. */
  readonly isOpen?: boolean;
  /** Whether Idempotency-Key is honoured. */
  readonly idempotent?: boolean;
  readonly query?: z.ZodObject;
  readonly requestHeaders?: z.ZodObject;
  readonly body?: {
    readonly schema: z.ZodType;
    readonly required?: false;
    /** The same with a `listing`, which fills it as a request of this use. */
    readonly listing?: { readonly schema: z.ZodType; readonly use: ListingUse };
  };
  readonly answers: Readonly<Record<number, Answer>>;
  /** Errors of this operation; those of every key, body and request are added by the description. */
  readonly errors?: readonly ErrorCode[];
}
