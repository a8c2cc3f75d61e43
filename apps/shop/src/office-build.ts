import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { OFFICE_ROOT } from '@brixel/contract/office/office-paths';
import { builtFiles } from './built-files.ts';
import type { OpenOffice } from './office-kind.ts';

const dist = fileURLToPath(new URL('../../office/dist', import.meta.url));

export const openBuiltOffice: OpenOffice = async (app) => {
  // its document has headers of its own
  await builtFiles(app, dist, { root: OFFICE_ROOT, isServed: (address) => address !== `${OFFICE_ROOT}/index.html` });
  const html = await readFile(`${dist}/index.html`, 'utf8');
  return { page: async () => html, close: async () => {} };
};
