import { type ShowcaseEventPayload, showcaseEventSchema } from '@groundwork/contract/events';
import { showcaseAcceptedSchema } from '@groundwork/contract/showcase/job';
import { inspectImage } from '@groundwork/imaging';
import { sampleImage, WebhookReceiver } from '@groundwork/testing';
import { afterAll, describe, expect, it } from '@jest/globals';
import { openCustomer } from './fixtures/customer.js';
import { sharedFleet } from './fixtures/shared-fleet.js';

const PATH = '/v1/real-estate/property-showcase';

const { fleet, database, pictures } = await sharedFleet(
  ...['gateway', 'showcase-imager', 'webhook-dispatcher', 'scheduler'],
);
const photo = pictures.serve('/house.jpg', { bytes: await sampleImage('jpeg', 900, 1_200) });
const receiver = await WebhookReceiver.start();
afterAll(() => receiver.close());
const customer = await openCustomer(fleet, database, { plan: 'enterprise', credits: 100 });

async function accepted(path: string, body: object): Promise<string> {
  const answer = await customer.post(path, { webhook_url: receiver.url, ...body });
  expect(answer.status).toBe(202);
  return showcaseAcceptedSchema.parse(answer.body).job_id;
}

const order = () =>
  accepted(PATH, {
    template_id: 'hero_impact',
    fields: { price: '€ 420.000', size: '120 m²' },
    main_image_url: photo,
  });

/** The first `count` events, in order of arrival. */
async function receivedEvents(count: number): Promise<ShowcaseEventPayload[]> {
  const received = await receiver.waitFor(count, 60_000);
  return received.map(({ body }) => showcaseEventSchema.parse(JSON.parse(body.toString())));
}

const leased = { queue: 'showcase-render', leaseToken: { not: null } } as const;

/** Waits until an imager is at work. */
async function firstLease(): Promise<void> {
  const deadline = Date.now() + 30_000;
  while ((await database.job.count({ where: leased })) === 0) {
    if (Date.now() > deadline) throw new Error('no imager took a job');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function expectPicture(event: ShowcaseEventPayload): Promise<void> {
  const answer = await fetch(event.output_image_url ?? '');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const picture = await inspectImage(bytes, { accepted: ['jpeg'], maxPixels: 1e7 });
  expect([picture.width, picture.height]).toEqual([1080, 1920]);
}

describe('showcases of a whole fleet', () => {
  it('arrive as webhooks with pictures that open, also after an edit', async () => {
    const jobId = await order();
    const [made] = await receivedEvents(1);
    if (!made) throw new Error('nothing was delivered');
    expect(made).toMatchObject({ event: 'showcase.completed', job_id: jobId, kind: 'generation' });
    await expectPicture(made);
    const editId = await accepted(`${PATH}/edit`, {
      image_url: made.output_image_url,
      dominant_color: 'navy',
      language: 'es',
    });
    const edited = (await receivedEvents(2))[1];
    if (!edited) throw new Error('the edit was not delivered');
    expect(edited).toMatchObject({ job_id: editId, kind: 'edit', template_id: '' });
    await expectPicture(edited);
    expect((await customer.get(`/v1/tasks/${jobId}`)).body).toMatchObject({
      error: { code: 'TASK_NOT_FOUND' },
    });
  });

  it('survive the death of every imager: each is made, charged once and delivered once', async () => {
    receiver.received.length = 0;
    const before = await database.account.findUniqueOrThrow({ where: { id: customer.accountId } });
    const ordered = Promise.all(Array.from({ length: 8 }, order));
    await firstLease();
    await fleet.kill('showcase-imager');
    const jobIds = await ordered;
    // Begun by one that is dead.
    expect(await database.job.count({ where: { ...leased, attempts: 1 } })).toBeGreaterThan(0);
    // The test does not wait for the leases of the dead.
    await database.job.updateMany({ where: leased, data: { leaseUntil: new Date() } });
    await fleet.start('showcase-imager');
    const events = await receivedEvents(jobIds.length);
    expect(events.map((event) => event.job_id).toSorted()).toEqual(jobIds.toSorted());
    for (const { event } of events) expect(event).toBe('showcase.completed');
    const after = await database.account.findUniqueOrThrow({ where: { id: customer.accountId } });
    expect(before.credits - after.credits).toBe(2 * jobIds.length);
  });
});
