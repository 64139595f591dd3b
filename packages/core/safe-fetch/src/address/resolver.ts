import { lookup, Resolver } from 'node:dns/promises';
import { textProperty } from '../safe-fetch-error.js';

/**
 * All addresses of a name, IPv4 and IPv6, as literals. Rejects with an error that has a DNS code when the name has none
 * or the lookup fails.
 */
export type AddressResolver = (name: string, signal: AbortSignal) => Promise<readonly string[]>;

/** Of one try; two tries fit in the time a picture has. */
const QUERY_TIMEOUT_MS = 2_000;

/**
 * Asks DNS directly, without /etc/hosts and search domains, which only know local machines, and without the libuv
 * thread pool, which four names on a dead name server would block for the whole process.
 *
 * @param servers addresses of name servers; the system's by default
 */
export function dnsResolver(servers?: readonly string[]): AddressResolver {
  return async (name, signal) => {
    // One resolver a question: `cancel` ends all questions of a resolver.
    const resolver = new Resolver({ timeout: QUERY_TIMEOUT_MS, tries: 2 });
    if (servers !== undefined) {
      resolver.setServers(servers);
    }
    const cancel = () => resolver.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
      const addresses = answers.flatMap((a) => (a.status === 'fulfilled' ? a.value : []));
      const failures = answers.flatMap((a) => (a.status === 'rejected' ? [a.reason] : []));
      // One family alone is enough: only the addresses that were seen are connected to.
      if (addresses.length === 0) {
        throw failures.find((f) => textProperty(f, 'code') !== 'ENODATA') ?? failures[0];
      }
      return addresses;
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  };
}

/** The machine's own way, /etc/hosts included: for the origins that the operator named. */
export const resolveNearbyName: AddressResolver = async (name) => {
  const answers = await lookup(name, { all: true, verbatim: true });
  return answers.map((answer) => answer.address);
};
