import { routeFile, routeTable } from '#config/route-table.ts';

/** Which files a page needs, made from Vite's manifest. Plain TypeScript: the server runs it without a bundler. */
export interface AssetManifest {
  /** module that starts the page in the browser */
  entry: string;
  /** style sheets of every page */
  css: string[];
  /** further style sheets, by route id */
  pageCss: Record<string, string[]>;
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
  const beyondBase = (key: string): ViteChunk[] =>
    [...withImports(manifest, key)].filter((chunk) => !base.has(chunk)).flatMap((chunk) => manifest[chunk] ?? []);
  const files = (key: string): string[] => beyondBase(key).map((chunk) => address(chunk.file));

  const preload: Record<string, string[]> = {};
  const pageCss: Record<string, string[]> = {};
  for (const route of routeTable) {
    preload[route.id] = files(routeFile(route));
    pageCss[route.id] = beyondBase(routeFile(route)).flatMap((chunk) => (chunk.css ?? []).map(address));
  }
  for (const key of Object.keys(manifest)) {
    const text = /^src\/i18n\/(\w+\/\w+)\.ts$/.exec(key);
    if (text) preload[`text:${text[1]}`] = files(key);
  }
  const fonts = Object.values(manifest).flatMap((chunk) => (chunk.file.endsWith('.woff2') ? [chunk.file] : []));
  return {
    entry: address(entry.file),
    css: [...base].flatMap((chunk) => manifest[chunk]?.css ?? []).map(address),
    pageCss,
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
  pageCss: {},
  preload: {},
  fonts: [],
};
