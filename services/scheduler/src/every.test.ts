import { describe, expect, it } from '@jest/globals';
import { every } from './every.js';
import { log } from './fixtures/schedule.js';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Resolves with the duty when it has been done so often. */
function doneTimes(times: number, duty: (run: number) => Promise<void> = async () => {}) {
  let runs = 0;
  let enough = () => {};
  const done = new Promise<void>((resolve) => {
    enough = resolve;
  });
  return {
    done,
    runs: () => runs,
    duty: async () => {
      runs += 1;
      if (runs >= times) enough();
      await duty(runs);
    },
  };
}

describe('a repeated duty', () => {
  it('is done at once and again after each period', async () => {
    const counted = doneTimes(3);
    const repeated = every(0.02, 'count', counted.duty, log);
    expect(counted.runs()).toBe(1);
    await counted.done;
    await repeated.stop();
  });

  it('that fails is done again', async () => {
    const counted = doneTimes(3, async (run) => {
      throw new Error(`no Postgres, run ${run}`);
    });
    const repeated = every(0.01, 'fail', counted.duty, log);
    await counted.done;
    expect(repeated.isLive()).toBe(true);
    await repeated.stop();
  });

  it('never runs twice at once, however long it takes', async () => {
    let running = 0;
    let most = 0;
    const counted = doneTimes(3, async () => {
      running += 1;
      most = Math.max(most, running);
      await pause(40);
      running -= 1;
    });
    const repeated = every(0.005, 'slow', counted.duty, log);
    await counted.done;
    await repeated.stop();
    expect(most).toBe(1);
  });

  it('stops at once between two runs, and after the run otherwise', async () => {
    const idle = doneTimes(1);
    const hourly = every(3_600, 'idle', idle.duty, log);
    await pause(10);
    await hourly.stop();
    expect(idle.runs()).toBe(1);

    let ended = false;
    const busy = every(
      3_600,
      'busy',
      async () => {
        await pause(50);
        ended = true;
      },
      log,
    );
    await busy.stop();
    expect(ended).toBe(true);
  });
});
