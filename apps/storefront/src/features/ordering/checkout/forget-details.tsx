import { Button } from '@brixel/ui/button.tsx';
import { TrashIcon } from '@brixel/ui/icons.tsx';
import { forgetDetails, useCheckout } from '#features/order-details/order-details.ts';
import { useT } from '#i18n/use-t.ts';
import { notify } from '#shared/notifications/notifications-store.ts';

/** What this browser keeps can be taken back, on a shared computer for example. */
export function ForgetDetails() {
  const t = useT();
  const hasDetails = useCheckout(({ personalDetails }) => personalDetails.emailAddress !== '');
  if (!hasDetails) return null;
  const forget = () => {
    forgetDetails();
    notify({ type: 'success', message: t('checkout.forgotten') });
  };
  return (
    <p className="mt1">
      <Button variant="ghost" size="s" onClick={forget}>
        <TrashIcon /> {t('checkout.forget')}
      </Button>
    </p>
  );
}
