import { mostOf } from '#features/cart/cart-line.ts';
import type { KeptLine } from '#features/cart/cart-state.ts';
import { CartTotalsList } from '#features/cart/cart-totals-list.tsx';
import { notify } from '#features/notifications/notifications-store.ts';
import { Sentence } from '#features/order/sentence.tsx';
import { useT } from '#i18n/use-t.ts';
import { Button } from '#ui/button.tsx';
import { TrashIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { forgetDetails } from './checkout-store.ts';
import { SummaryLines } from './summary-lines.tsx';

const isUnavailable = (line: KeptLine): boolean => !line.stock.inStock || line.qty > mostOf(line);

/** Everything once more. The shop takes no orders yet and says so where the order button would stand. */
export function ReviewSection({ lines }: { lines: readonly KeptLine[] }) {
  const t = useT();
  const forget = () => {
    forgetDetails();
    notify({ type: 'success', message: t('checkout.forgotten') });
  };
  return (
    <>
      <div className="-mt-2.5">
        <SummaryLines lines={lines} />
      </div>
      <div className="mt-4 ml-auto max-w-[420px]">
        <CartTotalsList />
      </div>
      {lines.some(isUnavailable) && (
        <Notice tone="bad" className="mt3" role="alert">
          {t('cart.someUnavailable')}
        </Notice>
      )}
      <Notice tone="warn" className="mt3" title={t('checkout.demoTitle')}>
        {t('checkout.demoText')}
      </Notice>
      <p className="s soft mt2">
        <Sentence
          text={t('checkout.legalRead')}
          parts={{
            terms: (
              <Link className="link" href="/i/agb">
                {t('checkout.termsLink')}
              </Link>
            ),
            withdrawal: (
              <Link className="link" href="/i/widerruf">
                {t('checkout.withdrawalLink')}
              </Link>
            ),
          }}
        />
      </p>
      <div className="row row--l mt4">
        <Button variant="cta" size="l" href="/">
          {t('checkout.keepBrowsing')}
        </Button>
        <Button variant="ghost" onClick={forget}>
          <TrashIcon /> {t('checkout.forget')}
        </Button>
      </div>
    </>
  );
}
