import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ExecutionResult, GraphQLError } from 'graphql';
import { z } from 'zod';
import { fail, sendFailure } from '../http/reply.ts';
import { check } from '../http/validation.ts';
import { RefusedQuery } from './bad-request.ts';
import type { QueryContext } from './catalog-query.ts';
import { parsedDocument } from './parsed-document.ts';
import { runQuery } from './run-query.ts';

const requestBody = z.object({
  query: z.union([z.string().min(1), parsedDocument]),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().max(200).nullish(),
});

export async function answerQuery(
  request: FastifyRequest,
  reply: FastifyReply,
  context: QueryContext,
): Promise<FastifyReply> {
  const body = check('body', requestBody, request.body);
  if (!body.ok) return sendFailure(reply, fail('BAD_REQUEST', body.issues));
  return sendResult(request, reply, await runQuery(body.value, context));
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
