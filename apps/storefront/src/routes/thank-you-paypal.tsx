import { useLocation, useParams } from 'react-router';
import { PaymentCancelled, UnknownOrder } from '#features/order/payment-return.tsx';

/** Where the payment service sends shoppers back to. */
export function Component() {
  const { orderId = '' } = useParams();
  const isCancelled = useLocation().pathname.endsWith('/cancel');
  return isCancelled ? <PaymentCancelled orderId={orderId} /> : <UnknownOrder orderId={orderId} />;
}
