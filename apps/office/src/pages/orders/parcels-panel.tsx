import type { OfficeOrder } from '@brixel/contract/office/order-endpoints';
import { may } from '@brixel/contract/office/roles';
import { Button } from '@brixel/ui/button.tsx';
import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { useState } from 'react';
import { call } from '#data/call.ts';
import { useMe } from '#data/session.ts';
import { useT } from '#i18n/i18n.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { CopyButton } from '#shared/copy-button.tsx';
import { ExternalIcon } from '#shared/icons.tsx';
import { Panel } from '#shared/panel.tsx';
import { toast } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';
import { isParcelNumber, namedParcels, newParcel, ParcelFields, useCarriers } from './parcel-fields.tsx';

interface ParcelsPanelProps {
  order: OfficeOrder;
  onChanged: () => void;
}

/** How the parcels of an order that was sent can be followed. */
export function ParcelsPanel({ order, onChanged }: ParcelsPanelProps) {
  const t = useT();
  const { role } = useMe();
  const [isOpen, setOpen] = useState(false);
  const { status, increment_id: number, extension_attributes: more } = order.order;
  if (status !== 'complete' || more.shipping_assignments.length === 0) return null;
  return (
    <Panel
      title={t('parcels.title')}
      aside={
        may(role, 'parcels') && (
          <Button size="s" onClick={() => setOpen(true)}>
            {t(order.parcels.length > 0 ? 'parcels.change' : 'parcels.name')}
          </Button>
        )
      }
    >
      {order.parcels.length === 0 ? (
        <p className="soft">{t('parcels.none')}</p>
      ) : (
        <ul className="stack parcels">
          {order.parcels.map((parcel) => (
            <li key={`${parcel.carrier_code} ${parcel.number}`}>
              {parcel.url ? (
                <a href={parcel.url} target="_blank" rel="noreferrer">
                  {`${parcel.carrier} ${parcel.number}`} <ExternalIcon size={16} />
                </a>
              ) : (
                <span>{`${parcel.carrier} ${parcel.number}`.trim()}</span>
              )}
              <CopyButton text={parcel.number} label={t('parcels.copy')} />
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <ParcelsDialog
          number={number}
          parcels={order.parcels}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onChanged();
          }}
        />
      )}
    </Panel>
  );
}

interface ParcelsDialogProps {
  number: string;
  parcels: OfficeOrder['parcels'];
  onClose: () => void;
  onDone: () => void;
}

function ParcelsDialog({ number, parcels, onClose, onDone }: ParcelsDialogProps) {
  const t = useT();
  const mutation = useMutation();
  const carriers = useCarriers();
  const [drafts, setDrafts] = useState(() =>
    parcels.length > 0
      ? parcels.map(({ carrier_code: carrier, number: text }) => ({ carrier, number: text }))
      : [newParcel],
  );
  const [mail, setMail] = useState(true);

  async function save(): Promise<void> {
    if (!drafts.every((draft) => isParcelNumber(draft.number))) return;
    const body = { parcels: namedParcels(drafts, carriers), mail };
    if ((await mutation.run(() => call('orders.parcels', { params: { number }, body }))) === null) return;
    toast({ text: t(mail ? 'parcels.savedAndMailed' : 'parcels.saved', { number }) });
    onDone();
  }

  return (
    <ConfirmDialog
      open
      title={t('parcels.dialog', { number })}
      confirmLabel={t('parcels.save')}
      isBusy={mutation.isBusy}
      failure={mutation.failure}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <div className="stack">
        <ParcelFields carriers={carriers} parcels={drafts} onChange={(next) => setDrafts([...next])} />
        <Checkbox checked={mail} onChange={({ target }) => setMail(target.checked)}>
          {t('parcels.mail')}
        </Checkbox>
      </div>
    </ConfirmDialog>
  );
}
