import { limits } from '@groundwork/contract';
import { CREATED_AT, ENDPOINT_ID, REQUEST_ID, WEBHOOK_URL } from './identifiers.js';

const self = `/v1/webhook-endpoints/${ENDPOINT_ID}`;

const endpoint = {
  endpoint_id: ENDPOINT_ID,
  url: WEBHOOK_URL,
  events: ['task.completed', 'task.failed'],
  description: 'Films into the CRM',
  retry: 'extended',
  enabled: true,
  livemode: true,
  created_at: CREATED_AT,
  previous_secret_until: null,
  _links: { self, deliveries: `/v1/webhooks/deliveries?endpoint_id=${ENDPOINT_ID}` },
};

const answered = { request_id: REQUEST_ID };
const secret = { secret: 'whsec_0123456789abcdefghijklmnopqrstuv', ...answered };

export const endpointRequests = {
  least: { summary: 'Every event', value: { url: WEBHOOK_URL } },
  films: {
    summary: 'Films and families only',
    value: {
      url: WEBHOOK_URL,
      events: ['task.completed', 'task.failed'],
      description: 'Films into the CRM',
    },
  },
};

export const endpointChanges = {
  pause: { summary: 'Stop sending to it', value: { enabled: false } },
  move: { summary: 'Another URL', value: { url: 'https://crm.example.com/hooks/v2' } },
};

export const rotationRequests = {
  day: { summary: 'The old secret signs for a day more', value: { overlap_seconds: 86_400 } },
  leaked: { summary: 'The old secret stops at once', value: { overlap_seconds: 0 } },
};

const { endpoints: max } = limits.webhook;

export const endpointList = {
  one: {
    summary: 'One endpoint',
    value: { webhook_endpoints: [endpoint], remaining: max - 1, max, ...answered },
  },
};
export const endpointShown = {
  endpoint: { summary: 'An endpoint for films', value: { ...endpoint, ...answered } },
};
export const endpointCreated = {
  created: { summary: 'With its secret', value: { ...endpoint, ...secret } },
};
export const endpointRotated = {
  rotated: {
    summary: 'With its new secret',
    value: { ...endpoint, previous_secret_until: '2026-03-03T09:15:00.000Z', ...secret },
  },
};
