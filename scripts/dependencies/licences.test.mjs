import { describe, expect, it } from '@jest/globals';
import { judge, shippedPackages } from './licences.mjs';

describe('the licence of a package that is shipped', () => {
  it('is permissive, or argued for by name', async () => {
    const packages = await shippedPackages();
    expect(packages.length).toBeGreaterThan(200);
    expect(
      packages.filter((one) => !judge(one).isAllowed).map(({ name, licence }) => [name, licence]),
    ).toEqual([]);
  }, 60_000);

  it.each([
    'GPL-3.0-only',
    'AGPL-3.0-or-later',
    'LGPL-2.1',
    'MPL-2.0',
    'SSPL-1.0',
    'MIT AND LGPL-3.0-only',
    'UNLICENSED',
    'Unknown',
    'SEE LICENSE IN LICENSE',
    '',
  ])('is refused as %j', (licence) => {
    expect(judge({ name: 'something-new', licence }).isAllowed).toBe(false);
  });

  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND OFL-1.1', 'BSD', 'MIT and ISC'])(
    'is taken as %j',
    (licence) => {
      expect(judge({ name: 'something-new', licence })).toEqual({ isAllowed: true, why: null });
    },
  );

  it('is not taken for another one because its package was argued for', () => {
    expect(judge({ name: 'elkjs', licence: 'EPL-2.0' }).isAllowed).toBe(true);
    expect(judge({ name: 'elkjs', licence: 'AGPL-3.0-only' }).isAllowed).toBe(false);
  });
});
