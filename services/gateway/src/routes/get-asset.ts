import { ApiError } from '@groundwork/contract';
import { type AssetUrls, ObjectNotFound, type ObjectStore, serveAsset } from '@groundwork/storage';
import type { Request, Response } from 'express';

/** GET and HEAD of a signed link; anyone with the link may read until it expires. */
export function getAsset(services: { store: ObjectStore; assetUrls: AssetUrls }) {
  return async (request: Request, response: Response) => {
    const verdict = services.assetUrls.verify(request.originalUrl, new Date());
    if (verdict === 'forged')
      throw new ApiError('FORBIDDEN', { message: 'This link is not valid' });
    if (verdict === 'expired')
      throw new ApiError('NOT_FOUND', { message: 'This link has expired' });
    try {
      await serveAsset(services.store, verdict.key, request, response, {
        expiresAt: verdict.expiresAt,
      });
    } catch (error) {
      if (!(error instanceof ObjectNotFound)) throw error;
      throw new ApiError('NOT_FOUND', {
        message: 'The file of this link does not exist',
        cause: error,
      });
    }
  };
}
