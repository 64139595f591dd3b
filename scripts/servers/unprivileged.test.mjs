import { expect, it } from '@jest/globals';
import { findAccount } from './unprivileged.mjs';

const NOBODY = 'nobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin';

it('runs Postgres as its own account where the system has one', () => {
  expect(
    findAccount(`root:x:0:0::/root:/bin/sh\n${NOBODY}\npostgres:x:104:110::/var:/bin/sh\n`),
  ).toEqual({
    uid: 104,
    gid: 110,
  });
});

it('else as nobody', () => {
  expect(findAccount(`root:x:0:0::/root:/bin/sh\n${NOBODY}\n`)).toEqual({ uid: 65534, gid: 65533 });
});
