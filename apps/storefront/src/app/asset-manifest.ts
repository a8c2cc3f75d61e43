import { routeFile, routeTable } from './route-table.ts';

/** Which files a page needs, made from Vite's manifest. Plain TypeScript: the server runs it without a bundler. */
export interface AssetManifest {
  /** module that starts the page in the browser */
  entry: string;
  css: string[];
  /** modules to fetch ahead, by route id, and by `text:<language>/<area>` for dictionaries */
  preload: Record<string, string[]>;
  fonts: string[];
}

export interface ViteChunk {
  file: string;
  src?: string;
  css?: string[];
  imports?: string[];
  assets?: string[];
}
export type ViteManifest = Record<string, ViteChunk>;

const ENTRY = 'src/entry-client.tsx';

function withImports(manifest: ViteManifest, key: string, seen = new Set<string>()): Set<string> {
  if (!manifest[key] || seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key].imports ?? []) withImports(manifest, imported, seen);
  return seen;
}

const address = (file: string): string => `/${file}`;

export function createAssetManifest(manifest: ViteManifest): AssetManifest {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`${ENTRY} is not in the build's manifest: build the storefront first`);
  const base = withImports(manifest, ENTRY);
  const files = (key: string): string[] =>
    [...withImports(manifest, key)]
      .filter((chunk) => !base.has(chunk))
      .flatMap((chunk) => manifest[chunk]?.file ?? [])
      .map(address);

  const preload: Record<string, string[]> = {};
  for (const route of routeTable) preload[route.id] = files(routeFile(route));
  for (const key of Object.keys(manifest)) {
    const text = /^src\/i18n\/(\w+\/\w+)\.ts$/.exec(key);
    if (text) preload[`text:${text[1]}`] = files(key);
  }
  const fonts = Object.values(manifest).flatMap((chunk) => (chunk.file.endsWith('.woff2') ? [chunk.file] : []));
  return {
    entry: address(entry.file),
    css: [...base].flatMap((chunk) => manifest[chunk]?.css ?? []).map(address),
    preload: {
      ...preload,
      entry: [...base]
        .filter((chunk) => chunk !== ENTRY)
        .flatMap((chunk) => manifest[chunk]?.file ?? [])
        .map(address),
    },
    fonts: fonts.map(address),
  };
}

/** While developing Vite serves the sources themselves. */
export const developmentAssets: AssetManifest = {
  entry: '/src/entry-development.ts',
  css: ['/src/styles/app.css'],
  preload: {},
  fonts: [],
};
