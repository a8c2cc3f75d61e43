import type { OrderView } from '@brixel/contract/order';
import { useFormat, useT } from '#i18n/use-t.ts';
import { CopyButton } from '#shared/copy-button.tsx';
import { inGroups } from './order-facts.ts';

/** Where the money goes, each fact ready to be copied into a bank's form. */
export function BankData({ order }: { order: OrderView }) {
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
