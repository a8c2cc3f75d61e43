import type { OfficeImportDetails } from '@brixel/contract/office/import-endpoints';
import type { OfficeImportAction } from '@brixel/contract/office/import-words';
import { Link, useSearchParams } from 'react-router';
import { useT } from '#i18n/i18n.ts';
import { isOfProducts, useNumbers } from '../import-text.ts';

export const ACTIONS = [
  'create',
  'update',
  'unchanged',
  'retire',
  'skip',
  'error',
] as const satisfies readonly OfficeImportAction[];

/** Orders change what is there, and nothing else. */
const SOLD_ACTIONS: readonly OfficeImportAction[] = ['update', 'skip', 'error'];

/** Products that a file does not name stay. */
const PRODUCT_ACTIONS: readonly OfficeImportAction[] = ['create', 'update', 'unchanged', 'error'];

/** How many rows do what; each leads to them. */
export function ActionCounts({ file: { format, totals } }: { file: OfficeImportDetails }) {
  const t = useT();
  const { number } = useNumbers();
  const [search] = useSearchParams();
  const isSold = format === 'orders-xml';
  const shown = ACTIONS.filter((action) =>
    isSold
      ? SOLD_ACTIONS.includes(action)
      : isOfProducts(format)
        ? PRODUCT_ACTIONS.includes(action)
        : action !== 'skip' || totals.skip > 0,
  );
  const current = search.get('action');
  return (
    <>
      <nav className="acts" aria-label={t('imports.whatHappens')}>
        {shown.map((action) => (
          <Link
            key={action}
            className={`act act--${action}`}
            to={current === action ? '?' : `?action=${action}`}
            preventScrollReset
            aria-current={current === action ? 'true' : undefined}
          >
            <b>{number(totals[action])}</b>
            <span>{t(isSold && action === 'update' ? 'imports.action.sold' : `imports.action.${action}`)}</span>
          </Link>
        ))}
      </nav>
      <div className="sharebar" aria-hidden="true">
        {shown.map((action) => (
          <i key={action} className={`sharebar__${action}`} style={{ flexGrow: totals[action] }} />
        ))}
      </div>
    </>
  );
}
