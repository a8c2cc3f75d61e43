import { useT } from '#i18n/use-t.ts';
import { CheckIcon, WarningIcon } from '#ui/icons.tsx';
import { mostOf } from './cart-line.ts';
import type { KeptLine } from './cart-state.ts';

/** What the shelf says about the line. */
export function LineStockNote({ line }: { line: KeptLine }) {
  const t = useT();
  const most = mostOf(line);
  const isSoldOut = !line.stock.inStock || line.stockNote === 'out-of-stock';
  if (isSoldOut || line.qty > most) {
    return (
      <p className="line__meta text-bad">
        <WarningIcon size={16} /> {isSoldOut ? t('cart.outOfStock') : t('catalog.onlyAvailable', { n: most })}
      </p>
    );
  }
  if (line.stockNote !== 'in-stock') return null;
  return (
    <p className="line__meta ok">
      <CheckIcon size={16} /> {t('cart.inStock')}
    </p>
  );
}
