import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { webhookHeaders } from '@groundwork/contract/events';
import { z } from 'zod';
import type { Random } from '../fixtures/random.js';
import type { ChaosCustomer, ChaosKey } from './customers.js';

/** How a receiver behaves for a while. */
export type ReceiverMood = 'well' | 'slow' | 'refusing' | 'hanging';

/** One POST that the receiver took. */
export interface Arrival {
  /** `task_…` or `job_…`. */
  readonly workId: string;
  readonly deliveryId: string;
  readonly event: string;
  readonly hookPath: string;
  /** The status answered; null for none. */
  readonly answered: number | null;
  /** Why it should not be believed; null when it should. */
  readonly fault: string | null;
}

const bodySchema = z.object({
  event: z.string(),
  poll_task_id: z.string().optional(),
  job_id: z.string().optional(),
});

/** Refusals of one delivery that its schedule outlasts. A receiver that refuses more gets nothing, as promised. */
const MOST_REFUSALS = 2;
/** The tolerance that we advise consumers to use: docs/webhooks.md. */
const SKEW_SECONDS = 300;
const SLOW_MS = [1_000, 8_000] as const;

/** The customers' webhook endpoints, which check what arrives and are moody. */
export class ChaosReceiver {
  readonly arrivals: Arrival[] = [];
  mood: ReceiverMood = 'well';
  origin = '';
  readonly #refused = new Map<string, number>();
  readonly #keys = new Map<string, ChaosKey>();
  readonly #random: Random;
  readonly #server = createServer((request, response) => {
    this.#take(request, response).catch(() => response.destroy());
  });

  constructor(random: Random) {
    this.#random = random;
  }

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  serve(customers: readonly ChaosCustomer[]): void {
    for (const { keys } of customers) {
      for (const key of Object.values(keys)) this.#keys.set(key.hookPath, key);
    }
  }

  /** Deliveries answered with 200, by work. */
  arrived(): Map<string, Arrival[]> {
    const arrived = new Map<string, Arrival[]>();
    for (const arrival of this.arrivals) {
      if (arrival.answered !== 200) continue;
      arrived.set(arrival.workId, [...(arrived.get(arrival.workId) ?? []), arrival]);
    }
    return arrived;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const body = bodySchema.parse(JSON.parse(bytes.toString()));
    const hookPath = request.url ?? '/';
    const deliveryId = headerOf(request, webhookHeaders.standardId);
    const answered = await this.#answer(deliveryId);
    this.arrivals.push({
      workId: body.poll_task_id ?? body.job_id ?? '',
      deliveryId,
      event: body.event,
      hookPath,
      answered,
      fault: faultOf(request, bytes, this.#keys.get(hookPath)),
    });
    if (answered === null) {
      if (this.mood !== 'hanging') request.socket.destroy();
    } else {
      response.writeHead(answered).end();
    }
  }

  /** @returns a status; null to say nothing */
  async #answer(deliveryId: string): Promise<number | null> {
    if (this.mood === 'slow') await sleep(this.#random.between(...SLOW_MS));
    const refused = this.#refused.get(deliveryId) ?? 0;
    const refuses = this.mood === 'refusing' || this.mood === 'hanging';
    if (!refuses || refused >= MOST_REFUSALS) return 200;
    this.#refused.set(deliveryId, refused + 1);
    if (this.mood === 'hanging') return null;
    return this.#random.pick([500, 503, null]);
  }
}

const headerOf = (request: IncomingMessage, name: string) =>
  String(request.headers[name.toLowerCase()] ?? '');

/** Checks a delivery as the API document asks consumers to. */
function faultOf(request: IncomingMessage, body: Buffer, key: ChaosKey | undefined): string | null {
  if (!key) return 'nobody listens on this path';
  const timestamp = headerOf(request, webhookHeaders.timestamp);
  const expected = createHmac('sha256', key.webhookSecret).update(`${timestamp}.`).update(body);
  const signature = Buffer.from(headerOf(request, webhookHeaders.signature), 'hex');
  const digest = expected.digest();
  if (signature.length !== digest.length || !timingSafeEqual(signature, digest)) {
    return 'the signature is wrong';
  }
  const skew = Math.round(Date.now() / 1000 - Number(timestamp));
  return Math.abs(skew) <= SKEW_SECONDS ? null : `the timestamp is ${skew} s old`;
}
