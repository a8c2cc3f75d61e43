import { CheckCircleIcon, GridIcon, PackageCheckIcon, ReturnIcon, TruckIcon, WarningIcon } from '@brixel/ui/icons.tsx';
import { Link } from '@brixel/ui/link.tsx';
import type { ReactNode } from 'react';
import { ownPieceOf } from '#data/own-prices/own-prices.ts';
import { useOwnSteps } from '#data/own-prices/use-own-steps.ts';
import { useAllCalls, useServices } from '#data/services.ts';
import { isVirtual } from '#features/cart-line/cart-line.ts';
import type { PageProduct } from '#features/product-options/product-fields.ts';
import { useT } from '#i18n/use-t.ts';
import { useUsualParcel } from '#shared/parcel.ts';
import { isPart } from '#shared/product-rules.ts';
import { warningOf } from './data-sheet.ts';
import { DeliveryTime } from './price-block.tsx';

export interface DeliveryFactsProps {
  product: PageProduct;
  /** further down stands the notice on the legal guarantee */
  hasNotice: boolean;
}

/** Shipping costs, delivery time and what has to be known before buying. */
export function DeliveryFacts({ product, hasNotice }: DeliveryFactsProps) {
  const t = useT();
  const { returnDays } = useServices().config.shop.promises;
  const warning = warningOf(product);
  // they are promises of our own shop
  if (!useAllCalls()) return null;
  return (
    <ul className="deliv">
      <Fact icon={isVirtual(product) ? <PackageCheckIcon /> : <TruckIcon />}>
        <DeliveryText product={product} />
      </Fact>
      {!isVirtual(product) && (
        <>
          <Fact icon={<ReturnIcon />}>{t('product.returns', { n: returnDays })}</Fact>
          <Fact icon={<CheckCircleIcon />}>
            {hasNotice ? (
              <a className="link" href="#guarantee">
                {t('product.guarantee')}
              </a>
            ) : (
              t('product.guarantee')
            )}
          </Fact>
        </>
      )}
      {isPart(product) && <Fact icon={<GridIcon />}>{t('product.fits')}</Fact>}
      {warning && <Fact icon={<WarningIcon />}>{warning}</Fact>}
    </ul>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span>{children}</span>
    </li>
  );
}

function DeliveryText({ product }: { product: PageProduct }) {
  const t = useT();
  const euros = ownPieceOf(useOwnSteps(product.sku)) ?? product.price_incl_tax;
  const parcel = useUsualParcel(euros, product.weight);
  if (product.type_id === 'downloadable') return t('product.download');
  if (product.type_id === 'virtual') return t('product.byMail');
  return (
    <>
      <Link className="link b" href="/i/versand">
        {parcel ? t('product.courier', parcel) : t('layout.pricesNoteLink')}
      </Link>
      {product.delivery_days && product.stock.is_in_stock && (
        <>
          , <DeliveryTime days={product.delivery_days} />
        </>
      )}
    </>
  );
}
