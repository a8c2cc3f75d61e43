import { useArea } from '#i18n/use-area.ts';
import { useT } from '#i18n/use-t.ts';
import { FailurePage } from './failure-page.tsx';

/** What the page needs cannot be had for the moment, such as while the database restarts. */
export function UnavailableView() {
  useArea('offline');
  const t = useT();
  return <FailurePage title={t('offline.unavailableTitle')} text={t('offline.unavailableText')} />;
}
