import type { OfficeResult } from '@brixel/contract/office/office-types';
import { useT } from '#i18n/i18n.ts';
import { CsvLink } from '#shared/csv-link.tsx';
import { useNumbers } from '#shared/numbers.ts';
import { Panel } from '#shared/panel.tsx';
import { Table } from '#shared/table.tsx';

/** What lies in stock, and for how long. Where no cost is known it is measured by what it sells for. */
export function StockAgePanel({ ages, without_cost: withoutCost, unsold }: OfficeResult<'figures.stock'>) {
  const t = useT();
  const { number, euros, percent } = useNumbers();
  const sum = (of: 'value' | 'price'): number => ages.reduce((total, age) => total + age[of], 0);
  const hasCost = sum('value') > 0;
  const total = sum(hasCost ? 'value' : 'price');
  const shareOf = (age: (typeof ages)[number]): number => (total === 0 ? 0 : (hasCost ? age.value : age.price) / total);
  const title = t('statistics.stock');
  return (
    <Panel title={title} aside={<CsvLink file="stock" of={title} />}>
      <div className="plothead">
        <b>{euros(total)}</b>
        <span className="s soft">{hasCost ? t('statistics.atCost') : t('statistics.atPrice')}</span>
      </div>
      <div className="agebar" aria-hidden="true">
        {ages.map((age) => (
          <i key={age.age} style={{ flexGrow: shareOf(age) }} />
        ))}
      </div>
      <Table
        label={title}
        fixed
        columns={[
          {
            key: 'age',
            header: t('statistics.age'),
            cell: ({ age }: (typeof ages)[number]) => t(`statistics.age.${age}`),
          },
          { key: 'lots', header: t('statistics.lots'), cell: ({ lots }) => number(lots) },
          { key: 'value', header: t('statistics.value'), cell: (age) => euros(hasCost ? age.value : age.price) },
          { key: 'share', header: t('statistics.share'), cell: (age) => percent(shareOf(age)) },
        ]}
        rows={ages}
        rowKey={({ age }) => age}
      />
      {hasCost && withoutCost > 0 && <p className="s soft">{t('statistics.withoutCost', { n: withoutCost })}</p>}
      {unsold.lots > 0 && (
        <p className="s">
          {t('statistics.unsold', { n: unsold.lots, sum: euros(hasCost ? unsold.value : unsold.price) })}
        </p>
      )}
    </Panel>
  );
}
