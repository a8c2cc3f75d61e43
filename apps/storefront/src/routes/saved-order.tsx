import { useParams } from 'react-router';
import { SavedOrderPage } from '#features/ordering/saved-orders/saved-order-page.tsx';

export function Component() {
  const { orderId = '' } = useParams();
  return <SavedOrderPage id={orderId} />;
}
