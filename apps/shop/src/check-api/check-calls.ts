import { payableHere } from '@brixel/commerce/cart/delivery-choice';
import type { PaymentMethod } from '@brixel/contract/cart';
import type { Product } from '@brixel/contract/catalog';
import type { PublicConfig } from '@brixel/storefront/config/public-config';
import { storeOrigin } from '@brixel/storefront/config/store-place';
import type { StoreView } from '@brixel/storefront/config/stores';
import type { Api } from '@brixel/storefront/data/api/api';
import { createCartCalls } from '@brixel/storefront/data/api/cart-calls';
import { createDeliveryCalls } from '@brixel/storefront/data/api/delivery-calls';
import { outcomeOf } from '@brixel/storefront/data/api/outcome';
import { pairStockRows } from '@brixel/storefront/data/api/stock-rows';
import { type Finding, note, ok, problem, reasonOf } from './finding.ts';

/** Whether the storefront can sell on an API: a guest's cart is opened, filled and emptied. Nothing is ordered, and no account is made. */

const said = ({ code, message }: { code: number; message: string }): string =>
  code === 0 ? 'no answer that can be read' : `${code} ${message}`.trim();

interface Shopper {
  config: PublicConfig;
  store: StoreView;
  product: Product | null;
}

export async function* checkCalls(api: Api, shopper: Shopper): AsyncGenerator<Finding> {
  if (!shopper.config.cart.stockSync) yield note('stock: not asked for (STOCK_SYNC)');
  else if (shopper.product) yield* checkStock(api, shopper.product.sku);
  yield* checkCart(api, shopper);
  yield* checkLogin(api);
}

async function* checkStock(api: Api, sku: string): AsyncGenerator<Finding> {
  const stock = await createCartCalls(api).stock([sku]);
  if (!stock.ok) yield problem(`stock cannot be asked for: ${said(stock)}`);
  else if (pairStockRows([sku], stock.result).has(sku)) yield ok('stock: answers for a product');
  else yield problem(`stock: no row for ${sku}`);
}

async function* checkCart(api: Api, { config, store: { country }, product }: Shopper): AsyncGenerator<Finding> {
  const calls = createCartCalls(api);
  const delivery = createDeliveryCalls(api);
  const made = await calls.create(null);
  if (!made.ok) return yield problem(`a cart cannot be opened: ${said(made)}`);
  yield ok('cart: opened for a guest');
  const owner = { cartId: made.result, token: null };
  const item = product && { sku: product.sku, qty: 1, quoteId: owner.cartId };
  if (item) {
    const added = await calls.updateItem(owner, item);
    yield added.ok
      ? ok(`cart: ${item.sku} was put into it`)
      : problem(`nothing can be put into a cart: ${said(added)}`);
  }
  const pulled = await calls.pull(owner);
  if (!pulled.ok) yield problem(`a cart cannot be read: ${said(pulled)}`);
  const totals = await calls.totals(owner);
  if (!totals.ok) yield problem(`a cart has no totals: ${said(totals)}`);
  const payments = await delivery.paymentMethods(owner);
  for (const [what, answer] of [
    ['ways of delivery', await delivery.shippingMethods(owner, { country_id: country })],
    ['ways of payment', payments],
  ] as const) {
    if (!answer.ok) yield problem(`no ${what}: ${said(answer)}`);
    else if (answer.result.length === 0) yield problem(`no ${what} for a parcel to ${country}`);
    else yield ok(`${what}: ${answer.result.map((way) => ('code' in way ? way.code : way.method_code)).join(', ')}`);
  }
  if (payments.ok && config.api.calls === 'vsf1') yield* checkPayments(payments.result, config);
  if (!pulled.ok || !item || !Array.isArray(pulled.result)) return;
  for (const { sku, item_id } of pulled.result) await calls.deleteItem(owner, { sku, quoteId: owner.cartId, item_id });
}

/** Those that may need a script of their own are not offered unless they are named. */
function* checkPayments(methods: readonly PaymentMethod[], { orders }: PublicConfig): Generator<Finding> {
  const shown = payableHere(methods, orders.foreignPayments);
  const hidden = methods.filter((method) => !shown.includes(method)).map(({ code }) => code);
  if (methods.length > 0 && shown.length === 0) yield problem('no way of payment is offered (PAYMENT_METHODS)');
  if (hidden.length > 0) yield note(`not offered, unless PAYMENT_METHODS names them: ${hidden.join(', ')}`);
}

/** A wrong password tells whether there are accounts. */
async function* checkLogin(api: Api): AsyncGenerator<Finding> {
  const answer = await outcomeOf(api, 'login', {
    body: { username: 'nobody@example.com', password: 'not the password' },
  });
  if (answer.ok) yield problem('accounts: any password is right');
  else if (answer.code === 0 || answer.code === 404) yield problem(`customers cannot log in: ${said(answer)}`);
  else yield ok('accounts: a wrong password is refused');
}

/** Browsers ask first whether a page of this shop may call the API. */
export async function* checkOrigins({ api, publicUrl, stores }: PublicConfig): AsyncGenerator<Finding> {
  const origins = stores.map((store) => new URL(storeOrigin(publicUrl, store)).origin);
  for (const origin of new Set(origins)) if (origin !== new URL(api.url).origin) yield* checkOrigin(api.url, origin);
}

async function* checkOrigin(apiUrl: string, origin: string): AsyncGenerator<Finding> {
  try {
    const answer = await fetch(`${apiUrl}/api/cart/create`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
      signal: AbortSignal.timeout(10_000),
    });
    await answer.body?.cancel();
    const allowed = answer.headers.get('access-control-allow-origin');
    yield allowed === '*' || allowed === origin
      ? ok(`browsers may call the API from ${origin}`)
      : problem(
          `browsers may not call the API from ${origin}: it allows ${allowed ?? 'nobody'} (access-control-allow-origin)`,
        );
  } catch (error) {
    yield note(`whether browsers may call the API is not known: ${reasonOf(error)}`);
  }
}
