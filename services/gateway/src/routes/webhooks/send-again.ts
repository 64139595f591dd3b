import { type DeliveryAccepted, parseTestWebhook } from '@groundwork/contract';
import { type OpenedDelivery, openTestDelivery, replayDelivery } from '@groundwork/database';
import { announce } from '@groundwork/queues';
import type { Request, Response } from 'express';
import { clientSignal } from '../../client-signal.js';
import type { GatewayServices } from '../../gateway-services.js';
import { callerOf, contextOf } from '../../request-context.js';
import { refuseUnstorable } from '../../storable.js';
import { checkShowcaseWebhook } from '../../webhook-url.js';
import { deliveryIdOf } from './delivery-id.js';

/** Announces a delivery that was opened and answers 202. */
async function answerOpened(
  { database, queues }: GatewayServices,
  response: Response,
  { delivery, announcement }: OpenedDelivery,
): Promise<void> {
  const { log, requestId } = contextOf(response);
  await announce(queues, database, announcement, log);
  log.info({ delivery_id: delivery.delivery_id, event: delivery.event }, 'delivery opened');
  const body: DeliveryAccepted = { ...delivery, request_id: requestId };
  response.setHeader('Location', delivery._links.self);
  response.status(202).json(body);
}

/** POST /v1/webhooks/deliveries/{deliveryId}/replay; a body is not read. */
export function postReplay(services: GatewayServices) {
  return async (request: Request, response: Response) => {
    const { account } = callerOf(response);
    const opened = await replayDelivery(services.database, account.id, deliveryIdOf(request));
    await answerOpened(services, response, opened);
  };
}

/** POST /v1/webhooks/test. */
export function postTestWebhook(services: GatewayServices) {
  return async (request: Request, response: Response) => {
    const asked = parseTestWebhook(request.body);
    refuseUnstorable(asked);
    await checkShowcaseWebhook(services.safeFetch, asked.url, clientSignal(response), 'url');
    const { key } = callerOf(response);
    await answerOpened(services, response, await openTestDelivery(services.database, key, asked));
  };
}
