import type { OfficeOverpayment } from '@brixel/contract/office/refund-endpoints';
import { may } from '@brixel/contract/office/roles';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { useState } from 'react';
import { call } from '#data/call.ts';
import { useMe } from '#data/session.ts';
import { useCall } from '#data/use-call.ts';
import { locales, useI18n } from '#i18n/i18n.ts';
import { moneyText } from '#pages/settings/money-text.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { Panel } from '#shared/panel.tsx';
import { toast } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';

const TONES = { open: 'warn', returned: 'ok', kept: 'plain' } as const;

/** Money that came in beside what the order costs, until it is back with the shopper. Nothing where nobody paid too much. */
export function OverpaymentsPanel({ number, onChanged }: { number: string; onChanged: () => void }) {
  const { t, language } = useI18n();
  const { role } = useMe();
  const mutation = useMutation();
  const overpayments = useCall('orders.overpayments', { params: { number } });
  const [asked, setAsked] = useState<{ overpayment: OfficeOverpayment; returned: boolean } | null>(null);
  if (overpayments.state !== 'ready' || overpayments.value.length === 0) return null;

  const dayText = (day: string): string =>
    new Date(`${day}T12:00:00`).toLocaleDateString(locales[language], { day: 'numeric', month: 'long' });

  async function settle(id: number, returned: boolean): Promise<void> {
    const done = await mutation.run(() => call('overpayments.settle', { params: { id }, body: { returned } }));
    if (done === null) return;
    toast({ text: t(returned ? 'overpaid.returnedDone' : 'overpaid.keptDone') });
    setAsked(null);
    overpayments.reload();
    onChanged();
  }

  return (
    <Panel title={t('overpaid.title')}>
      <ul className="stack">
        {overpayments.value.map((overpayment) => {
          const { id, amount, day, state } = overpayment;
          return (
            <li key={id} className="setrow">
              <span>
                <b className="num">{moneyText(amount, language)}</b>
                <br />
                <small className="soft">{t('overpaid.from', { day: dayText(day) })}</small>
              </span>
              <span className="row">
                <Badge tone={TONES[state]}>{t(`overpaid.state.${state}`)}</Badge>
                {state === 'open' && may(role, 'refunds') && (
                  <>
                    <Button size="s" variant="solid" onClick={() => setAsked({ overpayment, returned: true })}>
                      {t('overpaid.returned')}
                    </Button>
                    <Button size="s" onClick={() => setAsked({ overpayment, returned: false })}>
                      {t('overpaid.kept')}
                    </Button>
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {asked && (
        <ConfirmDialog
          open
          title={t(asked.returned ? 'overpaid.returnedTitle' : 'overpaid.keptTitle', {
            sum: moneyText(asked.overpayment.amount, language),
          })}
          confirmLabel={t(asked.returned ? 'overpaid.returned' : 'overpaid.kept')}
          isBusy={mutation.isBusy}
          failure={mutation.failure}
          onConfirm={() => void settle(asked.overpayment.id, asked.returned)}
          onClose={() => setAsked(null)}
        >
          {t(asked.returned ? 'overpaid.returnedText' : 'overpaid.keptText')}
        </ConfirmDialog>
      )}
    </Panel>
  );
}
