import { Redis, type RedisOptions } from 'ioredis';

/**
 * `redis-sentinel://user:password@host:26379,host:26379/0?sentinelPassword=secret#primary`, as Lettuce and others write
 * it: the name and password are those of Redis itself, the fragment is the name that the sentinels watch it under.
 * `rediss-sentinel://` is TLS to both.
 */
const SENTINELS =
  /^rediss?-sentinel:\/\/(?:(?<user>[^:@/]*):(?<password>[^@/]*)@)?(?<hosts>[^/?#@]+)(?:\/(?<database>\d+))?(?:\?(?<query>[^#]*))?#(?<name>[^#]+)$/;
const SENTINEL_PORT = 26_379;
/** Longest wait in ms between two rounds when no sentinel answers. */
const MOST_WAIT_MS = 2_000;

/** Why a REDIS_URL cannot be used; null when it can. Says nothing of its password. */
export function redisAddressFault(url: string): string | null {
  if (/^rediss?:\/\//.test(url) || SENTINELS.test(url)) return null;
  return /^rediss?-sentinel:\/\//.test(url)
    ? 'must be redis-sentinel://USER:PASSWORD@HOST:PORT,HOST:PORT/DATABASE#NAME; USER:PASSWORD@ and /DATABASE may be left out'
    : 'must begin with redis://, rediss://, redis-sentinel:// or rediss-sentinel://';
}

/** A connection to the server of an address, or to the one that its sentinels name as the primary. */
export function openRedis(url: string, options: RedisOptions): Redis {
  const parts = SENTINELS.exec(url)?.groups;
  if (parts === undefined) return new Redis(url, options);
  return new Redis({ ...bySentinels(parts, url.startsWith('rediss')), ...options });
}

function bySentinels(
  { user, password, hosts = '', database, query, name = '' }: Record<string, string | undefined>,
  isEncrypted: boolean,
): RedisOptions {
  const sentinelPassword = new URLSearchParams(query).get('sentinelPassword');
  return {
    sentinels: hosts.split(',').map((one) => {
      const { hostname, port } = new URL(`redis://${one}`);
      const host = hostname.replace(/^\[(.*)\]$/, '$1');
      return { host, port: port === '' ? SENTINEL_PORT : Number(port) };
    }),
    name: decodeURIComponent(name),
    ...(user ? { username: decodeURIComponent(user) } : {}),
    ...(password ? { password: decodeURIComponent(password) } : {}),
    ...(sentinelPassword === null ? {} : { sentinelPassword }),
    ...(database === undefined ? {} : { db: Number(database) }),
    ...(isEncrypted ? { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true } : {}),
    sentinelRetryStrategy: (times) => Math.min(100 * 2 ** times, MOST_WAIT_MS),
    // A primary that has become a replica: ask the sentinels again and send the command to the new one. ioredis' own
    // failoverDetector stays off: notified during a reconnection, it gives up for good.
    reconnectOnError: (error) => (error.message.startsWith('READONLY') ? 2 : false),
  };
}
