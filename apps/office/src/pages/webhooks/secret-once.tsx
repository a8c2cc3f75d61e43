import { Button } from '@brixel/ui/button.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { useT } from '#i18n/i18n.ts';
import { CopyButton } from '#shared/copy-button.tsx';

/** A secret that is shown this once. */
export function SecretOnce({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useT();
  return (
    <div className="stack">
      <Notice tone="warn" role="status" title={t('webhooks.once')}>
        {' '}
        {t('webhooks.onceText')}
      </Notice>
      <code className="wrap-anywhere">{secret}</code>
      <div className="dlgfoot">
        <CopyButton text={secret} label={t('webhooks.copySecret')} />
        <Button variant="solid" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </div>
  );
}
