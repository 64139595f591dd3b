import { describe, expect, it } from '@jest/globals';
import { secretsInLog } from './secrets-in-log.js';

const hex = 'ab01'.repeat(16);

describe('a log', () => {
  it.each([
    ['an API key', `{"path":"/v1/svc_live_${'a1'.repeat(13)}"}`],
    ['a webhook secret', `whsec_${'Ab1'.repeat(10)}`],
    ['the signature of a link', `/assets/a.jpg?expires=1&signature=${hex}`],
    ['the signature of a webhook', `{"x-service-signature":"${hex}"}`],
    ['the signature of a webhook', `webhook-signature: v1,${'Ab1+'.repeat(10)}=`],
    ['a session', `groundwork.session_token=${'x'.repeat(32)}`],
    ['an invitation', `/api/invitations/invite_${'0a'.repeat(13)}`],
    ['an address with a password', 'cannot reach redis://default:pass@127.0.0.1:6379'],
  ])('is found to hold %s, without printing it', (what, line) => {
    const [found = '', ...more] = secretsInLog(`{"level":"info"}\n${line}`, {});
    expect(more).toEqual([]);
    expect(found).toMatch(new RegExp(`^${what} after: `));
    expect(found).not.toContain(hex);
  });

  it('is found to hold a secret of the environment', () => {
    const env = {
      MASTER_KEY: 'a key of the fleet, long enough',
      PATH: '/usr/bin',
      SECRET: 'short',
    };
    expect(secretsInLog('x a key of the fleet, long enough /usr/bin short', env)).toEqual([
      'MASTER_KEY after: x ',
    ]);
  });

  it('may name ids, first characters and addresses', () => {
    const log = 'key_01abc svc_live_ abcdefgh http://127.0.0.1:3000/a:b@c redis://127.0.0.1:6379';
    expect(secretsInLog(log, { ASSET_SIGNING_SECRET: 'another secret altogether' })).toEqual([]);
  });
});
