import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * The router names its components by assignments that no bundler may drop, so even unused ones would be sent to every
 * visitor. Without the names, and told that making a component has no effect, only what the shop uses is left.
 */
const dropUnusedRouterParts: Plugin = {
  name: 'drop-unused-router-parts',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/= (React\$1\.(?:forwardRef|createContext)\()/g, '= /*#__PURE__*/ $1')
        // measuring hooks that the shop never passes in
        .replace(/\b(?:init|opts\?)\.instrumentations\b/g, 'false'),
  },
};

/** What all pages need: the frame, and what every page file imports. */
const everyPage = ['entry-client.tsx', 'features/layout/page-meta.tsx', 'features/layout/shop-picture.tsx'].map(
  (file) => here(`./src/${file}`),
);

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Puts modules and what they import at once into one file; an entry stays a file of its own. */
function withStaticImports(name: string, roots: string[]) {
  let reached: Set<string> | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    if (!reached) {
      reached = new Set(roots);
      for (const known of reached) for (const next of graph.getModuleInfo(known)?.importedIds ?? []) reached.add(next);
    }
    return reached.has(id) && !id.endsWith('.css') && !id.includes('entry-client') ? name : null;
  };
}

/** One build, two environments: what browsers load, and the bundle that the shop's server renders pages with. */
export default defineConfig({
  root: here('.'),
  plugins: [dropUnusedRouterParts, react(), tailwind()],
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
                // left alone, every module that a panel shares with the page would become a file of its own
                { name: withStaticImports('shell', everyPage) },
                { name: withStaticImports('cards', [here('./src/features/product-card/product-grid.tsx')]) },
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
