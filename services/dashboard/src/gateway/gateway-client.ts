import type { KeyMode } from '@groundwork/contract/identifiers';
import type { Database } from '@groundwork/database/connection/client';
import type { Account } from '@groundwork/database/generated/client';
import { heldKeyOf } from '@groundwork/database/organizations/held-keys';
import { z } from 'zod';
import { Refusal, refusals } from '../http/refusals.js';

/** Longer than the API takes to fetch and check every picture of a request. */
const ANSWER_MS = 60_000;

export interface GatewayRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Such as `/v1/land`. */
  readonly path: string;
  readonly body?: unknown;
  /** A second request with it gets the first one's answer. */
  readonly idempotencyKey?: string | undefined;
}

const envelope = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    details: z.looseObject({ field: z.string().optional() }).optional(),
  }),
});

/** Asks the public API in an account's name, with a key that only this server knows. */
export class GatewayClient {
  readonly #database: Database;
  readonly #masterKey: Buffer;
  readonly #url: string;

  constructor(database: Database, masterKey: Buffer, url: string) {
    this.#database = database;
    this.#masterKey = masterKey;
    this.#url = url;
  }

  /**
   * @returns the body of a 2xx answer, null for one without
   * @throws Refusal with the API's own status, code, words and field; API_AWAY when it does not answer
   */
  async ask(
    account: Pick<Account, 'id'>,
    mode: KeyMode,
    { method, path, body, idempotencyKey }: GatewayRequest,
  ): Promise<unknown> {
    const response = await this.#send(account, mode, path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const text = await response.text().catch(refuseAway);
    const answer: unknown = text === '' ? null : JSON.parse(text);
    if (response.ok) return answer;
    throw refusalOf(response.status, answer);
  }

  /** Forwards a request unchanged. @throws Refusal API_AWAY */
  async pass(
    account: Pick<Account, 'id'>,
    mode: KeyMode,
    path: string,
    request: RequestInit & { readonly headers: Readonly<Record<string, string>> },
  ): Promise<Response> {
    return this.#send(account, mode, path, request);
  }

  async #send(
    account: Pick<Account, 'id'>,
    mode: KeyMode,
    path: string,
    { headers, ...init }: RequestInit & { readonly headers: Readonly<Record<string, string>> },
  ): Promise<Response> {
    const key = await heldKeyOf(this.#database, this.#masterKey, account.id, mode);
    return fetch(`${this.#url}${path}`, {
      ...init,
      headers: { Authorization: `Bearer ${key}`, ...headers },
    }).catch(refuseAway);
  }
}

function refuseAway(cause: unknown): never {
  const refusal = refusals.apiAway();
  refusal.cause = cause;
  throw refusal;
}

function refusalOf(status: number, answer: unknown): Refusal {
  const { error } = envelope.parse(answer);
  return new Refusal(status, error.code, error.message, error.details?.field);
}
