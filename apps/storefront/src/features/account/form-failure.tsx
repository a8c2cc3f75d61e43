import { Notice } from '@brixel/ui/notice.tsx';
import { useT } from '#i18n/use-t.ts';

/** Above the fields, where it is read before the next attempt. */
export function FormFailure({ failure }: { failure: string | null }) {
  const t = useT();
  if (!failure) return null;
  return (
    <Notice tone="bad" role="alert" title={t('account.failed')}>
      {failure}
    </Notice>
  );
}
