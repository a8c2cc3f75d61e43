import { WifiOffIcon } from '@brixel/ui/icons.tsx';
import { useArea } from '#i18n/use-area.ts';
import { useT } from '#i18n/use-t.ts';
import { useOnline } from '#shared/use-online.ts';

export function OfflineBar() {
  useArea('offline');
  const t = useT();
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="bg-(--warn-soft)">
          <span className="wrap row row--nowrap s min-h-11 py-2">
            <WifiOffIcon />
            <span>
              <strong>{t('offline.bar')}</strong> {t('offline.barNote')}
            </span>
          </span>
        </p>
      )}
    </div>
  );
}
