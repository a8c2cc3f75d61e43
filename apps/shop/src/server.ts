import { Socket } from 'node:net';
import { RefusedRequest } from '@brixel/platform/http/errors';
import { loggerOptions } from '@brixel/platform/http/logging';
import { serverOptions } from '@brixel/platform/http/server-options';
import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ShopConfig } from './config.ts';
import { createDrain } from './drain.ts';
import type { HandleFailure } from './failures.ts';
import { createListeners, type Listeners } from './listeners.ts';
import { brotliOptions, LEAST_PACKED_LENGTH } from './pack.ts';
import { packRepeatedAnswers } from './packed-answers.ts';
import { requestNames, writeAccessLog } from './request-log.ts';
import { everyAnswerHeaders } from './security-headers.ts';
import { isTrusted } from './trust-proxy.ts';

export interface Server {
  app: FastifyInstance;
  /** whether a visitor is being served; the shop's own requests do not count */
  isBusy(): boolean;
  listen: Listeners['listen'];
  /** Ends all connections without cutting off an answer. */
  drain(): Promise<void>;
}

/** The server before any route: limits, headers of every answer, compression, failures. */
export async function createServer(config: ShopConfig, handleFailure: HandleFailure): Promise<Server> {
  const { requestTimeoutSeconds, logLevel, accessLog, trustProxy } = config.server;
  const app: FastifyInstance = Fastify({
    ...serverOptions,
    ...requestNames(trustProxy !== false),
    ...timeLimits(requestTimeoutSeconds),
    logger: loggerOptions(logLevel),
    trustProxy: isTrusted(trustProxy),
    forceCloseConnections: 'idle',
    frameworkErrors: handleFailure,
  });
  app.setErrorHandler(handleFailure);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(everyAnswerHeaders(config));
    refuseAddress(request.url);
  });
  if (accessLog) writeAccessLog(app);
  const isBusy = countVisitors(app);
  const listeners = createListeners(app);
  const drain = createDrain(app.server, listeners);
  packRepeatedAnswers(app);
  await app.register(fastifyCompress, { encodings: ['br', 'gzip'], threshold: LEAST_PACKED_LENGTH, brotliOptions });
  return { app, isBusy, listen: listeners.listen, drain };
}

const MAX_HEADER_SECONDS = 20;
/** Of a connection without traffic: longer than any answer takes. */
const MAX_SILENT_SECONDS = 120;
const CHECKS_PER_LIMIT = 10;

/** A request must be complete after so many seconds, however slowly its bytes arrive; a client that stops reading is cut off too. */
function timeLimits(seconds: number) {
  const limit = seconds * 1000;
  return {
    requestTimeout: limit,
    connectionTimeout: MAX_SILENT_SECONDS * 1000,
    http: {
      headersTimeout: Math.min(limit, MAX_HEADER_SECONDS * 1000),
      connectionsCheckingInterval: limit / CHECKS_PER_LIMIT,
    },
  };
}

/** No path of a catalogue is as long; the query may be. */
const MAX_PATH_LENGTH = 1000;

/** Throws for an address that no page, file or call can have. */
function refuseAddress(url: string): void {
  // neither databases nor file systems take a NUL
  if (url.includes('%00')) throw new RefusedRequest('BAD_REQUEST');
  if (url.split('?', 1).join().length > MAX_PATH_LENGTH) throw new RefusedRequest('URL_TOO_LONG');
}

function countVisitors(app: FastifyInstance): () => boolean {
  let open = 0;
  app.addHook('onRequest', async (request, reply) => {
    // an injected request has no real socket
    if (!(request.raw.socket instanceof Socket)) return;
    open += 1;
    reply.raw.once('close', () => {
      open -= 1;
    });
  });
  return () => open > 0;
}
