import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { createPlatformCalls } from './platform-calls.ts';

test('what surrounds every page is asked once for a version of the catalogue', async () => {
  const asked: string[] = [];
  const catalog = { version: '1' };
  const calls = createPlatformCalls({} as FastifyInstance, {
    catalog,
    async search(path) {
      asked.push(path);
      return '{"hits":[]}';
    },
  });
  const addresses = [
    '/api/catalog/brixel_de/attribute/_search?request=colour',
    '/api/catalog/brixel_de/product/_search?request=colours&size=0&request_format=search-query',
    '/api/catalog/brixel_de/product/_search?request=colours&size=0',
  ];
  const goods = '/api/catalog/brixel_de/product/_search?request=list&size=50&from=0';
  const askAll = async () => {
    for (const path of [...addresses, goods]) await calls.ask({ method: 'GET', path });
  };
  await askAll();
  await askAll();
  expect(asked).toEqual([...addresses, goods, goods]);
  catalog.version = '2';
  await askAll();
  expect(asked.slice(5)).toEqual([...addresses, goods]);
});
