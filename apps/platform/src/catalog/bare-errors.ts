import type { ErrorEnvelope } from '@brixel/contract/envelope';
import type { FastifyInstance } from 'fastify';

/** Search answers carry no envelope, so a client tells a failure by its `error`: `{error, code}`. */
export function answerErrorsBare(app: FastifyInstance): void {
  app.addHook('preSerialization', async (_request, reply, payload: unknown) =>
    reply.statusCode >= 400 && isErrorEnvelope(payload) ? toBareError(payload) : payload,
  );
}

const isErrorEnvelope = (payload: unknown): payload is ErrorEnvelope =>
  typeof payload === 'object' && payload !== null && 'code' in payload && 'result' in payload;

function toBareError({ code, result }: ErrorEnvelope): { error: string; code: number } {
  if (typeof result === 'string') return { error: result, code };
  if (!Array.isArray(result)) return { error: result.message, code };
  return {
    error: result.map(({ dataPath, message }) => `${dataPath.replace(/^\./, '')}: ${message}`).join('; '),
    code,
  };
}
