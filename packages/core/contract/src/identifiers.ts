import { z } from 'zod';

/** Prefixes of the identifiers and keys a customer meets. */
export const prefixes = {
  task: 'task_',
  /** The land task's identifier in webhooks; GET /v1/tasks filters by it as `external_id`. */
  landExternal: 'svc_land_',
  /** Showcases and edits; GET /v1/tasks does not know them. */
  showcaseJob: 'job_',
  /** A reading of a photo of land; GET /v1/tasks does not know it. */
  landReading: 'read_',
  customTemplate: 'ctpl_',
  request: 'req_',
  account: 'acct_',
  organization: 'org_',
  apiKey: 'key_',
  delivery: 'whd_',
  webhookEndpoint: 'whe_',
  liveKey: 'svc_live_',
  testKey: 'svc_test_',
  webhookSecret: 'whsec_',
} as const;

/** A task, as the answer that accepts it and polling name it. */
export const taskIdSchema = z.templateLiteral([prefixes.task, z.string()]);
/** A land task, as its webhooks name it. */
export const landExternalIdSchema = z.templateLiteral([prefixes.landExternal, z.string()]);
/** A task as its webhooks name it: land films by their external id, all others by their own. */
export const webhookTaskIdSchema = z.union([taskIdSchema, landExternalIdSchema]);

export const keyModes = ['live', 'test'] as const;
export type KeyMode = (typeof keyModes)[number];

export function keyPrefix(mode: KeyMode): string {
  return mode === 'live' ? prefixes.liveKey : prefixes.testKey;
}
