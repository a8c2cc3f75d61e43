import { FLAT_SHIPPING } from '@brixel/commerce/cart-totals';
import { toEuros } from '@brixel/commerce/money';
import type { ReactNode } from 'react';
import { isVirtual } from '#features/cart/cart-line.ts';
import { isPart } from '#features/product-card/card-rules.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { CheckCircleIcon, GridIcon, PackageCheckIcon, ReturnIcon, TruckIcon, WarningIcon } from '#ui/icons.tsx';
import { warningOf } from './data-sheet.ts';
import type { PageProduct } from './product-fields.ts';

/** What shipping costs, when it comes, and what has to be known before buying. */
export function DeliveryFacts({ product }: { product: PageProduct }) {
  const t = useT();
  const warning = warningOf(product);
  return (
    <ul className="deliv">
      <Fact icon={isVirtual(product) ? <PackageCheckIcon /> : <TruckIcon />}>
        <DeliveryText product={product} />
      </Fact>
      {!isVirtual(product) && (
        <>
          <Fact icon={<ReturnIcon />}>{t('product.returns')}</Fact>
          <Fact icon={<CheckCircleIcon />}>{t('product.guarantee')}</Fact>
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
  const { price } = useFormat();
  if (product.type_id === 'downloadable') return t('product.download');
  if (product.type_id === 'virtual') return t('product.byMail');
  const days = product.delivery_days;
  return (
    <>
      <b>{t('product.courier', { price: price(toEuros(FLAT_SHIPPING)) })}</b>
      {days && (
        <>, {t('product.deliveryDays', { days: days.min === days.max ? days.min : `${days.min}–${days.max}` })}</>
      )}
    </>
  );
}
