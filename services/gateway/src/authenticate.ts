import { ApiError, apiAccessPlans, hasApiAccess, prefixes } from '@groundwork/contract';
import { type Database, findApiKey, recordKeyUse } from '@groundwork/database';
import type { NextFunction, Request, Response } from 'express';
import { contextOf } from './request/request-context.js';

const keyForm = new RegExp(`^(${prefixes.liveKey}|${prefixes.testKey})[0-9a-z]{16,64}$`);

/**
 * Lets a request through whose key is good and whose plan has API access, and records the key's use.
 * Nothing of the body has been looked at when this refuses.
 */
export function authenticate(database: Database) {
  return async (request: Request, response: Response, next: NextFunction) => {
    const header = request.get('authorization')?.trim();
    if (!header) throw new ApiError('MISSING_API_KEY');
    const [, presented = ''] = /^Bearer\s+(\S+)$/i.exec(header) ?? [];
    if (!keyForm.test(presented)) throw new ApiError('INVALID_API_KEY');

    const found = await findApiKey(database, presented);
    if (!found) throw new ApiError('INVALID_API_KEY');
    const { account, isHeld, ...key } = found;
    const now = new Date();
    if (key.revokedAt) throw new ApiError('API_KEY_REVOKED');
    if (key.expiresAt && key.expiresAt <= now) throw new ApiError('API_KEY_EXPIRED');
    await recordKeyUse(database, key, now);
    // New customers try things out on the account page before they have a plan.
    const isTrial = isHeld && key.mode === 'test';
    if (!hasApiAccess(account.plan) && !isTrial) {
      throw new ApiError('PLAN_REQUIRED', {
        details: { current_plan: account.plan, required_plans: apiAccessPlans },
      });
    }
    contextOf(response).caller = { key, account };
    next();
  };
}
