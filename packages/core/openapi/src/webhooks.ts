import { deliverySchedules, limits, webhookHeaders } from '@groundwork/contract';
import { videoResult } from './examples/films.js';
import {
  asset,
  COMPLETED_AT,
  CREATED_AT,
  DELIVERY_ID,
  EXTERNAL_ID,
  JOB_ID,
  METADATA,
  TASK_ID,
} from './examples/identifiers.js';
import { schemaRef } from './json-schemas.js';
import type { AnswerName } from './named-schemas.js';

/** How a receiver makes sure that a delivery is ours. */
const recipe = [
  '**Check the signature** before you trust the body:',
  '',
  `1. Take \`${webhookHeaders.timestamp}\`, a point, and the raw body as it arrived: \`<timestamp>.<body>\`.`,
  '2. Compute HMAC-SHA256 of it in hex, with the webhook secret (`whsec_…`) of the key that made the request, or of the saved endpoint.',
  `3. Compare it with \`${webhookHeaders.signature}\` in constant time, and refuse timestamps more than five minutes away.`,
  '',
  '```js',
  "const expected = createHmac('sha256', secret).update(timestamp + '.').update(rawBody).digest();",
  "const isOurs = timingSafeEqual(expected, Buffer.from(signature, 'hex'));",
  '```',
].join('\n');

const standard = [
  `Or use a library of [Standard Webhooks](https://www.standardwebhooks.com): \`${webhookHeaders.standardId}\`, \`${webhookHeaders.standardTimestamp}\` and`,
  `\`${webhookHeaders.standardSignature}\` are sent too. While a secret is being replaced, \`${webhookHeaders.signature}\` is made with the`,
  `previous one, \`${webhookHeaders.nextSignature}\` with the new one, and \`${webhookHeaders.standardSignature}\` holds both.`,
].join('\n');

const tries = (name: keyof typeof deliverySchedules) => {
  const { retryDelays, clientErrorEnds } = deliverySchedules[name];
  return [
    `Answer 2xx within ${limits.webhook.answerSeconds} seconds. Otherwise we send it again after ${retryDelays.join(', ')} seconds`,
    clientErrorEnds ? ', unless the answer was a 4xx.' : '.',
    ' With `webhook_retry: "extended"` we send it up to eight times within 28 hours.',
    ' The same delivery may arrive twice.',
  ].join('');
};

const headers = {
  [webhookHeaders.signature]: {
    description: 'Hex HMAC-SHA256 over `<timestamp>.<raw body>`.',
    schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
    example: '3f1a0c9b8d7e6f5a4b3c2d1e0f9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d3e2f1a',
  },
  [webhookHeaders.timestamp]: {
    description: 'Unix time of sending, in seconds.',
    schema: { type: 'string', pattern: '^[0-9]+$' },
    example: '1772443121',
  },
  [webhookHeaders.event]: {
    description: 'The event, as in the body.',
    schema: { type: 'string' },
  },
  [webhookHeaders.standardId]: {
    description: 'The id of the delivery, the same for each attempt.',
    schema: { type: 'string' },
    example: DELIVERY_ID,
  },
  [webhookHeaders.standardTimestamp]: {
    description: `As \`${webhookHeaders.timestamp}\`.`,
    schema: { type: 'string', pattern: '^[0-9]+$' },
    example: '1772443121',
  },
  [webhookHeaders.standardSignature]: {
    description:
      'One for each secret in use, separated by spaces: `v1,` and base64 HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with what the secret after `whsec_` is the base64 of.',
    schema: { type: 'string' },
    example: 'v1,lHHTEvMNiTsFOrEHNYDE7glrQ2Hh2+ao6jw0xzlRe78=',
  },
};

/** Sent only when there is something to say. */
const occasionalHeaders = {
  [webhookHeaders.nextSignature]: {
    description: `While a secret is being replaced: as \`${webhookHeaders.signature}\`, with the new secret.`,
    schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
    example: '7c0e5d2b9a1f8e3d6c4b7a0f9e2d5c8b1a4f7e0d3c6b9a2f5e8d1c4b7a0f3e6d',
  },
  [webhookHeaders.traceparent]: {
    description:
      'W3C Trace Context: the trace of the request that the event is about. It continues that request’s own `traceparent`, if it had one.',
    schema: { type: 'string', pattern: '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$' },
    example: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  },
  [webhookHeaders.replayOf]: {
    description: 'On a replay: the delivery it repeats.',
    schema: { type: 'string' },
    example: DELIVERY_ID,
  },
};

interface Webhook {
  readonly event: string;
  readonly schedule: keyof typeof deliverySchedules;
  readonly summary: string;
  readonly description: string;
  readonly schema: AnswerName;
  readonly example: unknown;
}

const times = { created_at: CREATED_AT, completed_at: COMPLETED_AT };
const task = { task_id: EXTERNAL_ID, poll_task_id: TASK_ID, livemode: true, ...times };
const showcase = { job_id: JOB_ID, kind: 'generation', template_id: 'info_story', ...times };

export const webhooks: readonly Webhook[] = [
  {
    event: 'task.completed',
    schedule: 'task',
    summary: 'A film or family is ready',
    description:
      'For land films `task_id` is the `external_id` (`svc_land_…`) of the task; `poll_task_id` is the `task_…` id from the answer that accepted it. Poll either.',
    schema: 'TaskCompletedEvent',
    example: {
      event: 'task.completed',
      status: 'completed',
      ...task,
      metadata: METADATA,
      result: videoResult,
    },
  },
  {
    event: 'task.failed',
    schedule: 'task',
    summary: 'A film or family failed',
    description:
      'The credits have been refunded; after a cancellation, those of work that had not begun.',
    schema: 'TaskFailedEvent',
    example: {
      event: 'task.failed',
      status: 'failed',
      ...task,
      error: {
        code: 'IMAGE_PROCESSING_FAILED',
        message: 'A picture of the request could not be processed',
      },
    },
  },
  {
    event: 'showcase.completed',
    schedule: 'showcase',
    summary: 'A showcase or an edit is ready',
    description: `The image and its link are kept for ${limits.resultDays} days.`,
    schema: 'ShowcaseCompletedEvent',
    example: {
      event: 'showcase.completed',
      status: 'succeeded',
      ...showcase,
      output_image_url: asset(`showcases/${JOB_ID}/showcase.jpg`),
      original_image_url: asset(`inputs/${JOB_ID}/0-main.jpeg`),
      error: null,
    },
  },
  {
    event: 'showcase.failed',
    schedule: 'showcase',
    summary: 'A showcase or an edit could not be made',
    description: 'A showcase is refunded, an edit is not. The message is always the same.',
    schema: 'ShowcaseFailedEvent',
    example: {
      event: 'showcase.failed',
      status: 'failed',
      ...showcase,
      output_image_url: null,
      error: 'The showcase image could not be generated',
    },
  },
];

export function webhookItems(): Record<string, unknown> {
  return Object.fromEntries(
    webhooks.map(({ event, schedule, summary, description, schema, example }) => [
      event,
      {
        post: {
          operationId: `on${schema.replace('Event', '')}`,
          tags: ['Webhooks'],
          summary,
          description: [description, tries(schedule), '', recipe, '', standard].join('\n'),
          security: [],
          parameters: [
            ...Object.entries(headers).map(([name, header]) => ({
              name,
              in: 'header',
              required: true,
              ...header,
              ...(name === webhookHeaders.event ? { example: event } : {}),
            })),
            ...Object.entries(occasionalHeaders).map(([name, header]) => ({
              name,
              in: 'header',
              required: false,
              ...header,
            })),
          ],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: schemaRef(schema),
                examples: { delivery: { summary, value: example } },
              },
            },
          },
          responses: { '2XX': { description: 'Received; the body is not read.' } },
        },
      },
    ]),
  );
}
