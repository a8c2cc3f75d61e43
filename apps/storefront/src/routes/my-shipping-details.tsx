import { SimplePage } from '#features/layout/simple-page.tsx';
import { useT } from '#i18n/use-t.ts';

export function Component() {
  const t = useT();
  return (
    <SimplePage title={t('account.shippingDetails')}>
      <p>{t('account.loginNeeded')}</p>
    </SimplePage>
  );
}
