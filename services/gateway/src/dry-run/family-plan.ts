import { ApiError } from '@groundwork/contract/errors';
import { mayWriteFamilies } from '@groundwork/contract/plans';
import type { NextFunction, Request, Response } from 'express';
import { callerOf } from '../request/request-context.js';

/** Stands before the body of every write of a family. @throws ApiError PLAN_NOT_ALLOWED */
export function forFamilyWriters(_request: Request, response: Response, next: NextFunction) {
  if (!mayWriteFamilies(callerOf(response).account.plan)) throw new ApiError('PLAN_NOT_ALLOWED');
  next();
}
