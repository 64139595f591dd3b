import { ApiError } from '@groundwork/contract';
import { deleteFamily as markDeleted } from '@groundwork/database';
import type { Request, Response } from 'express';
import type { GatewayServices } from '../../gateway-services.js';
import { callerOf } from '../../request/request-context.js';
import { familyIdOf } from './family-id.js';

/** DELETE /v1/families/{familyId}: the same answer again for a family that was deleted before. */
export function deleteFamily({ database }: GatewayServices) {
  return async (request: Request, response: Response) => {
    const { account } = callerOf(response);
    if (!(await markDeleted(database, account.id, familyIdOf(request), new Date()))) {
      throw new ApiError('FAMILY_NOT_FOUND');
    }
    response.status(204).end();
  };
}
