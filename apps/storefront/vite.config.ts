import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** One build, two environments: what browsers load, and the bundle that the shop's server renders pages with. */
export default defineConfig({
  root: here('.'),
  plugins: [react(), tailwind()],
  resolve: { alias: [{ find: /^#/, replacement: here('./src/') }] },
  build: { target: 'es2022', sourcemap: false },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // inlined fonts and pictures could not be preloaded or cached on their own
        assetsInlineLimit: 0,
        rolldownOptions: { input: here('./src/entry-client.tsx') },
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
