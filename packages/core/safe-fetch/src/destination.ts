import { lookup, Resolver } from 'node:dns/promises';
import { isIP, isIPv4 } from 'node:net';
import { parsedUrl } from '@groundwork/contract/words/parsed-url';
import { untilAborted } from './deadline.js';
import { isPublicAddress } from './public-address.js';
import { loggableTarget, SafeFetchError, textProperty } from './safe-fetch-error.js';

/**
 * Names that mean a machine or a network nearby, whatever DNS says about them.
 * Refusing them early gives the customer the true reason; the guard itself is
 * the check of every address at connect time.
 */
const CLOSED_ZONES = [
  'localhost',
  'local',
  'internal',
  'intranet',
  'localdomain',
  'lan',
  'home',
  'home.arpa',
  'corp',
  'private',
  'in-addr.arpa',
  'ip6.arpa',
  // Clouds' metadata under a public suffix.
  'metadata.goog',
  // Public zones that always answer with the loopback address.
  'localtest.me',
  'lvh.me',
  'vcap.me',
  'lacolhost.com',
];

/** Public zones that answer with the address written in the name, as dotted, dashed or hex digits. */
const ADDRESS_ECHOING_ZONES = ['nip.io', 'sslip.io', 'xip.io', 'traefik.me', 'backname.io'];

const LABEL = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/;
const MAX_NAME_LENGTH = 253;

/**
 * A host name as WHATWG's parser wrote it, without the root's dot, or null when
 * it can't be a name in DNS.
 */
function dnsName(hostname: string): string | null {
  const name = hostname.endsWith('.') ? hostname.slice(0, -1) : hostname;
  const wellFormed = name.length <= MAX_NAME_LENGTH && name.split('.').every((l) => LABEL.test(l));
  return wellFormed ? name : null;
}

/**
 * Whether a name (from `dnsName`) could belong to a public host. A name without
 * a dot is a neighbour's: no top-level domain serves customers.
 */
function isPublicName(name: string): boolean {
  if (!name.includes('.') || CLOSED_ZONES.some((zone) => inZone(name, zone))) {
    return false;
  }
  const echoing = ADDRESS_ECHOING_ZONES.find((zone) => inZone(name, zone));
  return echoing === undefined || echoedAddresses(name, echoing).every(isPublicAddress);
}

function inZone(name: string, zone: string): boolean {
  return name === zone || name.endsWith(`.${zone}`);
}

function echoedAddresses(name: string, zone: string): string[] {
  const prefix = name.slice(0, -zone.length);
  const decimal = prefix.match(/\d{1,3}(?:[.-]\d{1,3}){3}/g) ?? [];
  const hexadecimal = prefix.match(/(?<![0-9a-f])[0-9a-f]{8}(?![0-9a-f])/g) ?? [];
  return [
    ...decimal.map((digits) => digits.replaceAll('-', '.')),
    ...hexadecimal.map((digits) => Array.from(Buffer.from(digits, 'hex')).join('.')),
  ].filter((address) => isIPv4(address));
}

export interface DestinationRules {
  /** Origins, as `URL.origin` writes them, exempt from the private-network and HTTPS rules. */
  allowedPrivateOrigins: ReadonlySet<string>;
  /** For every name. By default DNS resolves public names, the system exempt ones. */
  resolver?: AddressResolver | undefined;
}

/** A URL that was checked, with the addresses that a connection for it may be made to. */
export interface Destination {
  url: URL;
  /** Host as sockets know it: no brackets around IPv6. */
  host: string;
  addresses: readonly string[];
}

const resolvePublicName = dnsResolver();
/** Longer URLs are noise: proxies and servers refuse them too. */
const MAX_URL_LENGTH = 8_192;
/** A name with more answers than this is connected to on the first ones. */
const MAX_ADDRESSES = 8;

/**
 * The rules that need no DNS.
 * @throws SafeFetchError malformed_url, forbidden_scheme, credentials_in_url, private_address
 */
export function checkUrl(
  text: string,
  rules: DestinationRules,
  scheme: 'http_or_https' | 'https_only',
): URL {
  const url = text.length > MAX_URL_LENGTH ? null : parsedUrl(text);
  if (url === null) throw new SafeFetchError('malformed_url', { target: '' });
  const refuse = (reason: 'forbidden_scheme' | 'credentials_in_url' | 'private_address') =>
    new SafeFetchError(reason, { target: loggableTarget(url) });
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw refuse('forbidden_scheme');
  }
  if (url.username !== '' || url.password !== '') {
    throw refuse('credentials_in_url');
  }
  if (rules.allowedPrivateOrigins.has(url.origin)) {
    return url;
  }
  if (scheme === 'https_only' && url.protocol !== 'https:') {
    throw refuse('forbidden_scheme');
  }
  const host = socketHost(url);
  if (isIP(host) !== 0) {
    if (!isPublicAddress(host)) {
      throw refuse('private_address');
    }
    return url;
  }
  const name = dnsName(host);
  if (name === null) {
    throw new SafeFetchError('malformed_url', { target: loggableTarget(url) });
  }
  if (!isPublicName(name)) {
    throw refuse('private_address');
  }
  return url;
}

/**
 * Resolves the host of a URL from `checkUrl` and checks every answer of every
 * family: one address that is not public refuses the whole URL.
 * @throws SafeFetchError unresolvable, private_address, or the signal's reason
 */
export async function resolveDestination(
  url: URL,
  rules: DestinationRules,
  signal: AbortSignal,
): Promise<Destination> {
  const host = socketHost(url);
  if (isIP(host) !== 0) {
    return { url, host, addresses: [host] };
  }
  const exempt = rules.allowedPrivateOrigins.has(url.origin);
  const resolve = rules.resolver ?? (exempt ? resolveNearbyName : resolvePublicName);
  const addresses = await resolveName(url, host, resolve, signal);
  if (!exempt) {
    const closed = addresses.find((address) => !isPublicAddress(address));
    if (closed !== undefined) {
      const details = { target: loggableTarget(url), address: closed };
      throw new SafeFetchError('private_address', details);
    }
  }
  return { url, host, addresses: addresses.slice(0, MAX_ADDRESSES) };
}

async function resolveName(
  url: URL,
  name: string,
  resolve: AddressResolver,
  signal: AbortSignal,
): Promise<readonly string[]> {
  let addresses: readonly string[];
  try {
    addresses = await untilAborted(resolve(name, signal), signal);
  } catch (error) {
    signal.throwIfAborted();
    const code = textProperty(error, 'code');
    const details = { target: loggableTarget(url), ...(code === undefined ? {} : { code }) };
    throw new SafeFetchError('unresolvable', details);
  }
  if (addresses.length === 0) {
    throw new SafeFetchError('unresolvable', { target: loggableTarget(url) });
  }
  return addresses;
}

function socketHost(url: URL): string {
  return url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname;
}

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
const resolveNearbyName: AddressResolver = async (name) => {
  const answers = await lookup(name, { all: true, verbatim: true });
  return answers.map((answer) => answer.address);
};
