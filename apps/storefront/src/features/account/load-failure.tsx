import { Button } from '@brixel/ui/button.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { useT } from '#i18n/use-t.ts';

export function LoadFailure({ retry }: { retry: () => void }) {
  const t = useT();
  return (
    <Notice
      tone="warn"
      role="alert"
      title={t('account.loadFailed')}
      action={
        <Button size="s" onClick={retry}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('account.noLine')}
    </Notice>
  );
}
