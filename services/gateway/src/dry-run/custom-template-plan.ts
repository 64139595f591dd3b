import { ApiError } from '@groundwork/contract/errors';
import { customTemplatePlans, hasCustomTemplates } from '@groundwork/contract/plans';
import type { Account } from '@groundwork/database/generated/client';
import type { NextFunction, Request, Response } from 'express';
import { callerOf } from '../request/request-context.js';

/** @throws ApiError PLAN_REQUIRED */
export function requireCustomTemplates({ plan }: Pick<Account, 'plan'>): void {
  if (hasCustomTemplates(plan)) return;
  throw new ApiError('PLAN_REQUIRED', {
    message: 'Your plan does not include custom templates',
    details: { current_plan: plan, required_plans: customTemplatePlans },
  });
}

/** Stands before the body is even looked at, as the plan for the API itself does. */
export function forCustomTemplates(_request: Request, response: Response, next: NextFunction) {
  requireCustomTemplates(callerOf(response).account);
  next();
}
