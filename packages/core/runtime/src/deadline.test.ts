import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { DeadlineExceeded, signalWithin, withDeadline } from './deadline.js';
import { StopReason, stopCauseOf } from './stop-reason.js';

describe('withDeadline', () => {
  it('gives what the work gives, or its failure', async () => {
    expect(await withDeadline(Promise.resolve(7), 1_000, 'it')).toBe(7);
    await expect(withDeadline(Promise.reject(new Error('no')), 1_000, 'it')).rejects.toThrow('no');
  });

  it('throws DeadlineExceeded when the time is up, and takes a later failure in silence', async () => {
    let fail = (_error: Error) => {};
    const work = new Promise<never>((_resolve, reject) => {
      fail = reject;
    });
    await expect(withDeadline(work, 10, 'the work')).rejects.toThrow(DeadlineExceeded);
    // Unhandled, this would end the process.
    fail(new Error('too late'));
    await new Promise((resolve) => setImmediate(resolve));
  });
});

describe('the reason of a stop', () => {
  it('is read from a signal, and null when it is none of ours', () => {
    expect(stopCauseOf(AbortSignal.abort(new StopReason('too_long')))).toBe('too_long');
    expect(stopCauseOf(AbortSignal.abort(new Error('other')))).toBeNull();
    expect(stopCauseOf(new AbortController().signal)).toBeNull();
  });
});

describe('a signal within some time', () => {
  /** As Node collects at any time, when memory is short. */
  function collect() {
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')();
  }

  it('aborts when the time is up, whatever was collected meanwhile', async () => {
    const signal = signalWithin(20, new AbortController().signal);
    collect();
    await setTimeout(60);
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  });

  it('aborts with the other', () => {
    const other = new AbortController();
    const signal = signalWithin(60_000, other.signal);
    other.abort('gone');
    expect(signal.reason).toBe('gone');
  });
});
