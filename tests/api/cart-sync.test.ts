import { storeViews } from '@brixel/contract/stores';
import { createPublicConfig } from '@brixel/storefront/config/public-config';
import { createApi } from '@brixel/storefront/data/api/api';
import { createCartCalls, isCartAnswer } from '@brixel/storefront/data/api/cart-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allHave, beginStory, haves } from '../../apps/storefront/src/features/cart/simulation/support/shopper.ts';
import { undecidedStep } from '../../apps/storefront/src/features/cart/simulation/support/undecided-shopper.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { seedProduct, smallCatalog } from '../support/small-catalog.ts';
import { inProcess } from '../support/storefront-catalog.ts';

/** The storefront's cart against the real API, over a bad line. */

const SEEDS = 8;
const STEPS = 50;
const ids = [11, 12, 13];
const skus = ids.map((id) => `P-${id}`);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({
    catalog: () => smallCatalog(ids.map((id) => seedProduct(id, { de: `stein-${id}`, it: `mattoncino-${id}` }))),
  });
});
afterAll(() => platform.close());

function realCalls() {
  const config = createPublicConfig({ publicUrl: 'https://shop.example' });
  return createCartCalls(createApi({ config, storeCode: storeViews.de.storeCode, transport: inProcess(platform) }));
}

test.each(Array.from({ length: SEEDS }, (_, place) => place + 1))(
  'tabs and platform end with what the shopper wanted (%i)',
  async (seed) => {
    const calls = realCalls();
    const faults = { lost: 0.1, unanswered: 0.1, late: 0.08, repeated: 0.15, failing: 0 };
    const story = beginStory(seed, { faults, calls });
    for (let count = 0; count < STEPS; count += 1) await undecidedStep(story, { skus, hasAccount: false });
    await story.calmDown();

    const cartId = story.browser.tabs[0]?.sharedCart.read().server?.token ?? '';
    const pulled = await calls.pull({ cartId, token: null });
    if (!pulled.ok || !isCartAnswer(pulled.result)) throw new Error('The platform does not answer with a cart');
    const { items, version } = pulled.result.cart;
    const { server: wanted, ...tabs } = allHave(story);
    expect(Object.fromEntries(items.map(({ sku, qty }) => [sku, qty]))).toEqual(wanted);
    expect(haves(story)).toMatchObject(tabs);

    story.goOnline();
    await story.scheduler.run();
    const again = await calls.pull({ cartId, token: null });
    expect(again, 'nothing was left to do').toMatchObject({ result: { cart: { version } } });
  },
  60_000,
);
