import type { OrderView } from '@brixel/contract/order';
import { useT } from '#i18n/use-t.ts';
import { CopyButton } from '#shared/copy-button.tsx';

/** What is on its way, and where to follow it. */
export function OrderParcels({ parcels = [] }: Pick<OrderView, 'parcels'>) {
  const t = useT();
  if (parcels.length === 0) return null;
  return (
    <section className="panel">
      <h2 className="order__h">{t('orders.parcels')}</h2>
      <ul className="stack">
        {parcels.map(({ carrier, number, url }) => {
          const name = `${carrier} ${number}`.trim();
          return (
            <li className="row row--between" key={name}>
              {url ? (
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {t('orders.followParcel', { name })}
                </a>
              ) : (
                <span className="num b">{name}</span>
              )}
              <CopyButton text={number} what={t('orders.parcelNumber')} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
