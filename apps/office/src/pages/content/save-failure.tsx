import { Button } from '@brixel/ui/button.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { useEffect, useRef } from 'react';
import type { Failure } from '#data/failure.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';

interface SaveFailureProps {
  code: Failure | null;
  /** reads what somebody else has saved, and drops what was typed */
  onLoadNewer: () => void;
}

/** Why something was not saved. What was typed stays in the form, which is longer than the window: the reason comes into view. */
export function SaveFailure({ code, onLoadNewer }: SaveFailureProps) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (code !== null) place.current?.scrollIntoView({ block: 'center' });
  }, [code]);
  if (code === null) return null;
  return (
    <div ref={place}>
      {code === 'CHANGED_MEANWHILE' ? (
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
      ) : (
        <FailureNotice code={code} />
      )}
    </div>
  );
}
