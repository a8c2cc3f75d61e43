import type { FastifyInstance } from 'fastify';

/** What tests of a platform send with `inject`, sent to a shop in a process of its own, which trusts one proxy. */
export function injectOverHttp(url: string): FastifyInstance['inject'] {
  const inject = async ({ method, url: address, query = {}, headers, remoteAddress, payload }: Sent) => {
    const isJson = typeof payload === 'object' && !Buffer.isBuffer(payload);
    const answer = await fetch(`${url}${address}?${new URLSearchParams(query)}`, {
      method,
      headers: {
        ...(remoteAddress && { 'x-forwarded-for': remoteAddress }),
        ...(isJson && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload !== undefined && { body: isJson ? JSON.stringify(payload) : new Uint8Array(payload as Buffer) }),
    });
    const rawPayload = Buffer.from(await answer.arrayBuffer());
    const body = rawPayload.toString();
    return {
      ...{ statusCode: answer.status, headers: Object.fromEntries(answer.headers), rawPayload, body },
      json: () => JSON.parse(body),
      cookies: answer.headers.getSetCookie().map(readCookie),
    };
  };
  return inject as unknown as FastifyInstance['inject'];
}

interface Sent {
  method: string;
  url: string;
  query?: Record<string, string>;
  headers: Record<string, string>;
  remoteAddress?: string;
  payload?: object | Buffer;
}

function readCookie(line: string) {
  const [pair = '', ...facts] = line.split('; ');
  const [name = '', value = ''] = pair.split('=');
  const age = facts.find((fact) => /^max-age=/i.test(fact))?.split('=')[1];
  return { name, value, ...(age !== undefined && { maxAge: Number(age) }) };
}
