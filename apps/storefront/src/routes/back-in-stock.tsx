import { productPath } from '@brixel/commerce/links';
import { searchQuery } from '@brixel/commerce/search-query';
import { Button } from '@brixel/ui/button.tsx';
import { useEffect, useRef, useState } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { type CardProduct, PRODUCT_CARD_FIELDS, pickFields } from '#data/catalog/fields.ts';
import { notFound } from '#data/catalog/not-found.ts';
import { servicesOf, useServices } from '#data/services.ts';
import { useSession } from '#features/session/session-store.ts';
import { AlertForm } from '#features/stock-alert/alert-form.tsx';
import { type AlertStep, emptyAlert, requestAlert } from '#features/stock-alert/request-alert.ts';
import { useT } from '#i18n/use-t.ts';
import { useActionData, useLoaderData } from '#router/hooks.ts';
import { PageMeta } from '#shared/page-meta.tsx';
import { ShopPicture } from '#shared/shop-picture.tsx';

const skuIn = ({ url }: Request): string => new URL(url).searchParams.get('sku') ?? '';

export async function loader(args: LoaderFunctionArgs): Promise<CardProduct> {
  const query = searchQuery().where('sku', { eq: skuIn(args.request) });
  const { hits } = await servicesOf(args).catalog.search('product', query, { size: 1, signal: args.request.signal });
  const [product] = hits;
  if (!product) throw notFound('Product query returned empty result');
  return pickFields(product, PRODUCT_CARD_FIELDS);
}

/** For browsers without scripts. */
export async function action(args: ActionFunctionArgs) {
  return requestAlert(servicesOf(args).api, skuIn(args.request), await args.request.formData());
}

export function Component() {
  const product = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { status, profile } = useSession();
  // the address of a customer is known only in the browser
  return (
    <BackInStock key={`${product.sku} ${status}`} product={product} first={answer ?? emptyAlert(profile?.email)} />
  );
}

/** A product that is sold out, and one mail when it is there again. */
function BackInStock({ product, first }: { product: CardProduct; first: AlertStep }) {
  const t = useT();
  const { config } = useServices();
  const [now, setNow] = useState(first);
  const heading = useRef<HTMLHeadingElement>(null);
  // the form that had the focus is gone
  useEffect(() => {
    if (now !== first && now.step !== 'form') heading.current?.focus();
  }, [now, first]);
  const { name, image } = product;
  return (
    <main id="main" tabIndex={-1}>
      <PageMeta title={t('stockAlert.pageTitle', { name })} noIndex />
      <div className="wrap section">
        <div className="narrow stack">
          <div className="row row--l row--nowrap">
            <ShopPicture path={image} size="card" alt="" priority className="h-auto w-24 flex-none" />
            <div>
              <h1 ref={heading} tabIndex={-1}>
                {t(`stockAlert.title.${now.step}`)}
              </h1>
              <p className="soft mt1">{name}</p>
            </div>
          </div>
          <p className="wrap-anywhere">{t(`stockAlert.text.${now.step}`, 'email' in now ? now : { email: '' })}</p>
          {now.step === 'form' ? (
            <AlertForm sku={product.sku} state={now} onStep={setNow} />
          ) : (
            <div>
              <Button href={productPath(product, config)}>{t('stockAlert.toProduct')}</Button>
            </div>
          )}
        </div>
      </div>
    </main>
  );
}
