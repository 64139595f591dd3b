import { describe, expect, it } from '@jest/globals';
import { isDatabaseUnavailable } from './client.js';

const quoted = (state: string) =>
  new Error(`Invalid \`findUnique()\` invocation\nDatabase error. Code: \`${state}\`. Message: …`);

describe('Postgres counts as away', () => {
  it.each(['57P01', '57P02', '57P03', '08006', '53300'])(
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

  it.each(['23505', '42P01', '22P02'])('and not when it refuses with %s', (state) => {
    expect(isDatabaseUnavailable(quoted(state))).toBe(false);
  });
});
