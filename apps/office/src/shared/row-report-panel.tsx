import type { RowReport } from '@brixel/contract/office/moved-table';
import { Badge } from '@brixel/ui/badge.tsx';
import { locales, useI18n } from '#i18n/i18n.ts';
import { Panel } from './panel.tsx';
import { Table } from './table.tsx';

export type RowSeverity = 'error' | 'warning' | 'known';

const TONES = { error: 'bad', warning: 'warn', known: 'plain' } as const;
const ORDER = { error: 0, warning: 1, known: 2 } as const;

interface RowReportPanelProps<Code extends string> {
  report: RowReport<Code>;
  sentence: (code: Code) => string;
  severity: Readonly<Record<Code, RowSeverity>>;
}

/** What is odd about the rows of a table: each kind with its number, and the first rows one by one. */
export function RowReportPanel<Code extends string>({ report, sentence, severity }: RowReportPanelProps<Code>) {
  const { t, language } = useI18n();
  const { counts } = report;
  const rows = report.rows.toSorted((a, b) => ORDER[severity[a.code]] - ORDER[severity[b.code]] || a.line - b.line);
  if (rows.length === 0) return null;
  const number = (value: number): string => value.toLocaleString(locales[language]);
  const total = counts.reduce((sum, each) => sum + each.rows, 0);
  const kinds = counts.toSorted((a, b) => ORDER[severity[a.code]] - ORDER[severity[b.code]]);
  const badge = (code: Code) => (
    <Badge tone={TONES[severity[code]]}>{t(`moving.severity.${severity[code] satisfies RowSeverity}`)}</Badge>
  );
  return (
    <>
      <Panel title={t('moving.oddRows')} flush>
        <ul className="rowkinds">
          {kinds.map(({ code, rows: times }) => (
            <li key={code}>
              <span className="rowkinds__count">{number(times)}</span>
              {badge(code)}
              <span>{sentence(code)}</span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel
        title={t('moving.rows')}
        aside={total > rows.length && <span className="soft s">{t('moving.firstRows', { all: number(total) })}</span>}
        flush
      >
        <Table
          label={t('moving.rows')}
          columns={[
            { key: 'line', header: t('moving.line'), inCard: 'labelled', cell: ({ line }) => number(line) },
            {
              key: 'value',
              header: t('moving.value'),
              inCard: 'labelled',
              cell: ({ value }) => <span className="wrap-anywhere">{value || '–'}</span>,
            },
            { key: 'what', header: t('moving.what'), inCard: 'wide', cell: ({ code }) => sentence(code) },
          ]}
          rows={rows.map((row, place) => ({ ...row, key: place }))}
          rowKey={({ key }) => key}
        />
      </Panel>
    </>
  );
}
