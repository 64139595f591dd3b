import { ApiError, prefixes } from '@groundwork/contract';
import type { Request } from 'express';

const form = new RegExp(`^${prefixes.delivery}[0-9a-z]{1,64}$`);

/** The delivery that the path names. @throws ApiError DELIVERY_NOT_FOUND for what cannot be one */
export function deliveryIdOf(request: Request): string {
  const deliveryId = String(request.params.deliveryId);
  if (!form.test(deliveryId)) throw new ApiError('DELIVERY_NOT_FOUND');
  return deliveryId;
}
