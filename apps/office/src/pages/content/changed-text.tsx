import { useT } from '#i18n/i18n.ts';
import { useTimeFormat } from '#shared/time-format.ts';

/** When something was changed last, and by whom. */
export function ChangedText({ at, by }: { at: string | null; by: string | null }) {
  const t = useT();
  const formatTime = useTimeFormat();
  if (at === null) return <span className="soft">{t('content.asDelivered')}</span>;
  return (
    <span className="soft">
      {by === null ? formatTime(at) : t('content.changedBy', { moment: formatTime(at), name: by })}
    </span>
  );
}
