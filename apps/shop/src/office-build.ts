import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { OFFICE_ROOT } from '@brixel/contract/office/office-paths';
import { builtFiles } from './built-files.ts';
import type { OpenOffice } from './office-kind.ts';

const dist = fileURLToPath(new URL('../../office/dist', import.meta.url));
const workerAddress = `${OFFICE_ROOT}/service-worker.js`;

export const openBuiltOffice: OpenOffice = async (app, shared) => {
  // with headers of their own
  const apart = [`${OFFICE_ROOT}/index.html`, workerAddress];
  await builtFiles(app, dist, { root: OFFICE_ROOT, shared, isServed: (address) => !apart.includes(address) });
  const html = await readFile(`${dist}/index.html`, 'utf8');
  const worker = await readFile(`${dist}/service-worker.js`, 'utf8');
  app.get(workerAddress, async (_request, reply) =>
    reply.headers({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' }).send(worker),
  );
  return { page: async () => html, close: async () => {} };
};
