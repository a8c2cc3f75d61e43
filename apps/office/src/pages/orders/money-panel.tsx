import type { OfficeOrder } from '@brixel/contract/office/order-endpoints';
import { may } from '@brixel/contract/office/roles';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { useMe } from '#data/session.ts';
import { useSpeech } from '#i18n/speak.ts';
import { moneyText } from '#pages/settings/money-text.ts';
import { Panel } from '#shared/panel.tsx';
import { RefundDialog } from './refund-dialog.tsx';

const TONES = { open: 'warn', paid: 'ok', canceled: 'plain', refunded: 'plain', partly_refunded: 'info' } as const;

interface MoneyPanelProps {
  order: OfficeOrder;
  onChanged: () => void;
}

/** What it costs, what was paid, and what was given back. */
export function MoneyPanel({ order: { order, payment_method: method, refundable }, onChanged }: MoneyPanelProps) {
  const { t, language } = useSpeech();
  const { role } = useMe();
  const [isRefunding, setRefunding] = useState(false);
  const { payment, tax_note: taxNote } = order;
  const rows: [label: string, euros: number][] = [
    [t('orders.subtotal'), order.subtotal_incl_tax],
    ...(order.discount_amount !== 0
      ? [
          [t('orders.discount', { code: order.coupon_code ?? '' }), -Math.abs(order.discount_amount)] as [
            string,
            number,
          ],
        ]
      : []),
    [t('orders.shipping'), order.shipping_incl_tax],
  ];
  return (
    <Panel
      title={t('orders.payment')}
      aside={<Badge tone={TONES[payment.state]}>{t(`paymentState.${payment.state}`)}</Badge>}
    >
      <div className="stack">
        <dl className="factlist">
          {rows.map(([label, euros]) => (
            <Row key={label} label={label} value={moneyText(euros, language)} />
          ))}
          <Row label={<b>{t('orders.total')}</b>} value={<b>{moneyText(order.grand_total, language)}</b>} />
          {taxNote === undefined && <Row label={t('orders.tax')} value={moneyText(order.tax_amount, language)} />}
          <Row label={t('orders.payment')} value={t(`orders.method.${method}`)} />
          {order.total_refunded > 0 && (
            <Row label={t('orders.refunded')} value={moneyText(-order.total_refunded, language)} />
          )}
        </dl>
        {taxNote !== undefined && <p className="soft">{taxNote}</p>}
        {refundable > 0 && may(role, 'refunds') && (
          <div>
            <Button size="s" onClick={() => setRefunding(true)}>
              {t('orders.refund')}
            </Button>
          </div>
        )}
      </div>
      {isRefunding && (
        <RefundDialog
          number={order.increment_id}
          most={refundable}
          onClose={() => setRefunding(false)}
          onDone={() => {
            setRefunding(false);
            onChanged();
          }}
        />
      )}
    </Panel>
  );
}

function Row({ label, value }: { label: ReactNode; value: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </>
  );
}
