import { toEuros } from '@brixel/commerce/money';
import { pictureSizes } from '@brixel/contract/picture-sizes';
import { cx } from '@brixel/ui/cx.ts';
import { CheckIcon, WarningIcon } from '@brixel/ui/icons.tsx';
import { Picture } from '@brixel/ui/picture.tsx';
import { Stud } from '@brixel/ui/stud.tsx';
import { mosaicPicture } from '#data/api/mosaic-calls.ts';
import { useOwnSteps } from '#data/own-prices/use-own-steps.ts';
import { useServices } from '#data/services.ts';
import { type CartLine, mostOf } from '#features/cart-line/cart-line.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { useKiloPrice } from '#shared/product-price.tsx';
import { ShopPicture } from '#shared/shop-picture.tsx';
import { useTaxNotes } from '#shared/tax-notes.ts';
import { useColour } from '#shared/use-shell.ts';
import type { StoredLine } from '../cart-state.ts';
import { type LinePrice, nextTier } from './line-price.ts';

interface LinePictureProps {
  /** of the product */
  path: string;
  /** of a mosaic: it shows itself, not its product */
  mosaicId?: string | undefined;
  /** of a mosaic, where this browser has one */
  thumbnail?: string | undefined;
  className?: string;
}

/** The picture beside a line of a cart or an order. */
export function LinePicture({ path, mosaicId, thumbnail, className = 'line__img' }: LinePictureProps) {
  const { config } = useServices();
  // without a picture its place stays: the columns beside it count on it
  if (!mosaicId && !path) return <span className={className} />;
  if (!mosaicId) return <ShopPicture className={className} path={path} alt="" size="cart" />;
  const [width, height] = pictureSizes.cart;
  const src = thumbnail ?? mosaicPicture(config, mosaicId, 2 * width);
  return <Picture className={className} src={src} alt="" width={width} height={height} />;
}

interface LineMetaProps extends Pick<LinePrice, 'unit'> {
  line: CartLine;
  /** where nothing can be changed any more: shows the quantity, and no better price for more */
  isFinal?: boolean;
}

/** What was chosen, what one piece costs where there are several, and from when on it would cost less. */
export function LineMeta({ line, unit, isFinal }: LineMetaProps) {
  const t = useT();
  const { unitPrice, number } = useFormat();
  const { marginNote } = useTaxNotes();
  const colour = useColour(line.color);
  const perKilo = useKiloPrice()(line.grams, toEuros(unit));
  useOwnSteps(line.sku);
  const tier = isFinal ? null : nextTier(line, unit);
  return (
    <>
      <p className="line__meta">
        {isFinal && <span className="num">{t('cart.pieces', { n: line.qty })}</span>}
        {colour && (
          <span>
            <Stud size={12} color={colour.hex} finish={colour.finish} /> {colour.label}
          </span>
        )}
        {line.qty > 1 && <span className="num">{t('cart.unitPrice', { price: unitPrice(toEuros(unit)) })}</span>}
        {perKilo && <span className="num">{perKilo}</span>}
      </p>
      {tier && (
        <p className="line__meta ok num">{t('cart.tierHint', { n: number(tier.qty), price: unitPrice(tier.price) })}</p>
      )}
      {line.details.map((detail) => (
        <p key={detail} className="line__meta">
          {detail}
        </p>
      ))}
      {line.margin && <p className="line__meta">{marginNote}</p>}
    </>
  );
}

/** The stock of the line. */
export function LineStockNote({ line }: { line: StoredLine }) {
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
  // reserves its space before the answer, so that nothing below moves away from the pointer
  return (
    <p className={cx('line__meta ok', !isKnown && 'invisible')} aria-hidden={!isKnown || undefined}>
      <CheckIcon size={16} /> {t('cart.inStock')}
    </p>
  );
}
