import { productPath } from '@brixel/commerce/links';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button, IconButton } from '@brixel/ui/button.tsx';
import { CartIcon, TrashIcon } from '@brixel/ui/icons.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { Stud } from '@brixel/ui/stud.tsx';
import type { CardProduct } from '#data/catalog/fields.ts';
import { useServices } from '#data/services.ts';
import { useAddToCart } from '#features/cart/use-add-to-cart.ts';
import { wishlist } from '#features/saved-lists/saved-lists.ts';
import { useT } from '#i18n/use-t.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { ProductPrice } from '#shared/product-price.tsx';
import { needsChoice } from '#shared/product-rules.ts';
import { ShopPicture } from '#shared/shop-picture.tsx';
import { useColour } from '#shared/use-shell.ts';

/** One remembered product: into the cart as a single piece, or off the list. */
export function WishlistRow({ product }: { product: CardProduct }) {
  const t = useT();
  const { config } = useServices();
  const { addToCart } = useAddToCart();
  const colour = useColour(product.color);
  const href = productPath(product, config);
  return (
    <li className="line">
      <ShopPicture className="line__img" path={product.image} alt="" size="cart" />
      <div>
        <p className="line__name">
          <Link href={href} lang={product.text_lang}>
            {product.name}
          </Link>
        </p>
        {colour && (
          <p className="line__meta">
            <Stud size={12} color={colour.hex} finish={colour.finish} /> {colour.label}
          </p>
        )}
      </div>
      <span className="text-right">
        <ProductPrice product={product} />
      </span>
      <div className="line__buy">
        <RowAction product={product} href={href} onAdd={() => addToCart(product, 1)} />
        <span className="grow" />
        <IconButton
          label={t('wishlist.remove', { name: product.name })}
          onClick={(event) => {
            const drawer = event.currentTarget.closest('dialog');
            wishlist.remove(product.sku);
            notify({
              type: 'info',
              message: t('wishlist.removed', { name: product.name }),
              action1: { label: t('wishlist.undo'), action: () => wishlist.add(product) },
            });
            // the button is gone: the focus must not fall out of the drawer
            requestAnimationFrame(() => drawer?.querySelector<HTMLElement>('.line a, .empty a, button')?.focus());
          }}
        >
          <TrashIcon />
        </IconButton>
      </div>
    </li>
  );
}

function RowAction({ product, href, onAdd }: { product: CardProduct; href: string; onAdd: () => void }) {
  const t = useT();
  if (!product.stock.is_in_stock) return <Badge>{t('catalog.soldOut')}</Badge>;
  if (needsChoice(product)) {
    return (
      <Button size="s" href={href} aria-label={t('catalog.chooseNamed', { name: product.name })}>
        {t('catalog.choose')}
      </Button>
    );
  }
  return (
    <Button once size="s" variant="solid" aria-label={t('catalog.addNamed', { name: product.name })} onClick={onAdd}>
      <CartIcon /> {t('catalog.addToCart')}
    </Button>
  );
}
