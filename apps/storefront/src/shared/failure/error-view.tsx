import { useT } from '#i18n/use-t.ts';
import { FailurePage } from './failure-page.tsx';

export function ErrorView() {
  const t = useT();
  return <FailurePage title={t('errors.errorTitle')} text={t('errors.errorText')} />;
}
