import { Button } from '@brixel/ui/button.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import type { ReactNode } from 'react';
import type { Failure } from '#data/failure.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from './failure-notice.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The consequence, in one sentence. */
  children: ReactNode;
  /** of the button that confirms */
  confirmLabel: string;
  /** Red, for what cannot be taken back. */
  dangerous?: boolean;
  isBusy?: boolean;
  failure?: Failure | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Only where there is no way back; everything else is done at once and can be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, dangerous, isBusy = false, failure, onConfirm, onClose } = props;
  const t = useT();
  return (
    <Modal open={open} onClose={onClose} title={title} closeLabel={t('common.close')} size="s">
      <div className="stack">
        <div>{children}</div>
        {failure && <FailureNotice code={failure} />}
        <div className="dlgfoot">
          {/* what is asked may itself be to cancel or to undo, which Italian and English call the same */}
          <Button onClick={onClose}>{t('common.leave')}</Button>
          <Button variant={dangerous ? 'danger' : 'solid'} loading={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
