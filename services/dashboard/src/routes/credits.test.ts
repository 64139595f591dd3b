import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDashboard, type TestDashboard } from '../fixtures/dashboard.js';
import { type Person, refusalOf, viewOf } from '../fixtures/person.js';
import { acceptLand, accountOf } from '../fixtures/work.js';
import type { CreditsView, UsageView } from './credits.js';

let dashboard: TestDashboard;
let owner: Person;
let stranger: Person;
let taskId: string;
beforeAll(async () => {
  dashboard = await openDashboard();
  owner = await dashboard.signUp('Olga');
  stranger = await dashboard.signUp('Stranger');
  taskId = await acceptLand(dashboard, owner, { price: 40 });
});
afterAll(() => dashboard.close());

describe('the ledger', () => {
  it('tells the balance, and what each entry was for, newest first', async () => {
    const view = viewOf<CreditsView>(await owner.get('/credits'));
    expect(view).toMatchObject({
      balance: 60,
      next: null,
      entries: [
        { amount: -40, reason: 'charge', work_id: taskId, work_kind: 'land' },
        { amount: 100, reason: 'grant', work_id: null, work_kind: null },
      ],
    });
    const charges = viewOf<CreditsView>(await owner.get('/credits?reason=charge'));
    expect(charges.entries.map(({ amount }) => amount)).toEqual([-40]);
  });

  it('comes in pages without a gap or a repeat', async () => {
    const rich = await dashboard.signUp('Rich');
    const { id } = await accountOf(dashboard, rich);
    await dashboard.database.ledgerEntry.createMany({
      data: Array.from({ length: 70 }, () => ({ accountId: id, amount: 1, reason: 'grant' })),
    });
    const first = viewOf<CreditsView>(await rich.get('/credits'));
    const second = viewOf<CreditsView>(await rich.get(`/credits?before=${first.next}`));
    const ids = [...first.entries, ...second.entries].map((entry) => entry.id);
    expect([new Set(ids).size, second.next, first.balance]).toEqual([71, null, 170]);
  });

  it('is the own one only', async () => {
    const view = viewOf<CreditsView>(await stranger.get('/credits'));
    expect(view.entries.map(({ amount }) => amount)).toEqual([100]);
  });

  it.each(['before=x', 'before=-1', 'reason=theft'])('refuses the query %s', async (query) => {
    expect((await owner.get(`/credits?${query}`)).status).toBe(400);
  });
});

describe('usage', () => {
  it('has every day up to today in the asked time zone, with what was charged and came back', async () => {
    await dashboard.database.$executeRaw`
      INSERT INTO ledger_entries (account_id, amount, reason, task_id)
      SELECT account_id, 40, 'refund', task_id FROM ledger_entries WHERE task_id = ${taskId}`;
    const { days } = viewOf<UsageView>(
      await owner.get('/credits/usage?days=14&time_zone=Pacific/Kiritimati'),
    );
    expect(days).toHaveLength(14);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format();
    expect(days.at(-1)).toEqual({ day: today, charged: 40, refunded: 40 });
    expect(days.slice(0, -1).every(({ charged }) => charged === 0)).toBe(true);
    const others = viewOf<UsageView>(await stranger.get('/credits/usage'));
    expect(others.days.every(({ charged }) => charged === 0)).toBe(true);
    expect(others.days).toHaveLength(30);
  });

  it.each([
    ['days=0', 'days'],
    ['days=1000', 'days'],
    ['time_zone=Middle/Earth', 'time_zone'],
    ["time_zone=UTC';--", 'time_zone'],
    ['time_zone=%2B02:00', 'time_zone'],
  ])('refuses the query %s', async (query, field) => {
    const answer = await owner.get(`/credits/usage?${query}`);
    expect(refusalOf(answer)).toBe(`400 NOT_VALID ${field}`);
  });
});
