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
  ['TAX_USER_GROUP_ID', 'retail'],
  ['DEPRECATED_PRICE_FIELDS', 'yes'],
  ['GUEST_CART_DAYS', '0'],
  ['GUEST_CART_DAYS', 'two weeks'],
  ['ORDERS_PER_ADDRESS', 'many'],
  ['UNPAID_PER_MAILBOX', '-1'],
  ['TRANSFER_DUE_DAYS', '0'],
  ['TRANSFER_CANCEL_DAYS', '3'],
  ['ACCESS_TOKEN_MINUTES', '0'],
  ['ACCESS_TOKEN_MINUTES', '1e9'],
  ['SEARCH_CACHE_KB', '4 MB'],
  ['SEARCH_CACHE_KB', '1'],
  ['PRODUCT_CACHE', 'no'],
  ['URL_CACHE', 'off'],
  ['MINICART_COUNT', 'euros'],
  ['OFFLINE_ORDERS_AUTOMATIC', 'always'],
  ['PAYMENT_METHODS_MAPPING', 'banktransfer:checkmo'],
  ['SMTP_URL', 'http://mail.example'],
  ['MAIL_FROM', 'brixel'],
  ['MAIL_FROM', 'a@shop.example, b@shop.example'],
  ['BANK_IBAN', 'DE00 1234'],
  ['BANK_IBAN', 'DE03 1203 0000 0000 2020 51'],
  ['BANK_BIC', 'HELLO'],
  ['PAYPAL_API_URL', 'api.paypal.example'],
  ['GTM_ID', 'UA-123'],
  ['LOG_LEVEL', 'loud'],
  ['MULTISTORE', 'maybe'],
  ['ANSWER_LIMIT_KB', '8 MB'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '99'],
  ['TRUST_PROXY', 'proxy.example'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1,0.0.0.0/0'],
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
    TAX_USER_GROUP_ID: '3',
  });
  expect(result).toMatchObject({
    ok: true,
    config: {
      apiUrl: 'https://api.example',
      apiMode: 'graphql',
      endpoints: { catalogSearch: '/api/catalog/shop_{{storeCode}}/{{entity}}/_search' },
      platformPrices: false,
      priceTiers: false,
      clientTax: {
        sourcePriceIncludesTax: false,
        finalPriceIncludesTax: true,
        group: { defaultGroupId: 3, onlyDefault: false },
      },
    },
  });
});

test('payment methods can have other names at an API elsewhere', () => {
  expect(readConfig({})).toMatchObject({ config: { paymentMethodsMapping: {} } });
  expect(readConfig({ PAYMENT_METHODS_MAPPING: 'banktransfer=checkmo,iways_paypalplus_payment=paypal' })).toMatchObject(
    {
      config: { paymentMethodsMapping: { banktransfer: 'checkmo', iways_paypalplus_payment: 'paypal' } },
    },
  );
});

test('carts of guests are kept, and counted, as the variables say', () => {
  expect(readConfig({})).toMatchObject({
    config: { guestCartDays: 30, minicartCount: 'quantities', zeroPrices: false },
  });
  const asked = { GUEST_CART_DAYS: '7', MINICART_COUNT: 'items', ZERO_PRICE_PRODUCTS: 'true' };
  expect(readConfig(asked)).toMatchObject({
    config: { guestCartDays: 7, minicartCount: 'items', zeroPrices: true },
  });
});

test('carts are brought together as the variables say', () => {
  expect(readConfig({})).toMatchObject({
    config: {
      cartMerge: {
        mergeOnStart: true,
        serverMayRemoveLocal: null,
        serverMayModifyLocal: null,
        maxBypassAttempts: 1,
      },
    },
  });
  const asked = {
    CART_MERGE_ON_START: 'false',
    CART_SERVER_MAY_REMOVE: 'true',
    CART_SERVER_MAY_MODIFY: '0',
    CART_MAX_BYPASS_ATTEMPTS: '3',
  };
  expect(readConfig(asked)).toMatchObject({
    config: {
      cartMerge: {
        mergeOnStart: false,
        serverMayRemoveLocal: true,
        serverMayModifyLocal: false,
        maxBypassAttempts: 3,
      },
    },
  });
});

test('browsers keep as much of the catalogue as the variables say', () => {
  expect(readConfig({})).toMatchObject({ config: { browserCache: { quotaKb: 4096, products: true, urls: true } } });
  expect(readConfig({ SEARCH_CACHE_KB: '512', PRODUCT_CACHE: 'false', URL_CACHE: '0' })).toMatchObject({
    config: { browserCache: { quotaKb: 512, products: false, urls: false } },
  });
});

test('a customer’s token is valid for a quarter of an hour, or as long as the variable says', () => {
  expect(readConfig({})).toMatchObject({ config: { accessTokenMinutes: 15 } });
  expect(readConfig({ ACCESS_TOKEN_MINUTES: '0.05' })).toMatchObject({ config: { accessTokenMinutes: 0.05 } });
});

test('mails and bank transfers go where the variables say', () => {
  expect(readConfig({})).toMatchObject({ config: { mail: {}, bank: {} } });
  const smtpUrl = 'smtps://user:secret@mail.example';
  const from = 'Steine & mehr <post@shop.example>';
  const iban = 'DE02 1203 0000 0000 2020 51';
  expect(readConfig({ SMTP_URL: smtpUrl, MAIL_FROM: from, BANK_IBAN: iban })).toMatchObject({
    config: { mail: { smtpUrl, from }, bank: { iban } },
  });
});

test.each([
  [{}, true],
  [{ PUBLIC_URL: 'http://shop.example' }, true],
  [{ PUBLIC_URL: 'https://shop.example' }, false],
  [{ PUBLIC_URL: 'https://shop.example', DEMO: 'true' }, true],
  [{ DEMO: 'false' }, false],
])('%j is a demo: %s', (env, demo) => {
  expect(readConfig(env)).toMatchObject({ ok: true, config: { demo } });
});

test('orders are paid in the sandbox, or with both of the credentials', () => {
  expect(readConfig({ PAYPAL_WEBHOOK_ID: 'wh' })).toMatchObject({ ok: true, config: { paypal: undefined } });
  expect(readConfig({ PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret' })).toMatchObject({
    config: { paypal: { clientId: 'id', clientSecret: 'secret', apiUrl: 'https://api-m.paypal.com' } },
  });
  expect(problems({ PAYPAL_CLIENT_ID: 'id' })).toEqual([
    'PAYPAL_CLIENT_SECRET must be set where PAYPAL_CLIENT_ID is, but is missing.',
  ]);
  expect(problems({ PAYPAL_CLIENT_SECRET: 'secret' })).toEqual([
    'PAYPAL_CLIENT_ID must be set where PAYPAL_CLIENT_SECRET is, but is missing.',
  ]);
});

test('several wrong values are all named at once', () => {
  expect(problems({ PORT: 'x', LOG_LEVEL: 'y' })).toHaveLength(2);
});

test('an empty value counts as not set, and addresses lose their trailing slash', () => {
  const result = readConfig({ PORT: '', PUBLIC_URL: 'https://brixel.example/' });
  expect(result).toMatchObject({ ok: true, config: { port: 3000, publicUrl: 'https://brixel.example' } });
});

test.each([
  ['false', false],
  ['0', false],
  ['1', 1],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
])('TRUST_PROXY=%s believes the proxies it names', (TRUST_PROXY, trustProxy) => {
  expect(readConfig({ TRUST_PROXY })).toMatchObject({ ok: true, config: { trustProxy } });
});
