import { landAcceptedSchema } from '@groundwork/contract/land/response';
import { openDatabase } from '@groundwork/database/connection/client';
import {
  ImageServer,
  samplePlot,
  startFleet,
  TraceCollector,
  WebhookReceiver,
} from '@groundwork/testing';
import { afterAll, describe, expect, it } from '@jest/globals';
import { openCustomer } from './fixtures/customer.js';
import { everythingGenerated } from './fixtures/everything-generated.js';
import { expectFilmStory } from './fixtures/film-story.js';
import { expectFilmTrace } from './fixtures/trace-tree.js';

/** The trace id that the caller's own tracing sends. */
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = `00-${TRACE}-00f067aa0ba902b7-01`;

const plot = await samplePlot({ width: 1440, height: 960, seed: 3 });
const pictures = await ImageServer.start({ '/plot.jpg': { bytes: plot } });
const receiver = await WebhookReceiver.start();
const collector = await TraceCollector.start();
const fleet = await startFleet({
  services: ['gateway', 'land-renderer', 'webhook-dispatcher', 'scheduler'],
  allowedPrivateOrigins: [pictures.origin, receiver.origin],
  // As it ships: the file itself is looked at here.
  env: {
    FILM_PRESET: undefined,
    FILM_CRF: undefined,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  },
});
const database = openDatabase({ url: fleet.databaseUrl });
const customer = await openCustomer(fleet, database, { plan: 'max', credits: 1_000 });
const answer = await customer.post(
  '/v1/land',
  {
    source_image_url: `${pictures.origin}/plot.jpg`,
    format: '16:9',
    construction_prompts: ['A white house'],
    // The sample has music under its narration.
    background_music: false,
    language: 'es',
    webhook_url: receiver.url,
  },
  { traceparent: CALLER },
);
expect(answer).toMatchObject({ status: 202, body: { livemode: true } });
const taskId = landAcceptedSchema.parse(answer.body).task_id;

afterAll(async () => {
  await database.$disconnect();
  await fleet.close();
  collector.close();
  await receiver.close();
  await pictures.close();
});

describe('a film of a live key in 16:9, everything generated', () => {
  everythingGenerated({ livemode: true, width: 1920, height: 1080, profile: 'High' }, () => ({
    ...{ fleet, database, receiver, caller: customer, taskId, plot },
  }));
});

it('the lines of the log with the task’s id tell its story, all under its request and trace', async () => {
  const { requestId } = await database.task.findUniqueOrThrow({ where: { id: taskId } });
  expectFilmStory(fleet, { taskId, requestId, traceId: TRACE });
});

it('one POST is one trace, from its caller to its webhook', async () => {
  const { externalId } = await database.task.findUniqueOrThrow({ where: { id: taskId } });
  const delivery = receiver.received.find(({ body }) => body.includes(externalId));
  await expectFilmTrace(collector, {
    caller: CALLER,
    webhook: String(delivery?.headers.traceparent),
    taskId,
    segments: await database.taskSegment.count({ where: { taskId } }),
    host: '127.0.0.1',
  });
});

it('the task_id of a webhook is no id to poll, and finds the task as its external_id', async () => {
  const { id, externalId } = await database.task.findFirstOrThrow();
  expect(await customer.get(`/v1/tasks/${externalId}`)).toMatchObject({
    status: 404,
    body: {
      error: { code: 'TASK_NOT_FOUND', message: expect.stringContaining('?external_id=') },
    },
  });
  expect(await customer.get(`/v1/tasks?external_id=${externalId}`)).toMatchObject({
    status: 200,
    body: { tasks: [{ task_id: id, external_id: externalId }] },
  });
});
