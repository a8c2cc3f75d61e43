import { useSyncExternalStore } from 'react';
import { useT } from '#i18n/use-t.ts';
import { WifiOffIcon } from '#ui/icons.tsx';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

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
