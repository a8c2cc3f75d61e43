import { Button } from '@brixel/ui/button.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import type { Failure } from '#data/failure.ts';
import { useT } from '#i18n/speak.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';

interface SaveFailureProps {
  code: Failure | null;
  /** reads what somebody else has saved, and drops what was typed */
  onLoadNewer: () => void;
}

/** Why something was not saved. What was typed stays in the form. */
export function SaveFailure({ code, onLoadNewer }: SaveFailureProps) {
  const t = useT();
  if (code === null) return null;
  if (code !== 'CHANGED_MEANWHILE') return <FailureNotice code={code} />;
  return (
    <Notice
      role="alert"
      tone="warn"
      title={t('failure.CHANGED_MEANWHILE.title')}
      action={
        <Button size="s" variant="line" onClick={onLoadNewer}>
          {t('content.loadNewer')}
        </Button>
      }
    >
      {t('content.changedMeanwhile')}
    </Notice>
  );
}
