import { OpenAiServer, type ServedFault } from '@groundwork/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { EngineRecorder } from './calls/make-call.js';
import { sharedEngines } from './fixtures/engines-of-task.js';
import { drawnPlan } from './image/fixtures/drawn-plan.js';
import { makeTrueEdit } from './image/true-edit.js';
import { TaskEngines } from './task-engines.js';

const FILMS = 50;
const EACH = 0.04;
const CEILING = 1;

let first: OpenAiServer;
let second: OpenAiServer;
beforeAll(async () => {
  [first, second] = await Promise.all([OpenAiServer.start(), OpenAiServer.start()]);
});
afterAll(() => Promise.all([first.close(), second.close()]));

/** A day's dollars, as the database counts them for a whole fleet. */
function purse() {
  let [spent, most] = [0, 0];
  const reserve: Required<EngineRecorder>['reserve'] = async (mostUsd, { fleetDay = 0 }) => {
    const over = spent + mostUsd > fleetDay + 1e-9 ? 'fleet' : null;
    if (over === null) spent += mostUsd;
    most = Math.max(most, spent);
    const shares = { task: null, account: null, fleet: spent / fleetDay };
    return { over, shares, settle: (usd) => (spent += over === null ? usd - mostUsd : 0) };
  };
  return { reserve, figures: () => ({ spent, most }) };
}

it('an outage of every provider at once loses no film, pays no picture twice and keeps the ceiling', async () => {
  const shared = sharedEngines(first, ['image'], {
    ...{ IMAGE_PRICES: `each=${EACH}`, ENGINE_CEILING_FLEET_DAY: String(CEILING) },
    ...{ IMAGE_2_BASE_URL: second.baseUrl, IMAGE_2_MODEL: 'other', IMAGE_2_PROFILE: 'open-server' },
    ...{
      IMAGE_2_PRICES: `each=${EACH}`,
      ENGINE_CIRCUIT_SECONDS: '0.2',
      IMAGE_TIMEOUT_SECONDS: '20',
    },
  });
  const { reserve, figures } = purse();
  const plan = drawnPlan(240, 160);
  const calls: string[] = [];
  const film = (seed: number) => {
    const recorder: Required<EngineRecorder> = {
      ...{ reserve, warned: () => undefined },
      called: ({ outcome, driver, model }) => calls.push(`${driver} ${model} ${outcome}`),
    };
    const task = TaskEngines.of(shared, new AbortController().signal, recorder);
    return task.remoteOr('image', {
      remote: (at) => {
        const words = { purpose: 'proposal-1', prompt: `Make house ${seed} real.`, feather: 3 };
        return makeTrueEdit(at, { ...plan, ...words, seed });
      },
      embedded: async () => plan.guide,
    });
  };
  // Some films are made; then everything is down; then it comes back in its middle.
  const films = Array.from({ length: FILMS }, (_, at) => at + 1);
  const before = await Promise.all(films.slice(0, 10).map(film));
  const faults: readonly ServedFault[] = [{ status: 503 }, 'reset', { status: 500 }, 'cut'];
  for (const server of [first, second]) for (const fault of faults) server.fault('image', fault, 8);
  const during = await Promise.all(films.slice(10, 30).map(film));
  for (const server of [first, second]) server.mend();
  await new Promise((resolve) => setTimeout(resolve, 250));
  const after: Awaited<ReturnType<typeof film>>[] = [];
  for (const seed of films.slice(30)) after.push(await film(seed));

  const made = [...before, ...during, ...after];
  expect(made).toHaveLength(FILMS);
  expect(made.every(({ width, height }) => width === 240 && height === 160)).toBe(true);
  const done = calls.filter((call) => call.endsWith(' done')).length;
  const answered = calls.filter((call) => /untrue|wrong_size|malformed$/u.test(call)).length;
  expect(answered).toBe(0);
  // Every picture that a provider charged for is in a film, but those whose answer broke off for good.
  const charged = first.books.length + second.books.length;
  expect(charged).toBeGreaterThanOrEqual(done);
  const keys = [first, second].flatMap((server) =>
    server.asked('image').map(({ headers }) => headers['idempotency-key']),
  );
  expect(charged).toBeLessThanOrEqual(new Set(keys).size);
  // What broke off counts too: it may have been charged for.
  expect(figures().most).toBeLessThanOrEqual(CEILING + 1e-9);
  expect(figures().spent).toBeGreaterThanOrEqual(charged * EACH - 1e-9);
  expect(done).toBeGreaterThan(10);
  expect(calls.some((call) => call.endsWith('over_ceiling'))).toBe(true);
}, 120_000);
