import { simulationIn } from '@groundwork/contract/magic/magic';
import type { Metadata } from '@groundwork/contract/request-fields';
import {
  type Acceptance,
  findEarlierAnswer,
  type Idempotency,
  type OrderedWork,
} from '@groundwork/database/acceptance/acceptance';
import type { Prisma } from '@groundwork/database/generated/client';
import { enqueue } from '@groundwork/queues/enqueue';
import { inputPrefix } from '@groundwork/storage/object-keys';
import type { Response } from 'express';
import { z } from 'zod';
import type { GatewayServices } from './gateway-services.js';
import { ingestPictures, keepIfAccepted, type StoredPicture } from './pictures/ingest-pictures.js';
import type { PictureField } from './pictures/picture-field.js';
import { callerOf, clientSignal, contextOf, type RequestWork } from './request/request-context.js';

/** Work that a request orders, as its Idempotency-Key sees it. */
export interface Order<Body extends Prisma.InputJsonObject> {
  readonly operation: string;
  readonly idempotency: Idempotency | null;
  readonly schema: z.ZodType<Body>;
}

const linkedSchema = z.object({
  _links: z.object({ self: z.string(), poll_interval_seconds: z.int() }),
});

function answer(response: Response, body: Prisma.InputJsonObject, isReplayed: boolean): void {
  const { data } = linkedSchema.safeParse(body);
  if (data) {
    response.setHeader('Location', data._links.self);
    response.setHeader('Retry-After', data._links.poll_interval_seconds);
  }
  if (isReplayed) response.setHeader('Idempotent-Replayed', 'true');
  response.status(202).json(body);
}

/**
 * Answers a retry with what its first request was answered.
 *
 * @returns false when there was none
 * @throws ApiError IDEMPOTENCY_KEY_REUSED
 */
export async function answeredEarlier<Body extends Prisma.InputJsonObject>(
  { database }: GatewayServices,
  response: Response,
  { operation, idempotency, schema }: Order<Body>,
): Promise<boolean> {
  if (!idempotency) return false;
  const { account } = callerOf(response);
  const earlier = await findEarlierAnswer(database, account.id, operation, idempotency);
  if (earlier === null) return false;
  answer(response, schema.parse(earlier), true);
  return true;
}

/** What a kind of work has of its own. */
export interface OrderedKind<Body extends Prisma.InputJsonObject, Role extends string> {
  readonly id: string;
  readonly metadata: Metadata | undefined;
  readonly pictures: readonly PictureField<Role>[];
  /** Looks at all pictures together. @throws ApiError */
  readonly judge?: (images: readonly StoredPicture<Role>[]) => Promise<void>;
  readonly body: (createdAt: Date) => Body;
  /** Decides about it and writes it. @throws ApiError */
  readonly write: (
    work: OrderedWork & { readonly response: Body },
    images: readonly StoredPicture<Role>[],
  ) => Promise<Acceptance>;
  readonly work: RequestWork;
  /** Its line in the log, and what that says beside the work. */
  readonly line: string;
  readonly facts?: object;
}

/** Stores the pictures, writes the work, enqueues it and answers 202; a retry that lost the race gets the first one's answer. */
export async function acceptOrder<Body extends Prisma.InputJsonObject, Role extends string>(
  services: GatewayServices,
  response: Response,
  { idempotency, schema }: Order<Body>,
  { id, metadata, pictures, judge, ...kind }: OrderedKind<Body, Role>,
): Promise<void> {
  const { key, account } = callerOf(response);
  const context = contextOf(response);
  const signal = clientSignal(response);
  const livemode = key.mode === 'live';
  const { database, queues, store } = services;
  const intake = { ...services, simulates: !livemode };
  const place = { accountId: account.id, prefix: inputPrefix(id) };
  const images = await ingestPictures(intake, place, pictures, signal, judge);
  const createdAt = new Date();
  const body = kind.body(createdAt);
  const { requestId, traceparent, log } = context;
  const work = {
    ...{ id, accountId: account.id, apiKeyId: key.id, livemode, requestId, traceparent },
    ...{ createdAt, metadata, idempotency, response: body },
    simulation: livemode ? null : simulationIn(pictures.map(({ url }) => url)),
  };
  const accepted = await keepIfAccepted(store, images, async () => {
    signal.throwIfAborted();
    return kind.write(work, images);
  });
  if (accepted.outcome === 'replayed') {
    return answer(response, schema.parse(accepted.response), true);
  }
  context.work = kind.work;
  if (accepted.value) await enqueue(queues, database, accepted.value, log);
  log.info({ ...kind.work, ...kind.facts, livemode }, kind.line);
  answer(response, body, false);
}
