import { ApiError } from '@groundwork/contract/errors';
import type { AssetUrls } from '@groundwork/storage/asset-urls';
import { ObjectNotFound, type ObjectStore } from '@groundwork/storage/object-store';
import { serveAsset } from '@groundwork/storage/serve-asset';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';

const linkSchema = z.object({
  expires: z.string().describe('When the link expires.'),
  signature: z.string().describe('The signature of the link.'),
});

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

export const getAssetEndpoint = endpoint({
  id: 'getAsset',
  method: 'get',
  path: '/assets/{key}',
  tag: 'Service',
  isOpen: true,
  query: linkSchema,
  alsoAllowed: ['HEAD'],
  answers: {
    200: { mediaType: 'application/octet-stream', body: { type: 'string', format: 'binary' } },
    206: { mediaType: 'application/octet-stream', body: { type: 'string', format: 'binary' } },
    304: {},
    412: {},
    416: {},
  },
  errors: ['FORBIDDEN', 'NOT_FOUND'],
  handlers: (services) => [getAsset(services)],
});
