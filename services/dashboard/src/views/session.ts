import type { BillingPeriod, Plan } from '@groundwork/contract';
import type { Action, Role } from '../auth/roles.js';

/** GET /api/entrance, for people who are not signed in. */
export interface EntranceView {
  /** Whether mail is sent from here. */
  readonly mail: boolean;
}

/** POST /api/password/reset and POST /api/session/password: whose password was changed. */
export interface ResetView {
  readonly email: string;
}

/** GET /api/session: the person, and the organization they act for. */
export interface SessionView {
  readonly user: { readonly id: string; readonly name: string; readonly email: string };
  /** The organization in use; null for a person who is in none yet. */
  readonly organization: {
    readonly id: string;
    readonly name: string;
    readonly role: Role;
    readonly may: readonly Action[];
  } | null;
  readonly organizations: readonly { readonly id: string; readonly name: string }[];
  /** Null where the organization has none. */
  readonly account: {
    readonly id: string;
    readonly plan: Plan;
    readonly billing: BillingPeriod;
    readonly credits: number;
    /** Whether the plan includes the API at all. */
    readonly api_access: boolean;
    readonly concurrent_tasks: number;
    /** Whether the plan includes custom templates and families. */
    readonly custom_templates: boolean;
    readonly families: boolean;
  } | null;
  /** Address of the public API. */
  readonly api_url: string;
}
