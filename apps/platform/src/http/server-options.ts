import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, errorCodeOf, errorTable } from './errors.ts';
import { fail, sendFailure } from './reply.ts';

/** An address that names its host as well (`GET http://shop.example/c/sets`): its path counts, as for any other. */
const absoluteForm = /^https?:\/\/[^/?#]*/i;

/** What the platform needs of the server that mounts it. */
export const serverOptions = {
  /** a slow machine starts slowly: Fastify would give up after ten seconds */
  pluginTimeout: 0,
  /** unique across nodes, since a caller may quote it from a 500 answer */
  genReqId: () => randomUUID(),
  /** an address the router cannot even decode is refused in the envelope too */
  frameworkErrors: (error: Error, _request: FastifyRequest, reply: FastifyReply) => {
    sendFailure(reply, fail(errorCodeOf(error) ?? 'BAD_REQUEST'));
  },
  rewriteUrl: ({ url = '/' }: Pick<IncomingMessage, 'url'>) => {
    const path = url.replace(absoluteForm, '');
    return path.startsWith('/') ? path : `/${path}`;
  },
  clientErrorHandler: (error: Error & { code?: string }, socket: Socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.writable) socket.write(rawAnswer(connectionErrors[error.code ?? ''] ?? 'BAD_REQUEST'));
    socket.destroy();
  },
  routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
};

/** What Node itself finds wrong with a request, before there is one. */
const connectionErrors: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
};

function rawAnswer(error: ErrorCode): string {
  const { status, text } = errorTable[error];
  const body = JSON.stringify({ code: status, result: text });
  return [
    `HTTP/1.1 ${status} ${text}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    '',
    body,
  ].join('\r\n');
}
