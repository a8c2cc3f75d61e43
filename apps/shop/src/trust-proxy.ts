import { isIP } from 'node:net';
import { z } from 'zod';

/** How many proxies in front are trusted, or their networks. */
export type TrustProxy = false | number | string[];

/** Fastify's `trustProxy`: whether an address at this hop is a trusted proxy. */
export const isTrusted = (trust: TrustProxy): false | string[] | ((address: string, hop: number) => boolean) =>
  typeof trust === 'number' ? (_address, hop) => hop < trust : trust;

const MOST_HOPS = 10;

const message =
  'must be the number of proxies in front of the shop, such as 1, or their addresses and networks, such as 10.0.0.0/8,::1';

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  );
};

/** "true" would trust any number of hops: a client could choose its own address, and with it its limits. */
export const trustProxy = z
  .string()
  .transform((text, context): TrustProxy => {
    if (text === 'false') return false;
    if (/^\d+$/.test(text) && Number(text) <= MOST_HOPS) return Number(text) || false;
    const networks = text.split(',').map((part) => part.trim());
    if (networks.every(isNetwork)) return networks;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  })
  .default(false);
