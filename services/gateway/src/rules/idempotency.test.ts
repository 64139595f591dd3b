import { afterAll, describe, expect, it } from '@jest/globals';
import { startGateway } from '../fixtures/gateway.js';
import { photo } from '../fixtures/pictures.js';
import { openShowcases, SHOWCASE, spec, TEMPLATES } from '../fixtures/showcases.js';

const gateway = await startGateway();
const showcases = await openShowcases(gateway);
const customer = await gateway.openAccount();
const url = gateway.images.serve('/plot.jpg', { bytes: await photo() });
afterAll(() => gateway.close());

const film = () => ({ images: [url] });
const bodies: Readonly<Record<string, () => object>> = {
  '/v1/land': () => ({ source_image_url: url, format: '16:9' }),
  '/v1/real-estate/slideshow': film,
  '/v1/real-estate/narrated-slideshow': film,
  '/v1/real-estate/living-property': film,
  '/v1/families': () => ({ name: 'A', members: [{ type: 'adult' }] }),
  [SHOWCASE]: () => ({
    template_id: 'info_story',
    fields: { price: '450.000 €', size: '120 m²' },
    main_image_url: url,
  }),
  [TEMPLATES]: () => ({ name: 'Card', reference_image_url: showcases.referenceUrl, spec }),
  '/v1/webhook-endpoints': () => ({ url: 'https://example.com/hook' }),
  '/v1/webhooks/test': () => ({ url: 'https://example.com/hook', event: 'task.completed' }),
};

describe('Idempotency-Key on every POST', () => {
  it.each(Object.keys(bodies))(
    'of %s: one answer, a clear error for another body, and nothing new by either',
    async (path) => {
      const post = (change: object = {}) =>
        gateway.send(
          'post',
          path,
          customer,
          { ...bodies[path]?.(), ...change },
          { 'Idempotency-Key': 'one' },
        );
      const first = await post();
      expect([first.status < 300, first.headers['idempotent-replayed']]).toEqual([true, undefined]);
      const before = await gateway.traces();
      const again = await post();
      expect([again.status, again.headers['idempotent-replayed']]).toEqual([first.status, 'true']);
      expect(again.body).toEqual(first.body);
      const { location, 'retry-after': after } = first.headers;
      expect([again.headers.location, again.headers['retry-after']]).toEqual([location, after]);
      const changes = path.endsWith('/test')
        ? { event: 'task.failed' }
        : { metadata: { a: 'b' }, enabled: false };
      const other = await post(changes);
      expect([other.status, other.body.error?.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
      expect(await gateway.traces()).toEqual(before);
    },
  );

  it('is one for each path: the same key may be used on all of them', async () => {
    const made = await gateway.database.idempotencyKey.count({
      where: { accountId: customer.accountId, key: 'live one' },
    });
    expect(made).toBe(Object.keys(bodies).length);
  });

  it('makes one template of five requests at once', async () => {
    const owner = await gateway.openAccount();
    const post = () =>
      gateway.send('post', TEMPLATES, owner, bodies[TEMPLATES]?.(), { 'Idempotency-Key': 'x' });
    const answers = await Promise.all(Array.from({ length: 5 }, post));
    expect(new Set(answers.map(({ body }) => body.custom_template_id)).size).toBe(1);
    expect(answers.filter(({ headers }) => !('idempotent-replayed' in headers))).toHaveLength(1);
  });

  it('of a template is answered though the design is gone by now', async () => {
    const owner = await gateway.openAccount();
    const design = gateway.images.serve('/gone.png', { bytes: await photo() });
    const body = { name: 'Card', reference_image_url: design, spec };
    const post = () => gateway.send('post', TEMPLATES, owner, body, { 'Idempotency-Key': 'x' });
    const first = await post().expect(201);
    gateway.images.serve('/gone.png', { bytes: Buffer.alloc(0), status: 404 });
    expect((await post().expect(201)).body).toEqual(first.body);
  });

  it('that another request holds is a clear error after a while', async () => {
    const owner = await gateway.openAccount();
    const name = JSON.stringify([owner.accountId, 'families', 'live held']);
    const answer = await gateway.database.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))::text`;
      return gateway.send('post', '/v1/families', owner, bodies['/v1/families']?.(), {
        'Idempotency-Key': 'held',
      });
    });
    expect([answer.status, answer.body.error.code]).toEqual([409, 'IDEMPOTENCY_KEY_IN_USE']);
  });

  it.each([SHOWCASE, TEMPLATES, '/v1/webhooks/test', '/v1/families'])(
    'of a wrong form is VALIDATION_ERROR on %s',
    async (path) => {
      const { status, body } = await gateway.send('post', path, customer, bodies[path]?.(), {
        'Idempotency-Key': 'two words',
      });
      expect([status, body.error.details?.field]).toEqual([400, 'Idempotency-Key']);
    },
  );
});
