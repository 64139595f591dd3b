import { isIPv4 } from 'node:net';
import { isPublicAddress } from './public-address.js';

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
export function dnsName(hostname: string): string | null {
  const name = hostname.endsWith('.') ? hostname.slice(0, -1) : hostname;
  const wellFormed = name.length <= MAX_NAME_LENGTH && name.split('.').every((l) => LABEL.test(l));
  return wellFormed ? name : null;
}

/**
 * Whether a name (from `dnsName`) could belong to a public host. A name without
 * a dot is a neighbour's: no top-level domain serves customers.
 */
export function isPublicName(name: string): boolean {
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
