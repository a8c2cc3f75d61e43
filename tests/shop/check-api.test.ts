import { createPublicConfig, type PublicConfigInput } from '@brixel/storefront/config/public-config';
import { expect, onTestFinished, test } from 'vitest';
import { checkApi } from '../../apps/shop/src/check-api/check-api.ts';
import type { Finding } from '../../apps/shop/src/check-api/finding.ts';
import { type Switches, startVsf1Api } from '../support/vsf1-api/vsf1-api.ts';

/** `npm run owner -- check-api` on vue-storefront-api: what it says, and that it says so where a part is missing. */

async function check(
  switches: Partial<Switches>,
  input: Partial<PublicConfigInput['api']> = {},
  more: Partial<PublicConfigInput> = {},
) {
  const api = await startVsf1Api(switches);
  onTestFinished(() => api.close());
  const config = createPublicConfig({
    publicUrl: 'https://shop.example',
    stores: [{ code: 'default', locale: 'de-DE', currency: 'EUR', index: 'vue_storefront_catalog' }],
    api: { url: api.url, calls: 'vsf1', tokenIn: 'query', ...input },
    pictures: { template: `${api.url}/img/{{width}}/{{height}}/resize{{path}}` },
    ...more,
  });
  const findings: Finding[] = [];
  for await (const finding of checkApi(config)) findings.push(finding);
  const saying = (state: string) => findings.filter((finding) => finding.state === state).map(({ text }) => text);
  return { ok: saying('ok'), notes: saying('note'), problems: saying('problem'), api };
}

test.each(['rest', 'elastic', 'graphql'] as const)(
  'the original can be sold on, asked by %s; it has no order of pages and no makers',
  async (mode) => {
    const { ok, notes, problems, api } = await check({}, { mode });
    expect(problems).toEqual([]);
    expect(notes).toEqual([
      expect.stringMatching(/^no order of pages: the footer lists them all/),
      expect.stringMatching(/^nothing is counted by manufacturer/),
      'not offered, unless PAYMENT_METHODS names them: paypal_express',
    ]);
    for (const sentence of [
      /^browsers may call the API/,
      /^product: \d+ found/,
      /^prices contain their tax/,
      /^filters: color, size/,
      /^search: "\S+" finds \d+/,
      /^pictures: .+ is image\//,
      /^stock: answers/,
      /^cart: \S+ was put into it/,
      /^ways of delivery: flatrate/,
      /^ways of payment: /,
      /^accounts: a wrong password is refused/,
    ])
      expect(ok).toContainEqual(expect.stringMatching(sentence));
    expect(api.calls.filter((call) => call.includes('/order'))).toEqual([]);
  },
);

test('an API that cannot say what is in stock will do for a shop that does not ask', async () => {
  const { notes, problems } = await check({ broken: '/stock/' }, {}, { cart: { stockSync: false } });
  expect(problems).toEqual([]);
  expect(notes).toContain('stock: not asked for (STOCK_SYNC)');
});

test.each<[what: string, broken: string, problem: RegExp]>([
  ['the catalogue', '/product/', /^products cannot be searched/],
  ['categories', '/category/', /^no categories: there is no menu/],
  ['pictures', '/img/', /^pictures: .+ answers 500/],
  ['stock', '/stock/', /^stock cannot be asked for/],
  ['carts', '/cart/create', /^a cart cannot be opened/],
  ['payment', '/cart/payment-methods', /^no ways of payment/],
  ['accounts', '/user/login', /^customers cannot log in/],
])('it says so where %s cannot be had', async (_what, broken, problem) => {
  const { problems } = await check({ broken });
  expect(problems).toContainEqual(expect.stringMatching(problem));
});
