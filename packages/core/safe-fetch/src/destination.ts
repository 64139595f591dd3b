import { isIP } from 'node:net';
import { isPublicAddress } from './address/public-address.js';
import { dnsName, isPublicName } from './address/public-name.js';
import { type AddressResolver, dnsResolver, resolveNearbyName } from './address/resolver.js';
import { untilAborted } from './deadline.js';
import { loggableTarget, SafeFetchError, textProperty } from './safe-fetch-error.js';

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
  if (text.length > MAX_URL_LENGTH || !URL.canParse(text)) {
    throw new SafeFetchError('malformed_url', { target: '' });
  }
  const url = new URL(text);
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
