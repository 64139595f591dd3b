import { simulatedFailures } from '@groundwork/contract/magic/magic';
import { describe, expect, it } from '@jest/globals';
import { TaskFault } from '../task-fault.js';
import { simulate } from './film-jobs.js';

const { signal } = new AbortController();

describe('a simulation on a film', () => {
  it.each([...simulatedFailures])(
    '%s fails with %s, at once and for good',
    async (simulation, code) => {
      const fault = await simulate({ simulation }, signal).catch((error: unknown) => error);
      expect(fault).toBeInstanceOf(TaskFault);
      expect(fault).toMatchObject({ code });
    },
  );

  it.each([null, 'lost-webhook', 'dead-webhook', 'doubled-webhook'])(
    'of %s leaves the work as it is',
    async (simulation) => {
      await expect(simulate({ simulation }, signal)).resolves.toBeUndefined();
    },
  );

  it('that is slow stops with its signal', async () => {
    const stopping = new AbortController();
    const working = simulate({ simulation: 'slow' }, stopping.signal);
    stopping.abort();
    await expect(working).rejects.toThrow(/abort/i);
  });
});
