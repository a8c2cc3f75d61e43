import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** Keeps what an owner types from reaching machines behind the shop's own firewall. */

const ownIPv4 = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  ownIPv4.addSubnet(network, bits, 'ipv4');

const worldIPv6 = new BlockList();
worldIPv6.addSubnet('2000::', 3, 'ipv6');
/** Within the former: for examples, and networks that hold an address of another kind. */
const otherIPv6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  otherIPv6.addSubnet(network, bits, 'ipv6');

/** Whether it is an address that everybody in the world can reach. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return isIP(address) === 4 && !ownIPv4.check(address, 'ipv4');
  return worldIPv6.check(address, 'ipv6') && !otherIPv6.check(address, 'ipv6');
}

export class PrivateAddress extends Error {
  constructor() {
    super('The address is not a public one');
  }
}

/** Resolves names to public addresses only. Used by the connection itself: what it is told is what it connects to. */
export const publicLookup: LookupFunction = (hostname, options: LookupOptions, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return callback(error, '');
    const addresses = found.filter(({ address }) => isPublicAddress(address));
    const [first] = addresses;
    if (!first) return callback(new PrivateAddress(), '');
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

/** Addresses in numbers are never looked up, so they are judged before. */
export const isPrivateNumber = (hostname: string): boolean => {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(bare) !== 0 && !isPublicAddress(bare);
};
