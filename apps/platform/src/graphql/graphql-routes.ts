import type { ErrorEnvelope } from '@brixel/contract/envelope';
import type { StoreView } from '@brixel/contract/stores';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { type ExecutionResult, GraphQLError } from 'graphql';
import { z } from 'zod';
import { AnswerBudget } from '../catalog/answer-budget.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { fail, sendFailure } from '../http/reply.ts';
import { findStore, storeOf } from '../http/store.ts';
import { check } from '../http/validation.ts';
import { RefusedQuery } from './bad-request.ts';
import { parsedDocument } from './parsed-document.ts';
import { runQuery } from './run-query.ts';

const requestBody = z.object({
  query: z.union([z.string().min(1), parsedDocument]),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().max(200).nullish(),
});

/** `POST /graphql` and `POST /graphql/:storeCode`. */
export const graphqlRoutes =
  (catalog: Pick<Catalog, 'search'>, answerLimitKb: number): FastifyPluginAsync =>
  async (app) => {
    answerFailuresAsErrors(app);
    // read by default, and a query is JSON or nothing
    app.removeContentTypeParser('text/plain');
    for (const url of ['/', '/:storeCode']) {
      app.post(url, async (request, reply) => {
        const store = storeOfPath(request);
        if (!store) return sendFailure(reply, fail('UNKNOWN_STORE'));
        const body = check('body', requestBody, request.body);
        if (!body.ok) return sendFailure(reply, fail('BAD_REQUEST', body.issues));
        const budget = new AnswerBudget(answerLimitKb);
        return sendResult(request, reply, await runQuery(body.value, { catalog, store, budget }));
      });
    }
  };

function storeOfPath(request: FastifyRequest): StoreView | null {
  const { storeCode } = request.params as { storeCode?: string };
  if (!storeCode) return storeOf(request);
  return findStore(request, (view) => view.storeCode === storeCode);
}

/** A bug in a resolver arrives wrapped; all other errors say what is wrong with the query or its variables. */
const isBug = ({ originalError }: GraphQLError): boolean =>
  originalError !== undefined && !(originalError instanceof GraphQLError);

function sendResult(request: FastifyRequest, reply: FastifyReply, result: ExecutionResult): FastifyReply {
  const bug = result.errors?.find(isBug);
  if (bug) {
    request.log.error({ err: bug.originalError }, 'query failed');
    return sendFailure(reply, fail('INTERNAL'), { requestId: request.id });
  }
  // nothing of it is sent, or the queries that came first would still be answered
  const refused = result.errors
    ?.map(({ originalError }) => originalError)
    .find((error) => error instanceof RefusedQuery);
  if (refused) return sendFailure(reply, fail(refused.refusal.error, refused.refusal.text));
  reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache, no-store');
  return reply.code(result.errors ? 400 : 200).send(JSON.stringify(result));
}

/** Clients of this call look for `errors`, not for the envelope. */
function answerFailuresAsErrors(app: FastifyInstance): void {
  app.addHook('preSerialization', async (_request, reply, payload: unknown) =>
    reply.statusCode >= 400 && isErrorEnvelope(payload) ? toErrors(payload) : payload,
  );
}

const isErrorEnvelope = (payload: unknown): payload is ErrorEnvelope =>
  typeof payload === 'object' && payload !== null && 'code' in payload && 'result' in payload;

function toErrors({ result, meta }: ErrorEnvelope): { errors: { message: string; extensions?: object }[] } {
  const messages = Array.isArray(result)
    ? result.map(({ dataPath, message }) => [dataPath.replace(/^\./, ''), message].filter(Boolean).join(': '))
    : [typeof result === 'string' ? result : result.message];
  return { errors: messages.map((message) => ({ message, ...(meta && { extensions: meta }) })) };
}
