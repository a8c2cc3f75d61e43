import '#styles/pages/checkout.css';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { hasCart } from '#features/ordering/checkout/cart-cookie.ts';
import { CheckoutPage } from '#features/ordering/checkout/checkout-page.tsx';

/** An empty checkout is sent home before it is rendered. In the browser the page itself does it, with a notice. */
export function loader({ request }: LoaderFunctionArgs) {
  const isServer = typeof window === 'undefined';
  return isServer && !hasCart(request.headers.get('cookie')) ? redirect('/') : null;
}

export function Component() {
  return <CheckoutPage />;
}
