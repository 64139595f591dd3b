import {
  findEarlierAnswer,
  idempotentTransaction,
} from '@groundwork/database/acceptance/acceptance';
import type { Database, Transaction } from '@groundwork/database/connection/client';
import type { Prisma } from '@groundwork/database/generated/client';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { idempotencyOf } from './request/idempotency-key.js';
import { callerOf } from './request/request-context.js';

interface Http {
  readonly request: Request;
  readonly response: Response;
}

/** A request as its Idempotency-Key sees it. */
interface AskedOnce {
  /** The operation that the key belongs to. */
  readonly operation: string;
  /** The request's content; empty when its path says it all. */
  readonly asked: object;
  readonly status: 200 | 201 | 202;
  /** Whether `Location` says where the thing itself is. */
  readonly isLocated?: true;
  /** Adds parts of the answer that are not stored. */
  readonly complete?: (stored: unknown) => Promise<object>;
}

const locatedSchema = z.object({ _links: z.object({ self: z.string() }) });

async function answer(
  response: Response,
  { status, isLocated, complete }: AskedOnce,
  stored: unknown,
): Promise<void> {
  const body = complete ? await complete(stored) : stored;
  if (isLocated) response.setHeader('Location', locatedSchema.parse(body)._links.self);
  response.status(status).json(body);
}

function onceOf({ request, response }: Http, { operation, asked }: AskedOnce) {
  const { account, key } = callerOf(response);
  const idempotency = idempotencyOf(request, key.mode, asked);
  return { accountId: account.id, operation, idempotency };
}

async function replay(response: Response, asked: AskedOnce, body: unknown): Promise<void> {
  response.setHeader('Idempotent-Replayed', 'true');
  await answer(response, asked, body);
}

/**
 * Answers a retry before its work begins, when that takes long or may no longer be possible.
 *
 * @returns false for a first request
 * @throws ApiError IDEMPOTENCY_KEY_REUSED
 */
export async function answeredBefore(
  database: Database,
  http: Http,
  asked: AskedOnce,
): Promise<boolean> {
  const { accountId, operation, idempotency } = onceOf(http, asked);
  if (!idempotency) return false;
  const earlier = await findEarlierAnswer(database, accountId, operation, idempotency);
  if (earlier === null) return false;
  await replay(http.response, asked, earlier);
  return true;
}

/**
 * Answers a request whose work is one transaction: a retry with the same Idempotency-Key gets the first answer again.
 *
 * @param perform does the work and returns the answer's body
 * @param enqueue runs after the work, but not for a retry
 */
export async function answerOnce<Value, Body extends object>(
  database: Database,
  http: Http,
  asked: AskedOnce,
  perform: (tx: Transaction) => Promise<{ readonly value: Value; readonly body: Body }>,
  enqueue: (value: Value) => Promise<void>,
): Promise<void> {
  const decision = await idempotentTransaction(database, onceOf(http, asked), async (tx) => {
    const done = await perform(tx);
    return { value: done, response: done.body as Prisma.InputJsonObject };
  });
  const { response } = http;
  if (decision.outcome === 'replayed') return replay(response, asked, decision.response);
  await enqueue(decision.value.value);
  await answer(response, asked, decision.value.body);
}
