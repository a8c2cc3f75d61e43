import { ownPages } from '@brixel/contract/own-pages';
import { expect, test } from 'vitest';
import { routeTable } from './route-table.ts';

test('the pages that redirects may lead to are those of the table that name nothing', () => {
  const addresses = routeTable
    .filter(({ developmentOnly }) => !developmentOnly)
    .map(({ path }) => `/${path ?? ''}`.replace(/(?:\/:\w+\?)+$/, ''))
    .filter((address) => !/[:*]/.test(address));
  expect([...ownPages].sort()).toEqual([...new Set(addresses)].sort());
});
