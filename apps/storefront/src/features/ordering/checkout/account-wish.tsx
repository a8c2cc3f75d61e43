import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { PasswordInput } from '#features/forms/password-input.tsx';
import type { Form } from '#features/forms/use-form.ts';
import type { PersonalDetails } from '#features/order-details/order-details.ts';
import { useSession } from '#features/session/session-store.ts';
import { useT } from '#i18n/use-t.ts';
import { useOnline } from '#shared/use-online.ts';

export interface AccountWishProps {
  form: Pick<Form<PersonalDetails>, 'field'>;
  isWanted: boolean;
  change: (changes: Partial<PersonalDetails>) => void;
}

/** An account on the way: one box and one password, never in the way of the order. */
export function AccountWish({ form, isWanted, change }: AccountWishProps) {
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
