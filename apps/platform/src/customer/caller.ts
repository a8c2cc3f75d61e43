import type { FastifyRequest } from 'fastify';

/** The customer of a token; null for an unknown or expired one. */
export type FindCustomer = (token: string) => Promise<number | null>;

/** The token of a request, from its header, else from its address. Guests' clients send an empty one, or the word null. */
export function tokenOf({ headers, query }: FastifyRequest): string | null {
  const [, bearer] = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  const { token } = query as { token?: unknown };
  return [bearer, token].find(isToken) ?? null;
}

const isToken = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value !== 'null' && value !== 'undefined';

/** The customer who calls; null for guests and for tokens that have run out. */
export async function customerOf(request: FastifyRequest, findCustomer: FindCustomer): Promise<number | null> {
  const token = tokenOf(request);
  return token === null ? null : findCustomer(token);
}
