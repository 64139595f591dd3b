import { afterAll, describe, expect, it } from '@jest/globals';
import { startGateway } from '../fixtures/gateway.js';
import { photo } from '../fixtures/pictures.js';
import { openShowcases, SHOWCASE, TEMPLATES } from '../fixtures/showcases.js';

const gateway = await startGateway();
const showcases = await openShowcases(gateway);
const customer = await gateway.openAccount();
const url = gateway.images.serve('/plot.jpg', { bytes: await photo() });
afterAll(() => gateway.close());

const metadata = { listing: '4711', agent: 'Inês' };
const member = { type: 'adult' };

describe('metadata comes back', () => {
  it.each([
    ['/v1/land', () => ({ source_image_url: url, format: '16:9' })],
    ['/v1/real-estate/slideshow', () => ({ images: [url] })],
    ['/v1/real-estate/narrated-slideshow', () => ({ images: [url] })],
    ['/v1/real-estate/living-property', () => ({ images: [url] })],
    ['/v1/families', () => ({ name: 'A', members: [member] })],
  ])('from %s, and from its task', async (path, body) => {
    const sent = { ...body(), metadata };
    const accepted = await gateway.send('post', path, customer, sent).expect(202);
    expect(accepted.body.metadata).toEqual(metadata);
    const task = `/v1/tasks/${accepted.body.task_id}`;
    expect((await gateway.get(task, customer)).body.metadata).toEqual(metadata);
    const { body: list } = await gateway.get('/v1/tasks?limit=1', customer);
    expect(list.tasks[0].metadata).toEqual(metadata);
  });

  it('from a family, with portraits or without', async () => {
    const body = { name: 'A', members: [member], generate_avatars: false, metadata };
    const made = await gateway.send('post', '/v1/families', customer, body).expect(201);
    expect(made.body.metadata).toEqual(metadata);
    const family = await gateway.get(`/v1/families/${made.body.family_id}`, customer);
    expect(family.body.metadata).toEqual(metadata);
    expect(family.body.members).toEqual([member]);
  });

  it('from a showcase, an edit of it, and their jobs', async () => {
    const made = await showcases.post(customer, { metadata }).expect(202);
    const imageUrl = await showcases.succeed(made.body.job_id);
    const edited = await showcases
      .edit(customer, { image_url: imageUrl, prompt: 'warmer', metadata })
      .expect(202);
    for (const { body } of [made, edited]) {
      expect(body.metadata).toEqual(metadata);
      const job = await gateway.get(`${SHOWCASE}/jobs/${body.job_id}`, customer);
      expect(job.body.metadata).toEqual(metadata);
    }
  });

  it('from a custom template', async () => {
    const id = await showcases.addTemplate(customer, { metadata });
    const read = await gateway.get(`${TEMPLATES}/${id}`, customer);
    expect(read.body.metadata).toEqual(metadata);
  });

  it('only when it was sent', async () => {
    const { body } = await gateway
      .postLand(customer, { source_image_url: url, format: '16:9' })
      .expect(202);
    expect(body).not.toHaveProperty('metadata');
    const task = await gateway.get(`/v1/tasks/${body.task_id}`, customer);
    expect(task.body).not.toHaveProperty('metadata');
  });
});

describe('metadata', () => {
  it('does not change the film', async () => {
    const seedOf = async (change: object) => {
      const body = { source_image_url: url, format: '16:9', ...change };
      const accepted = await gateway.postLand(customer, body).expect(202);
      const id = accepted.body.task_id;
      return (await gateway.database.task.findUniqueOrThrow({ where: { id } })).seed;
    };
    expect(await seedOf({ metadata })).toBe(await seedOf({}));
  });

  it('is part of what an Idempotency-Key stands for', async () => {
    const post = (words: object) =>
      gateway.postLand(
        customer,
        { source_image_url: url, format: '16:9', metadata: words },
        { 'Idempotency-Key': 'one' },
      );
    const first = await post(metadata).expect(202);
    expect((await post(metadata)).body).toEqual(first.body);
    expect((await post({ listing: '4712' })).body.error.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('that no database can hold is refused, naming the key', async () => {
    const { status, body } = await showcases.post(customer, { metadata: { note: 'a\0b' } });
    expect([status, body.error.details?.field]).toEqual([400, 'metadata.note']);
  });
});
