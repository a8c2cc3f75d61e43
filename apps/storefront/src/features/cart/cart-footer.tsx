import { Button } from '@brixel/ui/button.tsx';
import { ArrowRightIcon } from '@brixel/ui/icons.tsx';
import { useT } from '#i18n/use-t.ts';
import { closePanels } from '#shared/ui-store.ts';
import { CartTotalsList } from './cart-totals-list.tsx';

export function CartFooter() {
  const t = useT();
  return (
    <>
      <CartTotalsList />
      <Button variant="cta" size="l" block className="mt2" href="/checkout">
        {t('catalog.toCheckout')} <ArrowRightIcon />
      </Button>
      <Button variant="ghost" block className="mt1" onClick={closePanels}>
        {t('catalog.continue')}
      </Button>
    </>
  );
}
