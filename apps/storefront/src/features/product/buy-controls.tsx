import { fromEuros, roundToCents, toEuros } from '@brixel/commerce/money';
import { Button } from '@brixel/ui/button.tsx';
import { Chip } from '@brixel/ui/chip.tsx';
import { CartIcon } from '@brixel/ui/icons.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { type FormEvent, type ReactNode, type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import { FORM_CART_PATH, STOCK_ALERT_PATH } from '#config/paths.ts';
import { useAllCalls } from '#data/services.ts';
import { QuantityField } from '#features/cart/quantity-field.tsx';
import type { PageProduct } from '#features/product-options/product-fields.ts';
import { REPLAYED } from '#hydration/early-input-script.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { useHref } from '#router/hooks.ts';

const QUICK_STEPS = [10, 50, 100] as const;

interface BuyRowProps {
  product: PageProduct;
  quantity: number;
  most: number;
  /** euros for one piece at this quantity */
  unit: number;
  /** just added */
  done: boolean;
  /** parts are bought by the dozen: larger steps beside the stepper */
  quick?: boolean;
  onQuantity: (quantity: number) => void;
  onAdd: () => void;
  /** options that have to be answered before */
  children?: ReactNode;
  ref?: Ref<HTMLFormElement>;
}

/** Quantity and buy button; on narrow screens a bar at the bottom repeats them once they are out of sight. */
export function BuyRow(props: BuyRowProps) {
  const { product, quantity, most, unit, done, quick, onQuantity, onAdd, children, ref } = props;
  const t = useT();
  const { price, unitPrice, number } = useFormat();
  const row = useRef<HTMLDivElement>(null);
  const sum = price(toEuros(roundToCents(fromEuros(unit) * quantity)));
  const { min_sale_qty: least, manage_stock: managed, qty: stocked, qty_increments: step = 1 } = product.stock;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onAdd();
  };
  const stepper = (
    <QuantityField
      label={t('product.quantity')}
      name="qty"
      value={quantity}
      min={Math.max(1, least, step)}
      step={step}
      max={most}
      showsLimit
      onValueChange={onQuantity}
    />
  );
  return (
    <form ref={ref} method="post" action={useHref(FORM_CART_PATH)} {...REPLAYED} onSubmit={submit} noValidate>
      <input type="hidden" name="sku" value={product.sku} />
      {children}
      <div className="buy__row" ref={row}>
        {stepper}
        <Button once variant="cta" size="l" type="submit" done={done}>
          <CartIcon /> {t('catalog.addToCart')}
        </Button>
      </div>
      {step > 1 && <p className="s soft mt1">{t('product.multiples', { n: number(step) })}</p>}
      <div className="quick">
        {quick &&
          QUICK_STEPS.map((more) => (
            <Chip
              key={more}
              aria-label={t('product.quickAdd', { n: more })}
              disabled={quantity >= most}
              onClick={() => onQuantity(quantity === 1 ? more : Math.min(most, quantity + more))}
            >
              +{more}
            </Chip>
          ))}
        <span className="grow" />
        {quantity > 1 && (
          <output className="s soft">
            {t('product.sum', { n: number(quantity), unit: unitPrice(unit) })} <b className="num text-ink">{sum}</b>
          </output>
        )}
      </div>
      {quantity >= most && (
        <p className="s text-warn mt1" role="status">
          {managed && stocked <= most
            ? t('validation.maxQuantity', { maxQuantity: number(most) })
            : t('validation.quantityBelow', { quantity: number(most + 1) })}
        </p>
      )}
      <BuyBar watched={row}>
        {stepper}
        <Button once variant="cta" type="submit" done={done}>
          {t('product.addFor', { price: sum })}
        </Button>
      </BuyBar>
    </form>
  );
}

interface BuyBarProps {
  /** while this is in view the bar stays away */
  watched: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** The bar at the bottom of narrow screens. The page gets room below, so that the footer stays readable. */
export function BuyBar({ watched, children }: BuyBarProps) {
  const [isNeeded, setIsNeeded] = useState(false);

  useEffect(() => {
    const element = watched.current;
    if (!element) return;
    // reaching far below the window, so that only what has left at the top counts as out of view
    const observer = new IntersectionObserver(([entry]) => setIsNeeded(entry?.isIntersecting === false), {
      rootMargin: '0px 0px 100000px 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [watched]);

  useEffect(() => {
    document.body.classList.toggle('has-buybar', isNeeded);
    return () => document.body.classList.remove('has-buybar');
  }, [isNeeded]);

  return isNeeded ? <div className="buybar">{children}</div> : null;
}

/** Nothing to buy, so no button that pretends; a mail later or the list of related products are the ways on. */
export function SoldOut({ title, sku }: { title?: string; sku?: string }) {
  const t = useT();
  const canAlert = useAllCalls() && sku;
  return (
    <Notice tone="warn" className="mt-5" title={title ?? t('catalog.soldOut')}>
      {t('product.soldOutText')}
      <span className="row mt-3">
        {canAlert && (
          <Button size="s" href={`${STOCK_ALERT_PATH}?sku=${encodeURIComponent(sku)}`}>
            {t('product.alert')}
          </Button>
        )}
        <Button size="s" href="#related">
          {t('product.alternatives')}
        </Button>
      </span>
    </Notice>
  );
}

const CHECK_MARK_MS = 1200;

/** True for a moment after `flash` was called. */
export function useFlash(): [isOn: boolean, flash: () => void] {
  const [count, setCount] = useState(0);
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    if (count === 0) return;
    setIsOn(true);
    const timer = setTimeout(() => setIsOn(false), CHECK_MARK_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return [isOn, () => setCount((before) => before + 1)];
}
