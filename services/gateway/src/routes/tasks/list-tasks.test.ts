import type { TaskList } from '@groundwork/contract/tasks/task-answers';
import { failWork } from '@groundwork/database/lifecycle/fail';
import { afterAll, describe, expect, it } from '@jest/globals';
import { startGateway } from '../../fixtures/gateway.js';
import { photo } from '../../fixtures/pictures.js';

/** Oldest first: four land films, the first of which failed, then a slideshow. */
const ids: string[] = [];

async function accept(path: string, body: object, owner = customer): Promise<string> {
  return (await gateway.send('post', path, owner, body).expect(202)).body.task_id;
}

const gateway = await startGateway();
const url = gateway.images.serve('/plot.jpg', { bytes: await photo() });
const customer = await gateway.openAccount();
const film = { source_image_url: url, format: '16:9' };
for (let count = 0; count < 4; count++) ids.push(await accept('/v1/land', film));
ids.push(await accept('/v1/real-estate/slideshow', { images: [url] }));
const failedAt = new Date();
await failWork(gateway.database, 'task', ids[0] ?? '', {
  code: 'RENDER_FAILED',
  message: 'No.',
  failedAt,
  expiresAt: failedAt,
  webhookEvent: null,
});
// Two of one moment: only their ids tell them apart.
const at = new Date('2026-03-02T09:15:00.000Z');
await gateway.database.task.updateMany({
  where: { id: { in: ids.slice(0, 2) } },
  data: { createdAt: at },
});
afterAll(() => gateway.close());

async function list(query = '', owner = customer): Promise<TaskList> {
  return (await gateway.get(`/v1/tasks${query}`, owner).expect(200)).body;
}
const idsOf = ({ tasks }: TaskList) => tasks.map(({ task_id }) => task_id);

describe('GET /v1/tasks', () => {
  it('shows each task as polling does, newest first', async () => {
    const page = await list();
    expect(idsOf(page).slice(0, 3)).toEqual(ids.slice(2).reverse());
    expect(new Set(idsOf(page))).toEqual(new Set(ids));
    expect(page).toMatchObject({ has_more: false, next_cursor: null });
    for (const { request_id, ...task } of page.tasks) {
      const { body } = await gateway.get(`/v1/tasks/${task.task_id}`, customer);
      expect(task).toEqual({ ...body, request_id: undefined });
      expect(request_id).toBe(page.request_id);
    }
    expect(page.tasks.find(({ task_id }) => task_id === ids[0])).toMatchObject({
      status: 'failed',
      refunded_credits: 40,
    });
  });

  it('goes on where a page ended, also between tasks of one moment, whatever is accepted meanwhile', async () => {
    const seen: string[] = [];
    let query = '?limit=1';
    let late = '';
    for (;;) {
      const page = await list(query);
      seen.push(...idsOf(page));
      expect(page.tasks).toHaveLength(1);
      if (late === '') late = await accept('/v1/real-estate/slideshow', { images: [url] });
      if (!page.has_more) break;
      query = `?limit=1&cursor=${page.next_cursor}`;
    }
    expect(seen.toSorted()).toEqual(ids.toSorted());
    await gateway.database.task.deleteMany({ where: { id: late } });
  });

  it.each([
    ['?status=failed', [0]],
    ['?status=preparing&type=land', [1, 2, 3]],
    ['?type=slideshow', [4]],
    ['?type=family', []],
    ['?created_before=2026-03-02T09:15:00.001Z', [0, 1]],
    ['?created_before=2026-03-02T09:15:00Z', []],
    ['?created_after=2026-03-02T11:15:00%2B02:00', [2, 3, 4]],
    ['?livemode=false', []],
    ['?external_id=svc_land_nobody', []],
  ])('filters by %s', async (query, places) => {
    const expected = places.map((place) => ids[place]).toSorted();
    expect(idsOf(await list(query)).toSorted()).toEqual(expected);
  });

  it('finds the task of a land webhook', async () => {
    const { body } = await gateway.get(`/v1/tasks/${ids[2]}`, customer);
    expect(idsOf(await list(`?external_id=${body.external_id}`))).toEqual([ids[2]]);
  });

  it('shows a test key what it may poll, and another account nothing', async () => {
    const tester = await gateway.issueKey(customer.accountId, 'test');
    expect(idsOf(await list('', tester)).toSorted()).toEqual(ids.toSorted());
    const simulation = await accept('/v1/real-estate/slideshow', { images: [url] }, tester);
    expect(idsOf(await list('?livemode=false'))).toEqual([simulation]);
    await gateway.database.task.deleteMany({ where: { id: simulation } });
    expect((await list('', await gateway.openAccount())).tasks).toEqual([]);
  });

  it.each([
    ['?limit=0', 'limit must be an integer from 1 to 100'],
    ['?limit=101', 'limit must be an integer from 1 to 100'],
    ['?status=done', /^status must be one of: preparing, /],
    ['?type=film', /^type must be one of: land, /],
    ['?created_after=yesterday', /^created_after must be a time/],
    ['?livemode=yes', 'livemode must be one of: true, false'],
    ['?cursor=nonsense', 'cursor must be the next_cursor of an earlier page'],
    ['?cursor=', 'cursor must be the next_cursor of an earlier page'],
    ['?status=failed&status=completed', /^status must be one of/],
  ])('refuses %s', async (query, message) => {
    const { status, body } = await gateway.get(`/v1/tasks${query}`, customer);
    expect([status, body.error.code]).toEqual([400, 'INVALID_PARAMETER']);
    expect(body.error.message).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
  });
});
