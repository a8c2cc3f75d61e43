import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { redactText, redactUrl } from './redact-url.ts';

type LogFn = FastifyBaseLogger['info'];

export interface LogStream {
  write(line: string): void;
}

/**
 * Structured logs that can be kept: no header reaches them, no secret parameter, and of an error only what helps to find
 * it (a database error carries the values it stumbled over). `stream` is where lines go, standard output by default.
 */
export function loggerOptions(level: string, stream?: LogStream) {
  return {
    level,
    ...(stream && { stream }),
    redact: { paths: ['authorization', '*.authorization', 'token', '*.token'], censor: '[redacted]' },
    serializers: {
      req: ({ method, url }: FastifyRequest) => ({ method, url: redactUrl(url) }),
      err: describeError,
    },
    hooks: {
      logMethod(this: unknown, parts: Parameters<LogFn>, log: LogFn) {
        const clean = parts.map((part: unknown) => (typeof part === 'string' ? redactText(part) : part));
        log.apply(this, clean as Parameters<LogFn>);
      },
    },
  };
}

function describeError(error: Error & { code?: unknown }) {
  const { name, message, stack = '', code } = error;
  return { type: name, message: redactText(message), stack: redactText(stack), ...(code !== undefined && { code }) };
}
