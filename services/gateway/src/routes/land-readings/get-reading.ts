import { ApiError, prefixes } from '@groundwork/contract';
import { type Database, findOwnLandReading, type LandReading } from '@groundwork/database';
import type { AssetUrls } from '@groundwork/storage';
import type { Request, Response } from 'express';
import { callerOf, contextOf } from '../../request/request-context.js';
import { readingRecord } from './reading-record.js';

const readingForm = new RegExp(`^${prefixes.landReading}[0-9a-z]{1,64}$`);

/**
 * The caller's reading that the path names.
 *
 * @throws ApiError READING_NOT_FOUND, also for another account's, and for one that has been deleted
 */
export async function requireReading(
  database: Database,
  request: Request,
  response: Response,
): Promise<LandReading> {
  const id = String(request.params.readingId);
  // Whatever has another form is not looked for: Postgres cannot even be asked about some of it.
  const row = readingForm.test(id)
    ? await findOwnLandReading(database, callerOf(response).account.id, id)
    : null;
  if (!row) throw new ApiError('READING_NOT_FOUND');
  return row;
}

/** GET /v1/land/readings/{readingId}. */
export function getReading(services: {
  readonly database: Database;
  readonly assetUrls: AssetUrls;
}) {
  return async (request: Request, response: Response) => {
    const row = await requireReading(services.database, request, response);
    const record = readingRecord(services.assetUrls, row, contextOf(response).requestId);
    if (record.status === 'pending') {
      response.setHeader('Retry-After', record._links.poll_interval_seconds);
    }
    response.setHeader('Cache-Control', 'no-store');
    response.json(record);
  };
}
