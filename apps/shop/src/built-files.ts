import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { ReleaseFile, ReleaseFiles } from '@brixel/platform/release-files';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingFor } from './pack.ts';

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const unpack = promisify(brotliDecompress);
const ETAG_LENGTH = 16;

/** The build writes these beside a file that is smaller so. */
const PACKED = /\.(?:br|gz)$/;

interface BuiltFile {
  headers: { etag: string; 'content-type': string } & Record<string, string>;
  packed: Partial<Record<Encoding, Buffer>>;
  unpacked: () => Buffer | Promise<Buffer>;
  stored: Pick<ReleaseFile, 'isPacked' | 'content'>;
}

interface BuiltFilesOptions {
  /** the address that all of them are below */
  root?: string;
  /** where other nodes find the hashed ones, and this one finds theirs */
  shared?: ReleaseFiles | null;
  isServed?: (address: string) => boolean;
}

/** Files of a build, held in memory as they go over the wire. Hashed ones may be cached for ever, the others for an hour. */
export async function builtFiles(
  app: FastifyInstance,
  folder: string,
  { root = '', shared = null, isServed = () => true }: BuiltFilesOptions = {},
): Promise<void> {
  const assets = `${root}/assets/`;
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const packed = new Set(names.filter((name) => PACKED.test(name)));
  const addresses = names
    .filter((name) => !packed.has(name))
    .map((name) => [name, `${root}/${path.relative(folder, name).replaceAll('\\', '/')}`] as const)
    // what begins with a dot is for the server
    .filter(([, address]) => !address.startsWith(`${root}/.`) && isServed(address));
  const files = new Map<string, BuiltFile>(
    await Promise.all(
      addresses.map(
        async ([name, address]) =>
          [address, await readBuiltFile(name, address.startsWith(assets) ? YEAR : HOUR, packed)] as const,
      ),
    ),
  );
  const hashed = [...files].filter(([address]) => address.startsWith(assets));
  await shared?.publish(
    hashed.map(([address, { headers, stored }]) => ({ address, type: headers['content-type'], ...stored })),
  );
  // one route for the hundreds of hashed files: each route of its own costs time at every start
  for (const address of [`${assets}*`, ...[...files.keys()].filter((one) => !one.startsWith(assets))])
    app.get(address, { compress: false }, async (request, reply) => {
      const called = request.url.replace(/\?.*/s, '');
      const file = files.get(called) ?? (await fileElsewhere(called, shared));
      return file ? send(request, reply, file) : sendGone(reply);
    });
}

async function readBuiltFile(name: string, caching: string, packed: ReadonlySet<string>): Promise<BuiltFile> {
  const type = TYPES[path.extname(name)];
  if (!type) throw new Error(`The build has a file of an unknown type: ${name}`);
  const read = async (ending: string) => (packed.has(name + ending) ? await readFile(name + ending) : undefined);
  const [br, gzip] = await Promise.all([read('.br'), read('.gz')]);
  const content = br ?? (await readFile(name));
  return builtFile({ type, caching, content, isPacked: br !== undefined, gzip });
}

interface FileContent {
  type: string;
  caching: string;
  content: Buffer;
  /** by Brotli */
  isPacked: boolean;
  gzip?: Buffer | undefined;
}

const builtFile = ({ type, caching, content, isPacked, gzip }: FileContent): BuiltFile => ({
  headers: {
    'content-type': type,
    'cache-control': caching,
    etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, ETAG_LENGTH)}"`,
    vary: 'accept-encoding',
  },
  packed: { ...(isPacked && { br: content }), ...(gzip && { gzip }) },
  // every browser takes a packed form, so the other one is not worth its memory
  unpacked: () => (isPacked ? unpack(content) : content),
  stored: { isPacked, content },
});

/** Of a release that another node runs, or has run lately. */
async function fileElsewhere(address: string, shared: ReleaseFiles | null): Promise<BuiltFile | null> {
  const found = await shared?.find(address);
  if (!found) return null;
  const { type, isPacked, content } = found;
  return builtFile({ type, caching: YEAR, isPacked, content: Buffer.from(content) });
}

async function send(request: FastifyRequest, reply: FastifyReply, { headers, packed, unpacked }: BuiltFile) {
  reply.headers(headers);
  if (request.headers['if-none-match']?.includes(headers.etag)) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  const bytes = packed[encoding];
  return bytes ? reply.header('content-encoding', encoding).send(bytes) : reply.send(await unpacked());
}

/** For a file or shell of another release: a plain 404, not a page. */
export const sendGone = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Gone with its release.');
