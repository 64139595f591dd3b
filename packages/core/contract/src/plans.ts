import { z } from 'zod';

/** Plans in ascending order. `free` has no API access. */
export const plans = ['free', 'plus', 'pro', 'max', 'enterprise'] as const;
export const planSchema = z.enum(plans);
export type Plan = z.infer<typeof planSchema>;

export const billingPeriods = ['monthly', 'annual'] as const;
export const billingPeriodSchema = z.enum(billingPeriods);
export type BillingPeriod = z.infer<typeof billingPeriodSchema>;

/**
 * Plans that may call the API: PLAN_REQUIRED otherwise. The account page's own test key may try things out on any plan;
 * no customer ever sees it.
 */
export const apiAccessPlans = [
  'plus',
  'pro',
  'max',
  'enterprise',
] as const satisfies readonly Plan[];

/** Plans with templates of the customer's own: PLAN_REQUIRED otherwise. */
export const customTemplatePlans = ['pro', 'max', 'enterprise'] as const satisfies readonly Plan[];

export function hasCustomTemplates(plan: Plan): boolean {
  return customTemplatePlans.some((allowed) => allowed === plan);
}

/** Plans that may write families: PLAN_NOT_ALLOWED otherwise. */
export const familyPlans = ['pro', 'max', 'enterprise'] as const satisfies readonly Plan[];

export function mayWriteFamilies(plan: Plan): boolean {
  return familyPlans.some((allowed) => allowed === plan);
}

export function hasApiAccess(plan: Plan): boolean {
  return apiAccessPlans.some((allowed) => allowed === plan);
}

/**
 * Unfinished tasks an account may have at once, and as many showcase jobs; live and test counted apart. Enterprise is "custom"
 * in the document: this is the figure of an account for which none was agreed. On `free` only the account page's test
 * mode makes anything.
 */
export const concurrentTasks: Readonly<Record<Plan, number>> = {
  free: 1,
  plus: 1,
  pro: 3,
  max: 5,
  enterprise: 25,
};

/**
 * Relative share of the workers for an account with waiting work, by its plan. Every account with waiting work gets its
 * share.
 */
export const planShares: Readonly<Record<Plan, number>> = {
  free: 1,
  plus: 1,
  pro: 2,
  max: 3,
  enterprise: 4,
};
