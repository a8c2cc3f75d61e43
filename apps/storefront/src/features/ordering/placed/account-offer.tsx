import { password8, type Rules, required } from '@brixel/commerce/form-rules';
import { notGuessable } from '@brixel/commerce/password-rules';
import type { OrderView } from '@brixel/contract/order';
import { Button } from '@brixel/ui/button.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { PasswordField } from '@brixel/ui/password-field.tsx';
import { useState } from 'react';
import { NO_ANSWER } from '#data/api/outcome.ts';
import type { Registration } from '#data/api/user-calls.ts';
import { useForm } from '#features/forms/use-form.ts';
import { openAuth } from '#features/session/open-auth.ts';
import { useSession } from '#features/session/session-store.ts';
import { useT } from '#i18n/use-t.ts';
import { PrivacySentence } from '#shared/privacy-note.tsx';
import { shippingAddressOf } from './order-facts.ts';

type Failure = 'taken' | 'too-often' | 'unreachable';

interface Values {
  password: string;
}

const rulesFor = ({ customer_email }: OrderView): Rules<Values> => ({
  password: [required, password8, notGuessable(() => customer_email)],
});
const EMPTY: Values = { password: '' };

const failureOf = (code: number): Failure => {
  if (code === 429) return 'too-often';
  return code === NO_ANSWER || code >= 500 ? 'unreachable' : 'taken';
};

/** One password, and a guest has an account. Hidden from customers who are logged in. */
export function AccountOffer({ order }: { order: OrderView }) {
  const t = useT();
  const isGuest = useSession(({ status }) => status === 'guest');
  const [isMade, setMade] = useState(false);
  if (isMade)
    return (
      <Notice
        tone="ok"
        role="status"
        title={t('orders.accountMade')}
        action={
          <Link className="link s b" href="/my-account">
            {t('orders.accountOpen')}
          </Link>
        }
      >
        {t('orders.accountMadeText')}
      </Notice>
    );
  return isGuest ? <OfferForm order={order} onMade={() => setMade(true)} /> : null;
}

function OfferForm({ order, onMade }: { order: OrderView; onMade: () => void }) {
  const t = useT();
  const { formProps, native, failure, isSending } = useForm<Values, Failure>({
    name: 'account-offer',
    values: EMPTY,
    rules: rulesFor(order),
    isNative: true,
    async send({ password }) {
      const { register } = await import('#features/session/session.ts');
      const made = await register(newAccount(order, password));
      if (!made.ok) return failureOf(made.code);
      onMade();
      return null;
    },
  });
  const password = native('password');

  return (
    <form {...formProps} className="panel stack noprint" aria-labelledby="account-offer">
      <h2 id="account-offer" className="order__h">
        {t('orders.account')}
      </h2>
      <p className="soft">{t('orders.accountText', { email: order.customer_email })}</p>
      {/* for password managers: the name that belongs to the password */}
      <input hidden readOnly name="username" autoComplete="username" value={order.customer_email} />
      <PasswordField
        className="max-w-[420px]"
        label={t('orders.password')}
        hint={t('orders.passwordHint')}
        error={password.error}
        required
        showLabel={t('orders.showPassword')}
        hideLabel={t('orders.hidePassword')}
        inputProps={{ ...password.control, autoComplete: 'new-password', maxLength: 200 }}
      />
      {failure === 'taken' && (
        <Notice
          tone="warn"
          role="alert"
          action={
            <button type="button" className="link s b" aria-haspopup="dialog" onClick={() => openAuth('login')}>
              {t('orders.signIn')}
            </button>
          }
        >
          {t('orders.accountTaken')}
        </Notice>
      )}
      {failure && failure !== 'taken' && (
        <Notice tone="bad" role="alert" title={t('orders.accountFailed')}>
          {t(failure === 'too-often' ? 'orders.tooOften' : 'orders.offline')}
        </Notice>
      )}
      <div className="row row--l">
        <Button type="submit" variant="solid" loading={isSending}>
          {t('orders.accountCreate')}
        </Button>
        <span className="xs muted">
          <PrivacySentence text="orders.accountPrivacy" link="orders.accountPrivacyLink" />
        </span>
      </div>
    </form>
  );
}

/** An account of what the order knows already: the name, the mail address, and where the next parcel goes. */
function newAccount(order: OrderView, password: string): Registration {
  const address = shippingAddressOf(order);
  return {
    customer: {
      email: order.customer_email,
      firstname: order.customer_firstname,
      lastname: order.customer_lastname,
      // an account wants street and house number apart
      ...(address && address.street.length > 1
        ? {
            addresses: [
              {
                firstname: address.firstname,
                lastname: address.lastname,
                company: address.company,
                street: address.street,
                postcode: address.postcode,
                city: address.city,
                country_id: address.country_id,
                telephone: address.telephone,
                default_shipping: true,
              },
            ],
          }
        : {}),
    },
    password,
  };
}
