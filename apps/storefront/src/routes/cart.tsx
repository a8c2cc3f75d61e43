import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { FORM_CART_PATH } from '#config/paths.ts';
import { createCartCalls } from '#data/api/cart-calls.ts';
import { servicesOf } from '#data/services.ts';
import { CartPage } from '#features/cart/form-cart/cart-page.tsx';
import { changeFormCart } from '#features/cart/form-cart/change-form-cart.ts';
import { formCartCookie, formCartOf } from '#features/cart/form-cart/form-cart-cookie.ts';
import { type FormCartLine, loadFormCart } from '#features/cart/form-cart/load-form-cart.ts';
import { readCartForm } from '#features/cart/form-cart/read-cart-form.ts';
import { useActionData, useLoaderData } from '#router/hooks.ts';
import { privateHeaders } from '#shared/private-headers.ts';

/** In the browser the cart is the one that is stored there. */
export async function loader(args: LoaderFunctionArgs) {
  const cartId = import.meta.env.SSR ? formCartOf(args.request.headers.get('cookie')) : null;
  const lines = cartId ? await loadFormCart(servicesOf(args), cartId) : [];
  return data<FormCartLine[]>(lines ?? [], { headers: privateHeaders });
}

/** Forms of pages without scripts: something is added, changed or removed, and the cart shown anew. */
export async function action(args: ActionFunctionArgs) {
  const services = servicesOf(args);
  const { request } = args;
  // another site's form must not fill a shopper's cart
  if (request.headers.get('sec-fetch-site') === 'cross-site') throw redirect(FORM_CART_PATH, 303);
  const wish = readCartForm(await request.formData(), services.store.locale);
  const known = formCartOf(request.headers.get('cookie'));
  const { cartId, problem } = await changeFormCart(createCartCalls(services.api), known, wish);
  if (problem) return problem;
  const headers = cartId ? { 'set-cookie': formCartCookie(cartId) } : undefined;
  throw redirect(FORM_CART_PATH, { status: 303, ...(headers && { headers }) });
}

export function Component() {
  return <CartPage lines={useLoaderData<typeof loader>()} problem={useActionData<typeof action>() ?? null} />;
}
