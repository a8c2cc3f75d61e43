import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Matching, and what loaders answer with. Everything else of react-router would cost every first view: its router 16 KiB, its
 * components and hooks 7, its scroll restoration and links 5. The shop's own are in `src/router`; the server may use all.
 */
const light = [
  'RouterContextProvider',
  'UNSAFE_ErrorResponseImpl',
  'createContext',
  'data',
  'isRouteErrorResponse',
  'matchRoutes',
  'redirect',
  'redirectDocument',
];

const importsOf = (code: string): string[] =>
  [...code.matchAll(/import (?!type)\{([^}]*)\} from 'react-router(?:\/\w+)?'/g)].flatMap((match) =>
    (match[1] ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.split(' ')[0] ?? ''),
  );

test('the browser takes only the light parts of react-router', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: root, exclude: ['entry-server.tsx', '**/*.test.{ts,tsx}'] });
  const found = files.flatMap((file) =>
    importsOf(readFileSync(root + file, 'utf8'))
      .filter((name) => !light.includes(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
