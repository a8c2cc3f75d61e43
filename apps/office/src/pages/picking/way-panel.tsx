import type { PickOrder } from '@brixel/contract/office/picking-endpoints';
import { useI18n } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';

/** The letters before the first digit name a cabinet. */
const cabinetOf = (place: string): string => /^[^\d-]+/.exec(place)?.[0]?.trim().toUpperCase() ?? place;

/** How far one walks for these orders: the same lot for several of them is one stop. */
export function WayPanel({ orders }: { orders: readonly PickOrder[] }) {
  const { t, language } = useI18n();
  const goods = orders.flatMap((order) => order.goods);
  const stops = new Map(goods.map(({ sku, place }) => [sku, place]));
  const pieces = goods.reduce((sum, { qty }) => sum + qty, 0);
  const cabinets = [...Map.groupBy(stops.values(), cabinetOf)]
    .map(([name, places]) => ({ name, count: places.length }))
    .toSorted((a, b) => (a.name === '' ? 1 : b.name === '' ? -1 : a.name.localeCompare(b.name, language)));
  const most = Math.max(1, ...cabinets.map(({ count }) => count));
  const number = (value: number): string => value.toLocaleString(language);
  return (
    <Panel title={t('pick.way')}>
      <div className="stack">
        <dl className="factlist">
          <dt>{t('pick.stations')}</dt>
          <dd className="num">{number(stops.size)}</dd>
          <dt>{t('pick.lotsPieces')}</dt>
          <dd className="num">{`${number(goods.length)} / ${number(pieces)}`}</dd>
          <dt>{t('pick.saved')}</dt>
          <dd className="num">{number(goods.length - stops.size)}</dd>
        </dl>
        <ul className="waybars">
          {cabinets.map(({ name, count }) => (
            <li key={name}>
              <span>{name === '' ? t('pick.noPlace') : t('pick.cabinet', { name })}</span>
              <i style={{ width: `${(100 * count) / most}%` }} aria-hidden="true" />
              <b>{number(count)}</b>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
