import { useT } from '#i18n/use-t.ts';
import { WifiOffIcon } from '#ui/icons.tsx';
import { useOnline } from './use-online.ts';

export function OfflineBar() {
  const t = useT();
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="bg-(--warn-soft) text-(--warn)">
          <span className="wrap row s py-2">
            <WifiOffIcon /> {t('layout.offline')}
          </span>
        </p>
      )}
    </div>
  );
}
