import type { OrderView } from '@brixel/contract/order';
import { data, type LoaderFunctionArgs } from 'react-router';
import { createOrderCalls } from '#data/api/order-calls.ts';
import { servicesOf, useAllCalls } from '#data/services.ts';
import { isPayable } from '#features/ordering/placed/order-facts.ts';
import {
  ConfirmPayment,
  PaymentCancelled,
  type ReturnedPayment,
  returnedPayment,
} from '#features/ordering/placed/payment-return.tsx';
import { PlacedHere } from '#features/ordering/placed/placed-copy-page.tsx';
import { ThankYouPage, UnknownOrder } from '#features/ordering/placed/thank-you-page.tsx';
import { useLoaderData, useLocation, useParams } from '#router/hooks.ts';

import { privateHeaders } from '#shared/private-headers.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { api, config } = servicesOf(args);
  if (config.api.calls === 'vsf1') return data<OrderView | null>(null, { headers: privateHeaders });
  const found = await createOrderCalls(api).find(args.params.orderId ?? '');
  if (found.ok) return data<OrderView | null>(found.result, { headers: privateHeaders });
  if (found.code === 404) return data<OrderView | null>(null, { status: 404, headers: privateHeaders });
  throw data(found.message, { status: 503 });
}

/** The page of an order. The payment service sends shoppers here too. */
export function Component() {
  const order = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const { orderId: publicId = '' } = useParams();
  const payment = returnedPayment(new URLSearchParams(search));
  if (!useAllCalls()) return <PlacedHere publicId={publicId} />;
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      {order ? (
        <OrderPage order={order} payment={payment} isCancelled={pathname.endsWith('/cancel')} />
      ) : (
        <UnknownOrder />
      )}
    </>
  );
}

interface OrderPageProps {
  order: OrderView;
  payment: ReturnedPayment | null;
  isCancelled: boolean;
}

function OrderPage({ order, payment, isCancelled }: OrderPageProps) {
  if (!isPayable(order)) return <ThankYouPage order={order} />;
  if (isCancelled) return <PaymentCancelled order={order} payment={payment} />;
  return payment ? <ConfirmPayment order={order} payment={payment} /> : <ThankYouPage order={order} />;
}
