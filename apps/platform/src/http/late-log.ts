import type { FastifyBaseLogger } from 'fastify';

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** Log entries from before the server, and its logger, exist. */
export interface LateLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
  /** writes the buffered entries, and from now on everything at once */
  attach(log: Log): void;
}

export function createLateLog(): LateLog {
  const waiting: ((log: Log) => void)[] = [];
  let attached: Log | null = null;
  const say = (line: (log: Log) => void): void => {
    if (attached) line(attached);
    else waiting.push(line);
  };
  return {
    info: (facts, message) => say((log) => log.info(facts, message)),
    warn: (facts, message) => say((log) => log.warn(facts, message)),
    error: (facts, message) => say((log) => log.error(facts, message)),
    attach(log) {
      attached = log;
      for (const line of waiting.splice(0)) line(log);
    },
  };
}
