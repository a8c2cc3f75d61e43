import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { requiredPages } from './required-pages.ts';

const apps = fileURLToPath(new URL('../../../apps', import.meta.url));

test('every page that the code of the shop leads to is one that cannot go away, and no other', () => {
  const sources = globSync('{storefront,platform}/src/**/*.{ts,tsx}', { cwd: apps }).filter(
    (path) => !/\.test\.|testing|simulation/.test(path),
  );
  const linked = sources.flatMap(
    (path) => readFileSync(`${apps}/${path}`, 'utf8').match(/(?<=['"`]\/i\/)[a-z-]+/g) ?? [],
  );
  expect([...new Set(linked)].toSorted()).toEqual(requiredPages);
});
