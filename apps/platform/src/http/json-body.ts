import type { FastifyInstance } from 'fastify';
import { RefusedRequest } from './errors.ts';

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
    if (text.includes('\\u0000')) return done(new RefusedRequest('MALFORMED_JSON'));
    if (hasMoreParts(text, mostParts)) return done(new RefusedRequest('BAD_REQUEST'));
    parse(request, text, (error, value) => (error ? done(new RefusedRequest('MALFORMED_JSON')) : done(null, value)));
  });
}

const hasMoreParts = (text: string, most: number): boolean =>
  Number.isFinite(most) && text.split(/[[{,]/, most + 1).length > most;
