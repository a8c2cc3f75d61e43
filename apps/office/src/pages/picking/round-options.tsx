import { Button } from '@brixel/ui/button.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { Switch } from '@brixel/ui/switch.tsx';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { toast } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';
import { RoundPapers } from './round-papers.tsx';

interface RoundOptionsProps {
  id: number;
  /** of its orders */
  numbers: readonly string[];
  isLeftHand: boolean;
  onLeftHand: (isLeftHand: boolean) => void;
  onClose: () => void;
}

export function RoundOptions({ id, numbers, isLeftHand, onLeftHand, onClose }: RoundOptionsProps) {
  const t = useT();
  const labelId = useId();
  const navigate = useNavigate();
  const mutation = useMutation();
  const [isAsked, setAsked] = useState(false);

  async function dissolve(): Promise<void> {
    const done = await mutation.run(() => call('rounds.dissolve', { params: { id } }));
    if (done === null) return;
    toast({ text: t('pick.dissolved', { id }) });
    void navigate('/pick');
  }

  if (isAsked)
    return (
      <ConfirmDialog
        open
        dangerous
        title={t('pick.dissolveTitle', { id })}
        confirmLabel={t('pick.dissolve')}
        isBusy={mutation.isBusy}
        failure={mutation.failure}
        onConfirm={() => void dissolve()}
        onClose={onClose}
      >
        <p>{t('pick.dissolveText')}</p>
      </ConfirmDialog>
    );
  return (
    <Modal open onClose={onClose} title={t('pick.options')} closeLabel={t('common.close')} size="s">
      <div className="stack">
        <div className="setrow">
          <span id={labelId}>
            <b>{t('pick.leftHand')}</b>
            <br />
            <small className="soft">{t('pick.leftHandHint')}</small>
          </span>
          <Switch checked={isLeftHand} onCheckedChange={onLeftHand} aria-labelledby={labelId} />
        </div>
        <div className="row">
          <RoundPapers numbers={numbers} hasPickList />
        </div>
        <p className="soft">{t('pick.keys')}</p>
        <div>
          <Button variant="danger" onClick={() => setAsked(true)}>
            {t('pick.dissolve')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
