import { ApiError, prefixes } from '@groundwork/contract';
import type { EndpointOwner } from '@groundwork/database';
import type { Request, Response } from 'express';
import { callerOf } from '../../request/request-context.js';

const form = new RegExp(`^${prefixes.webhookEndpoint}[0-9a-z]{1,64}$`);

/** @throws ApiError WEBHOOK_ENDPOINT_NOT_FOUND for what cannot be one */
export function requireEndpointId(id: string): string {
  if (!form.test(id)) throw new ApiError('WEBHOOK_ENDPOINT_NOT_FOUND');
  return id;
}

/** The endpoint that the path names. @throws ApiError WEBHOOK_ENDPOINT_NOT_FOUND for what cannot be one */
export function endpointIdOf(request: Request): string {
  return requireEndpointId(String(request.params.endpointId));
}

/**
 * The owner of the endpoints that the caller sees: a test key those for test events, a live key those for live ones.
 */
export function ownerOf(response: Response): EndpointOwner {
  const { account, key } = callerOf(response);
  return { accountId: account.id, livemode: key.mode === 'live' };
}
