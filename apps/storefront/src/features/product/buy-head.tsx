import { IconButton } from '@brixel/ui/icon-button.tsx';
import { ShareIcon } from '@brixel/ui/icons.tsx';
import { Rating } from '@brixel/ui/rating.tsx';
import type { PageProduct } from '#features/product-options/product-fields.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { notify } from '#shared/notifications/notifications-store.ts';

/** Name, rating and the numbers people order by. */
export function BuyHead({ product }: { product: PageProduct }) {
  const t = useT();
  const ids = [
    t('product.articleNumber', { id: product.sku }),
    product.logo_design_id && t('product.designId', { id: product.logo_design_id }),
    product.logo_element_id && t('product.elementId', { id: product.logo_element_id }),
  ].filter((id) => !!id);
  return (
    <>
      <div className="row row--between row--nowrap items-start!">
        <h1>{product.name}</h1>
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
      // closed by the shopper, or not permitted here: nothing was shared, and nobody needs to be told
    }
  };
  return (
    <IconButton label={t('product.share')} onClick={share}>
      <ShareIcon />
    </IconButton>
  );
}
