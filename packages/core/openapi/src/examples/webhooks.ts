import {
  COMPLETED_AT,
  DELIVERY_ID,
  ENDPOINT_ID,
  REQUEST_ID,
  TASK_ID,
  WEBHOOK_URL,
} from './identifiers.js';

const REPLAY_ID = 'whd_01k0x7v4m7f2m8d3q6s1t5w7np';
const ENDED_AT = '2026-03-02T09:18:48.410Z';
const self = `/v1/webhooks/deliveries/${DELIVERY_ID}`;

const refused = { code: 'refused', message: 'The receiver answered 503; only 2xx counts' };
const delivery = {
  delivery_id: DELIVERY_ID,
  event: 'task.completed',
  status: 'failed',
  url: WEBHOOK_URL,
  endpoint_id: null,
  task_id: TASK_ID,
  job_id: null,
  livemode: true,
  test: false,
  replay_of: null,
  retry: 'standard',
  attempt_count: 4,
  last_response_status: 503,
  last_failure: refused,
  created_at: COMPLETED_AT,
  finished_at: ENDED_AT,
  next_attempt_at: null,
  _links: { self, replay: `${self}/replay` },
};

export const deliveryList = {
  page: {
    summary: 'A page with one delivery',
    value: {
      deliveries: [delivery],
      next_cursor: 'd2hkXzAxazB4N3Y0aDJmMm04ZDNxNnMxdDV3N2pr',
      has_more: true,
      request_id: REQUEST_ID,
    },
  },
};

export const deliveryLog = {
  failed: {
    summary: 'Refused at its last attempt',
    value: {
      ...delivery,
      attempts: [
        {
          number: 4,
          started_at: '2026-03-02T09:18:48.202Z',
          duration_ms: 208,
          response_status: 503,
          response_excerpt: 'upstream is restarting',
          failure: refused,
          request: {
            headers: {
              'Content-Type': 'application/json',
              'X-Service-Signature': '3f1a0c9b8d7e…',
              'X-Service-Timestamp': '1772443128',
              'X-Service-Event': 'task.completed',
              'webhook-id': DELIVERY_ID,
              'webhook-timestamp': '1772443128',
              'webhook-signature': 'v1,lHHTEvMNi…',
            },
            body: '{"event":"task.completed","status":"completed"}',
          },
        },
      ],
      request_id: REQUEST_ID,
    },
  },
};

const opened = (id: string) => ({
  ...delivery,
  delivery_id: id,
  status: 'pending',
  attempt_count: 0,
  last_response_status: null,
  last_failure: null,
  finished_at: null,
  next_attempt_at: ENDED_AT,
  _links: {
    self: `/v1/webhooks/deliveries/${id}`,
    replay: `/v1/webhooks/deliveries/${id}/replay`,
  },
  request_id: REQUEST_ID,
});

export const replayAccepted = {
  replay: {
    summary: 'A delivery that repeats another',
    value: { ...opened(REPLAY_ID), replay_of: DELIVERY_ID },
  },
};

export const testRequests = {
  least: { summary: 'A completed film', value: { url: WEBHOOK_URL } },
  endpoint: { summary: 'To a saved endpoint', value: { endpoint_id: ENDPOINT_ID } },
  showcase: {
    summary: 'A showcase that failed',
    value: { url: WEBHOOK_URL, event: 'showcase.failed' },
  },
};

export const testAccepted = {
  test: { summary: 'A test event', value: { ...opened(REPLAY_ID), task_id: null, test: true } },
};
