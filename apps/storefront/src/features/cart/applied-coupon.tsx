import { Chip } from '@brixel/ui/chip.tsx';
import { TicketIcon } from '@brixel/ui/icons.tsx';
import { useT } from '#i18n/use-t.ts';
import { removeCoupon } from './cart-actions.ts';
import { useCouponCall } from './use-coupon-call.ts';

/** The coupon that counts, and the way to give it back. */
export function AppliedCoupon({ code, onRemoved }: { code: string; onRemoved: () => void }) {
  const t = useT();
  const { problem, isWaiting, ask } = useCouponCall();
  const remove = async (): Promise<void> => {
    if (await ask(removeCoupon)) onRemoved();
  };
  return (
    <>
      <div className="row">
        <Chip on removeLabel={t('cart.couponRemove')} aria-busy={isWaiting || undefined} onClick={remove}>
          <TicketIcon size={16} /> {code}
        </Chip>
        <span className="s ok b" aria-hidden="true">
          {t('cart.couponCounts')}
        </span>
      </div>
      {problem && (
        <p className="field__msg mt1" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
