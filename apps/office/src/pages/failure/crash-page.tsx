import { Button } from '@brixel/ui/button.tsx';
import { useT } from '#i18n/i18n.ts';
import { PageHead } from '#shared/page-head.tsx';

/** A page could not be shown: its code has a fault, or was replaced by a newer release while this one was open. */
export function CrashPage() {
  const t = useT();
  return (
    <>
      <PageHead title={t('crash.title')}>{t('crash.text')}</PageHead>
      <p>
        <Button variant="solid" onClick={() => location.reload()}>
          {t('crash.reload')}
        </Button>
      </p>
    </>
  );
}
