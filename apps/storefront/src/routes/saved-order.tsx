import { useParams } from 'react-router';
import { SavedOrderPage } from '#features/ordering/saved-orders/saved-order-page.tsx';

export function Component() {
  const { savedOrderId = '' } = useParams();
  return <SavedOrderPage id={savedOrderId} />;
}
