import { describe, expect, it } from '@jest/globals';
import { isDatabaseUnavailable, wasNeverAsked } from './client.js';

const quoted = (state: string) =>
  new Error(`Invalid \`findUnique()\` invocation\nDatabase error. Code: \`${state}\`. Message: …`);

describe('Postgres counts as away', () => {
  it.each(['57P01', '57P02', '57P03', '57014', '08006', '53300'])(
    'when Prisma only quotes its state %s',
    (state) => {
      expect(isDatabaseUnavailable(quoted(state))).toBe(true);
      expect(isDatabaseUnavailable(new Error('wrapped', { cause: quoted(state) }))).toBe(true);
    },
  );

  it('when a connection broke before it was used', () => {
    const words = 'Client has encountered a connection error and is not queryable';
    expect(isDatabaseUnavailable(new Error(words))).toBe(true);
  });

  it.each(['57P01', '57014', '08006', '53300', '28P01'])(
    'when the driver itself tells its state %s',
    (code) => {
      expect(isDatabaseUnavailable(Object.assign(new Error('…'), { code }))).toBe(true);
    },
  );

  it.each(['23505', '42P01', '22P02'])('and not when it refuses with %s', (state) => {
    expect(isDatabaseUnavailable(quoted(state))).toBe(false);
  });
});

describe('a statement was never asked', () => {
  it.each([
    ['when nothing listens', { code: 'ECONNREFUSED' }],
    ['when the server does not let us in', { code: '28P01' }],
    ['when no connection was free in time', 'timeout exceeded when trying to connect'],
    ['when none was made in time', 'Connection terminated due to connection timeout'],
  ])('%s', (_when, failure) => {
    const error =
      typeof failure === 'string' ? new Error(failure) : Object.assign(new Error('…'), failure);
    expect([isDatabaseUnavailable(error), wasNeverAsked(error)]).toEqual([true, true]);
  });

  it.each([
    ['whose connection broke', 'Connection terminated unexpectedly'],
    ['that took too long', 'Query read timeout'],
  ])('and may have been when it is one %s', (_which, failure) => {
    const error = new Error(failure);
    expect([isDatabaseUnavailable(error), wasNeverAsked(error)]).toEqual([true, false]);
  });
});
