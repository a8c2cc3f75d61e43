import { cx } from '@brixel/ui/cx.ts';
import { CheckIcon, WarningIcon } from '@brixel/ui/icons.tsx';
import { useServices } from '#data/services.ts';
import { mostOf } from '#features/cart-line/cart-line.ts';
import { useT } from '#i18n/use-t.ts';
import type { KeptLine } from './cart-state.ts';

/** What the shelf says about the line. */
export function LineStockNote({ line }: { line: KeptLine }) {
  const t = useT();
  const { config } = useServices();
  const most = mostOf(line);
  const isSoldOut = !line.stock.inStock || line.stockNote === 'out-of-stock';
  if (isSoldOut || line.qty > most) {
    return (
      <p className="line__meta text-bad">
        <WarningIcon size={16} /> {isSoldOut ? t('cart.outOfStock') : t('catalog.onlyAvailable', { n: most })}
      </p>
    );
  }
  const isKnown = line.stockNote === 'in-stock';
  if (!isKnown && !config.cart.stockSync) return null;
  // its room is there before the answer: what somebody is about to press below must not move away
  return (
    <p className={cx('line__meta ok', !isKnown && 'invisible')} aria-hidden={!isKnown || undefined}>
      <CheckIcon size={16} /> {t('cart.inStock')}
    </p>
  );
}
