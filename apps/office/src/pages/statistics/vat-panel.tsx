import type { VatFigures } from '@brixel/contract/office/figure-endpoints';
import { Field, Select } from '@brixel/ui/field.tsx';
import { useState } from 'react';
import { useCall } from '#data/use-call.ts';
import { locales, useI18n } from '#i18n/i18n.ts';
import { CsvLink } from '#shared/csv-link.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { useNumbers } from '#shared/numbers.ts';
import { Panel } from '#shared/panel.tsx';
import { Table } from '#shared/table.tsx';

/** VAT of a quarter by country and rate, for the return of the one stop shop. */
export function VatPanel() {
  const { language, t } = useI18n();
  const { number, euros } = useNumbers();
  const [chosen, setChosen] = useState<string | null>(null);
  const vat = useCall('figures.vat', { query: { ...(chosen && { quarter: chosen }) } });
  const countries = new Intl.DisplayNames(locales[language], { type: 'region' });
  const title = t('statistics.vat');
  const quarter = vat.state === 'ready' ? vat.value.quarter : chosen;
  return (
    <Panel title={title} aside={quarter && <CsvLink file="vat" of={title} quarter={quarter} />} flush>
      <LoadedView loaded={vat}>
        {({ rows, quarters, home, quarter: current }) => (
          <>
            <div className="panel__b">
              <Field label={t('statistics.quarter')} hint={t('statistics.vatHint')}>
                <Select value={current} onChange={({ target }) => setChosen(target.value)}>
                  {quarters.map((each) => (
                    <option key={each} value={each}>
                      {each.replace('-', ' ')}
                    </option>
                  ))}
                </Select>
              </Field>
            </div>
            {rows.length === 0 ? (
              <p className="panel__b soft">{t('statistics.nothingSold')}</p>
            ) : (
              <Table
                label={title}
                columns={[
                  {
                    key: 'country',
                    header: t('statistics.country'),
                    cell: ({ country }: VatFigures) => (
                      <>
                        <b>{countries.of(country) ?? country}</b>{' '}
                        {country === home && <small className="soft">{t('statistics.home')}</small>}
                      </>
                    ),
                  },
                  { key: 'rate', header: t('statistics.rate'), cell: ({ rate }) => `${number(rate)} %` },
                  {
                    ...{ key: 'orders', header: t('statistics.orders'), inCard: 'labelled' },
                    cell: ({ orders }) => number(orders),
                  },
                  {
                    ...{ key: 'net', header: t('statistics.net'), inCard: 'labelled' },
                    cell: (row) => euros(row.net - row.refunded_net),
                  },
                  {
                    ...{ key: 'tax', header: t('statistics.tax'), inCard: 'labelled' },
                    cell: (row) => euros(row.tax - row.refunded_tax),
                  },
                  {
                    ...{ key: 'refunded', header: t('statistics.refunded'), inCard: 'labelled' },
                    cell: (row) => euros(row.refunded_net + row.refunded_tax),
                  },
                ]}
                rows={rows}
                rowKey={({ country, rate }) => `${country} ${rate}`}
              />
            )}
          </>
        )}
      </LoadedView>
    </Panel>
  );
}
