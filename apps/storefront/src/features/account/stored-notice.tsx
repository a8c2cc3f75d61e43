import { Notice } from '@brixel/ui/notice.tsx';
import { useT } from '#i18n/use-t.ts';
import { useDates } from '#shared/use-dates.ts';

/** Says that what is shown may be out of date. */
export function StoredNotice({ at }: { at: string | null }) {
  const t = useT();
  const { day } = useDates();
  if (at === null) return null;
  return (
    <Notice tone="warn" role="status">
      {t('account.ordersStored', { date: day(at) })}
    </Notice>
  );
}
