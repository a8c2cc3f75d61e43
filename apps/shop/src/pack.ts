import { PassThrough, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** Quality 11, the default, costs ten times the time for a tenth less. */
export const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best form that the client takes. */
export function encodingFor(acceptEncoding = ''): Encoding {
  if (/\bbr\b/.test(acceptEncoding)) return 'br';
  return /\bgzip\b/.test(acceptEncoding) ? 'gzip' : 'identity';
}

export interface Packing {
  stream: Transform;
  headers: Record<string, string>;
}

/** How a page goes over the wire. The compression plugin only packs routes, and pages answer what no route does. */
export function packingFor(acceptEncoding: string | undefined): Packing {
  const vary = { vary: 'accept-encoding' };
  const encoding = encodingFor(acceptEncoding);
  if (encoding === 'identity') return { stream: new PassThrough(), headers: vary };
  const stream = encoding === 'br' ? createBrotliCompress(brotliOptions) : createGzip();
  return { stream, headers: { ...vary, 'content-encoding': encoding } };
}
