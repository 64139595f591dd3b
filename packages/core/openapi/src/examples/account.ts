import { limits } from '@groundwork/contract';
import { CREATED_AT, REQUEST_ID } from './identifiers.js';

export const account = {
  pro: {
    summary: 'A Pro account with a film in the making',
    value: {
      account_id: 'acct_01k0x7v3b1f2m8d3q6s1t5w7jk',
      name: 'Almeida Imóveis',
      organization: { organization_id: 'org_01k0x7v3c2f2m8d3q6s1t5w7lm', name: 'Almeida' },
      plan: 'pro',
      billing: 'monthly',
      livemode: true,
      key: {
        key_id: 'key_01k0x7v3d3f2m8d3q6s1t5w7np',
        name: 'CRM',
        mode: 'live',
        first_characters: '7hq2m4xa',
        created_at: '2026-01-12T08:00:00.000Z',
        last_used_at: CREATED_AT,
        expires_at: null,
      },
      credits: { balance: 465, granted: 500, charged: 45, refunded: 10 },
      limits: {
        concurrent_tasks: { limit: 3, in_use: 1 },
        showcase_jobs: { limit: 3, in_use: 0 },
        families: { limit: limits.families.active, in_use: 1 },
        custom_templates: { limit: limits.showcase.customTemplates.active, in_use: 2 },
        request_rate: { limit: 3000, in_use: 13, window_seconds: 60, resets_in_seconds: 41 },
      },
      request_id: REQUEST_ID,
    },
  },
};
