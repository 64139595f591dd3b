import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Random } from '../fixtures/random.js';
import type { ChaosCustomer, ChaosKey } from './customers.js';
import { type Order, untoldPrice } from './orders.js';

/** How a request ended for the one who asked. */
export type AskedOutcome =
  | 'accepted'
  /** A 4xx. */
  | 'refused'
  /** Every answer was a 5xx, or nobody was there to answer. */
  | 'failed'
  /** An answer was cut off, and no later one came. */
  | 'unknown';

/** One request with its retries, as its customer knows it. */
export interface Asked {
  /** In the request's metadata, so that rows name their request. */
  readonly number: number;
  readonly order: Order;
  readonly customer: ChaosCustomer;
  readonly isKeyed: boolean;
  readonly outcome: AskedOutcome;
  readonly workId: string | null;
  readonly familyId: string | null;
  /** Credits that the answer says were taken. */
  readonly price: number;
}

interface Reply {
  readonly status: number;
  readonly code: string;
  readonly body: unknown;
  readonly retryAfterSeconds: number;
}
/** `cut`: nobody knows whether it was done; `away`: nobody was there to do it. */
type Attempt = Reply | 'cut' | 'away';

const ANSWER_MS = 60_000;
const RETRY_MS = 240_000;
const MOST_WAIT_SECONDS = 5;

const errorSchema = z.object({ error: z.object({ code: z.string() }) });
const acceptedSchema = z.object({
  task_id: z.string().optional(),
  job_id: z.string().optional(),
  family_id: z.string().optional(),
  charged_credits: z.number().optional(),
  credits_charged: z.number().optional(),
});

/** A customer's client: sends again with the same Idempotency-Key what was not answered. */
export class ChaosClient {
  readonly asked: Asked[] = [];
  /** Answers that broke a promise. */
  readonly faults: string[] = [];
  /** How often each kind of answer came. */
  readonly answers = new Map<string, number>();
  readonly #gateways: readonly string[];
  readonly #random: Random;
  #number = 0;

  constructor(gateways: readonly string[], random: Random) {
    this.#gateways = gateways;
    this.#random = random;
  }

  /** Asks until it is decided, as far as that can be without asking for something twice. */
  async ask(order: Order, customer: ChaosCustomer, webhookOrigin: string): Promise<Asked> {
    this.#number += 1;
    const number = this.#number;
    const key = customer.keys[order.mode];
    const idempotencyKey = this.#random.chance(0.6) ? randomUUID() : null;
    const body = {
      ...order.body,
      webhook_url: `${webhookOrigin}${key.hookPath}`,
      metadata: { chaos: String(number) },
    };
    const send = () => this.#send(order.method, order.path, key, { body, idempotencyKey });
    const { reply, wasCut } = await this.#decided(send, idempotencyKey !== null);
    const outcome = outcomeOf(reply, wasCut);
    const answer = acceptedSchema.parse(outcome === 'accepted' ? reply?.body : {});
    const workId = answer.task_id ?? answer.job_id ?? null;
    if (outcome === 'accepted' && idempotencyKey !== null && this.#random.chance(0.15)) {
      await this.#checkReplay(number, send, workId);
    }
    const asked: Asked = {
      number,
      order,
      customer,
      isKeyed: idempotencyKey !== null,
      outcome,
      workId,
      familyId: answer.family_id ?? null,
      price: answer.charged_credits ?? answer.credits_charged ?? untoldPrice(order, customer),
    };
    this.asked.push(asked);
    return asked;
  }

  /** Something that may be asked for again and again: until it is answered, or null after a while. */
  async insist(method: 'GET' | 'POST' | 'DELETE', path: string, key: ChaosKey) {
    const send = () => this.#send(method, path, key, { body: undefined, idempotencyKey: null });
    return (await this.#decided(send, true)).reply;
  }

  async #decided(send: () => Promise<Attempt>, mayRepeat: boolean) {
    const deadline = Date.now() + RETRY_MS;
    let wasCut = false;
    let reply: Reply | null = null;
    while (Date.now() < deadline) {
      const attempt = await send();
      let waitSeconds = this.#random.between(0.3, 1.5);
      if (typeof attempt !== 'string') {
        reply = attempt;
        const isBusy = attempt.status === 429 || attempt.code === 'IDEMPOTENCY_KEY_IN_USE';
        const mayMend = isBusy || (attempt.status >= 500 && mayRepeat);
        if (!mayMend) break;
        waitSeconds = Math.min(MOST_WAIT_SECONDS, attempt.retryAfterSeconds || waitSeconds);
      } else if (attempt === 'cut') {
        wasCut = true;
        if (!mayRepeat) break;
      }
      await sleep(waitSeconds * 1000);
    }
    return { reply, wasCut };
  }

  async #checkReplay(number: number, send: () => Promise<Attempt>, workId: string | null) {
    const { reply } = await this.#decided(send, true);
    const again = acceptedSchema.safeParse(reply?.body);
    const id = again.data?.task_id ?? again.data?.job_id ?? null;
    if (reply !== null && id !== workId) {
      this.faults.push(
        `request ${number} was ${workId}, and with the same Idempotency-Key ${id ?? reply.code}`,
      );
    }
  }

  async #send(
    method: string,
    path: string,
    key: ChaosKey,
    sent: { readonly body: unknown; readonly idempotencyKey: string | null },
  ): Promise<Attempt> {
    const url = new URL(path, this.#random.pick(this.#gateways));
    try {
      const response = await fetch(url, {
        method,
        signal: AbortSignal.timeout(ANSWER_MS),
        headers: {
          authorization: `Bearer ${key.apiKey}`,
          'content-type': 'application/json',
          ...(sent.idempotencyKey === null ? {} : { 'idempotency-key': sent.idempotencyKey }),
        },
        ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
      });
      const text = await response.text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      const code = response.ok ? 'OK' : (errorSchema.safeParse(body).data?.error.code ?? 'no code');
      this.#count(`${response.status} ${code}`);
      if (response.status === 500) this.faults.push(`${method} ${path} was answered 500: ${text}`);
      const retryAfterSeconds = Number(response.headers.get('retry-after') ?? 0);
      return { status: response.status, code, body, retryAfterSeconds };
    } catch (error) {
      const isAway = codeOf(error) === 'ECONNREFUSED';
      this.#count(isAway ? 'connection refused' : 'cut off');
      return isAway ? 'away' : 'cut';
    }
  }

  #count(answer: string): void {
    this.answers.set(answer, (this.answers.get(answer) ?? 0) + 1);
  }
}

function outcomeOf(reply: Reply | null, wasCut: boolean): AskedOutcome {
  if (reply !== null && reply.status < 300) return 'accepted';
  if (wasCut) return 'unknown';
  return reply === null || reply.status >= 500 ? 'failed' : 'refused';
}

function codeOf(error: unknown): unknown {
  const cause: unknown = error instanceof Error ? error.cause : null;
  return Reflect.get(Object(cause), 'code');
}
