import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDashboard, type TestDashboard } from '../fixtures/dashboard.js';
import { type Person, refusalOf, viewOf } from '../fixtures/person.js';
import { acceptLand, acceptShowcase, accountOf, failLand } from '../fixtures/work.js';
import type { WorkDetailView } from '../work/work-detail.js';
import type { FoundView, WorkView } from './work.js';

let dashboard: TestDashboard;
let owner: Person;
let stranger: Person;
let failed: string;
let image: string;
let sample: string;
beforeAll(async () => {
  dashboard = await openDashboard();
  owner = await dashboard.signUp('Olga');
  stranger = await dashboard.signUp('Stranger');
  failed = await acceptLand(dashboard, owner);
  await failLand(dashboard, failed);
  image = await acceptShowcase(dashboard, owner);
  sample = await acceptLand(dashboard, owner, { livemode: false });
});
afterAll(() => dashboard.close());

const idsOf = async (query: string) =>
  viewOf<WorkView>(await owner.get(`/work${query}`)).work.map(({ id }) => id);

it('is found by any identifier and any word, as is all else of the account', async () => {
  const found = async (text: string, who = owner) =>
    viewOf<FoundView>(await who.get(`/find?text=${encodeURIComponent(text)}`)).found.map(
      ({ kind, id }) => `${kind} ${id}`,
    );
  const { requestId, externalId } = await dashboard.database.task.findUniqueOrThrow({
    where: { id: failed },
  });
  for (const text of [failed, externalId, requestId]) {
    expect(await found(text)).toEqual([`task ${failed}`]);
    expect(await found(text, stranger)).toEqual([]);
  }
  expect(await found('hero_impact')).toEqual([`task ${image}`]);
  const { id: accountId } = await accountOf(dashboard, owner);
  const template = await dashboard.database.customTemplate.create({
    data: {
      ...{ id: 'ctpl_1', accountId, name: 'Spring flyer', confidence: 1, spec: {} },
      referenceImageUrl: 'https://example.com/flyer.png',
    },
  });
  for (const text of [template.id, 'spring']) {
    expect(await found(text)).toEqual([`custom_template ${template.id}`]);
  }
  expect(refusalOf(await owner.get('/find?text='))).toBe('400 NOT_VALID text');
});

describe('the list of work', () => {
  it('has films and images together, newest first', async () => {
    expect(await idsOf('')).toEqual([sample, image, failed]);
  });

  it.each([
    ['?state=failed', () => [failed]],
    ['?state=under_way', () => [sample, image]],
    ['?state=done', () => []],
    ['?state=cancelled', () => []],
    ['?text=hero_impact', () => [image]],
    ['?text=PLOT.jpg', () => [sample, failed]],
    ['?text=pl%25t', () => []],
    ['?text=source_image_url', () => []],
    ['?text=+', () => [sample, image, failed]],
    ['?kind=land', () => [sample, failed]],
    ['?kind=generation', () => [image]],
    ['?mode=test', () => [sample]],
    ['?mode=live&kind=land', () => [failed]],
  ])('is filtered by %s', async (query, wanted) => {
    expect(await idsOf(query)).toEqual(wanted());
  });

  it('comes in pages without a gap or a repeat, though it is two tables', async () => {
    const busy = await dashboard.signUp('Busy');
    const made: string[] = [];
    // As many as an account may have under way are ended at once.
    for (let i = 0; i < 26; i++) {
      const id = i % 3 === 0 ? await acceptLand(dashboard, busy, { price: 0 }) : '';
      if (id === '') continue;
      await sleep(2);
      await failLand(dashboard, id);
      made.push(id);
    }
    await dashboard.database.account.updateMany({ data: { concurrencyLimit: 100 } });
    for (let i = 0; i < 20; i++) {
      // Times are kept in milliseconds: of two in one, neither is the newer.
      await sleep(2);
      made.push(await acceptShowcase(dashboard, busy));
    }
    const first = viewOf<WorkView>(await busy.get('/work'));
    const second = viewOf<WorkView>(await busy.get(`/work?after=${first.next}`));
    expect([...first.work, ...second.work].map(({ id }) => id)).toEqual(made.toReversed());
    expect(second.next).toBeNull();
  });

  it('is the own one only', async () => {
    expect(viewOf<WorkView>(await stranger.get('/work')).work).toEqual([]);
  });

  it.each(['?state=lost', '?kind=movie', '?after=1', "?after=1~x'"])(
    'refuses %s',
    async (query) => {
      expect((await owner.get(`/work${query}`)).status).toBe(400);
    },
  );
});

describe('one piece of work', () => {
  it('that failed says why in words, what was refunded, and who was notified', async () => {
    expect(viewOf<WorkDetailView>(await owner.get(`/work/${failed}`))).toMatchObject({
      state: 'failed',
      error: { code: 'AREA_NOT_FOUND', message: 'No buildable area could be made out' },
      charged: 40,
      refunded: 40,
      key_name: 'Website',
      request: { source_image_url: 'https://example.com/plot.jpg', format: '9:16' },
      film: null,
      deliveries: [{ event: 'task.failed', status: 'pending' }],
    });
  });

  it('shows the pictures of its request by links that are signed for an hour', async () => {
    const { pictures } = viewOf<WorkDetailView>(await owner.get(`/work/${image}`));
    expect(pictures.map(({ name }) => name)).toEqual(['main']);
    const url = new URL(pictures[0]?.url ?? '');
    expect(url.origin + url.pathname).toBe(
      `https://api.example.com/assets/inputs/${image}/main.jpg`,
    );
    const seconds = Number(url.searchParams.get('expires')) - Date.now() / 1000;
    expect(seconds).toBeLessThanOrEqual(3600);
  });

  it('of another organization does not exist, nor can it be run again', async () => {
    const attempt = '0123456789abcdef'.repeat(2);
    const answers = await Promise.all([
      stranger.get(`/work/${failed}`),
      stranger.get(`/work/${image}`),
      stranger.post(`/work/${failed}/again`, { attempt }),
      owner.get('/work/task_nothing'),
    ]);
    expect(answers.map(refusalOf)).toEqual(answers.map(() => '404 NOT_FOUND'));
  });

  it('is run again through the public API: where that is away, it says so', async () => {
    const attempt = '0123456789abcdef'.repeat(2);
    expect(refusalOf(await owner.post(`/work/${failed}/again`, { attempt }))).toBe('502 API_AWAY');
    expect(refusalOf(await owner.post(`/work/${failed}/again`, { attempt: 'x' }))).toBe(
      '400 NOT_VALID attempt',
    );
  });
});
