import type { ErrorCode } from '@groundwork/contract';
import type { HeaderName } from './headers.js';
import type { JsonSchema } from './json-schemas.js';
import type { AnswerName, RequestName } from './named-schemas.js';
import type { TagName } from './tags.js';

export interface Example {
  readonly summary: string;
  readonly value: unknown;
}
export type Examples = Readonly<Record<string, Example>>;

/** A parameter of the path or the query. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

export interface Answer {
  readonly description: string;
  /** Component of its JSON body; none when it has no body, or no JSON. */
  readonly schema?: AnswerName;
  /** Of a body that no component describes. */
  readonly body?: JsonSchema;
  /** JSON unless given. */
  readonly mediaType?: string;
  /** Beside X-Request-Id, which every answer carries. */
  readonly headers?: readonly HeaderName[];
  readonly examples?: Examples;
}

export function dryRunAnswer(examples: Examples): Answer {
  return {
    description:
      'Only with `dry_run: true`: its price and plan. Nothing is stored, charged or counted.',
    schema: 'DryRun',
    examples,
  };
}

export interface Operation {
  readonly id: string;
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** With parameters in braces. */
  readonly path: string;
  readonly summary: string;
  /** Markdown. */
  readonly description: string;
  readonly tag: TagName;
  /** Whether an API key is needed. */
  readonly authenticated: boolean;
  readonly parameters?: readonly Parameter[];
  /** Whether Idempotency-Key is honoured. */
  readonly idempotent?: boolean;
  readonly body?: {
    readonly schema: RequestName;
    readonly required: boolean;
    readonly examples: Examples;
  };
  readonly answers: Readonly<Record<number, Answer>>;
  /** Errors of this operation; those of every key, body and request are added in errors.ts. */
  readonly errors: readonly ErrorCode[];
}

/** As the document holds it. */
export interface ResponseObject {
  /** Of a component instead of what follows. */
  readonly $ref?: string;
  readonly description?: string;
  readonly headers?: Readonly<Record<string, { readonly $ref: string }>>;
  readonly content?: Content;
}
export type Content = Readonly<
  Record<
    string,
    { readonly schema: JsonSchema; readonly examples?: Readonly<Record<string, object>> }
  >
>;
