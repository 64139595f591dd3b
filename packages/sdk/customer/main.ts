/**
 * A customer's program: type-checked and run against the packed SDK, in a folder that has nothing else. Prints what it
 * found as JSON.
 */
import {
  ApiError,
  answerFacts,
  chargedCredits,
  Groundwork,
  refundedCredits,
  TaskFailedError,
  type TaskProgress,
  verifyWebhook,
  type WebhookEvent,
} from '@groundwork/sdk';

declare const process: { readonly env: Readonly<Record<string, string>> };
declare const console: { log(line: string): void };

const { BASE_URL = '', API_KEY = '', PHOTO_URL = '' } = process.env;
const client = new Groundwork({ baseUrl: BASE_URL, apiKey: API_KEY, retryDelayMs: 1 });
const found: Record<string, unknown> = {};

/** The code of an API error that a call must end with. */
async function refusal(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => new Error('it was not refused'),
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw error;
}

found.health = (await client.service.health()).status;
found.openapi = (await client.service.openApi()).openapi;
found.plan = (await client.account.get()).plan;

const voices = new Set<string>();
for await (const { voice_id } of client.voices.all({ limit: 7 })) voices.add(voice_id);
const { pagination } = await client.voices.list({ limit: 1 });
found.everyVoice = voices.size === pagination.total && voices.size > 7;
found.avatar = (await client.avatars.list({ type: 'custom', limit: 1 })).avatars[0]?.type;
found.cards = (await client.introOutroTemplates.list()).templates.length > 0;
found.preset = (await client.families.list({ type: 'preset' })).families[0]?.scope;
found.templates = (await client.customTemplates.list()).remaining;

const body = { source_image_url: PHOTO_URL, format: '9:16', metadata: { order: '7' } } as const;
const { credits, would_be_accepted } = await client.land.dryRun(body);
found.dryRun = [credits.price, would_be_accepted];
const film = await client.land.create(body, { idempotencyKey: 'order-7' });
const again = await client.land.create(body, { idempotencyKey: 'order-7' });
found.sameFilm = film.task_id === again.task_id;
found.replayed = [answerFacts(film)?.replayed, answerFacts(again)?.replayed];
found.requestId = answerFacts(film)?.requestId === film.request_id;
found.charged = [chargedCredits(film), chargedCredits(await client.tasks.get(film.task_id))];
found.status = (await client.tasks.get(film.task_id)).status;
for await (const { task_id, metadata } of client.tasks.all({ type: 'land' })) {
  found.listed = [task_id === film.task_id, metadata?.order];
}

const showcase = await client.showcase.create({
  template_id: 'hero_impact',
  fields: { price: '€ 485,000', size: '142 m²' },
  main_image_url: PHOTO_URL,
});
found.job = (await client.showcase.jobs.get(showcase.job_id)).status;
const cancelled = await client.showcase.jobs.cancel(showcase.job_id);
found.cancelled = [cancelled.error_code, refundedCredits(cancelled)];
found.deliveries = (await client.webhooks.list()).deliveries.length;

const invalid = await refusal(client.land.create({ ...body, num_constructions: 9 }));
if (invalid.hasCode('VALIDATION_ERROR')) found.field = invalid.details.field;
found.unknown = (await refusal(client.tasks.get('task_0'))).code;
const stranger = new Groundwork({ baseUrl: BASE_URL, apiKey: 'svc_test_stranger' });
found.stranger = (await refusal(stranger.voices.list())).status;

// The test that started this fails the film when it reads so.
const steps: number[] = [];
console.log(`waiting for ${film.task_id}`);
try {
  const onProgress = ({ progress }: TaskProgress) => steps.push(progress);
  await client.waitForTask(film.task_id, { onProgress });
} catch (error) {
  if (!(error instanceof TaskFailedError)) throw error;
  found.failure = [error.code, steps[0]];
}
for await (const { event } of client.tasks.stream(film.task_id)) found.stream = event;

async function titleOf(event: WebhookEvent): Promise<string> {
  switch (event.event) {
    case 'task.completed':
      return 'video_url' in event.result ? event.result.video_url : event.result.family_id;
    case 'task.failed':
      return event.error.code;
    case 'showcase.completed':
      return event.output_image_url;
    case 'showcase.failed':
      return event.error;
  }
}
found.verifies = await verifyWebhook({ body: '{}', headers: {}, secret: 'whsec_1' }).then(
  titleOf,
  (error: unknown) => (error instanceof Error ? error.name : null),
);

// Mistakes that the types must refuse.
// @ts-expect-error a format that there is not
const wrongFormat = () => client.land.create({ source_image_url: PHOTO_URL, format: '4:3' });
// @ts-expect-error a field that is needed
const missing = () => client.slideshow.create({});
// @ts-expect-error a field that there is not
const unknownField = () => client.land.create({ ...body, colour: 'red' });
const noMembers = { name: 'Ours', members: [], generate_avatars: false } as const;
// @ts-expect-error a family without portraits has no task
const noTask = async () => (await client.families.create(noMembers)).task_id;
// @ts-expect-error a dry run is asked for with dryRun, whose answer is another one
const dryRun = () => client.land.create({ ...body, dry_run: true });
found.typed = [wrongFormat, missing, unknownField, noTask, dryRun].length;

console.log(JSON.stringify(found));
