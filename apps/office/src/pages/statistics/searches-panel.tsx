import type { FigureSpan } from '@brixel/contract/office/figure-endpoints';
import type { OfficeResult } from '@brixel/contract/office/office-types';
import { useT } from '#i18n/i18n.ts';
import { CsvLink } from '#shared/csv-link.tsx';
import { useNumbers } from '#shared/numbers.ts';
import { Panel } from '#shared/panel.tsx';
import { Table } from '#shared/table.tsx';

type Missed = OfficeResult<'figures.searches'>[number];

/** What visitors looked for in vain. */
export function SearchesPanel({ searches, span }: { searches: readonly Missed[]; span: FigureSpan }) {
  const t = useT();
  const { number } = useNumbers();
  const title = t('statistics.searches');
  return (
    <Panel title={title} aside={<CsvLink file="searches" of={title} days={span} />} flush>
      {searches.length === 0 ? (
        <p className="panel__b soft">{t('statistics.noSearches')}</p>
      ) : (
        <Table
          label={title}
          fixed
          columns={[
            { key: 'words', header: t('statistics.words'), cell: ({ words }: Missed) => <b>„{words}“</b> },
            { key: 'number', header: t('statistics.times'), cell: (row) => number(row.number) },
            {
              key: 'now',
              header: t('statistics.foundNow'),
              cell: ({ found_now: found }) =>
                found === 0 ? t('statistics.stillNothing') : t('statistics.nowFound', { n: found }),
            },
          ]}
          rows={searches}
          rowKey={({ words }) => words}
        />
      )}
    </Panel>
  );
}
