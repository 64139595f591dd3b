import { ApiError } from '@groundwork/contract/errors';
import { webhookEvents } from '@groundwork/contract/events';
import { prefixes } from '@groundwork/contract/identifiers';
import { limits } from '@groundwork/contract/limits';
import { parseRequest, validationError } from '@groundwork/contract/validation';
import {
  type DeliveryAccepted,
  deliveriesQuerySchema,
  deliveryAcceptedSchema,
  deliveryListSchema,
  deliveryLogSchema,
} from '@groundwork/contract/webhooks/deliveries';
import type { Transaction } from '@groundwork/database/connection/client';
import {
  type OpenedDelivery,
  openTestDelivery,
  pageOfDeliveries,
  readDeliveryLog,
  replayDelivery,
} from '@groundwork/database/deliveries/delivery-log';
import { enqueue } from '@groundwork/queues/enqueue';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { answerOnce } from '../../answer-once.js';
import { nextPage, parseQuery, workPage } from '../../cursor.js';
import { endpoint } from '../../endpoint.js';
import type { GatewayServices } from '../../gateway-services.js';
import { jsonBody, refuseUnstorable } from '../../request/json-body.js';
import { callerOf, clientSignal, contextOf } from '../../request/request-context.js';
import { checkShowcaseWebhook } from '../../webhook-url.js';
import { requireEndpointId } from '../webhook-endpoints/manage.js';

const form = new RegExp(`^${prefixes.delivery}[0-9a-z]{1,64}$`);

/** The delivery that the path names. @throws ApiError DELIVERY_NOT_FOUND for what cannot be one */
function deliveryIdOf(request: Request): string {
  const deliveryId = String(request.params.deliveryId);
  if (!form.test(deliveryId)) throw new ApiError('DELIVERY_NOT_FOUND');
  return deliveryId;
}

/** GET /v1/webhooks/deliveries. */
function getDeliveries({ database }: GatewayServices) {
  return async (request: Request, response: Response) => {
    const query = parseQuery(deliveriesQuerySchema, request.query);
    const { rows, end } = await pageOfDeliveries(database, {
      ...workPage(callerOf(response).account.id, query),
      status: query.status,
      event: query.event,
      taskId: query.task_id,
      showcaseJobId: query.job_id,
      endpointId: query.endpoint_id,
    });
    response.json({
      deliveries: rows,
      ...nextPage(end),
      request_id: contextOf(response).requestId,
    });
  };
}

/** GET /v1/webhooks/deliveries/{deliveryId}; another account's is answered like one that does not exist. */
function getDelivery({ database }: GatewayServices) {
  return async (request: Request, response: Response) => {
    const { account } = callerOf(response);
    const delivery = await readDeliveryLog(database, account.id, deliveryIdOf(request));
    response.json({ ...delivery, request_id: contextOf(response).requestId });
  };
}

export const listWebhookDeliveriesEndpoint = endpoint({
  id: 'listWebhookDeliveries',
  method: 'get',
  path: '/v1/webhooks/deliveries',
  tag: 'Webhook log',
  query: deliveriesQuerySchema,
  answers: { 200: { schema: deliveryListSchema } },
  errors: ['INVALID_PARAMETER'],
  handlers: (services) => [getDeliveries(services)],
});

export const getWebhookDeliveryEndpoint = endpoint({
  id: 'getWebhookDelivery',
  method: 'get',
  path: '/v1/webhooks/deliveries/{deliveryId}',
  tag: 'Webhook log',
  answers: { 200: { schema: deliveryLogSchema } },
  errors: ['DELIVERY_NOT_FOUND'],
  handlers: (services) => [getDelivery(services)],
});

/** Body of POST /v1/webhooks/test: to a URL, or to a saved endpoint. */
const testWebhookSchema = z
  .object({
    url: z
      .string()
      .min(1)
      .max(limits.webhookUrlCharacters)
      .optional()
      .describe('Where to send it: HTTPS, public.'),
    endpoint_id: z
      .string()
      .min(1)
      .max(64)
      .optional()
      .describe('The saved endpoint to send it to, instead of `url`.'),
    event: z.enum(webhookEvents).default('task.completed').describe('Which event.'),
  })
  .meta({ id: 'TestWebhookRequest' });
type TestWebhook = {
  readonly event: z.output<typeof testWebhookSchema>['event'];
} & ({ readonly url: string } | { readonly endpointId: string });

/** @throws ApiError VALIDATION_ERROR */
function parseTestWebhook(body: unknown): TestWebhook {
  const { url, endpoint_id: endpointId, event } = parseRequest(testWebhookSchema, body);
  if (url !== undefined && endpointId === undefined) return { event, url };
  if (endpointId !== undefined && url === undefined) return { event, endpointId };
  throw validationError([{ path: 'url', message: 'send either url or endpoint_id' }]);
}

/** Opens a delivery, once for each Idempotency-Key, enqueues it and answers 202. */
async function openAndAnswer(
  { database, queues }: GatewayServices,
  http: { readonly request: Request; readonly response: Response },
  { operation, asked }: { readonly operation: string; readonly asked: object },
  open: (tx: Transaction) => Promise<OpenedDelivery>,
): Promise<void> {
  const { log, requestId } = contextOf(http.response);
  await answerOnce(
    database,
    http,
    { operation, asked, status: 202, isLocated: true },
    async (tx) => {
      const opened = await open(tx);
      const body: DeliveryAccepted = { ...opened.delivery, request_id: requestId };
      return { value: opened, body };
    },
    async ({ delivery, job }) => {
      await enqueue(queues, database, job, log);
      log.info({ delivery_id: delivery.delivery_id, event: delivery.event }, 'delivery opened');
    },
  );
}

/** POST /v1/webhooks/deliveries/{deliveryId}/replay; a body is not read. */
function postReplay(services: GatewayServices) {
  return async (request: Request, response: Response) => {
    const { account } = callerOf(response);
    const id = deliveryIdOf(request);
    const once = { operation: `replay ${id}`, asked: {} };
    await openAndAnswer(services, { request, response }, once, (tx) =>
      replayDelivery(tx, account.id, id),
    );
  };
}

function postTestWebhook(services: GatewayServices) {
  return async (request: Request, response: Response) => {
    const asked = parseTestWebhook(request.body);
    refuseUnstorable(asked);
    if ('url' in asked) {
      await checkShowcaseWebhook(services.safeFetch, asked.url, clientSignal(response), 'url');
    } else {
      requireEndpointId(asked.endpointId);
    }
    const { key } = callerOf(response);
    const once = { operation: 'test-webhook', asked };
    await openAndAnswer(services, { request, response }, once, (tx) =>
      openTestDelivery(tx, key, { ...asked, traceparent: contextOf(response).traceparent }),
    );
  };
}

export const replayWebhookDeliveryEndpoint = endpoint({
  id: 'replayWebhookDelivery',
  method: 'post',
  path: '/v1/webhooks/deliveries/{deliveryId}/replay',
  tag: 'Webhook log',
  idempotent: true,
  answers: { 202: { schema: deliveryAcceptedSchema, headers: ['DeliveryLocation'] } },
  errors: [
    'DELIVERY_NOT_FOUND',
    'DELIVERY_NOT_FINISHED',
    'DELIVERY_EXPIRED',
    'WEBHOOK_ENDPOINT_NOT_FOUND',
    'WEBHOOK_ENDPOINT_DISABLED',
  ],
  handlers: (services) => [postReplay(services)],
});

export const sendTestWebhookEndpoint = endpoint({
  id: 'sendTestWebhook',
  method: 'post',
  path: '/v1/webhooks/test',
  tag: 'Webhook log',
  idempotent: true,
  body: { schema: testWebhookSchema },
  answers: { 202: { schema: deliveryAcceptedSchema, headers: ['DeliveryLocation'] } },
  errors: ['WEBHOOK_ENDPOINT_NOT_FOUND', 'WEBHOOK_ENDPOINT_DISABLED'],
  handlers: (services) => [jsonBody, postTestWebhook(services)],
});
