import type { ErrorEnvelope } from '@brixel/contract/envelope';
import type { StoreView } from '@brixel/contract/stores';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { AnswerBudget } from '../catalog/answer-budget.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { fail, sendFailure } from '../http/reply.ts';
import { findStore, storeOf } from '../http/store.ts';

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
        // its library is large, and most shops are never asked this way
        const { answerQuery } = await import('./answer-query.ts');
        return answerQuery(request, reply, { catalog, store, budget: new AnswerBudget(answerLimitKb) });
      });
    }
  };

function storeOfPath(request: FastifyRequest): StoreView | null {
  const { storeCode } = request.params as { storeCode?: string };
  if (!storeCode) return storeOf(request);
  return findStore(request, (view) => view.storeCode === storeCode);
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
