import { FLAT_SHIPPING } from '@brixel/commerce/cart-totals';
import { toEuros } from '@brixel/commerce/money';
import { CreditCardIcon, TruckIcon } from '@brixel/ui/icons.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { TextButton } from '@brixel/ui/text-button.tsx';
import { useServices } from '#data/services.ts';
import { EmailField } from '#features/forms/email-field.tsx';
import { NameFields } from '#features/forms/name-fields.tsx';
import { useForm } from '#features/forms/use-form.ts';
import { type PersonalDetails, updateDetails, useCheckout } from '#features/order-details/order-details.ts';
import { openAuth } from '#features/session/open-auth.ts';
import { useSession } from '#features/session/session-store.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { TextWithLink } from '#shared/text-with-link.tsx';
import { AccountWish } from './account-wish.tsx';
import { personalRules } from './checkout-rules.ts';
import { ForgetDetails } from './forget-details.tsx';
import { SectionSubmit } from './section-submit.tsx';

export function PersonalSection({ nextLabel, onDone }: { nextLabel: string; onDone: () => void }) {
  const t = useT();
  const values = useCheckout((state) => state.personalDetails);
  const change = (changes: Partial<PersonalDetails>) => updateDetails('personalDetails', changes);
  const form = useForm(values, personalRules(values), change, onDone);
  return (
    <form {...form.formProps}>
      <WhoOrders />
      <GoodToKnow />
      <div className="formgrid mt3">
        <NameFields first={form.field('firstName')} last={form.field('lastName')} />
        <EmailField className="c6" field={form.field('emailAddress')} hint={t('checkout.emailHint')} />
        <AccountWish form={form} isWanted={values.createAccount} change={change} />
      </div>
      <p className="s muted mt2">
        <TextWithLink
          text={t('checkout.privacy')}
          link={
            <Link className="link" href="/i/datenschutz">
              {t('checkout.privacyLink')}
            </Link>
          }
        />
      </p>
      <ForgetDetails />
      <SectionSubmit label={nextLabel} summary={form.summary} />
    </form>
  );
}

/** Guests first; whoever has an account may use it. */
function WhoOrders() {
  const t = useT();
  const profile = useSession((session) => session.profile);
  if (profile) return <p className="soft">{t('checkout.customer', { email: profile.email })}</p>;
  return (
    <>
      <p className="soft">{t('checkout.guest')}</p>
      <p className="soft mt1">
        <TextWithLink
          text={t('checkout.haveAccount')}
          link={<TextButton onClick={() => openAuth('login')}>{t('checkout.login')}</TextButton>}
        />
      </p>
    </>
  );
}

/** How one can pay and where parcels go must be known before anything is typed. */
function GoodToKnow() {
  const t = useT();
  const { payments } = useServices().config.orders;
  const { price } = useFormat();
  return (
    <ul className="deliv" aria-label={t('checkout.acceptedTitle')}>
      {payments.length > 0 && (
        <li>
          <CreditCardIcon />
          <span>
            {t('checkout.acceptedPayment', { methods: payments.map((code) => t(`checkout.pay.${code}`)).join(', ') })}
          </span>
        </li>
      )}
      <li>
        <TruckIcon />
        <span>{t('checkout.acceptedDelivery', { price: price(toEuros(FLAT_SHIPPING)) })}</span>
      </li>
    </ul>
  );
}
