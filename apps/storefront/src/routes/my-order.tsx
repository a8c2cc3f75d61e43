import { useParams } from 'react-router';
import { SimplePage } from '#features/layout/simple-page.tsx';
import { useT } from '#i18n/use-t.ts';

export function Component() {
  const { orderId = '' } = useParams();
  const t = useT();
  return (
    <SimplePage title={t('account.order', { id: orderId })}>
      <p>{t('account.loginNeeded')}</p>
    </SimplePage>
  );
}
