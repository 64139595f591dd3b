import type { FuzzedOperation } from './request-maker.js';

const get = (path: string, ...queries: readonly string[]): FuzzedOperation => ({
  method: 'get',
  path: `/api${path}`,
  parameters: queries.map((name) => ({
    name,
    in: 'query',
    required: false,
    schema: { type: 'string' },
  })),
});

const post = (path: string, ...examples: readonly object[]): FuzzedOperation => ({
  method: 'post',
  path: `/api${path}`,
  body: {
    schema: null,
    required: true,
    examples: Object.fromEntries(examples.map((value, at) => [at, { value }])),
  },
});

const land = { source_image_url: 'https://example.com/plot.jpg', format: '16:9' };

/** The API of the account's page, which has no description of its own: what the page asks for. */
export const dashboardOperations: readonly FuzzedOperation[] = [
  get('/session'),
  get('/organization'),
  post('/organization', { name: 'Homes' }),
  post('/organization/name', { name: 'Other Homes' }),
  post('/organization/invitations', { email: 'guest@example.com', role: 'member' }),
  post('/organization/invitations/{id}/cancel', {}),
  post('/organization/members/{id}/role', { role: 'admin' }),
  post('/organization/members/{id}/remove', {}),
  post('/session/organization', { organization_id: 'org_0' }),
  get('/invitations/{id}'),
  post('/invitations/{id}/accept', {}),
  get('/keys'),
  post('/keys', { name: 'Website', mode: 'test', expires_at: null }),
  post('/keys/{id}/revoke', {}),
  post('/keys/{id}/expire', { expires_at: null }),
  post('/keys/{id}/webhook-secret', { overlap_seconds: 60 }),
  get('/credits', 'reason', 'before', 'limit'),
  get('/credits/usage', 'days', 'time_zone'),
  get('/work', 'state', 'kind', 'mode', 'before', 'limit'),
  get('/work/{id}'),
  post('/work/{id}/again', { attempt: '0'.repeat(32) }),
  post('/test/v1/tasks/{id}/cancel', {}),
  get('/deliveries', 'status', 'event', 'before', 'limit'),
  get('/deliveries/{id}'),
  post('/deliveries/{id}/again', {}),
  post('/deliveries/test', {
    url: 'https://example.com/hook',
    key_id: 'key_0',
    event: 'task.completed',
  }),
  get('/playground/choices'),
  get('/test/v1/families', 'type'),
  get('/test/v1/tasks/{id}'),
  post('/playground/photos', {}),
  post('/test/v1/land', { ...land, dry_run: true }, land),
  post('/auth/sign-in/email', { email: 'nobody@example.com', password: 'four calm words here' }),
  post('/auth/sign-up/email', {
    name: 'Somebody',
    email: 'somebody@example.com',
    password: 'four calm words here',
  }),
  get('/test/v1/webhook-endpoints'),
  post('/test/v1/webhook-endpoints', { url: 'https://example.com/hook' }),
  { ...post('/test/v1/webhook-endpoints/{endpointId}', { enabled: false }), method: 'patch' },
  { ...post('/live/v1/webhook-endpoints/{endpointId}', {}), method: 'delete' },
  post('/test/v1/webhook-endpoints/{endpointId}/rotate-secret', { overlap_seconds: 60 }),
  get('/playground/templates'),
  post('/playground/samples', { names: ['plot'] }),
  get('/find', 'text'),
  post('/test/v1/land/readings', land),
  get('/test/v1/land/readings/{readingId}'),
  get('/claims/{id}'),
  post('/claims/{id}/accept', {}),
  // With the right password it would end the session that all others are asked in.
  post('/session/password', { current: 'not the right one', password: 'four calm words here' }),
  get('/entrance'),
  post('/password/forgotten', { email: 'nobody@example.com' }),
  post('/password/reset', { token: 'reset_0', password: 'four calm words here' }),
  get('/nothing/{id}'),
];
