import { useT } from '#i18n/use-t.ts';
import { useDates } from '#shared/use-dates.ts';

/** Says when an order was saved, to the minute: there is no other that it could be told apart from by seconds. */
export function useSavedAt(): (madeAt: number) => string {
  const t = useT();
  const { minute } = useDates();
  return (madeAt) => t('outbox.savedAt', { date: minute(new Date(madeAt).toISOString()) });
}
