import { Button } from '@brixel/ui/button.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { useMe } from '#data/session.ts';
import { useT } from '#i18n/i18n.ts';
import { CopyButton } from '#shared/copy-button.tsx';
import { PrintIcon } from '#shared/icons.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** For the day on which the telephone is gone. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useT();
  const { email } = useMe();
  return (
    <div className="stack">
      <Notice tone="warn">{t('account.recoveryText')}</Notice>
      <p>{t('account.recoveryFor', { email })}</p>
      <ol className="reccodes" aria-label={t('account.recoveryTitle')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="dlgfoot noprint">
        <CopyButton text={codes.join('\n')} label={t('common.copy')} />
        <Button onClick={() => window.print()}>
          <PrintIcon />
          {t('common.print')}
        </Button>
        <Button variant="cta" onClick={onDone}>
          {t('account.recoveryDone')}
        </Button>
      </div>
    </div>
  );
}
