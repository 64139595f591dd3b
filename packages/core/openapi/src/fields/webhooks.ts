const delivery = {
  delivery_id: 'The delivery, as `webhook-id` of its headers names it.',
  event: 'The event.',
  status: '`pending` until the receiver answers 2xx or the attempts are used up.',
  url: 'Where we send it.',
  endpoint_id: 'The saved endpoint it goes to; null when the request or a test named the URL.',
  task_id: 'The task it is about; null for showcases and tests.',
  job_id: 'The showcase job it is about; null for tasks and tests.',
  livemode: 'Whether it is signed for a live key.',
  test: 'Whether POST /v1/webhooks/test created it.',
  replay_of: 'The delivery it repeats.',
  retry: 'How long we keep trying.',
  attempt_count: 'Attempts so far.',
  last_response_status: 'HTTP status of the last answer; null when none came.',
  last_failure: 'Why the last attempt failed; null when it succeeded or is under way.',
  'last_failure.code': 'Base your decisions on this.',
  created_at: 'When it was created.',
  finished_at: 'When it was delivered or given up; null until then.',
  next_attempt_at: 'When the next attempt is due; null during an attempt and after the end.',
  '_links.replay': 'POST here to send it again.',
};

const endpoint = {
  endpoint_id: 'The endpoint.',
  url: 'Where we send events.',
  events: 'The events it receives; null for all, including any added later.',
  description: 'Your description.',
  retry: 'How long we keep trying to deliver each event.',
  enabled: 'Whether it receives events.',
  livemode: 'True for events of live keys, false for those of test keys.',
  created_at: 'When it was created.',
  previous_secret_until: 'Until when the replaced secret signs too; null when none does.',
  '_links.deliveries': 'Path of its deliveries.',
};

const endpointAsked = {
  url: 'Where to send events: HTTPS, public.',
  events: 'The events to send (optional). Leave empty to send all.',
  description: 'A description, to tell endpoints apart.',
  retry:
    'How long we keep trying to deliver each event: `extended` is eight attempts within 28 hours, `standard` the schedule of its kind.',
  enabled: 'Whether it receives events.',
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
  'WebhookEndpointSecret.secret': 'Signs what we send to it. Shown in this answer only.',
  'WebhookEndpointList.remaining': 'How many more you can create.',
  'WebhookEndpointList.max': 'The limit.',
  'SecretRotationRequest.overlap_seconds':
    'How long the old secret signs too, in seconds; 0 stops it immediately.',
  'DeliveryList.deliveries': 'The page.',
  'DeliveryList.next_cursor': 'What `cursor` takes for the next page; null on the last.',
  'DeliveryLog.attempts': 'First to last.',
  'DeliveryAttempt.number': '1 for the first.',
  'DeliveryAttempt.started_at': 'When it started.',
  'DeliveryAttempt.duration_ms':
    'Milliseconds until the answer or the end of the attempt; null while it is in progress.',
  'DeliveryAttempt.response_status': 'Null when no answer came.',
  'DeliveryAttempt.response_excerpt': 'The beginning of the answer.',
  'DeliveryAttempt.failure': 'Why it failed; null when it succeeded or is in progress.',
  'DeliveryAttempt.failure.code': 'Stable code to act on.',
  'DeliveryAttempt.request': 'What we sent; null for attempts older than this log.',
  'DeliveryAttempt.request.headers': 'Signatures are shortened.',
  'DeliveryAttempt.request.body': 'The exact text that was signed.',
  'TestWebhookRequest.url': 'Where to send it: HTTPS, public.',
  'TestWebhookRequest.endpoint_id': 'The saved endpoint to send it to, instead of `url`.',
  'TestWebhookRequest.event': 'Which event.',
};
