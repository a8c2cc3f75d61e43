import '#styles/pages/order.css';
import type { OrderView as Order, ShownPaymentState } from '@brixel/contract/order';
import { Notice } from '@brixel/ui/notice.tsx';
import { Plates } from '@brixel/ui/plates.tsx';
import { useAllCalls, useServices } from '#data/services.ts';
import { TotalsRows } from '#features/cart/totals/cart-totals-list.tsx';
import { useFormat, useT } from '#i18n/use-t.ts';
import { CopyButton } from '#shared/copy-button.tsx';
import { useDates } from '#shared/use-dates.ts';
import { OrderAddresses } from './order-addresses.tsx';
import { awaitsTransfer, inGroups, isPayable, paymentCodeOf, shippingAddressOf, totalsOfOrder } from './order-facts.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { OrderReturns } from './order-returns.tsx';
import { isWithdrawn, orderProgress, orderStage } from './order-stage.ts';
import { PayOnline } from './pay-online.tsx';

/** An order from its state to its payment. Its number is the heading of the page around it, which may have a pay button of its own. */
export function OrderView({ order, hasPayButton = true }: { order: Order; hasPayButton?: boolean }) {
  const t = useT();
  return (
    <div className="stack">
      <OrderState order={order} />
      <OrderParcels parcels={order.parcels} />
      <OrderReturns returns={order.returns} />
      {awaitsTransfer(order) && <BankData order={order} />}
      <section className="panel" aria-label={t('orders.items')}>
        <OrderLines order={order} />
        <div className="mt-4 ml-auto max-w-[420px]">
          <OrderTotals order={order} />
        </div>
      </section>
      <div className="order__facts">
        <OrderAddresses order={order} />
        <OrderPayment order={order} hasPayButton={hasPayButton} />
      </div>
    </div>
  );
}

function OrderState({ order }: { order: Order }) {
  const t = useT();
  const { moment } = useDates();
  // the steps are those of our own shop
  const progress = useAllCalls() ? orderProgress(order) : null;
  const stage = orderStage(order);
  return (
    <>
      {order.is_test && (
        <Notice tone="warn" title={t('orders.test')}>
          {t('orders.testText')}
        </Notice>
      )}
      {order.is_moved && <Notice title={t('orders.moved')}>{t('orders.movedText')}</Notice>}
      {progress && (
        <Plates
          label={t('orders.progress')}
          steps={progress.steps.map((step) => t(`orders.step.${step}`))}
          current={progress.current}
          doneLabel={t('orders.stepDone')}
        />
      )}
      {order.status === 'canceled' && (
        <Notice tone="warn" title={t('orders.canceled')}>
          {!order.is_moved && t('orders.canceledText')}
        </Notice>
      )}
      {order.withdrawn_at && (
        <Notice title={t('orders.withdrawn', { date: moment(order.withdrawn_at) })}>
          {isWithdrawn(stage) && t(`orders.${stage}`, { number: order.increment_id })}
        </Notice>
      )}
    </>
  );
}

function OrderTotals({ order }: { order: Order }) {
  const { locale } = useServices().store;
  const code = shippingAddressOf(order)?.country_id;
  const country = code ? (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code) : '';
  const [first] = order.items;
  const ofAll = order.items.every(({ tax_note }) => tax_note) ? first?.tax_note : undefined;
  return (
    <TotalsRows
      totals={totalsOfOrder(order)}
      coupon={order.coupon_code}
      country={country}
      taxNote={order.tax_note ?? ofAll}
    />
  );
}

/** How it is paid, and the way to do it where it is not. */
function OrderPayment({ order, hasPayButton }: { order: Order; hasPayButton: boolean }) {
  const t = useT();
  const { price } = useFormat();
  const code = paymentCodeOf(order);
  const isPaidByVoucher = order.vouchers !== undefined && order.grand_total === 0;
  const service = code ? t(`orders.method.${code}`) : order.payment.additional_information[0];
  const method = isPaidByVoucher ? t('orders.byVoucher') : service;
  return (
    <section className="panel">
      <h2 className="order__h">{t('orders.payment')}</h2>
      <p>{[method, t(`orders.paymentState.${shownState(order)}`)].filter(Boolean).join(', ')}</p>
      {order.total_refunded > 0 && <p>{t('orders.refundedAmount', { amount: price(order.total_refunded) })}</p>}
      {hasPayButton && isPayable(order) && (
        <div className="stack mt2 justify-items-start">
          <PayOnline publicId={order.order_id} variant="solid" />
        </div>
      )}
    </section>
  );
}

/** After a withdrawal no payment is expected. */
const shownState = ({ payment: { state }, withdrawn_at }: Order): ShownPaymentState =>
  state === 'open' && withdrawn_at ? 'canceled' : state;

/** Where the money goes, each fact ready to be copied into a bank's form. */
function BankData({ order }: { order: Order }) {
  const t = useT();
  const { price } = useFormat();
  const { bank } = order.payment;
  if (!bank) return null;
  const amount = price(order.total_due);
  const facts = [
    { name: 'holder', text: bank.holder },
    { name: 'iban', text: inGroups(bank.iban) },
    { name: 'bic', text: bank.bic },
    { name: 'reference', text: bank.reference },
    // banks want a plain number
    { name: 'amount', text: amount, copied: order.total_due.toFixed(2).replace('.', ',') },
  ] as const;
  return (
    <section className="panel">
      <h2 className="order__h">{t('orders.bankTitle')}</h2>
      <p className="s soft">{t('orders.bankText', { amount })}</p>
      <dl className="bank mt2">
        {facts.map((fact) => {
          const label = t(`orders.bank.${fact.name}`);
          return (
            <div key={fact.name}>
              <dt>{label}</dt>
              <dd>
                <span className="num b">{fact.text}</span>
                <CopyButton text={'copied' in fact ? fact.copied : fact.text} what={label} />
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
