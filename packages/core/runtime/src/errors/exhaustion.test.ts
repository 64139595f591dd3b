import { describe, expect, it } from '@jest/globals';
import { isExhaustion } from './exhaustion.js';

const coded = (message: string, code: string) => Object.assign(new Error(message), { code });

describe('an error for want of memory, threads, processes or files', () => {
  it.each([
    ['a process that cannot start', coded('spawn ffmpeg EAGAIN', 'EAGAIN')],
    ['a thread at its limit', coded('Worker terminated', 'ERR_WORKER_OUT_OF_MEMORY')],
    [
      'a thread below sharp',
      new Error('glib: Error creating thread: Resource temporarily unavailable'),
    ],
    ['memory below sharp', new Error('vips: Cannot allocate memory')],
    ['a cause', new Error('not drawn', { cause: coded('read ENOMEM', 'ENOMEM') })],
  ])('is %s', (_name, error) => {
    expect(isExhaustion(error)).toBe(true);
  });

  it.each([
    ['a full disk', coded('ENOSPC: no space left on device', 'ENOSPC')],
    ['a broken picture', new Error('Input buffer contains unsupported image format')],
    ['a word', 'out of memory'],
  ])('is not %s', (_name, error) => {
    expect(isExhaustion(error)).toBe(false);
  });
});
