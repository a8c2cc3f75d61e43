import { isMosaicSku } from '@brixel/commerce/mosaic-sku';
import { Button, IconButton } from '@brixel/ui/button.tsx';
import { HeartIcon, ScaleIcon, ShareIcon } from '@brixel/ui/icons.tsx';
import { Rating } from '@brixel/ui/rating.tsx';
import { PRODUCT_CARD_FIELDS, pickFields } from '#data/catalog/fields.ts';
import type { PageProduct } from '#features/product-options/product-fields.ts';
import { toggleCompare, toggleWishlist, useIsCompared, useIsWished } from '#features/saved-lists/saved-lists.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { BuilderBuy } from './builder-buy.tsx';
import { BundleBuy } from './bundle-buy.tsx';
import { DeliveryFacts } from './delivery-facts.tsx';
import { Gallery } from './gallery.tsx';
import { GroupedBuy } from './grouped-buy.tsx';
import type { ProductViewData } from './page-data.ts';
import { SimpleBuy } from './simple-buy.tsx';

/** The product in pictures, and beside them what it costs and how to get it. */
export function ProductMain(view: ProductViewData) {
  return (
    <div className="pdp">
      <Gallery key={view.product.sku} product={view.product} />
      <BuyBox {...view} />
    </div>
  );
}

/**
 * What it is, what it costs, what can be chosen, and the button. All kinds of products in one piece of code, so that no
 * press on the server's HTML is lost while a part of it is still on its way.
 */
function BuyBox(view: ProductViewData) {
  const { product, family, members, guarantee } = view;
  const isMosaic = isMosaicSku(product.sku);
  const isSingle = !isMosaic && product.type_id !== 'grouped' && product.type_id !== 'bundle';
  return (
    <div className="buy">
      <BuyHead product={product} />
      {product.type_id === 'grouped' && <GroupedBuy key={product.sku} product={product} members={members} />}
      {isMosaic && <BuilderBuy product={product} />}
      {product.type_id === 'bundle' && <BundleBuy key={product.sku} product={product} />}
      {isSingle && <SimpleBuy key={family?.sku ?? product.sku} product={product} family={family} />}
      <ProductActions product={product} />
      <DeliveryFacts product={product} hasNotice={guarantee !== null} />
    </div>
  );
}

/** Name, rating and the numbers people order by. */
function BuyHead({ product }: { product: PageProduct }) {
  const t = useT();
  const ids = [
    t('product.articleNumber', { id: product.sku }),
    product.logo_design_id && t('product.designId', { id: product.logo_design_id }),
    product.logo_element_id && t('product.elementId', { id: product.logo_element_id }),
  ].filter((id) => !!id);
  return (
    <>
      <div className="row row--between row--nowrap items-start!">
        <h1 lang={product.text_lang}>{product.name}</h1>
        <ShareButton name={product.name} />
      </div>
      <div className="row row--l mt1 min-[1000px]:mt-0!">
        {product.rating && product.rating.count > 0 && <RatingLink rating={product.rating} />}
        <span className="buy__ids mt-0!">
          {ids.map((id) => (
            <span key={id}>{id}</span>
          ))}
        </span>
      </div>
    </>
  );
}

function RatingLink({ rating }: { rating: NonNullable<PageProduct['rating']> }) {
  const t = useT();
  const { number } = useFormat();
  const average = number(Math.round(rating.average * 10) / 10);
  return (
    <a href="#reviews">
      <Rating value={rating.average} label={t('product.ratingValue', { average, n: rating.count })}>
        {average} <span className="muted">({number(rating.count)})</span>
      </Rating>
    </a>
  );
}

/** The device's own sharing where it exists, else the address goes to the clipboard. */
function ShareButton({ name }: { name: string }) {
  const t = useT();
  const share = async (): Promise<void> => {
    const { href } = window.location;
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title: name, url: href });
        return;
      }
      await navigator.clipboard.writeText(href);
      notify({ type: 'success', message: t('product.linkCopied') });
    } catch {
      // canceled by the shopper, or not permitted here
    }
  };
  return (
    <IconButton label={t('product.share')} onClick={share}>
      <ShareIcon />
    </IconButton>
  );
}

/** For later, or for a closer look beside others. */
function ProductActions({ product }: { product: PageProduct }) {
  const t = useT();
  const wished = useIsWished(product.sku);
  const compared = useIsCompared(product.sku);
  const card = pickFields(product, PRODUCT_CARD_FIELDS);
  return (
    <div className="buy__sec flex-wrap">
      <Button variant="ghost" size="s" aria-pressed={wished} onClick={() => toggleWishlist(card)}>
        <HeartIcon className={wished ? 'fill-current text-sale' : undefined} />
        {wished ? t('product.wished') : t('product.wish')}
      </Button>
      <Button variant="ghost" size="s" aria-pressed={compared} onClick={() => toggleCompare(card)}>
        <ScaleIcon className={compared ? 'text-link' : undefined} />
        {compared ? t('product.compared') : t('product.compare')}
      </Button>
    </div>
  );
}
