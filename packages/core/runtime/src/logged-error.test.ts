import { describe, expect, it } from '@jest/globals';
import { loggedError } from './logged-error.js';

describe('an error in a log', () => {
  it('has its type, words, stack and plain facts, with those of its causes', () => {
    const cause = Object.assign(new RangeError('too far'), { code: 'E_FAR' });
    const error = Object.assign(new TypeError('not done', { cause }), { code: 'E1', status: 503 });
    const logged = loggedError(error);
    expect(logged).toMatchObject({
      type: 'TypeError',
      message: 'not done: too far',
      code: 'E1',
      status: 503,
    });
    expect(logged).toHaveProperty(
      'stack',
      expect.stringMatching(/^TypeError: not done\n.*caused by: RangeError/su),
    );
  });

  it('has nothing of what was sent: a command of Redis, a request, a row', () => {
    const error = Object.assign(new Error('WRONGPASS'), {
      command: { name: 'auth', args: ['the password'] },
      config: { headers: { authorization: 'the password' } },
      meta: { values: ['the password'] },
      detail: 'Key (email)=(the password) already exists.',
    });
    expect(JSON.stringify(loggedError(error))).not.toContain('the password');
  });

  it('has nothing of the object that a library prints', () => {
    const words =
      'Invalid call:\n\n{\n  data: {\n    name: "a customer"\n  }\n}\n\nInvalid `plan`.';
    const logged = JSON.stringify(loggedError(new Error(words)));
    expect(logged).not.toContain('a customer');
    expect(logged).toContain('Invalid call');
    expect(logged).toContain('Invalid `plan`');
  });

  it('of several in one has each', () => {
    const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED', port: 1 });
    expect(loggedError(new AggregateError([refused], 'none'))).toMatchObject({
      message: 'none',
      errors: [{ message: 'refused', code: 'ECONNREFUSED', port: 1 }],
    });
  });

  it('that causes itself ends', () => {
    const error = new Error('again');
    error.cause = error;
    expect(loggedError(error)).toHaveProperty('message', Array(5).fill('again').join(': '));
  });

  it('that is none stays as it is', () => {
    expect(loggedError('words')).toBe('words');
  });
});
