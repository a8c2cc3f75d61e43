import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * They cost every first view some 4 KiB, the last one 0.3; the shop has its own link and form instead, and `useLocation` knows the
 * parameters.
 */
const refused = ['Form', 'Link', 'NavLink', 'useSearchParams'];

const importsOf = (code: string): string[] =>
  [...code.matchAll(/import (?!type)\{([^}]*)\} from 'react-router'/g)].flatMap((match) =>
    (match[1] ?? '').split(',').map((name) => name.trim().split(' ')[0] ?? ''),
  );

test('nothing takes the heavy parts of the router', () => {
  const found = globSync('**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    importsOf(readFileSync(root + file, 'utf8'))
      .filter((name) => refused.includes(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
