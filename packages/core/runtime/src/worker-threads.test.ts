import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import type { CountingAnswer, CountingWork } from './fixtures/counting-thread.js';
import { ThreadFailedError, type ThreadOptions, WorkerThreads } from './worker-threads.js';

const entry = new URL('./fixtures/counting-thread.js', import.meta.url);
const counting = (options: Partial<ThreadOptions> = {}) =>
  new WorkerThreads<CountingWork, CountingAnswer>(entry, { most: 1, ...options });

describe('threads', () => {
  it('are kept for the next piece of work', async () => {
    const threads = counting();
    const first = await threads.run({ kind: 'count' });
    const second = await threads.run({ kind: 'count' });
    expect([first.count, second.count]).toEqual([1, 2]);
    expect(second.thread).toBe(first.thread);
    expect([...second.bytes]).toEqual([1, 2, 3]);
  });

  it('are so many at once and no more', async () => {
    const threads = counting({ most: 2 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => threads.run({ kind: 'count' })),
    );
    expect(new Set(answers.map(({ thread }) => thread)).size).toBe(2);
    expect(answers.filter(({ count }) => count === 1)).toHaveLength(2);
  });

  it('end when they have rested long enough; the next piece of work gets a new one', async () => {
    const threads = counting({ idleSeconds: 0.02 });
    await threads.run({ kind: 'count' });
    await sleep(100);
    expect((await threads.run({ kind: 'count' })).count).toBe(1);
  });

  it('do not keep a process alive while they rest', async () => {
    const program = fileURLToPath(new URL('./fixtures/one-piece-of-work.js', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [program], { timeout: 20_000 });
    expect(stdout).toBe('1\n');
  });
});

describe('a piece of work that goes wrong', () => {
  it.each(['throw', 'exit', 'hang'] as const)(
    'is reported, and the next one gets a new thread: %s',
    async (kind) => {
      const threads = counting();
      await threads.run({ kind: 'count' });
      const failure = threads.run({ kind }, { seconds: 0.2 });
      if (kind === 'throw') {
        await expect(failure).rejects.toThrow(new RangeError('no such number'));
      } else {
        await expect(failure).rejects.toThrow(ThreadFailedError);
        await expect(failure).rejects.toThrow(kind === 'exit' ? /code 3/ : /longer than 0.2 s/);
      }
      expect((await threads.run({ kind: 'count' })).count).toBe(1);
    },
  );

  it('is called off with the reason of its signal, before and while it runs', async () => {
    const threads = counting();
    const controller = new AbortController();
    const running = threads.run({ kind: 'hang' }, { signal: controller.signal });
    controller.abort(new Error('called off'));
    await expect(running).rejects.toThrow('called off');
    const late = threads.run({ kind: 'count' }, { signal: controller.signal });
    await expect(late).rejects.toThrow('called off');
    expect((await threads.run({ kind: 'count' })).count).toBe(1);
  });

  it('that cannot be copied to a thread is refused', async () => {
    const threads = new WorkerThreads<unknown, CountingAnswer>(entry, { most: 1 });
    await expect(threads.run({ kind: () => 'count' })).rejects.toThrow('could not be cloned');
    expect((await threads.run({ kind: 'count' })).count).toBe(1);
  });
});
