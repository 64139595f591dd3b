const delivery = {
  delivery_id: 'The delivery, as `webhook-id` of its headers names it.',
  event: 'What is told.',
  status: '`pending` until a receiver answered 2xx or the tries are used up.',
  url: 'Where it is sent.',
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

export const webhookFields: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['Delivery', 'DeliveryLog', 'DeliveryAccepted'].flatMap((component) =>
      Object.entries(delivery).map(([name, words]) => [`${component}.${name}`, words]),
    ),
  ),
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
  'TestWebhookRequest.event': 'Which event.',
};
