import { Button } from '@brixel/ui/button.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import type { Failure } from '#data/failure.ts';
import { useT } from '#i18n/i18n.ts';

interface FailureNoticeProps {
  code: Failure;
  /** attempts, where few are left */
  left?: number | null;
  onRetry?: () => void;
  /** what it is said of, where there are several */
  about?: string | undefined;
}

/** Says what did not happen and why; a lost connection is offered to be tried again. */
export function FailureNotice({ code, left = null, onRetry, about }: FailureNoticeProps) {
  const t = useT();
  return (
    <Notice
      role="alert"
      tone={code === 'NO_CONNECTION' ? 'warn' : 'bad'}
      title={about === undefined ? t(`failure.${code}.title`) : `${about}: ${t(`failure.${code}.title`)}`}
      action={
        onRetry && (
          <Button size="s" variant="line" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        )
      }
    >
      {t(`failure.${code}`)}
      {left !== null && ` ${t('failure.left', { n: left })}`}
    </Notice>
  );
}
