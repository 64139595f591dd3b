import ipaddr from 'ipaddr.js';

type Network = readonly [address: string, prefixLength: number];

/**
 * IPv4 networks that no customer's URL may reach, besides those that ipaddr.js calls special. IANA's special-purpose
 * registry is repeated in full on purpose: an update of the library must not open a network.
 */
const CLOSED_IPV4: readonly Network[] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // carrier-grade NAT; some clouds' metadata
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local; clouds' metadata
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments; one cloud's metadata
  ['192.0.2.0', 24], // documentation
  ['192.31.196.0', 24], // AS112
  ['192.52.193.0', 24], // AMT relays
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['192.175.48.0', 24], // AS112
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, limited broadcast
  ['168.63.129.16', 32], // Azure's host agent: a public number that is never public
];

/** The only IPv6 space with public hosts; everything outside is closed. */
const GLOBAL_UNICAST_IPV6: Network = ['2000::', 3];

/** Closed networks inside the global unicast space. */
const CLOSED_IPV6: readonly Network[] = [
  ['2001::', 23], // protocol assignments: Teredo, benchmarks, ORCHID, AMT, AS112, drone ids
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4: reaches any IPv4 network; withdrawn since RFC 7526
  ['2620:4f:8000::', 48], // AS112
  ['3ffe::', 16], // the withdrawn 6bone
  ['3fff::', 20], // documentation
];

const IPV4_MAPPED: Network = ['::ffff:0:0', 96];
/** DNS64 answers with it for hosts that only have IPv4, so its public half must stay open. */
const NAT64_WELL_KNOWN: Network = ['64:ff9b::', 96];

/**
 * Whether an address literal, as written by a DNS answer or by WHATWG's URL
 * parser, belongs to a host on the public internet. IPv4 hidden in IPv6 is
 * unwrapped. What cannot be read is not public.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) {
    return false;
  }
  const parsed = ipaddr.parse(address);
  return parsed instanceof ipaddr.IPv4 ? isPublicIpv4(parsed) : isPublicIpv6(parsed);
}

function isPublicIpv4(address: ipaddr.IPv4): boolean {
  return address.range() === 'unicast' && !CLOSED_IPV4.some((network) => inside(address, network));
}

function isPublicIpv6(address: ipaddr.IPv6): boolean {
  if (inside(address, IPV4_MAPPED) || inside(address, NAT64_WELL_KNOWN)) {
    return isPublicIpv4(lastFourBytes(address));
  }
  return (
    inside(address, GLOBAL_UNICAST_IPV6) &&
    address.range() === 'unicast' &&
    !CLOSED_IPV6.some((network) => inside(address, network)) &&
    !(isIsatap(address) && !isPublicIpv4(lastFourBytes(address)))
  );
}

/** ISATAP (RFC 5214) puts an IPv4 address behind the interface identifier 0000:5efe or 0200:5efe. */
function isIsatap(address: ipaddr.IPv6): boolean {
  const [, , , , high, low] = address.parts;
  return (high === 0x0000 || high === 0x0200) && low === 0x5efe;
}

function lastFourBytes(address: ipaddr.IPv6): ipaddr.IPv4 {
  return new ipaddr.IPv4(address.toByteArray().slice(12));
}

function inside(address: ipaddr.IPv4 | ipaddr.IPv6, [network, prefixLength]: Network): boolean {
  const base = ipaddr.parse(network);
  return address.kind() === base.kind() && address.match(base, prefixLength);
}
