import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

/**
 * Quality 11, the default, costs ten times the time for a tenth less. A window of 256 KiB holds a whole page; the default of 4 MiB
 * makes nothing smaller, but V8 counts it as memory and collects garbage for it: a third of the processor time of a category page.
 */
export const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** Below it packing gains less than it takes. */
export const LEAST_PACKED_LENGTH = 1024;

export type Encoding = 'br' | 'gzip' | 'identity';

const accepts = (header: string, encoding: Encoding): boolean =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(header);

/** How an answer goes over the wire. The compression plugin only packs routes, and pages answer what no route does. */
export function encodingFor(acceptEncoding = ''): Encoding {
  if (accepts(acceptEncoding, 'br')) return 'br';
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
}

export const encodingHeaders = (encoding: Encoding): Record<string, string> => ({
  vary: 'accept-encoding',
  ...(encoding !== 'identity' && { 'content-encoding': encoding }),
});

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
export const unpackBrotli = promisify(brotliDecompress);

const withBrotli = (bytes: Buffer, params: Record<number, number>): Promise<Buffer> =>
  brotli(bytes, { params: { ...params, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });

/** In a thread of its own, so that other requests are answered meanwhile. */
export async function pack(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  return encoding === 'gzip' ? gzipped(bytes) : withBrotli(bytes, brotliOptions.params);
}

/** A tenth smaller for ten times the time: for what is sent again and again. */
export const packWell = (bytes: Buffer): Promise<Buffer> =>
  withBrotli(bytes, { ...brotliOptions.params, [constants.BROTLI_PARAM_QUALITY]: 10 });
