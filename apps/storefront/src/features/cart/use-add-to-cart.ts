import { isOnline } from '#data/connection/connection.ts';
import { useServices } from '#data/services.ts';
import type { CartLine } from '#features/cart-line/cart-line.ts';
import { type BuyableProduct, type LineChoices, lineOf } from '#features/cart-line/line-of-product.ts';
import type { Translate } from '#i18n/translate.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { useNavigate } from '#router/hooks.ts';
import { type NotificationInput, notify } from '#shared/notifications/notifications-store.ts';
import { addLines as putIntoCart } from './cart-actions.ts';
import { useCart } from './cart-store.ts';
import { cartSum } from './cart-sum.ts';
import { type Refusal, refusalOf } from './lines/check-line.ts';

export function refusalText(refusal: Refusal, t: Translate): string {
  switch (refusal.reason) {
    case 'price-unknown':
      return t('errors.priceUnknown');
    case 'out-of-stock':
      return t('errors.outOfStock');
    case 'quantity-not-positive':
      return t('catalog.quantityAboveZero');
    case 'only-some-left':
      return t('catalog.onlyAvailable', { n: refusal.left });
  }
}

/** What went in, and what the cart comes to with it. */
const addedText = ([only, ...others]: readonly CartLine[], sum: string, t: Translate): string =>
  only && others.length === 0
    ? t('catalog.addedOne', { n: only.qty, name: only.name, sum })
    : t('catalog.addedSome', { n: others.length + 1, sum });

/** A warning where the stock is not checked, by configuration or because the browser is offline. */
function addedMessage(stockSync: boolean, t: Translate): Pick<NotificationInput, 'type' | 'message'> {
  if (!stockSync) return { type: 'warning', message: t('errors.volatileStock') };
  return isOnline()
    ? { type: 'success', message: t('catalog.added') }
    : { type: 'warning', message: t('catalog.addedOffline') };
}

const heldOf = ({ key }: CartLine): number => useCart.getState().lines.find((line) => line.key === key)?.qty ?? 0;

/** Adds products to the cart and notifies the shopper. Returns whether everything was added. */
export function useAddToCart(): {
  addToCart: (product: BuyableProduct, qty: number, choices?: LineChoices) => boolean;
  addLines: (lines: readonly CartLine[]) => boolean;
} {
  const t = useT();
  const services = useServices();
  const navigate = useNavigate();
  const { price } = useFormat();

  const addLines = (lines: readonly CartLine[]): boolean => {
    const refusal = lines
      .map((line) => refusalOf(line, { inCart: heldOf(line), zeroPrices: services.config.cart.zeroPrices }))
      .find((found) => found !== null);
    if (refusal) {
      notify({ type: 'error', message: refusalText(refusal, t), action1: { label: t('common.ok') } });
      return false;
    }
    putIntoCart(lines);
    const added: NotificationInput = {
      ...addedMessage(services.config.cart.stockSync, t),
      detail: addedText(lines, price(cartSum(useCart.getState().lines)), t),
      action1: { label: t('common.ok') },
      action2: { label: t('catalog.toCheckout'), action: () => navigate('/checkout') },
    };
    notify(added);
    return true;
  };

  return { addLines, addToCart: (product, qty, choices) => addLines([lineOf(product, qty, services, choices)]) };
}
