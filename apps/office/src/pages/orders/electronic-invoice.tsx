import type { IssuedInvoice } from '@brixel/contract/office/invoice-endpoints';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { TextButton } from '@brixel/ui/text-button.tsx';
import { useState } from 'react';
import { callAddress } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';

/** An invoice for programs: whether its PDF holds it, and the XML file; where that cannot be, what is missing. */
export function ElectronicInvoice({ invoice }: { invoice: IssuedInvoice }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="row">
      {invoice.is_hybrid && <Badge tone="info">{t('eInvoice.hybrid')}</Badge>}
      {invoice.missing.length === 0 ? (
        <TextButton onClick={() => setOpen(true)} aria-label={t('eInvoice.openOf', { number: invoice.number })}>
          {t('eInvoice.open')}
        </TextButton>
      ) : (
        <span className="s soft">
          {t('eInvoice.missing', { facts: invoice.missing.map((fact) => t(`eInvoice.missing.${fact}`)).join(', ') })}
        </span>
      )}
      {isOpen && <XRechnungDialog number={invoice.number} onClose={() => setOpen(false)} />}
    </div>
  );
}

function XRechnungDialog({ number, onClose }: { number: string; onClose: () => void }) {
  const t = useT();
  const [reference, setReference] = useState('');
  const own = reference.trim();
  return (
    <Modal open onClose={onClose} title={t('eInvoice.title', { number })} closeLabel={t('common.close')} size="s">
      <div className="stack">
        <p>{t('eInvoice.lead')}</p>
        <Field label={t('eInvoice.reference')} hint={t('eInvoice.referenceHint')}>
          <Input value={reference} maxLength={100} onChange={(event) => setReference(event.target.value)} />
        </Field>
        <div className="row row--end">
          <Button
            variant="solid"
            href={callAddress('invoices.xrechnung', { query: { number, ...(own && { reference: own }) } })}
            download
            onClick={onClose}
          >
            {t('eInvoice.download')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
