import { fromEuros, toEuros } from '@brixel/commerce/money';
import type { OfficeOrder } from '@brixel/contract/office/order-endpoints';
import { may } from '@brixel/contract/office/roles';
import { Badge } from '@brixel/ui/badge.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMe } from '#data/session.ts';
import { useI18n } from '#i18n/i18n.ts';
import { moneyText } from '#pages/settings/money-text.ts';
import { maskedCode } from '#pages/vouchers/voucher-state.tsx';
import { Panel } from '#shared/panel.tsx';

const TONES = { open: 'warn', paid: 'ok', canceled: 'plain', refunded: 'plain', partly_refunded: 'info' } as const;

interface MoneyPanelProps {
  order: OfficeOrder['order'];
  /** how it is paid, in words */
  method: string;
}

/** What it costs, what was paid, and what was given back. */
export function MoneyPanel({ order, method }: MoneyPanelProps) {
  const { t, language } = useI18n();
  const { payment, tax_note: taxNote } = order;
  const { role } = useMe();
  const { vouchers = [] } = order;
  const byVouchers = vouchers.reduce((sum, { amount }) => sum + fromEuros(amount), 0);
  const rows: [label: string, euros: number][] = [
    [t('orders.subtotal'), order.subtotal_incl_tax],
    ...(order.discount_amount !== 0
      ? [
          [
            order.coupon_code === undefined ? t('orders.reduction') : t('orders.discount', { code: order.coupon_code }),
            -Math.abs(order.discount_amount),
          ] as [string, number],
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
          {vouchers.length > 0 && (
            <Row
              label={t('vouchers.orderTotal')}
              value={moneyText(toEuros(fromEuros(order.grand_total) + byVouchers), language)}
            />
          )}
          {vouchers.map(({ ending, amount }) => (
            <Row
              key={ending}
              label={
                may(role, 'refunds') ? (
                  <Link to={`/vouchers?search=${encodeURIComponent(order.increment_id)}`}>
                    {t('vouchers.paid', { code: maskedCode(ending) })}
                  </Link>
                ) : (
                  t('vouchers.paid', { code: maskedCode(ending) })
                )
              }
              value={moneyText(-amount, language)}
            />
          ))}
          <Row
            label={<b>{t(vouchers.length > 0 ? 'vouchers.due' : 'orders.total')}</b>}
            value={<b>{moneyText(order.grand_total, language)}</b>}
          />
          {taxNote === undefined && <Row label={t('orders.tax')} value={moneyText(order.tax_amount, language)} />}
          {(order.grand_total > 0 || vouchers.length === 0) && <Row label={t('orders.payment')} value={method} />}
          {order.total_refunded > 0 && (
            <Row label={t('orders.refunded')} value={moneyText(-order.total_refunded, language)} />
          )}
        </dl>
        {taxNote !== undefined && <p className="soft">{taxNote}</p>}
      </div>
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
