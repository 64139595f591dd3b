import { issuePasswordReset } from '@groundwork/database/organizations/one-time-links';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDashboard, type TestDashboard } from '../fixtures/dashboard.js';
import { Mailbox } from '../fixtures/mailbox.js';
import { Person, refusalOf, viewOf } from '../fixtures/person.js';

const NEXT = 'another four calm words';

let dashboard: TestDashboard;
/** Another one, that sends no mail and lets nobody guess. */
let strict: TestDashboard;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await Mailbox.open();
  [dashboard, strict] = await Promise.all([
    openDashboard({ SMTP_URL: mailbox.url, MAIL_FROM: 'page@example.com' }),
    openDashboard({ SIGN_IN_ATTEMPTS: '3' }),
  ]);
});
afterAll(async () => {
  await Promise.all([dashboard.close(), strict.close()]);
  await mailbox.close();
});

/** The same person in another browser. @returns the status of signing in */
async function signIn(person: Person, password = person.password): Promise<[Person, number]> {
  const again = new Person(dashboard.url, person.name);
  const { status } = await again.post('/auth/sign-in/email', { email: person.email, password });
  return [again, status];
}

const isIn = async (person: Person) => (await person.get('/session')).status === 200;

describe('changing a password', () => {
  it('ends every other session and leaves one’s own, and only the new one signs in', async () => {
    const ada = await dashboard.signUp('Ada');
    const [elsewhere] = await signIn(ada);
    const before = { current: ada.password, password: NEXT };
    expect(viewOf(await ada.post('/session/password', before))).toEqual({ email: ada.email });
    expect([await isIn(ada), await isIn(elsewhere)]).toEqual([true, false]);
    expect([(await signIn(ada))[1], (await signIn(ada, NEXT))[1]]).toEqual([401, 200]);
  });

  it('refuses a wrong present one and a new one that is too short, and changes nothing', async () => {
    const bea = await dashboard.signUp('Bea', null);
    const [elsewhere] = await signIn(bea);
    for (const [body, refusal] of [
      [{ current: 'not the right one', password: NEXT }, '400 WRONG_PASSWORD current'],
      [{ current: bea.password, password: 'short' }, '400 NOT_VALID password'],
      [{ password: NEXT }, '400 NOT_VALID current'],
    ] as const) {
      expect(refusalOf(await bea.post('/session/password', body))).toBe(refusal);
    }
    expect(await isIn(elsewhere)).toBe(true);
    expect((await signIn(bea))[1]).toBe(200);
  });

  it('is for whoever is signed in, from this page, and not for guessing', async () => {
    const nobody = new Person(strict.url, 'Nobody');
    const body = { current: 'four calm words here', password: NEXT };
    expect(refusalOf(await nobody.post('/session/password', body))).toBe('401 SIGNED_OUT');
    const cleo = await strict.signUp('Cleo');
    expect(refusalOf(await cleo.send('POST', '/session/password', body, {}))).toBe(
      '403 FOREIGN_ORIGIN',
    );
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 4; attempt++) {
      const guess = { current: `guess number ${attempt}`, password: NEXT };
      statuses.push((await cleo.post('/session/password', guess)).status);
    }
    expect(statuses).toEqual([400, 400, 429, 429]);
  });
});

describe('a forgotten password', () => {
  it('is replaced once by the link of a letter, which ends all sessions', async () => {
    const dan = await dashboard.signUp('Dan');
    const nobody = new Person(dashboard.url, 'Nobody');
    const ask = (email: string) => nobody.post('/password/forgotten', { email });
    const answers = [await ask('DAN@example.com'), await ask('stranger@example.com')];
    // Nobody may learn who has an account here.
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [202, {}],
      [202, {}],
    ]);
    await mailbox.count(1);
    // Asked again at once, no second letter comes.
    await ask(dan.email);
    const [{ to, text } = { to: '', text: '' }] = mailbox.letters;
    expect(to).toBe('dan@example.com');
    expect(text).toContain('From: page@example.com');
    const [, token = ''] = /\/reset-password\/(reset_[0-9a-z]+)/.exec(text) ?? [];
    expect(text).toContain(`${dashboard.url}/reset-password/${token}`);

    const reset = (password: string) => nobody.post('/password/reset', { token, password });
    expect(refusalOf(await reset('short'))).toBe('400 NOT_VALID password');
    expect(viewOf(await reset(NEXT))).toEqual({ email: dan.email });
    expect(await isIn(dan)).toBe(false);
    expect([(await signIn(dan))[1], (await signIn(dan, NEXT))[1]]).toEqual([401, 200]);
    expect(refusalOf(await reset('yet another four words'))).toBe('410 LINK_ENDED');
    expect(mailbox.letters).toHaveLength(1);
  });

  it('is not replaced by a link that ended, was overtaken by another, or never was', async () => {
    const { database } = dashboard;
    const eve = await dashboard.signUp('Eve');
    const hours = (count: number) => new Date(Date.now() - count * 3_600_000);
    const old = await issuePasswordReset(database, eve.email, hours(2));
    const reset = (token = '') => eve.post('/password/reset', { token, password: NEXT });
    expect(refusalOf(await reset(old?.token))).toBe('410 LINK_ENDED');
    const first = await issuePasswordReset(database, eve.email, new Date());
    const second = await issuePasswordReset(database, eve.email, new Date());
    expect(refusalOf(await reset(first?.token))).toBe('410 LINK_ENDED');
    expect(refusalOf(await reset('reset_nothing'))).toBe('410 LINK_ENDED');
    expect(await isIn(eve)).toBe(true);
    const both = await Promise.all([reset(second?.token), reset(second?.token)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });

  it('is said to be an operator’s matter where no mail is sent', async () => {
    const somebody = new Person(strict.url, 'Somebody');
    expect(viewOf(await somebody.get('/entrance'))).toEqual({ mail: false });
    expect(refusalOf(await somebody.post('/password/forgotten', { email: 'a@b.example' }))).toBe(
      '409 NO_MAIL',
    );
    const nobody = new Person(dashboard.url, 'Nobody');
    expect(viewOf(await nobody.get('/entrance'))).toEqual({ mail: true });
    expect(refusalOf(await nobody.post('/password/forgotten', { email: 'nowhere' }))).toBe(
      '400 NOT_VALID email',
    );
  });
});
