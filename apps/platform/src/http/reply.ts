import type { Envelope, ErrorEnvelope } from '@brixel/contract/envelope';
import type { FastifyReply } from 'fastify';
import { type ErrorCode, errorTable } from './errors.ts';

/** An expected failure, returned by a handler in place of its result. Only bugs throw. */
export class Failure {
  readonly error: ErrorCode;
  readonly result: ErrorEnvelope['result'];

  constructor(error: ErrorCode, result: ErrorEnvelope['result']) {
    this.error = error;
    this.result = result;
  }
}

export const fail = (error: ErrorCode, result: ErrorEnvelope['result'] = errorTable[error].text): Failure =>
  new Failure(error, result);

/** A result with something beside it, which the envelope carries as `meta`. */
export class WithMeta<T> {
  readonly result: T;
  readonly meta: Record<string, unknown>;

  constructor(result: T, meta: Record<string, unknown>) {
    this.result = result;
    this.meta = meta;
  }
}

/** A long text that is sent while it is being made, or a file; its endpoint names the media type. */
export class TextStream {
  readonly parts: AsyncIterable<string> | Iterable<Uint8Array>;

  constructor(parts: AsyncIterable<string> | Iterable<Uint8Array>) {
    this.parts = parts;
  }
}

export const envelope = <T>(answer: T | WithMeta<T>): Envelope<T> =>
  answer instanceof WithMeta ? { code: 200, result: answer.result, meta: answer.meta } : { code: 200, result: answer };

/** When it is worth trying again to reach a service or a database that is away. */
export const RETRY_AFTER_SECONDS = 5;

/** Sends a failure in the envelope, also for calls that otherwise answer bare; the HTTP status equals `code`. */
export function sendFailure(reply: FastifyReply, failure: Failure, meta?: Record<string, unknown>): FastifyReply {
  const { status } = errorTable[failure.error];
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  const answer: Envelope<Failure['result']> = { code: status, result: failure.result, ...(meta && { meta }) };
  return reply.code(status).header('cache-control', 'no-cache, no-store').send(answer);
}
