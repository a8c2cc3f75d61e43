import { Button } from '@brixel/ui/button.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { useT } from '#i18n/i18n.ts';
import { CopyButton } from './copy-button.tsx';

interface SecretOnceProps {
  secret: string;
  title: string;
  /** what it is for, and that it is not shown again */
  text: string;
  copyLabel: string;
  onClose: () => void;
}

/** A secret that is shown this once. */
export function SecretOnce({ secret, title, text, copyLabel, onClose }: SecretOnceProps) {
  const t = useT();
  return (
    <div className="stack">
      <Notice tone="warn" role="status" title={title}>
        {' '}
        {text}
      </Notice>
      <code className="wrap-anywhere">{secret}</code>
      <div className="dlgfoot">
        <CopyButton text={secret} label={copyLabel} />
        <Button variant="solid" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </div>
  );
}
