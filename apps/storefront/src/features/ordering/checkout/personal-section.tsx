import { Button } from '@brixel/ui/button.tsx';
import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { CreditCardIcon, TrashIcon, TruckIcon } from '@brixel/ui/icons.tsx';
import { TextButton } from '@brixel/ui/text-button.tsx';
import { useAllCalls, useServices } from '#data/services.ts';
import { EmailField } from '#features/forms/email-field.tsx';
import { NameFields } from '#features/forms/name-fields.tsx';
import { PasswordInput } from '#features/forms/password-input.tsx';
import { type Form, useForm } from '#features/forms/use-form.ts';
import {
  forgetDetails,
  type PersonalDetails,
  updateDetails,
  useCheckout,
} from '#features/order-details/order-details.ts';
import { openAuth } from '#features/session/open-auth.ts';
import { useSession } from '#features/session/session-store.ts';
import { useT } from '#i18n/use-t.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { useDeliveryCountries, useUsualParcel } from '#shared/parcel.ts';
import { PrivacyNote } from '#shared/privacy-note.tsx';
import { Sentence } from '#shared/sentence.tsx';
import { useOnline } from '#shared/use-online.ts';
import { personalRules } from './checkout-rules.ts';
import { SectionSubmit } from './checkout-section.tsx';

export function PersonalSection({ nextLabel, onDone }: { nextLabel: string; onDone: () => void }) {
  const t = useT();
  const isOwn = useAllCalls();
  const values = useCheckout((state) => state.personalDetails);
  const change = (changes: Partial<PersonalDetails>) => updateDetails('personalDetails', changes);
  const form = useForm({
    name: 'checkout',
    values,
    change,
    rules: personalRules(values),
    send: () => {
      onDone();
      return null;
    },
  });
  return (
    <form {...form.formProps}>
      <WhoOrders />
      <GoodToKnow />
      <div className="formgrid mt3">
        <NameFields first={form.field('firstName')} last={form.field('lastName')} />
        <EmailField className="c6" field={form.field('emailAddress')} hint={t('checkout.emailHint')} />
        <AccountWish form={form} isWanted={values.createAccount} change={change} />
      </div>
      <PrivacyNote
        className="s muted mt2"
        text={isOwn ? 'checkout.privacy' : 'checkout.privacyAddress'}
        link="checkout.privacyLink"
      />
      <ForgetDetails />
      <SectionSubmit label={nextLabel} wrongFields={form.wrongFields} />
    </form>
  );
}

/** Guests first; a login is possible. */
function WhoOrders() {
  const t = useT();
  const profile = useSession((session) => session.profile);
  if (profile) return <p className="soft">{t('checkout.customer', { email: profile.email })}</p>;
  return (
    <>
      <p className="soft">{t('checkout.guest')}</p>
      <p className="soft mt1">
        <Sentence
          text="checkout.haveAccount"
          parts={{ link: <TextButton onClick={() => openAuth('login')}>{t('checkout.login')}</TextButton> }}
        />
      </p>
    </>
  );
}

/** How one can pay and where parcels go must be known before anything is typed. */
function GoodToKnow() {
  const t = useT();
  const { payments } = useServices().config.orders;
  const parcel = useUsualParcel();
  const countries = useDeliveryCountries();
  if (!useAllCalls()) return null;
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
      {parcel && (
        <li>
          <TruckIcon />
          <span>{t('checkout.acceptedDelivery', { countries, ...parcel })}</span>
        </li>
      )}
    </ul>
  );
}

interface AccountWishProps {
  form: Pick<Form<PersonalDetails>, 'field'>;
  isWanted: boolean;
  change: (changes: Partial<PersonalDetails>) => void;
}

/** An account on the way: one box and one password, never in the way of the order. */
function AccountWish({ form, isWanted, change }: AccountWishProps) {
  const t = useT();
  const isCustomer = useSession(({ status }) => status === 'customer');
  const isOnline = useOnline();
  if (isCustomer) return null;
  return (
    <>
      <Checkbox
        className="c6"
        checked={isWanted}
        disabled={!isOnline && !isWanted}
        onChange={(event) => change({ createAccount: event.target.checked, password: '' })}
      >
        <b>{t('checkout.createAccount')}</b>
        <br />
        <span className="s muted">{t(isOnline ? 'checkout.createAccountHint' : 'checkout.createAccountOffline')}</span>
      </Checkbox>
      {isWanted && (
        <div className="c6">
          <PasswordInput field={form.field('password')} label={t('checkout.password')} kind="new-password" />
        </div>
      )}
    </>
  );
}

/** The stored details can be deleted, on a shared computer for example. */
function ForgetDetails() {
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
