import type { FigureSpan, SoldColour, SoldGoods, SoldPart } from '@brixel/contract/office/figure-endpoints';
import { useT } from '#i18n/i18n.ts';
import { CsvLink } from '#shared/csv-link.tsx';
import { useNumbers } from '#shared/numbers.ts';
import { Panel } from '#shared/panel.tsx';
import { SoldLot } from '#shared/sold-lot.tsx';
import { Table } from '#shared/table.tsx';

/** What was sold most, lot by lot. */
export function GoodsPanel({ goods, span }: { goods: readonly SoldGoods[]; span: FigureSpan }) {
  const t = useT();
  const { number, euros } = useNumbers();
  const title = t('statistics.bestSellers');
  return (
    <Panel title={title} aside={<CsvLink file="goods" of={title} days={span} />} flush>
      {goods.length === 0 ? (
        <p className="panel__b soft">{t('statistics.nothingSold')}</p>
      ) : (
        <Table
          label={title}
          columns={[
            { key: 'lot', header: t('statistics.lot'), inCard: 'wide', cell: (row: SoldGoods) => <SoldLot {...row} /> },
            { key: 'pieces', header: t('statistics.pieces'), inCard: 'labelled', cell: ({ pieces }) => number(pieces) },
            { key: 'gross', header: t('statistics.sales'), inCard: 'labelled', cell: ({ gross }) => euros(gross) },
          ]}
          rows={goods}
          rowKey={({ sku }) => sku}
        />
      )}
    </Panel>
  );
}

/** A part in all its colours. */
export function PartsPanel({ parts, span }: { parts: readonly SoldPart[]; span: FigureSpan }) {
  const t = useT();
  const { number, euros } = useNumbers();
  const title = t('statistics.parts');
  if (parts.length === 0) return null;
  return (
    <Panel title={title} aside={<CsvLink file="parts" of={title} days={span} />} flush>
      <Table
        label={title}
        columns={[
          {
            key: 'part',
            header: t('statistics.part'),
            inCard: 'wide',
            cell: ({ number: part, name, colours }: SoldPart) => (
              <>
                <b>{part}</b> {name} <small className="soft">{t('statistics.inColours', { n: colours })}</small>
              </>
            ),
          },
          { key: 'pieces', header: t('statistics.pieces'), inCard: 'labelled', cell: ({ pieces }) => number(pieces) },
          { key: 'gross', header: t('statistics.sales'), inCard: 'labelled', cell: ({ gross }) => euros(gross) },
        ]}
        rows={parts}
        rowKey={(row) => row.number}
      />
    </Panel>
  );
}

/** Which colours bring most. */
export function ColoursPanel({ colours, span }: { colours: readonly SoldColour[]; span: FigureSpan }) {
  const t = useT();
  const { euros } = useNumbers();
  const title = t('statistics.colours');
  if (colours.length === 0) return null;
  const most = Math.max(...colours.map(({ gross }) => gross)) || 1;
  return (
    <Panel title={title} aside={<CsvLink file="colours" of={title} days={span} />}>
      <ul className="hbars">
        {colours.map(({ name, hex, gross }) => (
          <li key={name}>
            <span>
              {hex && <i className="dot" style={{ background: hex }} />} {name}
            </span>
            <span className="bar" style={{ width: `${(gross / most) * 100}%` }} />
            <b>{euros(gross)}</b>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
