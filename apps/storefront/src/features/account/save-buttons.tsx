import { Button } from '@brixel/ui/button.tsx';
import { useT } from '#i18n/use-t.ts';

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
