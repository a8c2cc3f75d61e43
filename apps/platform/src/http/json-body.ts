import type { FastifyInstance } from 'fastify';
import { type Failure, fail } from './reply.ts';

/** A body that could not be read, on its way to the error handler. */
export class UnreadableBody extends Error {
  readonly failure: Failure;

  constructor(failure = fail('MALFORMED_JSON')) {
    super('unreadable body');
    this.failure = failure;
  }
}

export interface BodyRules {
  /** objects, lists and entries of both; where bodies may be long, more of them than needed only cost memory */
  mostParts?: number;
}

/** Fastify's JSON reader, but an empty body is none (older clients label it JSON all the same), and NUL is refused. */
export function readJsonBodies(app: FastifyInstance, { mostParts = Number.POSITIVE_INFINITY }: BodyRules = {}): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (text.trim() === '') return done(null, undefined);
    // PostgreSQL stores no NUL in a text; refused here, it cannot surprise any of the queries behind.
    if (text.includes('\\u0000')) return done(new UnreadableBody());
    if (hasMoreParts(text, mostParts)) return done(new UnreadableBody(fail('BAD_REQUEST')));
    parse(request, text, (error, value) => (error ? done(new UnreadableBody()) : done(null, value)));
  });
}

const hasMoreParts = (text: string, most: number): boolean =>
  Number.isFinite(most) && text.split(/[[{,]/, most + 1).length > most;
