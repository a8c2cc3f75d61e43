import { useLocation, useParams } from 'react-router';
import { SimplePage } from '#features/layout/simple-page.tsx';
import { useT } from '#i18n/use-t.ts';

export function Component() {
  const { orderId = '' } = useParams();
  const cancelled = useLocation().pathname.endsWith('/cancel');
  const t = useT();
  return (
    <SimplePage title={t(cancelled ? 'checkout.cancelled' : 'checkout.thankYou')}>
      <p className="num">{orderId}</p>
    </SimplePage>
  );
}
