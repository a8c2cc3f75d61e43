import type { OfficeOrder } from '@brixel/contract/office/order-endpoints';
import { may } from '@brixel/contract/office/roles';
import { Button } from '@brixel/ui/button.tsx';
import { useState } from 'react';
import { call, callAddress } from '#data/call.ts';
import { useMe } from '#data/session.ts';
import { useCall } from '#data/use-call.ts';
import { useI18n } from '#i18n/i18n.ts';
import { moneyText } from '#pages/settings/money-text.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { Panel } from '#shared/panel.tsx';
import { toast } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';
import { ElectronicInvoice } from './electronic-invoice.tsx';

interface DocumentsPanelProps {
  order: OfficeOrder;
  onChanged: () => void;
}

/** Invoices and credit notes of an order, and what is printed for its parcel. */
export function DocumentsPanel({ order: { order }, onChanged }: DocumentsPanelProps) {
  const { t, language } = useI18n();
  const { role } = useMe();
  const { increment_id: number } = order;
  const documents = useCall('invoices.list', { params: { number } });
  const mutation = useMutation();
  const isBusiness = Boolean(order.billing_address.company || order.billing_address.vat_id);
  const [isAsked, setAsked] = useState(false);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });

  async function issue(reload: () => void): Promise<void> {
    const issued = await mutation.run(() => call('invoices.issue', { params: { number } }));
    if (issued === null) return;
    toast({ text: t('documents.issued', { number: issued.number }) });
    setAsked(false);
    reload();
    onChanged();
  }

  return (
    <Panel title={t('documents.title')}>
      <LoadedView loaded={documents} rows={2}>
        {({ invoices, can_issue: canIssue }, reload) => (
          <div className="stack">
            {invoices.length > 0 && (
              <ul className="stack">
                {invoices.map((invoice) => {
                  const { number: name, kind, issued_on: on, gross, credited } = invoice;
                  return (
                    <li key={name}>
                      <a
                        className="b"
                        href={callAddress('invoices.pdf', { query: { number: name } })}
                        target="_blank"
                        rel="noreferrer"
                      >
                        {t(kind === 'invoice' ? 'documents.invoice' : 'documents.creditNote', { number: name })}
                      </a>
                      <div className="s soft">
                        {[
                          day.format(new Date(on)),
                          moneyText(kind === 'invoice' ? gross : -gross, language),
                          credited && t('documents.credits', { number: credited }),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </div>
                      {isBusiness && <ElectronicInvoice invoice={invoice} />}
                    </li>
                  );
                })}
              </ul>
            )}
            {invoices.length === 0 && <p className="soft">{t('documents.none')}</p>}
            <div className="row">
              {canIssue && may(role, 'invoices') && (
                <Button size="s" onClick={() => setAsked(true)}>
                  {t('documents.issue')}
                </Button>
              )}
              {order.extension_attributes.shipping_assignments.length > 0 && (
                <>
                  <a
                    href={callAddress('print.packingSlips', { query: { orders: number } })}
                    target="_blank"
                    rel="noreferrer"
                  >
                    {t('documents.packingSlip')}
                  </a>
                  <a
                    href={callAddress('print.pickList', { query: { orders: number, language } })}
                    target="_blank"
                    rel="noreferrer"
                  >
                    {t('documents.pickList')}
                  </a>
                </>
              )}
            </div>
            {isAsked && (
              <ConfirmDialog
                open
                title={t('documents.issue.title', { number })}
                confirmLabel={t('documents.issue')}
                isBusy={mutation.isBusy}
                failure={mutation.failure}
                onConfirm={() => void issue(reload)}
                onClose={() => setAsked(false)}
              >
                <p>{t('documents.issue.text')}</p>
              </ConfirmDialog>
            )}
          </div>
        )}
      </LoadedView>
    </Panel>
  );
}
