import type { OfficeImportDetails } from '@brixel/contract/office/import-endpoints';
import { useT } from '#i18n/speak.ts';
import { Panel } from '#shared/panel.tsx';
import { useNumbers } from '../import-text.ts';

/** What comes and goes in pieces, and how it is reckoned. */
export function StockPanel({ file: { format, totals, problems } }: { file: OfficeImportDetails }) {
  const t = useT();
  const { euros } = useNumbers();
  const isSold = format === 'orders-xml';
  const isAdded = format === 'part-list' || format === 'set-parts';
  const how = isSold ? 'imports.stock.howSold' : isAdded ? 'imports.stock.howAdded' : 'imports.stock.how';
  const oversold = problems.find(({ code }) => code === 'OVERSOLD')?.count ?? 0;
  return (
    <Panel title={t('imports.stock')}>
      <dl className="factlist">
        {!isSold && (
          <>
            <dt>{t('imports.stock.added')}</dt>
            <dd>+{t('imports.pieces', { n: totals.added })}</dd>
          </>
        )}
        <dt>{t('imports.stock.removed')}</dt>
        <dd>
          {totals.removed > 0 && '−'}
          {t('imports.pieces', { n: totals.removed })}
        </dd>
        {oversold > 0 && (
          <>
            <dt>{t('imports.stock.oversold')}</dt>
            <dd>{t('imports.lots', { n: oversold })}</dd>
          </>
        )}
        <dt>{t(isSold ? 'imports.stock.sold' : 'imports.stock.value')}</dt>
        <dd>
          {t('imports.pieces', { n: totals.pieces })} · {euros(totals.value)}
        </dd>
      </dl>
      <p className="s soft importnote">{t(how)}</p>
    </Panel>
  );
}
