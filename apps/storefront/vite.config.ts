import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { packFiles } from '../../scripts/packed-files.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const source = (...files: string[]): string[] => files.map((file) => here(`./src/${file}`));

/** What all pages need: the frame, and what every page file imports. */
const everyPage = source(
  'entry-client.tsx',
  'shared/page-meta.tsx',
  'shared/shop-picture.tsx',
  'shared/json-ld.tsx',
  'data/shared-path.ts',
);

/** What the server's HTML needs to come alive; none of it may hang on a file that is for later. */
const product = source('routes/product.tsx');
const otherViews = source('routes/home.tsx', 'routes/category.tsx', 'routes/search.tsx');
const firstViews = [...product, ...otherViews];

/** What fetches the data of the next page. */
const loaders = source(
  'data/catalog/catalog.ts',
  'data/catalog/cache/browser-side.ts',
  'data/api/browser-transport.ts',
  'data/catalog/search/rest-search.ts',
  'features/listing/load-category-page.ts',
  'features/listing/load-search-page.ts',
  'features/product/page-data.ts',
);

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** These modules and what they import at once. */
function reach(roots: readonly string[], graph: ModuleGraph): Set<string> {
  const reached = new Set(roots);
  for (const known of reached) for (const next of graph.getModuleInfo(known)?.importedIds ?? []) reached.add(next);
  return reached;
}

/** Puts modules and what they import at once into one file, except what `others` need too; an entry stays a file of its own. */
function group(debugName: string, roots: readonly string[], others: readonly string[] = []) {
  let members: Set<string> | undefined;
  const name = (id: string, graph: ModuleGraph): string | null => {
    if (!members) {
      const elsewhere = reach(others, graph);
      members = new Set([...reach(roots, graph)].filter((reached) => !elsewhere.has(reached)));
    }
    return members.has(id) && !id.endsWith('.css') && !id.includes('entry-client') ? debugName : null;
  };
  return { name, debugName };
}

/** One build: what browsers load, the bundle that the shop's server renders pages with, and the worker that serves them offline. */
export default defineConfig({
  root: here('.'),
  plugins: [react(), tailwind()],
  resolve: { alias: [{ find: /^#/, replacement: here('./src/') }] },
  build: { target: 'es2022', sourcemap: false },
  // as one file, the worker that reads pictures would always bring the large decoder that few need
  worker: { format: 'es' },
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
              // a group says itself what belongs to it
              includeDependenciesRecursively: false,
              groups: [
                // changes rarely, so browsers keep it between releases; in one piece it also compresses best
                { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router|zustand)\// },
                // left alone, every module that two of these, or a panel, share with a page would become a file of its own
                group('shell', everyPage),
                // cards, cart and checkout count alike; none of them is to bring another along for it
                group('sums', source('features/cart/cart-sum.ts')),
                group('catalog', source('shared/page-crumbs.tsx')),
                // the home page is not to bring the code and styles of product pages along for it
                group('held-in-view', source('shared/held-in-view.ts')),
                group('cards', source('features/product-card/product-grid.tsx')),
                // what the next page needs comes in few pieces, because it may be fetched while a pointer rests on a link
                group('loaders', loaders, firstViews),
                group('product-page', product, [...otherViews, ...loaders]),
                group('product-main', source('features/product/product-main.tsx'), [...firstViews, ...loaders]),
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
    serviceWorker: {
      consumer: 'client',
      build: {
        outDir: 'dist/worker',
        copyPublicDir: false,
        rolldownOptions: {
          input: here('./src/service-worker/service-worker.ts'),
          output: { format: 'iife', entryFileNames: 'service-worker.js' },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
      await packFiles(here('./dist/client'));
    },
  },
});
