import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { JobQueues } from '@groundwork/queues/enqueue';
import { createLogger } from '@groundwork/runtime';
import { chooseFreePort, startFleet } from '@groundwork/testing';
import { afterAll, expect, it } from '@jest/globals';
import { openBrowser, Visitor } from './fixtures/browser.js';

const PASSWORD = 'a long password';
const HASH_PASSWORD = fileURLToPath(
  new URL('../../services/queue-boards/dist/hash-password.js', import.meta.url),
);

const port = await chooseFreePort();
const url = `http://127.0.0.1:${port}`;
const fleet = await startFleet({
  services: ['queue-boards'],
  env: {
    OPERATORS: execFileSync(process.execPath, [HASH_PASSWORD, 'anna'], { input: PASSWORD })
      .toString()
      .trim(),
    OPERATORS_SESSION_SECRET: randomBytes(32).toString('base64'),
    QUEUE_BOARDS_PORT: String(port),
    QUEUE_BOARDS_URL: url,
  },
});
await enqueueOne();
const browser = await openBrowser();
const operator = await Visitor.arrive(browser, url);
afterAll(async () => {
  await browser.close();
  await fleet.close();
});

/** Puts a job on its queue as soon as Redis is connected. */
async function enqueueOne(): Promise<void> {
  const queues = new JobQueues(fleet.redisUrl, createLogger('test', 'silent'));
  const payload = { task_id: 'task_1' };
  const job = { queue: 'land-prepare', payload, jobId: 'task_1_prepare' };
  try {
    for (let tries = 1; ; tries += 1) {
      try {
        return await queues.add(job);
      } catch (error) {
        if (tries === 50) throw error;
        await sleep(100);
      }
    }
  } finally {
    await queues.close();
  }
}

it('the queue boards can be used by everybody, and ask nobody else for anything', async () => {
  const { page } = operator;
  await page.goto('/sign-in');
  expect(await operator.faults()).toEqual([]);
  await page.getByLabel('Name').fill('anna');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button').click();

  await page.getByRole('link', { name: 'webhook-deliver' }).first().waitFor();
  expect(await operator.faults()).toEqual([]);
  await page.getByRole('button', { name: 'Actions: land-prepare' }).click();
  await page.getByRole('menuitem').first().waitFor();
  await page.keyboard.press('Escape');

  await page.goto('/queues/queue/land-prepare?status=latest');
  await page.getByText('task_1_prepare').first().waitFor();
  expect(await operator.faults()).toEqual([]);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').waitFor();
  const named = await page.getByRole('button', { name: /./ }).count();
  expect(named).toBe(await page.getByRole('button').count());
  expect(operator.errors).toEqual([]);
});
