import type { FastifyInstance } from 'fastify';
import { encodingFor, encodingHeaders, LEAST_PACKED_LENGTH, pack } from './pack.ts';

/** Of all packed answers: menus and the listings that most visitors ask for. */
const LIMIT_BYTES = 8 * 1024 * 1024;

/**
 * Answers that say by an ETag which state they show, such as menus and listings of the API, are packed once for all who ask for
 * the same: packing takes longer than finding what is in them.
 */
export function packRepeatedAnswers(app: FastifyInstance): void {
  const answers = createPackedAnswers(LIMIT_BYTES);
  app.addHook('onSend', async (request, reply, payload) => {
    const etag = reply.getHeader('etag');
    const encoding = encodingFor(request.headers['accept-encoding']);
    const isRepeated = request.method === 'GET' && reply.statusCode === 200 && typeof etag === 'string';
    if (!isRepeated || encoding === 'identity' || typeof payload !== 'string' || payload.length < LEAST_PACKED_LENGTH)
      return payload;
    const key = `${encoding} ${etag} ${request.url}`;
    const packed = answers.get(key) ?? (await pack(Buffer.from(payload), encoding));
    answers.keep(key, packed);
    reply.headers(encodingHeaders(encoding)).removeHeader('content-length');
    return packed;
  });
}

/** The oldest give way: those of an earlier state among them. */
function createPackedAnswers(limitBytes: number) {
  const entries = new Map<string, Buffer>();
  let bytes = 0;
  return {
    get: (key: string): Buffer | undefined => entries.get(key),
    keep(key: string, packed: Buffer): void {
      if (entries.has(key)) return;
      entries.set(key, packed);
      bytes += key.length + packed.length;
      for (const [oldest, { length }] of entries) {
        if (bytes <= limitBytes) return;
        entries.delete(oldest);
        bytes -= oldest.length + length;
      }
    },
  };
}
