import type { Endpoint } from '@brixel/contract/endpoint';
import { endpoints } from '@brixel/contract/endpoints';
import type { JsonSchema } from '@brixel/platform/openapi/json-schemas';
import { type OpenApiDocument, openApiPath } from '@brixel/platform/openapi/openapi-document';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { exampleRequest } from '../support/example-request.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { seedProduct, smallCatalog } from '../support/small-catalog.ts';

let shop: TestPlatform;
let document: OpenApiDocument;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: () => smallCatalog([seedProduct(10, { de: 'stein', it: 'pezzo' })]) });
  document = (await shop.inject('/api/openapi.json')).json();
});
afterAll(() => shop.close());

/** The document's own words for an answer, as something that can check one. */
function answerSchema(path: string, method: string, status: number): z.ZodType {
  const schema = document.paths[path]?.[method]?.responses[status]?.content['application/json'].schema;
  const bundle = { ...schema, $defs: document.components.schemas };
  const text = JSON.stringify(bundle).replaceAll('#/components/schemas/', '#/$defs/');
  return z.fromJSONSchema(JSON.parse(text));
}

const referencesOf = (schema: JsonSchema): string[] =>
  [...JSON.stringify(schema).matchAll(/"\$ref":"#([^"]*)"/g)].map((match) => match[1] ?? '');

describe('the document', () => {
  test.each(Object.entries(endpoints))('lists %s with its parameters and answers', (name, endpoint) => {
    const operation = document.paths[openApiPath(endpoint.path)]?.[endpoint.method.toLowerCase()];
    expect(operation).toMatchObject({ operationId: name, summary: endpoint.summary, tags: [endpoint.tag] });
    const inPath = operation?.parameters
      .filter((parameter) => parameter.in === 'path')
      .map((parameter) => parameter.name);
    expect(inPath).toEqual([...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]));
    expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(['200', '400', '500']));
    expect(Boolean(operation?.requestBody)).toBe('body' in endpoint && Boolean(endpoint.body));
  });

  test.each(Object.entries(endpoints))('%s is really mounted', (_name, { method, path }) => {
    expect(shop.app.hasRoute({ method, url: `/api${path}` })).toBe(true);
  });

  test('has a target for each of its references', () => {
    const references = referencesOf(document as unknown as JsonSchema);
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) {
      const target = reference
        .split('/')
        .slice(1)
        .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);
      expect(target, reference).toBeTypeOf('object');
    }
  });
});

const search = '/catalog/{index}/{entity}/_search';

describe('real answers fit the document', () => {
  test.each([
    ['/stock/check', 'get', '/api/stock/check?sku=P-10', 200],
    ['/stock/check', 'get', '/api/stock/check?sku=nope', 404],
    ['/stock/check', 'get', '/api/stock/check', 400],
    ['/stock/check/{sku}', 'get', '/api/stock/check/P-10', 200],
    [search, 'get', '/api/catalog/brixel_de/product/_search?response_format=compact', 200],
    [search, 'get', '/api/catalog/brixel_it/category/_search', 200],
    [search, 'get', '/api/catalog/nope/product/_search', 404],
    ['/stock/list', 'get', '/api/stock/list?skus=P-10', 200],
    ['/product/render-list', 'get', '/api/product/render-list?skus=P-10&currencyCode=EUR&storeId=2', 200],
    ['/product/render-list', 'get', '/api/product/render-list?skus=P-10&currencyCode=USD', 400],
    ['/ext/cms-data/cmsPage/{id}', 'get', '/api/ext/cms-data/cmsPage/1', 200],
    ['/ext/cms-data/cmsPage/{id}', 'get', '/api/ext/cms-data/cmsPage/99', 404],
    ['/ext/cms-data/cmsBlock/{id}', 'get', '/api/ext/cms-data/cmsBlock/1?storeCode=it', 200],
  ])('%s %s: %s answers %i', async (path, method, url, status) => {
    const answer = await shop.inject(url);
    expect(answer.statusCode).toBe(status);
    const schema = answerSchema(path, method, status);
    expect(schema.safeParse(answer.json()).error).toBeUndefined();
    expect(schema.safeParse({ code: status, result: { never: 'this' } }).success).toBe(false);
  });
});

describe('the example of', () => {
  test.each(Object.entries<Endpoint>(endpoints))('%s is a request that is understood', async (_name, endpoint) => {
    const { path, method, failures = {} } = endpoint;
    const name = openApiPath(path);
    const operation = document.paths[name]?.[method.toLowerCase()];
    if (!operation) throw new Error(`${name} is not described`);
    const { url, payload } = exampleRequest(name, operation);
    const answer = await shop.inject({ method, url, ...(payload && { payload }) });
    // Without an account, a payment or an order of one's own some are refused, but as the document says.
    const understood = [200, 404, ...Object.keys(failures).map(Number)].filter((status) => status !== 400);
    expect(understood, `${url}\n${answer.body}`).toContain(answer.statusCode);
  });
});

test('the address of the former page leads to the document', async () => {
  const answer = await shop.inject('/api/docs');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/api/openapi.json']);
});
