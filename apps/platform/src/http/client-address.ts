import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const GROUPS = 8;
/** One customer of a provider has at least a whole /64, so that is what counts as one address. */
const NETWORK_GROUPS = 4;

/** Where a call comes from, as limits count it; behind a proxy the server has to trust it (`TRUST_PROXY`). */
export const clientAddress = ({ ip }: Pick<FastifyRequest, 'ip'>): string => networkOf(ip);

export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [front = '', back] = ip.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const groups = [...front];
  if (back) groups.push(...Array<string>(Math.max(0, GROUPS - front.length - back.length)).fill('0'), ...back);
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
