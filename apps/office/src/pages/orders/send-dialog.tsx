import { Field, Input } from '@brixel/ui/field.tsx';
import { useState } from 'react';
import { call } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { toast } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';
import {
  isParcelNumber,
  namedParcels,
  newParcel,
  type ParcelDraft,
  ParcelFields,
  useCarriers,
} from './parcel-fields.tsx';

interface SendDialogProps {
  number: string;
  onClose: () => void;
  onDone: () => void;
}

/** Says that an order is on its way, and asks how its parcels can be followed. */
export function SendDialog({ number, onClose, onDone }: SendDialogProps) {
  const t = useT();
  const mutation = useMutation();
  const carriers = useCarriers();
  const [parcels, setParcels] = useState<readonly ParcelDraft[]>([newParcel]);
  const [note, setNote] = useState('');

  async function send(): Promise<void> {
    if (!parcels.every((parcel) => isParcelNumber(parcel.number))) return;
    const body = { note, parcels: namedParcels(parcels, carriers) };
    if ((await mutation.run(() => call('orders.send', { params: { number }, body }))) === null) return;
    toast({ text: t('orders.send.done', { number }) });
    onDone();
  }

  return (
    <ConfirmDialog
      open
      title={t('orders.send.title', { number })}
      confirmLabel={t('orders.send')}
      isBusy={mutation.isBusy}
      failure={mutation.failure}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <div className="stack">
        <p>{t('orders.send.text')}</p>
        <ParcelFields carriers={carriers} parcels={parcels} onChange={setParcels} />
        <Field label={t('orders.why')} optionalLabel={t('orders.optional')}>
          <Input value={note} maxLength={500} onChange={({ target }) => setNote(target.value)} />
        </Field>
      </div>
    </ConfirmDialog>
  );
}
