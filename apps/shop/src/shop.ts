import { randomBytes } from 'node:crypto';
import { createPlatform } from '@brixel/platform/platform';
import { loggerOptions } from '@brixel/platform/http/logging';
import type { PublicConfig } from '@brixel/storefront/app/public-config';
import type { Storefront, StorefrontOptions } from '@brixel/storefront/app/storefront';
import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { apiTransport } from './api-transport.ts';
import type { ShopConfig } from './config.ts';
import { pageHeaders } from './security-headers.ts';
import { version } from './version.ts';

export interface Shop {
  app: FastifyInstance;
  /** starts to listen and gives the address */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** The storefront of a build, or of Vite's development server. */
export interface MountedStorefront {
  development: boolean;
  /** the storefront to answer this request with; the development server may reload it between two */
  current(): Promise<Storefront>;
  /** lets the development server answer what belongs to it; true when it did */
  handle?(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  close(): Promise<void>;
}

export type OpenStorefront = (
  app: FastifyInstance,
  options: Omit<StorefrontOptions, 'assets'>,
) => Promise<MountedStorefront>;

export async function createShop(config: ShopConfig, openStorefront: OpenStorefront): Promise<Shop> {
  const app = Fastify({
    logger: loggerOptions(config.logLevel),
    trustProxy: config.trustProxy,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });
  await app.register(fastifyCompress, { encodings: ['br', 'gzip'], threshold: 1024 });

  const platform = await createPlatform({ dataDir: config.dataDir, databaseUrl: config.databaseUrl });
  await app.register(platform.routes);

  const publicConfig: PublicConfig = {
    publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
    apiUrl: config.apiUrl ?? '',
    gtmId: config.gtmId,
    multistore: config.multistore,
    urlDispatcher: config.urlDispatcher,
  };
  const storefront = await openStorefront(app, { config: publicConfig, api: apiTransport(app, config.apiUrl), version });

  app.setNotFoundHandler(async (request, reply) => {
    if (storefront.handle && (await storefront.handle(request, reply))) return reply.hijack();
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(405).send({ code: 405, result: 'Method not allowed' });
    return renderPage(request, reply, config, await storefront.current(), storefront.development);
  });

  return {
    app,
    async listen() {
      await app.listen({ port: config.port, host: config.host });
      const address = app.server.address();
      const port = typeof address === 'object' && address ? address.port : config.port;
      return config.publicUrl ?? `http://localhost:${port}`;
    },
    async close() {
      await app.close();
      await storefront.close();
      await platform.close();
    },
  };
}

async function renderPage(
  request: FastifyRequest,
  reply: FastifyReply,
  config: ShopConfig,
  storefront: Storefront,
  development: boolean,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const abort = new AbortController();
  reply.raw.on('close', () => abort.abort());
  const page = await storefront.render(
    new Request(`${request.protocol}://${request.host}${request.raw.url}`, {
      headers: Object.entries(request.headers).flatMap(([name, value]) =>
        value === undefined || name.startsWith(':') ? [] : [[name, String(value)] as [string, string]],
      ),
      signal: abort.signal,
    }),
    { nonce },
  );
  if (page.kind === 'response') {
    const { response } = page;
    return reply.code(response.status).headers(Object.fromEntries(response.headers)).send(await response.text());
  }
  return reply
    .code(page.status)
    .headers({ ...pageHeaders(config, nonce, development), ...page.headers })
    .send(page.stream);
}
