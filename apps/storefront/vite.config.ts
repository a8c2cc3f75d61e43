import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { slimRouter } from './slim-router.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const source = (...files: string[]): string[] => files.map((file) => here(`./src/${file}`));

/** What all pages need: the frame, and what every page file imports. */
const everyPage = source(
  'entry-client.tsx',
  'features/layout/page-meta.tsx',
  'features/layout/shop-picture.tsx',
  'features/layout/json-ld.tsx',
  'data/shared-path.ts',
);

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Puts modules and what they import at once into one file; an entry stays a file of its own. */
function group(debugName: string, roots: string[]) {
  let reached: Set<string> | undefined;
  const name = (id: string, graph: ModuleGraph): string | null => {
    if (!reached) {
      reached = new Set(roots);
      for (const known of reached) for (const next of graph.getModuleInfo(known)?.importedIds ?? []) reached.add(next);
    }
    return reached.has(id) && !id.endsWith('.css') && !id.includes('entry-client') ? debugName : null;
  };
  return { name, debugName };
}

/** One build, two environments: what browsers load, and the bundle that the shop's server renders pages with. */
export default defineConfig({
  root: here('.'),
  plugins: [slimRouter(), react(), tailwind()],
  resolve: { alias: [{ find: /^#/, replacement: here('./src/') }] },
  build: { target: 'es2022', sourcemap: false },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // inlined fonts and pictures could not be preloaded or cached on their own
        assetsInlineLimit: 0,
        // the server names what a first view needs; lists for all other pages would only make the entry heavier
        modulePreload: false,
        rolldownOptions: {
          input: here('./src/entry-client.tsx'),
          output: {
            codeSplitting: {
              groups: [
                // changes rarely, so browsers keep it between releases; in one piece it also compresses best
                { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router|zustand)\// },
                // left alone, every module that two of these, or a panel, share with a page would become a file of its own
                group('shell', everyPage),
                group('catalog', source('features/layout/page-part.tsx', 'features/category/page-crumbs.tsx')),
                group('cards', source('features/product-card/product-grid.tsx')),
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: [/^@brixel\//] },
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: here('./src/entry-server.tsx') },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
    },
  },
});
