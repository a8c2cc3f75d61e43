import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const problems = (env: NodeJS.ProcessEnv) => {
  const result = readConfig(env);
  return result.ok ? [] : result.problems;
};

test('an empty environment gives the documented defaults', () => {
  const result = readConfig({});
  expect(result).toMatchObject({ ok: true, config: { port: 3000, logLevel: 'warn', gtmId: null, multistore: true } });
});

test.each([
  ['PORT', 'http'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['PUBLIC_URL', 'shop.example'],
  ['API_URL', 'ftp://api.example'],
  ['API_MODE', 'soap'],
  ['CATALOG_PATH', 'https://api.example/catalog'],
  ['GRAPHQL_PATH', 'graphql'],
  ['PLATFORM_PRICES', 'sometimes'],
  ['TAX_CALCULATION', 'none'],
  ['DEPRECATED_PRICE_FIELDS', 'yes'],
  ['GTM_ID', 'UA-123'],
  ['LOG_LEVEL', 'loud'],
  ['MULTISTORE', 'maybe'],
])('a wrong %s stops with a sentence that names it', (name, value) => {
  const [sentence, ...others] = problems({ [name]: value });
  expect(others).toEqual([]);
  expect(sentence).toMatch(new RegExp(`^${name} must .+, but is "${value}"\\.$`));
});

test('an API elsewhere is asked, and its prices are read, as the variables say', () => {
  const result = readConfig({
    API_URL: 'https://api.example/',
    API_MODE: 'graphql',
    CATALOG_PATH: '/api/catalog/shop_{{storeCode}}/{{entity}}/_search',
    TAX_CALCULATION: 'client',
    FINAL_PRICE_INCLUDES_TAX: 'true',
  });
  expect(result).toMatchObject({
    ok: true,
    config: {
      apiUrl: 'https://api.example',
      apiMode: 'graphql',
      endpoints: { catalogSearch: '/api/catalog/shop_{{storeCode}}/{{entity}}/_search' },
      platformPrices: false,
      clientTax: { sourcePriceIncludesTax: false, finalPriceIncludesTax: true },
    },
  });
});

test('several wrong values are all named at once', () => {
  expect(problems({ PORT: 'x', LOG_LEVEL: 'y' })).toHaveLength(2);
});

test('an empty value counts as not set, and addresses lose their trailing slash', () => {
  const result = readConfig({ PORT: '', PUBLIC_URL: 'https://brixel.example/' });
  expect(result).toMatchObject({ ok: true, config: { port: 3000, publicUrl: 'https://brixel.example' } });
});
