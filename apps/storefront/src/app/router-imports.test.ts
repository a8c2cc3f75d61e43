import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Heavy for every first view, or cut away by slim-router.ts; the shop has its own link and form instead. */
const refused = [
  'Await',
  'Form',
  'Link',
  'NavLink',
  'useBlocker',
  'useFetcher',
  'useFetchers',
  'useFormAction',
  'useSubmit',
];

const importsOf = (code: string): string[] =>
  [...code.matchAll(/import (?!type)\{([^}]*)\} from 'react-router'/g)].flatMap((match) =>
    (match[1] ?? '').split(',').map((name) => name.trim().split(' ')[0] ?? ''),
  );

test('nothing takes from the router what browsers do not get', () => {
  const found = globSync('**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    importsOf(readFileSync(root + file, 'utf8'))
      .filter((name) => refused.includes(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
