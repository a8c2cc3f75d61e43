import { useT } from '#i18n/speak.ts';
import { useMoment } from '#shared/moment.ts';

/** When something was changed last, and by whom. */
export function ChangedText({ at, by }: { at: string | null; by: string | null }) {
  const t = useT();
  const moment = useMoment();
  if (at === null) return <span className="soft">{t('content.asDelivered')}</span>;
  return (
    <span className="soft">{by === null ? moment(at) : t('content.changedBy', { moment: moment(at), name: by })}</span>
  );
}
