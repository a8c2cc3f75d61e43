import { fileURLToPath } from 'node:url';
import { OFFICE_ROOT } from '@brixel/contract/office/office-paths';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { packFiles } from '../../scripts/packed-files.ts';
import { writeWorker } from './offline-release.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  base: `${OFFICE_ROOT}/`,
  plugins: [react()],
  build: {
    target: 'es2022',
    // names what picking needs without a line, see `offline-release.ts`
    manifest: true,
    // the Content-Security-Policy of the office allows no data: scripts, and files of their own are cached
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // changes rarely, so browsers keep it between releases
          groups: [{ name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router|zustand)\// }],
        },
      },
    },
  },
  environments: {
    serviceWorker: {
      consumer: 'client',
      build: {
        outDir: 'dist/.worker',
        manifest: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: here('./src/service-worker/service-worker.ts'),
          output: { format: 'iife', entryFileNames: 'service-worker.js', codeSplitting: false },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
      await packFiles(here('./dist/assets'));
      await writeWorker(here('./dist'));
    },
  },
});
