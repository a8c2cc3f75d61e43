import { pageServices } from '#data/page-services.ts';
import { takeOver } from '../cart-actions.ts';
import { formCartOf, noFormCart } from './form-cart-cookie.ts';
import { loadFormCart } from './load-form-cart.ts';

/** Scripts run now: what forms have put into a cart of the server belongs to the cart of this browser, once. */
export async function takeFormCart(): Promise<void> {
  const cartId = formCartOf(document.cookie);
  if (!cartId) return;
  const found = await loadFormCart(await pageServices, cartId);
  if (!found) return;
  takeOver(
    cartId,
    found.map(({ line }) => line),
  );
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = noFormCart;
}
