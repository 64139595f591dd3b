import { describe, expect, it } from '@jest/globals';
import { openRedis, redisAddressFault } from './connection.js';

describe('an address of Redis', () => {
  it.each([
    'redis://:secret@redis:6379/0',
    'rediss://user:secret@redis.example.com',
    'redis-sentinel://a:26379,b:26379,c:26379#primary',
    'redis-sentinel://a#primary',
    'rediss-sentinel://user:secret@a:26379,b/3?sentinelPassword=other#primary',
  ])('%s is one', (url) => {
    expect(redisAddressFault(url)).toBeNull();
  });

  it.each([
    'http://redis:6379',
    'redis:6379',
    'redis-sentinel://a:26379,b:26379/0',
    'redis-sentinel://#primary',
  ])('%s is none, and its fault does not tell the password', (url) => {
    expect(redisAddressFault(url)).toMatch(/^must b/);
    expect(redisAddressFault(url.replace('://', '://:hunter2@'))).not.toContain('hunter2');
  });

  it('names its sentinels, what they watch, and how to enter both', () => {
    const url =
      'rediss-sentinel://us%40er:s%3Acret@a:26380,[::1]/3?sentinelPassword=o%26ther#primary';
    const redis = openRedis(url, { lazyConnect: true });
    expect(redis.options).toMatchObject({
      sentinels: [
        { host: 'a', port: 26_380 },
        { host: '::1', port: 26_379 },
      ],
      name: 'primary',
      username: 'us@er',
      password: 's:cret',
      sentinelPassword: 'o&ther',
      db: 3,
      enableTLSForSentinelMode: true,
    });
  });
});
