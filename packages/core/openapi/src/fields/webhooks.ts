const delivery = {
  delivery_id: 'The delivery, as `webhook-id` of its headers names it.',
  event: 'What is told.',
  status: '`pending` until a receiver answered 2xx or the tries are used up.',
  url: 'Where it is sent.',
  endpoint_id: 'The saved endpoint that it is for; null when the request or a test named the URL.',
  task_id: 'The task that it tells of; null for showcases and tests.',
  job_id: 'The showcase job that it tells of; null for tasks and tests.',
  livemode: 'Whether it is signed for a live key.',
  test: 'Whether it was asked for with POST /v1/webhooks/test.',
  replay_of: 'The delivery whose event it repeats.',
  retry: 'How long it is tried.',
  attempt_count: 'Attempts that were begun.',
  last_response_status: 'What the last attempt was answered; null when no answer came.',
  last_failure: 'Why the last attempt did not deliver; null when it did, or runs.',
  'last_failure.code': 'Decide by this.',
  created_at: 'When it was opened.',
  finished_at: 'When it was delivered or given up; null before.',
  next_attempt_at: 'When it is tried next; null when it is being tried or has ended.',
  '_links.replay': 'Where to send it again.',
};

const endpoint = {
  endpoint_id: 'The endpoint.',
  url: 'Where events are sent.',
  events: 'The events that it is sent; null for all, those that are added later too.',
  description: 'Your own words.',
  retry: 'How long each event is tried.',
  enabled: 'Whether it is sent anything.',
  livemode: 'Whether it is told of what live keys asked for; else of what test keys asked for.',
  created_at: 'When it was created.',
  previous_secret_until: 'While a replaced secret signs too: until when.',
  '_links.deliveries': 'What was sent to it, or is on its way.',
};

const endpointAsked = {
  url: 'Where to send events: HTTPS, public.',
  events: 'The events to send; leave it out for all of them.',
  description: 'Your own words, to tell endpoints apart.',
  retry:
    'How long each event is tried: `extended` is eight tries within 28 hours, `standard` that of its kind.',
  enabled: 'Whether it is sent anything.',
};

export const webhookFields: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['Delivery', 'DeliveryLog', 'DeliveryAccepted'].flatMap((component) =>
      Object.entries(delivery).map(([name, words]) => [`${component}.${name}`, words]),
    ),
  ),
  ...Object.fromEntries(
    ['WebhookEndpoint', 'WebhookEndpointAnswer', 'WebhookEndpointSecret'].flatMap((component) =>
      Object.entries(endpoint).map(([name, words]) => [`${component}.${name}`, words]),
    ),
  ),
  ...Object.fromEntries(
    ['WebhookEndpointRequest', 'WebhookEndpointChange'].flatMap((component) =>
      Object.entries(endpointAsked).map(([name, words]) => [`${component}.${name}`, words]),
    ),
  ),
  'WebhookEndpointList.webhook_endpoints': 'All of them, oldest first.',
  'WebhookEndpointSecret.secret': 'Signs what is sent to it. Shown in this answer and never again.',
  'WebhookEndpointList.remaining': 'How many more may be created.',
  'WebhookEndpointList.max': 'How many there may be.',
  'SecretRotationRequest.overlap_seconds':
    'For how long the old secret signs too; 0 stops it at once.',
  'DeliveryList.deliveries': 'The page.',
  'DeliveryList.next_cursor': 'What `cursor` takes for the next page; null on the last.',
  'DeliveryLog.attempts': 'First to last.',
  'DeliveryAttempt.number': '1 for the first.',
  'DeliveryAttempt.started_at': 'When it was begun.',
  'DeliveryAttempt.duration_ms':
    'Milliseconds until it was answered or given up; null while it runs.',
  'DeliveryAttempt.response_status': 'Null when no answer came.',
  'DeliveryAttempt.response_excerpt': 'The beginning of the answer.',
  'DeliveryAttempt.failure': 'Why it did not deliver; null when it did, or runs.',
  'DeliveryAttempt.failure.code': 'Decide by this.',
  'DeliveryAttempt.request': 'What was sent; null for attempts from before this was kept.',
  'DeliveryAttempt.request.headers': 'Signatures are shortened.',
  'DeliveryAttempt.request.body': 'The exact text that was signed.',
  'TestWebhookRequest.url': 'Where to send it: HTTPS, public.',
  'TestWebhookRequest.endpoint_id': 'The saved endpoint to send it to, instead of `url`.',
  'TestWebhookRequest.event': 'Which event.',
};
