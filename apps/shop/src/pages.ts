import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShopConfig } from './config.ts';
import { formPages } from './form-pages.ts';
import { packingFor } from './pack.ts';
import { pageHeaders } from './security-headers.ts';
import type { MountedStorefront } from './storefront-kind.ts';

/** Everything that is neither the API nor a file is a page of the storefront; some of them take forms. */
interface PageOptions {
  config: ShopConfig;
  storefront: MountedStorefront;
  development: boolean;
}

export function pageRoutes(app: FastifyInstance, { config, storefront, development }: PageOptions): void {
  // pages are made for this address, whatever host a request names
  const { origin } = new URL(config.server.publicUrl);
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const nonce = randomBytes(16).toString('base64');
    const { render } = await storefront.current();
    const page = await render(toWebRequest(origin, request, reply), { nonce, visitor: request.ip });
    if (page.kind === 'response') return sendResponse(reply, page.response);

    const { stream, headers } = packingFor(request.headers['accept-encoding']);
    stream.on('close', page.abort);
    page.pipe(stream);
    return reply
      .code(page.status)
      .headers({ ...pageHeaders(config, nonce, development), ...page.headers, ...headers })
      .send(stream);
  };

  app.setNotFoundHandler(async (request, reply) => {
    if (await storefront.handle?.(request, reply)) return reply.hijack();
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').send({ code: 405, result: 'Method not allowed' });
    return sendPage(request, reply);
  });
  app.register(formPages(sendPage, config.storefront.multistore));
}

/** A closed connection aborts the loaders. */
function toWebRequest(origin: string, request: FastifyRequest, reply: FastifyReply): Request {
  const left = new AbortController();
  reply.raw.on('close', () => left.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, String(value));
  return new Request(origin + request.url, {
    method: request.method,
    headers,
    signal: left.signal,
    ...(request.method === 'POST' ? { body: formOf(request, headers) } : {}),
  });
}

/** A form that was sent without anything in it is an empty one. */
function formOf({ body }: FastifyRequest, headers: Headers): string {
  if (typeof body === 'string') return body;
  headers.set('content-type', 'application/x-www-form-urlencoded');
  return '';
}

async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  return reply
    .code(response.status)
    .headers(Object.fromEntries(response.headers))
    .send(await response.text());
}
