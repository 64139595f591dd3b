import { sampleImage, WebhookReceiver } from '@groundwork/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { triesTheReference } from './fixtures/api-reference.js';
import { openBrowser, Visitor } from './fixtures/browser.js';
import { runsTheFirstRequest } from './fixtures/first-steps.js';
import { triesForFree } from './fixtures/free-plan.js';
import { operatorsLinks } from './fixtures/operators-links.js';
import { openGuest, PASSWORD, signUp } from './fixtures/people.js';
import { type PlaygroundGuest, playgroundFlows } from './fixtures/playground.js';
import { keepsAnEndpoint } from './fixtures/saved-endpoints.js';
import { sharedFleet } from './fixtures/shared-fleet.js';

const [{ fleet, pictures }, browser, receiver, guestReceiver] = await Promise.all([
  sharedFleet(
    ...['gateway', 'dashboard', 'webhook-dispatcher', 'family-portraits', 'scheduler'],
    'showcase-imager',
  ),
  openBrowser(),
  WebhookReceiver.start(),
  WebhookReceiver.start(),
]);
const ada = await Visitor.arrive(browser, fleet.pageUrl);
let liveKey: string;

afterAll(() => Promise.all([browser.close(), receiver.close(), guestReceiver.close()]));

afterEach(() => {
  expect(ada.errors).toEqual([]);
});

/** Waits for a page's head, then looks for what is wrong with it. */
async function faultsOf(visitor: Visitor, title: string): Promise<string[]> {
  await visitor.page.getByRole('heading', { level: 1, name: title }).waitFor();
  await visitor.page.getByLabel('Loading').waitFor({ state: 'detached' });
  return visitor.faults();
}

const goTo = (name: string) =>
  ada.page
    .getByRole('navigation', { name: 'Account' })
    .getByRole('link', { name, exact: true })
    .click();

describe('a new customer', () => {
  it('signs up, names an organization, and lands on the first steps', async () => {
    const { page } = ada;
    await page.goto('/keys');
    expect(await faultsOf(ada, 'Sign in')).toEqual([]);
    await page.getByRole('link', { name: 'Create account' }).click();
    expect(await faultsOf(ada, 'Create account')).toEqual([]);
    await signUp(ada, 'Ada');
    expect(await faultsOf(ada, 'Name your organization')).toEqual([]);
    await page.getByLabel('Organization').fill('Ada Homes');
    await page.getByRole('button', { name: 'Continue' }).click();
    // Where they wanted to go before is where they are now.
    await page.getByRole('heading', { level: 1, name: 'Keys' }).waitFor();
    await goTo('Home');
    expect(await faultsOf(ada, 'Home')).toEqual([]);
    await page.getByText('100 credits').waitFor();
  });

  it('makes a key that is shown once, uses it, and sees that it was used', async () => {
    const { page } = ada;
    await goTo('Keys');
    await page.getByText('No keys yet').waitFor();
    expect(await faultsOf(ada, 'Keys')).toEqual([]);
    await page.getByRole('button', { name: 'New key' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Website');
    await dialog.getByText('Live').click();
    expect(await ada.faults()).toEqual([]);
    await dialog.getByRole('button', { name: 'Create key' }).click();
    await dialog.getByText('Copy both now').waitFor();
    liveKey = (await dialog.locator('code').first().textContent()) ?? '';
    await dialog.getByRole('button', { name: 'Copy: api key' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(liveKey);
    await page.keyboard.press('Escape');
    expect(await dialog.isVisible()).toBe(true);
    await dialog.getByRole('button', { name: 'I have copied them' }).click();

    const account = await fetch(`${fleet.url}/v1/voices`, {
      headers: { authorization: `Bearer ${liveKey}` },
    });
    expect(account.status).toBe(200);
    await page.reload();
    const row = page.getByRole('row', { name: 'Website' });
    await row.getByText('just now').waitFor();
    expect(await page.content()).not.toContain(liveKey);
    expect(await faultsOf(ada, 'Keys')).toEqual([]);
  });
});

describe('the API reference', () => {
  it('tries a request out with the account’s test key, which stays on the server', () =>
    triesTheReference(ada));
});

describe('work', () => {
  it('that a program asked for appears, is done, and is shown beside its request', async () => {
    const { page } = ada;
    await goTo('Work');
    await page.getByText('Nothing here yet').waitFor();
    await ada.switchTo('Live');
    const photo = await sampleImage('jpeg', 1200, 900);
    const accepted = await fetch(`${fleet.url}/v1/real-estate/property-showcase`, {
      method: 'POST',
      headers: { authorization: `Bearer ${liveKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        template_id: 'hero_impact',
        fields: { price: '€ 420.000', size: '120 m²' },
        main_image_url: pictures.serve('/house.jpg', { bytes: photo }),
        webhook_url: receiver.url,
      }),
    });
    expect(accepted.status).toBe(202);
    await page.reload();
    const card = page.getByRole('link', { name: /Showcase/ });
    await card.getByText('Done').waitFor();
    expect(await faultsOf(ada, 'Work')).toEqual([]);
    await card.click();
    const image = page.getByRole('img', { name: 'The showcase' });
    await image.waitFor();
    // The page's policy lets the image of the API load.
    await page.waitForFunction(
      () => [...document.images].length >= 2 && [...document.images].every((one) => one.complete),
    );
    const widths = await page.evaluate(() => [...document.images].map((one) => one.naturalWidth));
    expect(widths.every((width) => width > 0)).toBe(true);
    await page.getByText('"template_id": "hero_impact"').waitFor();
    expect(await faultsOf(ada, 'Showcase')).toEqual([]);
  });

  it('is run again by the page, and paid for', async () => {
    const { page } = ada;
    const first = page.url();
    await page.getByRole('button', { name: 'Run again for 2 credits' }).click();
    await page.waitForURL((url) => url.href !== first);
    await page.getByRole('img', { name: 'The showcase' }).waitFor();
    await goTo('Credits');
    await page.getByText('4 credits charged on 1 day').waitFor();
    await page.getByRole('banner').getByText('96 credits').waitFor();
    await page.getByText('Show as table').click();
    await page
      .getByRole('row', { name: /Showcase.*−2/ })
      .nth(1)
      .waitFor();
    expect(await faultsOf(ada, 'Credits')).toEqual([]);
  });
});

describe('deliveries', () => {
  it('show what was sent and answered, and are sent again', async () => {
    const { page } = ada;
    await goTo('Deliveries');
    const row = page.getByRole('row', { name: /Showcase completed.*Delivered/ }).last();
    await row.waitFor();
    expect(await faultsOf(ada, 'Deliveries')).toEqual([]);
    await row.getByRole('link').click();
    await page.getByText('"event": "showcase.completed"').waitFor();
    expect(await faultsOf(ada, 'Showcase completed')).toEqual([]);
    const before = receiver.received.length;
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('Resend of').waitFor();
    await page.getByText('Delivered').waitFor();
    expect(receiver.received.length).toBeGreaterThan(before);
  });

  it('are tried out with a test event, signed with the secret of a chosen key', async () => {
    const { page } = ada;
    await goTo('Deliveries');
    await page.getByRole('button', { name: 'Send test event' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('To').fill('http://example.com/plain');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.getByText('Use an https:// URL').waitFor();
    expect(await ada.faults()).toEqual([]);
    await dialog.getByLabel('To').fill(receiver.url);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Test event', { exact: true }).waitFor();
    await page.getByText('Delivered').waitFor();
    expect(receiver.received.at(-1)?.body.toString()).toContain('"test":true');
  });
});

describe('the palette', () => {
  it('goes by key to whatever a name or an identifier finds', async () => {
    const { page } = ada;
    const box = page.getByRole('searchbox', { name: 'A page, a name or any ID' });
    const find = async (words: string, expected: RegExp) => {
      await page.keyboard.press('Control+k');
      await box.fill(words);
      const found = page.getByRole('list', { name: 'Found' }).getByRole('link');
      await found.filter({ hasText: expected }).first().waitFor();
      await page.waitForFunction(() => document.querySelectorAll('dialog li').length === 1);
      expect(await ada.faults()).toEqual([]);
      await page.keyboard.press('Enter');
    };
    const [id = ''] = /whd_\w+/.exec(page.url()) ?? [];
    await find('organi', /Organization/);
    await page.waitForURL('**/organization');
    await find(id, /whd_/);
    await page.waitForURL(`**/deliveries/${id}`);
    await goTo('Work');
    const work = await page
      .getByRole('link', { name: /Showcase/ })
      .first()
      .getAttribute('href');
    await find(work?.replace('/work/', '') ?? '', /job_/);
    await page.waitForURL(`**${work}`);
  });
});

describe('webhook endpoints', () => {
  it('are saved once, with a secret of their own, and disabled and deleted', async () => {
    await goTo('Webhook endpoints');
    await keepsAnEndpoint(ada, receiver);
  });
});

describe('keys', () => {
  it('get a new webhook secret, an end, and are revoked', async () => {
    const { page } = ada;
    await goTo('Keys');
    await page.getByRole('button', { name: 'Rotate secret of Website' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Rotate secret' }).click();
    await dialog.getByText('every webhook carries both').waitFor();
    await dialog.getByRole('button', { name: 'I have copied it' }).click();
    await page.getByRole('button', { name: 'Set expiry of Website' }).click();
    await dialog.getByLabel('Last day').fill('2099-12-31');
    await dialog.getByRole('button', { name: 'Set expiry' }).click();
    await page.getByText('Dec 31, 2099').waitFor();
    await page.getByRole('button', { name: 'Revoke Website' }).click();
    await dialog.getByRole('button', { name: 'Revoke key' }).click();
    await page.getByText('Revoked', { exact: true }).waitFor();
    const refused = await fetch(`${fleet.url}/v1/voices`, {
      headers: { authorization: `Bearer ${liveKey}` },
    });
    expect(refused.status).toBe(401);
  });
});

describe('the home', () => {
  it('shows the use and the errors of the week', async () => {
    await goTo('Home');
    await ada.page.getByText('4 credits charged on 1 day').waitFor();
    await ada.page.getByText('Nothing failed.').waitFor();
    expect(await faultsOf(ada, 'Home')).toEqual([]);
  });

  it('shows a request that runs as it is pasted, with a key made there', async () => {
    await goTo('Home');
    await runsTheFirstRequest(ada, fleet.url);
  });
});

describe('an organization', () => {
  it('is joined by the link of an invitation, and its member changes no key', async () => {
    const { page } = ada;
    await goTo('Organization');
    await page.getByRole('button', { name: 'Invite' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill('bo@example.com');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const link = (await dialog.locator('code').textContent()) ?? '';
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByText('bo@example.com').waitFor();
    expect(await faultsOf(ada, 'Ada Homes')).toEqual([]);

    const bo = await Visitor.arrive(browser, fleet.pageUrl);
    await bo.page.goto(link);
    await bo.page.getByText('Ada (ada@example.com) invited bo@example.com to join as').waitFor();
    expect(await bo.faults()).toEqual([]);
    await bo.page.getByRole('link', { name: 'Create account' }).click();
    await signUp(bo, 'Bo');
    expect(await faultsOf(bo, 'Join Ada Homes')).toEqual([]);
    await bo.page.getByText('Ada (ada@example.com) invited you (bo@example.com)').waitFor();
    await bo.page.getByRole('button', { name: 'Join Ada Homes' }).click();
    await bo.page.getByRole('link', { name: 'Keys', exact: true }).click();
    await bo.page.getByRole('row', { name: 'Website' }).waitFor();
    expect(await bo.page.getByRole('button', { name: 'New key' }).count()).toBe(0);
    expect(bo.errors).toEqual([]);
    await bo.leave();
  });
});

describe('somebody new', () => {
  let cy: PlaygroundGuest;
  beforeAll(async () => {
    const guest = await openGuest(browser, fleet, 'Cy');
    cy = { ...guest, receiver: guestReceiver, fleet };
  });
  afterAll(async () => {
    expect(cy.visitor.errors).toEqual([]);
    await cy.visitor.leave();
  });
  playgroundFlows(() => cy);
  operatorsLinks(
    () => fleet,
    () => ({ visitor: cy.visitor, email: 'cy@example.com', password: PASSWORD }),
  );
});

describe('the plan Free', () => {
  it('tries everything in test mode, and sees why there is no other', () =>
    triesForFree(browser, fleet));
});

describe('a session', () => {
  it('works by keyboard and on a telephone, keeps a chosen theme, and ends', async () => {
    const { page } = ada;
    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Ada Homes' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    // Past the switch of the mode.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('button', { name: 'Close' }).getAttribute('aria-expanded')).toBe(
      'true',
    );
    await page.keyboard.press('Escape');
    const menu = page.getByRole('button', { name: 'Menu' });
    expect(await menu.getAttribute('aria-expanded')).toBe('false');
    expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
    await menu.click();
    await page.getByLabel('Theme').selectOption('dark');
    await page.reload();
    const ground = await page.evaluate(
      () => getComputedStyle(document.documentElement).colorScheme,
    );
    expect(ground).toBe('dark');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Password').fill('not the right one');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Invalid email or password').waitFor();
  });
});
