import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import type { AssetManifest } from '@brixel/storefront/app/asset-manifest';
import type { PublicConfig } from '@brixel/storefront/config/public-config';
import { RELEASE_NAME, type Release } from '@brixel/storefront/service-worker/release';

/** A build as it runs here: with another configuration it is another release, for its pages differ. */
export interface BuiltRelease {
  release: Release;
  /** the worker that belongs to it, ready to be served */
  worker: string;
}

const KIB = 1024;
/** What is larger is for few shoppers, such as the reader of iPhone pictures, and comes when it is needed. */
const MOST_BYTES = 400 * KIB;
/**
 * Data has an age of its own, the pictures of the manifest are for the browser's installer, and licences are seldom read.
 * A packed file is another form of the one beside it.
 */
const NOT_CACHED = /^\/(?:\.vite|banners|licenses|screenshots)\/|\.(?:br|gz)$/;

/** Logo, icons and banners of our own shop. */
const OWN_BRAND = /^\/(?:apple-touch-icon|icon|logo|mark)\b|^\/(?:banners|screenshots)\//;

/** A shop that is not ours has none of our brand. */
export const isServed = ({ api }: Pick<PublicConfig, 'api'>, address: string): boolean =>
  api.calls === 'all' || !OWN_BRAND.test(address);

/** Reads the build once; what is made of it depends on the configuration. */
export async function readRelease(
  dist: string,
  { version }: { version: string },
  assets: AssetManifest,
): Promise<(config: PublicConfig) => BuiltRelease> {
  const code = await readFile(`${dist}/worker/service-worker.js`, 'utf8');
  const all = await filesToCache(`${dist}/client`);
  // names of assets carry the hash of their content, the others do not
  const unhashed = new Map<string, string>();
  for (const file of all.filter((name) => !name.startsWith('/assets/')))
    unhashed.set(file, await digestOf(`${dist}/client${file}`));
  const renderer = await digestOf(`${dist}/server/entry-server.js`);

  return (config) => {
    const unread = new Set(textsOfOtherLanguages(config, assets));
    const files = all.filter((file) => !unread.has(file) && isServed(config, file));
    const contents = files.map((file) => [file, unhashed.get(file)]);
    const id = createHash('sha256')
      .update(JSON.stringify([version, config, contents, renderer]))
      .update(code)
      .digest('hex')
      .slice(0, 12);
    // the address names the release, so that a node which has another one cannot answer with the wrong shell
    const shells = config.stores.map(({ storeCode, prefix, host }) => ({
      ...{ storeCode, prefix, ...(host && { host }) },
      address: `${SHELLS}/${id}/${storeCode}`,
    }));
    const release: Release = { version: `${version}+${id}`, shells, files };
    return { release, worker: `const ${RELEASE_NAME}=${JSON.stringify(release)};\n${code}` };
  };
}

/** Below it are the offline pages of a release. */
export const SHELLS = '/offline-shell';

const digestOf = async (path: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('base64url');

/** Dictionaries that no store of this shop reads. */
const textsOfOtherLanguages = ({ stores }: PublicConfig, { preload }: AssetManifest): string[] =>
  Object.entries(preload).flatMap(([name, files]) => {
    const language = /^text:(\w+)\//.exec(name)?.[1];
    return language && !stores.some((store) => store.language === language) ? files : [];
  });

async function filesToCache(root: string): Promise<string[]> {
  const names = await readdir(root, { recursive: true });
  const addresses = names
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .filter((address) => !NOT_CACHED.test(address));
  const cached = await Promise.all(
    addresses.map(async (address) => {
      const facts = await stat(root + address);
      return facts.isFile() && facts.size <= MOST_BYTES ? address : [];
    }),
  );
  return cached.flat().sort();
}
