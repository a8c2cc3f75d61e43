import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { OpenOffice } from './office-kind.ts';
import { answerWithVite } from './vite-answer.ts';

const root = fileURLToPath(new URL('../../office', import.meta.url));

/** Vite serves the sources with hot reload, beside those of the storefront. */
export const openViteOffice: OpenOffice = async (app) => {
  const vite = await createServer({
    root,
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  return {
    page: async (url) => vite.transformIndexHtml(url, await readFile(`${root}/index.html`, 'utf8')),
    handle: (request, reply) => answerWithVite(vite, request, reply),
    close: () => vite.close(),
  };
};
