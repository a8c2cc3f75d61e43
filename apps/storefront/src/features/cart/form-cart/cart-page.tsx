import { isVirtualCart } from '@brixel/commerce/cart/cart-facts';
import { lineTotal } from '@brixel/commerce/cart-totals';
import { toEuros } from '@brixel/commerce/money';
import { Button } from '@brixel/ui/button.tsx';
import { Input } from '@brixel/ui/field.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { useEffect } from 'react';
import { FORM_CART_PATH } from '#config/paths.ts';
import { useInfoPage, useServices } from '#data/services.ts';
import { refusalText } from '#features/cart/refusal-text.ts';
import { lineTerms, weightOf } from '#features/cart-line/cart-line.ts';
import { useHydrated } from '#hydration/use-hydrated.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { useHref } from '#router/hooks.ts';
import { PageMeta } from '#shared/page-meta.tsx';
import { useUsualShipping } from '#shared/parcel.ts';
import { Sentence } from '#shared/sentence.tsx';
import { ShopPicture } from '#shared/shop-picture.tsx';
import { openPanel } from '#shared/ui-store.ts';
import { TotalsRows } from '../totals/cart-totals-list.tsx';
import { totalsOfGoods } from '../totals/totals-in-view.ts';
import { useCartCount } from '../use-cart-count.ts';
import type { FormCartProblem } from './change-form-cart.ts';
import type { FormCartLine } from './load-form-cart.ts';

export interface CartPageProps {
  lines: readonly FormCartLine[];
  problem: FormCartProblem | null;
}

/** The address of the cart. With scripts it opens the cart of this browser; without them it shows the one that forms fill. */
export function CartPage({ lines, problem }: CartPageProps) {
  const t = useT();
  const isAlive = useHydrated();
  useEffect(() => openPanel('microcart'), []);
  return (
    <main id="main" tabIndex={-1} className="wrap section">
      <PageMeta title={t('cart.title')} noIndex />
      <div className="narrow stack">
        <h1>{t('cart.title')}</h1>
        {isAlive ? <OpenCart /> : <FormCart lines={lines} problem={problem} />}
      </div>
    </main>
  );
}

function OpenCart() {
  const t = useT();
  const { text } = useCartCount();
  return (
    <>
      <p>{t('cart.holds', { count: text })}</p>
      <div className="row">
        <Button variant="solid" onClick={() => openPanel('microcart')}>
          {t('cart.open')}
        </Button>
        <Button variant="ghost" href="/">
          {t('catalog.continue')}
        </Button>
      </div>
    </>
  );
}

function FormCart({ lines, problem }: CartPageProps) {
  const t = useT();
  const { locale, country } = useServices().store;
  const shippingFor = useUsualShipping(weightOf(lines.map(({ line }) => line)));
  const contact = useInfoPage('contact');
  const isSent = !isVirtualCart(lines.map(({ line }) => line.type_id));
  return (
    <>
      {problem && (
        <Notice tone="bad" role="alert">
          {problemText(problem, t)}
        </Notice>
      )}
      {lines.length > 0 && (
        <>
          <ul aria-label={t('cart.lines')}>
            {lines.map((entry) => (
              <FormLine key={entry.itemId} {...entry} />
            ))}
          </ul>
          <TotalsRows
            totals={totalsOfGoods(
              lines.map(({ line }) => line),
              shippingFor,
            )}
            coupon={undefined}
            shippingLater
            country={isSent ? (new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country) : ''}
          />
        </>
      )}
      <noscript>
        {lines.length === 0 && <p>{t('cart.emptyText')}</p>}
        <Notice className="mt-3" title={t('cart.scriptlessTitle')}>
          {contact ? (
            <Sentence
              text="cart.scriptlessText"
              parts={{
                link: (
                  <Link className="link" href={contact}>
                    {t('cart.scriptlessLink')}
                  </Link>
                ),
              }}
            />
          ) : (
            t('cart.scriptlessPlain')
          )}
        </Notice>
      </noscript>
      <p>
        <Link className="link" href="/">
          {t('catalog.continue')}
        </Link>
      </p>
    </>
  );
}

function FormLine({ itemId, line }: FormCartLine) {
  const t = useT();
  const { price } = useFormat();
  const action = useHref(FORM_CART_PATH);
  const { name, sku, qty, path, image, details } = line;
  return (
    <li className="line">
      <ShopPicture className="line__img" path={image} alt="" size="cart" />
      <div>
        <p className="line__name">
          <Link href={path}>{name}</Link>
        </p>
        {details.map((detail) => (
          <p key={detail} className="s soft">
            {detail}
          </p>
        ))}
      </div>
      <span className="price">{price(toEuros(lineTotal(lineTerms(line))))}</span>
      <form method="post" action={action} className="line__buy flex-wrap">
        <input type="hidden" name="item" value={itemId} />
        <input type="hidden" name="sku" value={sku} />
        <Input
          className="w-24"
          name="qty"
          inputMode="numeric"
          defaultValue={qty}
          aria-label={t('catalog.quantityOf', { name })}
        />
        <Button size="s" type="submit">
          {t('cart.setQuantity')}
        </Button>
        <Button size="s" variant="ghost" type="submit" name="remove" value="1" aria-label={t('cart.remove', { name })}>
          {t('cart.removeNow')}
        </Button>
      </form>
    </li>
  );
}

function problemText(problem: FormCartProblem, t: ReturnType<typeof useT>): string {
  if (problem === 'unreadable') return t('validation.quantityInteger');
  if (problem === 'not-so-many') return t('cart.notSoMany');
  return problem === 'unreachable' ? t('errors.somethingWrong') : refusalText(problem, t);
}
