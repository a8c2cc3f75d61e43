import { reachedTier } from '@brixel/commerce/cart-totals';
import { tiersFor } from '@brixel/commerce/tier-prices';
import { Price } from '@brixel/ui/price.tsx';
import { TierPlates } from '@brixel/ui/tier-plates.tsx';
import type { ReactNode } from 'react';
import { ownPieceOf } from '#data/own-prices/own-prices.ts';
import { useOwnSteps } from '#data/own-prices/use-own-steps.ts';
import { useServices } from '#data/services.ts';
import { isVirtual } from '#features/cart-line/cart-line.ts';
import { StockState } from '#features/product-card/stock-state.tsx';
import type { PageProduct } from '#features/product-options/product-fields.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { useUsualParcel } from '#shared/parcel.ts';
import { OwnPriceNote, useKiloPrice } from '#shared/product-price.tsx';
import { isUsed } from '#shared/product-rules.ts';
import { Sentence } from '#shared/sentence.tsx';
import { ShippingLink } from '#shared/shipping-link.tsx';
import { useTaxNotes } from '#shared/tax-notes.ts';

interface PriceBlockProps {
  product: PageProduct;
  euros: number;
  /** lowest price of the 30 days before a reduction */
  old?: number | null;
  unit?: string | undefined;
  /** what everybody pays, where `euros` is the customer's own price */
  regular?: number | null;
  /** stands before the tax note */
  note?: ReactNode;
}

/** The price with everything that is required beside it, the stock and the delivery time. */
export function PriceBlock({ product, euros, old = null, unit, regular = null, note }: PriceBlockProps) {
  const t = useT();
  const { unitPrice } = useFormat();
  const { isTaxNoted } = useServices().config.shop;
  const perKilo = useKiloPrice()(product.base_price?.grams, euros);
  return (
    <div className="row row--between mt2 items-end! min-[1000px]:mt-2!">
      <div className="priceblock">
        <Price
          size="xl"
          current={unitPrice(euros)}
          old={old === null || regular !== null ? undefined : unitPrice(old)}
          oldLabel={t('catalog.oldPrice')}
          currentLabel={old === null || regular !== null ? undefined : t('catalog.newPrice')}
          unit={(unit ?? perKilo) && <span className="text-base">{unit ?? perKilo}</span>}
        />
        {old !== null && <p className="price__note mt-1.5">{t('catalog.lowestPrice', { price: unitPrice(old) })}</p>}
        {unit && perKilo && <p className="price__note mt-1.5">{perKilo}</p>}
        {(note || isTaxNoted) && (
          <p className="price__note mt-1.5">
            {note}
            {note && isTaxNoted && ', '}
            {isTaxNoted && <TaxNote product={product} euros={euros} />}
          </p>
        )}
        {regular !== null && <OwnPriceNote regular={regular} />}
      </div>
      <div className="sm:text-right">
        <StockState product={product} />
        {isUsed(product) && <p className="price__note mt-1.5">{t('product.usedNote')}</p>}
        {product.stock.is_in_stock && !isVirtual(product) && (
          <p className="price__note mt-1.5">
            <DeliveryTime days={product.delivery_days} />
          </p>
        )}
      </div>
    </div>
  );
}

/** One piece by itself may be sent for nothing, or be too heavy for the usual price. */
function TaxNote({ product, euros }: Pick<PriceBlockProps, 'product' | 'euros'>) {
  const t = useT();
  const { store } = useServices();
  const { noVat, marginNote } = useTaxNotes();
  const instead = noVat ?? (product.is_margin ? marginNote : null);
  // what shops elsewhere take for a parcel, their carts say
  const parcel = useUsualParcel(euros, product.weight);
  if (product.is_voucher && noVat === null) return t('product.voucherNote');
  if (isVirtual(product)) return instead ? t('product.noTaxOnly', { note: instead }) : t('product.taxOnly');
  if (parcel?.isFree) {
    const link = <ShippingLink>{t('product.freeShipping', { country: store.countryName })}</ShippingLink>;
    return instead ? (
      <Sentence text="product.noTaxNoteFree" parts={{ link, note: instead }} />
    ) : (
      <Sentence text="product.taxNoteFree" parts={{ link }} />
    );
  }
  const shipping = parcel ? t('product.taxNoteLink', { price: parcel.price }) : t('layout.pricesNoteLink');
  const link = <ShippingLink>{shipping}</ShippingLink>;
  return instead ? (
    <Sentence text="catalog.noTaxNote" parts={{ link, note: instead }} />
  ) : (
    <Sentence text="product.taxNote" parts={{ link }} />
  );
}

/** What a piece costs when more are bought; the plate of the chosen quantity is lit. */
export function Tiers({ product, quantity }: { product: PageProduct; quantity: number }) {
  const t = useT();
  const { unitPrice, number } = useFormat();
  const own = useOwnSteps(product.sku);
  const cheaper = own ?? tiersFor(product);
  const { min_sale_qty: min, qty_increments: step = 1 } = product.stock;
  const least = Math.max(1, min, step);
  const first = reachedTier(cheaper, least)?.price ?? ownPieceOf(own) ?? product.price_incl_tax;
  const more = cheaper.filter(({ qty }) => qty > least);
  if (more.length === 0) return null;
  const tiers = [{ qty: least, price: first }, ...more];
  const reached = reachedTier(tiers, quantity);
  return (
    <TierPlates
      label={t('product.tiers')}
      active={reached ? tiers.indexOf(reached) : 0}
      tiers={tiers.map(({ qty, price: euros }) => ({
        from: t('product.tierFrom', { n: number(qty) }),
        price: unitPrice(euros),
        saving: euros < first ? t('product.saving', { n: Math.round((1 - euros / first) * 100) }) : ' ',
      }))}
    />
  );
}

/** Delivery time in working days. */
export function DeliveryTime({ days }: { days: PageProduct['delivery_days'] }) {
  const t = useT();
  return days
    ? t('product.deliveryDays', { days: days.min === days.max ? days.min : `${days.min}–${days.max}` })
    : null;
}
