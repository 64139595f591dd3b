import { ApiError } from '@groundwork/contract';
import type { NextFunction, Request, Response } from 'express';
import type { RateLimiter } from '../../rate-limit/rate-limiter.js';
import { callerOf } from '../../request/request-context.js';

/** Limits the readings of an account across its keys: they cost it nothing and us a core. */
export function limitReadings(limiter: RateLimiter) {
  return async (_request: Request, response: Response, next: NextFunction) => {
    const use = await limiter.count(`readings:${callerOf(response).account.id}`);
    if (use !== null && use.used > use.limit) {
      const { limit, windowSeconds, resetSeconds } = use;
      response.setHeader('Retry-After', resetSeconds);
      throw new ApiError('RATE_LIMITED', {
        message: `More than ${limit} readings of your account in ${windowSeconds} seconds; try again in ${resetSeconds} seconds`,
      });
    }
    next();
  };
}
