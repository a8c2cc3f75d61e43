import { useT } from '#i18n/use-t.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

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
