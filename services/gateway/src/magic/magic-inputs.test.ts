import { errorCatalogue } from '@groundwork/contract/errors';
import {
  MAGIC_ORIGIN,
  magicRefusals,
  simulatedFailures,
  simulatedTroubles,
} from '@groundwork/contract/magic/magic';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type Customer, startGateway } from '../fixtures/gateway.js';
import { SHOWCASE, TEMPLATES } from '../fixtures/showcases.js';

const url = (name: string) => `${MAGIC_ORIGIN}/${name}.jpg`;

let customer: Customer;
const gateway = await startGateway();
beforeEach(async () => {
  customer = await gateway.openAccount('enterprise', 100, 'test');
});
afterAll(() => gateway.close());

const postLand = (name: string, fields: object = {}, owner = customer) =>
  gateway.postLand(owner, { source_image_url: url(name), format: '16:9', ...fields });
const postShowcase = (name: string, fields: object = {}) =>
  gateway.send('post', SHOWCASE, customer, {
    template_id: 'info_story',
    fields: { price: '450.000 €', size: '120 m²' },
    main_image_url: url(name),
    ...fields,
  });
const taskOf = async (taskId: string) =>
  gateway.database.task.findUniqueOrThrow({ where: { id: taskId } });

describe('magic pictures', () => {
  it('are each a good picture, drawn here and fetched nowhere', async () => {
    const images = [url('house'), url('living-room'), url('kitchen'), url('terrace')];
    const film = { images, property: { title: 'Casa' } };
    await gateway.send('post', '/v1/real-estate/slideshow', customer, film).expect(202);
    const { body } = await postLand('plot', { mask_image_url: url('mask') }).expect(202);
    await postShowcase('house', { logo_image_url: url('logo') }).expect(202);
    const { inputs } = await taskOf(body.task_id);
    const [plot] = (inputs as { images: { key: string }[] }).images;
    const { width, height } = await sharp(await gateway.store.get(plot?.key ?? '')).metadata();
    expect([width, height]).toEqual([1_800, 1_200]);
    expect(await gateway.creditsOf(customer)).toBe(100);
  });

  it('are nothing with a live key', async () => {
    const live = await gateway.openAccount();
    const { body } = await postLand('house', {}, live).expect(400);
    expect(body.error.code).toBe('INVALID_IMAGE_URL');
  });

  it('are no designs of templates', async () => {
    const template = { name: 'Card', reference_image_url: url('house') };
    const { body } = await gateway.send('post', TEMPLATES, customer, template).expect(400);
    expect(body.error.code).toBe('INVALID_REFERENCE_IMAGE');
  });
});

describe('magic refusals', () => {
  it.each(Object.entries(magicRefusals))('%s is answered %s', async (name, code) => {
    const before = await gateway.traces();
    const { body } = await postLand(name).expect(errorCatalogue[code].status);
    expect(body.error.code).toBe(code);
    expect(body.error.message).toContain('source_image_url');
    expect(await gateway.traces()).toEqual(before);
  });

  it.each([
    ['unreachable', 'IMAGE_INACCESSIBLE'],
    ['timeout', 'IMAGE_TIMEOUT'],
    ['too-large', 'IMAGE_TOO_LARGE'],
    ['insufficient-credits', 'INSUFFICIENT_CREDITS'],
    ['too-small', 'IMAGE_INACCESSIBLE'],
    ['no-such-thing', 'IMAGE_INACCESSIBLE'],
  ])('%s fails showcases with %s', async (name, code) => {
    const { body } = await postShowcase(name);
    expect(body.error.code).toBe(code);
  });

  it('names a magic input that there is not', async () => {
    const { body } = await postLand('no-such-thing').expect(400);
    expect(body.error).toMatchObject({
      code: 'INVALID_IMAGE_URL',
      message: expect.stringMatching(
        /no magic input is called "no-such-thing"; pictures are house, plot, /,
      ),
    });
  });
});

describe('simulations', () => {
  it('are written down with the task or job that they are asked of', async () => {
    for (const name of [...simulatedFailures.keys(), ...Object.keys(simulatedTroubles)]) {
      const { body } = await postLand(name).expect(202);
      expect((await taskOf(body.task_id)).simulation).toBe(name);
    }
    const { body } = await postShowcase('house', { logo_image_url: url('slow') }).expect(202);
    const { simulation } = await gateway.database.showcaseJob.findUniqueOrThrow({
      where: { id: body.job_id },
    });
    expect(simulation).toBe('slow');
  });

  it('of a family are its name, with a test key only', async () => {
    const family = { name: 'magic:slow', members: [{ type: 'adult' }] };
    const live = await gateway.openAccount();
    for (const [owner, simulation] of [
      [customer, 'slow'],
      [live, null],
    ] as const) {
      const { body } = await gateway.send('post', '/v1/families', owner, family).expect(202);
      expect((await taskOf(body.task_id)).simulation).toBe(simulation);
    }
  });
});
