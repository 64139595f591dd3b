import { ApiError } from '@groundwork/contract/errors';
import type { NextFunction, Request, Response } from 'express';
import { callerOf, contextOf } from '../request/request-context.js';
import type { RateLimiter } from './rate-limiter.js';

/** Counts a request against its key's limit, reports the rest in headers, and refuses requests over it. */
export function limitRate(limiter: RateLimiter) {
  return async (_request: Request, response: Response, next: NextFunction) => {
    const use = await limiter.count(callerOf(response).key.id);
    if (use === null) return next();
    const { limit, used, windowSeconds, resetSeconds } = use;
    contextOf(response).rate = use;
    response.setHeader('RateLimit-Limit', limit);
    response.setHeader('RateLimit-Remaining', Math.max(0, limit - used));
    response.setHeader('RateLimit-Reset', resetSeconds);
    if (used > limit) {
      response.setHeader('Retry-After', resetSeconds);
      throw new ApiError('RATE_LIMITED', {
        message: `More than ${limit} requests in ${windowSeconds} seconds; try again in ${resetSeconds} seconds`,
      });
    }
    next();
  };
}
