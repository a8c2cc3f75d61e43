import { Button } from '@brixel/ui/button.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { useT } from '#i18n/use-t.ts';
import { PrivacyNote } from '#shared/privacy-note.tsx';

/** Above the fields, where it is read before the next attempt. */
export function FormFailure({ failure }: { failure: string | null }) {
  const t = useT();
  if (!failure) return null;
  return (
    <Notice tone="bad" role="alert" title={t('account.failed')}>
      {failure}
    </Notice>
  );
}

export function SaveButtons({ isSending, onCancel }: { isSending: boolean; onCancel?: () => void }) {
  const t = useT();
  return (
    <div className="row">
      <Button variant="solid" type="submit" loading={isSending}>
        {t('account.save')}
      </Button>
      {onCancel && (
        <Button variant="ghost" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      )}
    </div>
  );
}

/** At every form that asks for personal data. */
export function PrivacyLine() {
  return <PrivacyNote text="account.privacy" link="account.privacyLink" />;
}
