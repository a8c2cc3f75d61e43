import { Readable } from 'node:stream';
import type { Endpoint } from '@brixel/contract/endpoint';
import type { StoreView } from '@brixel/contract/stores';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { errorCodeOf } from './errors.ts';
import { envelope, Failure, fail, sendFailure, TextStream, type WithMeta } from './reply.ts';
import { storeOf } from './store.ts';
import { check } from './validation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** set where a route is mounted below: hooks of its scope read the endpoint's own rules */
    endpoint?: Endpoint;
  }
}

export interface Call<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  store: StoreView;
  request: FastifyRequest;
  /** for headers such as a cookie; the answer itself is what the handler returns */
  reply: FastifyReply;
  log: FastifyBaseLogger;
}

export type Handler<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = (
  call: Call<z.output<P>, z.output<Q>, z.output<B>>,
) => Answer<z.output<R>> | Promise<Answer<z.output<R>>>;

export type Answer<Result> = Result | WithMeta<Result> | TextStream | Failure;

/** An order carries every line of its cart, so this is generous. */
const BODY_LIMIT = 1024 * 1024;

export interface MountOptions {
  /** bytes of a body that is still read; a longer one is refused by its length */
  bodyLimit?: number;
  /** what is said of it */
  tooLarge?: Failure;
}

/**
 * Answers one call of the contract. `app` is the scope that platform.ts opens under `/api`, or that of the office, so the path is
 * the endpoint's own. The handler gets checked input and returns the result or `fail(...)`; status, envelope and cache header are
 * made here.
 */
export function mount<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, B, R>,
  handler: NoInfer<Handler<P, Q, B, R>>,
  { bodyLimit = BODY_LIMIT, tooLarge = fail('BODY_TOO_LARGE') }: MountOptions = {},
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    bodyLimit,
    errorHandler: (error, _request, reply) => {
      // anything else is for the handler of the scope
      if (errorCodeOf(error) !== 'BODY_TOO_LARGE') throw error;
      // Keep the socket open so that the client can read the 413; Node drains the rest.
      return sendFailure(reply.removeHeader('connection'), tooLarge);
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const call = readCall(endpoint, request, reply);
      const answer = call instanceof Failure ? call : await handler(call);
      if (answer instanceof Failure) return sendFailure(reply, answer);
      if (endpoint.noStore) reply.header('cache-control', 'no-cache, no-store');
      if (answer instanceof TextStream) {
        return reply.type(endpoint.mediaType ?? 'text/plain; charset=utf-8').send(Readable.from(answer.parts));
      }
      // a file is what it is, also a short one
      if (endpoint.mediaType && typeof answer === 'string') return reply.type(endpoint.mediaType).send(answer);
      // Serialised here because a bare answer may be null, a string or a number, which Fastify would not send as JSON.
      reply.type('application/json; charset=utf-8');
      return reply.send(JSON.stringify(endpoint.envelope ? envelope(answer) : answer));
    },
  });
}

function readCall<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, R>,
  request: FastifyRequest,
  reply: FastifyReply,
): Call<z.output<P>, z.output<Q>, z.output<B>> | Failure {
  const store = storeOf(request);
  if (!store) return fail('UNKNOWN_STORE');
  const params = check('params', endpoint.params, request.params);
  const query = check('query', endpoint.query, request.query);
  const body = check('body', endpoint.body, request.body);
  if (params.ok && query.ok && body.ok) {
    return { params: params.value, query: query.value, body: body.value, store, request, reply, log: request.log };
  }
  return fail(
    'BAD_REQUEST',
    [params, query, body].flatMap((part) => (part.ok ? [] : part.issues)),
  );
}
