import {
  concurrentTasks,
  limits,
  MAGIC_ORIGIN,
  magicPictures,
  magicRefusals,
  prefixes,
  rehearsedTroubles,
  SLOW_SECONDS,
} from '@groundwork/contract';

const named = (names: object) =>
  Object.keys(names)
    .map((name) => `\`${name}\``)
    .join(', ');

/** Names that stand for something when a test key sends them. */
const magicInputs = [
  `With a test key, image URLs \`${MAGIC_ORIGIN}/NAME.jpg\` are never fetched; they stand for what NAME says:`,
  '',
  `- ${named(magicPictures)}: a good picture.`,
  ...Object.entries(magicRefusals).map(([name, code]) => `- \`${name}\`: \`${code}\`.`),
  '- `fail-render-failed` and so on for each failure code: the task is accepted and fails.',
  `- \`slow\`: each stage lasts ${SLOW_SECONDS} seconds longer.`,
  ...Object.entries(rehearsedTroubles).flatMap(([name, words]) =>
    name === 'slow' ? [] : [`- \`${name}\`: ${words.toLowerCase()}.`],
  ),
  '',
  'A family takes one of the last five as its name: `magic:slow`.',
];

/** What stands before the operations, in Markdown. */
export const introduction = [
  'Films and branded images of properties, made from photos. Requests and answers are JSON; times are ISO 8601 in',
  'UTC.',
  '',
  '## Keys',
  '',
  'Send your key with each request: `Authorization: Bearer <key>`. A key that begins with',
  `\`${prefixes.liveKey}\` charges credits and makes the real thing; one that begins with \`${prefixes.testKey}\` costs nothing and`,
  'gives samples through the same checks, the same steps and the same signed webhooks; only edits of showcases are',
  'charged all the same. `livemode` says which it was.',
  '',
  '## Rehearsing',
  '',
  ...magicInputs,
  '',
  '## Work that takes time',
  '',
  'A film or a family is accepted with 202 and a `task_id`. Poll it at the rate of `Retry-After`, or give a',
  '`webhook_url`. A showcase is accepted with a `job_id`, which GET …/property-showcase/jobs/{jobId} takes.',
  'Lists of both are GET /v1/tasks and GET …/property-showcase/jobs.',
  `Results are kept for ${limits.resultDays} days.`,
  '',
  `Unfinished tasks at a time: Plus ${concurrentTasks.plus}, Pro ${concurrentTasks.pro}, Max ${concurrentTasks.max}, Enterprise as agreed; showcases are counted apart, and so is test mode. GET /v1/account tells what is in use.`,
  '',
  '## Retries',
  '',
  'Send an `Idempotency-Key` of your own with each POST, and the same one with each retry of it.',
  '',
  '## Trying first',
  '',
  'A request that makes something takes `dry_run: true`: it is checked in full, pictures included, and answered 200 with',
  'its price, what it would make, a verdict on each picture, warnings, and how long it would take. Nothing is stored,',
  'charged or counted.',
  '',
  '## Your own words',
  '',
  'A request that makes something takes `metadata`, such as the number of a listing in your own system. It comes back',
  'in the answer, in polls and lists, and in the webhook.',
  '',
  '## Errors',
  '',
  'Every error is `{error: {code, message, request_id, details?}}`; decide by `code`, which never changes its',
  'meaning. The request id is in the header `X-Request-Id` of every answer. A path that does not exist is 404',
  '`NOT_FOUND`; a method that a path does not have is 405 `METHOD_NOT_ALLOWED` with `Allow`.',
  '',
  `A body is at most ${limits.requestBodyBytes / 1024} KB. Fields that are not known are ignored; \`null\` is not the same as an omitted field.`,
  '',
  '## Changes',
  '',
  'Within `v1` fields and codes are only added. Take answers with fields that you do not know.',
].join('\n');
