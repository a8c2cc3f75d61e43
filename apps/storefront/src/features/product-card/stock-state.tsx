import { useServices } from '#data/services.ts';
import type { PageProduct } from '#features/product-options/product-fields.ts';
import { useT } from '#i18n/use-t.ts';

/** Stock as text, with a stud in the matching colour; the number is what can still be bought. */
export function StockState({ product: { stock, type_id } }: { product: Pick<PageProduct, 'stock' | 'type_id'> }) {
  const t = useT();
  const { lastPieces } = useServices().config;
  if (!stock.is_in_stock)
    return <span className="stock bad [--ok-soft:var(--bad-soft)] [--stock:var(--bad)]">{t('catalog.soldOut')}</span>;
  const isDigital = type_id === 'virtual' || type_id === 'downloadable';
  if (isDigital) return <span className="stock ok">{t('product.digital')}</span>;
  const isCounted = stock.manage_stock && stock.qty > 0 && type_id !== 'bundle' && type_id !== 'grouped';
  if (!isCounted) return <span className="stock ok">{t('product.inStockPlain')}</span>;
  if (stock.qty <= lastPieces) {
    return (
      <span className="stock text-warn [--ok-soft:var(--warn-soft)] [--stock:var(--warn)]">
        {t('product.lowStock', { n: stock.qty })}
      </span>
    );
  }
  return <span className="stock ok">{t('product.inStock', { n: stock.qty })}</span>;
}
