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
const OWN_BRAND = /^\/(?:apple-touch-icon|favicon|icon|logo|mark)\b|^\/(?:banners|screenshots)\//;

/** A shop that is not ours has none of our brand. */
export const isServed = ({ api }: Pick<PublicConfig, 'api'>, address: string): boolean =>
  api.calls === 'all' || !OWN_BRAND.test(address);

export async function readRelease(
  dist: string,
  { version, config }: { version: string; config: PublicConfig },
  assets: AssetManifest,
): Promise<BuiltRelease> {
  const code = await readFile(`${dist}/worker/service-worker.js`, 'utf8');
  const unread = new Set(textsOfOtherLanguages(config, assets));
  const files = (await filesToCache(`${dist}/client`)).filter((file) => !unread.has(file) && isServed(config, file));
  const hash = createHash('sha256')
    .update(JSON.stringify([version, config, files]))
    .update(code);
  // names of assets carry the hash of their content, the others do not
  const unhashed = files.filter((file) => !file.startsWith('/assets/')).map((file) => `${dist}/client${file}`);
  for (const path of [`${dist}/server/entry-server.js`, ...unhashed]) hash.update(await readFile(path));
  const id = hash.digest('hex').slice(0, 12);
  // the address names the release, so that a node which has another one cannot answer with the wrong shell
  const shells = config.stores.map(({ storeCode, prefix, host }) => ({
    ...{ storeCode, prefix, ...(host && { host }) },
    address: `/offline-shell/${id}/${storeCode}`,
  }));
  const release: Release = { version: `${version}+${id}`, shells, files };
  return { release, worker: `const ${RELEASE_NAME}=${JSON.stringify(release)};\n${code}` };
}

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
