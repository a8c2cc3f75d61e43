import { FLAT_SHIPPING } from '@brixel/commerce/cart-totals';
import { toEuros } from '@brixel/commerce/money';
import { TextWithLink } from '#features/layout/text-with-link.tsx';
import { useFormat, useT } from '#i18n/use-t.ts';
import { CreditCardIcon, TruckIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { personalRules } from './checkout-rules.ts';
import { updateDetails, useCheckout } from './checkout-store.ts';
import { SectionSubmit } from './section-submit.tsx';
import { TextField } from './text-field.tsx';
import { useSectionForm } from './use-section-form.ts';

export function PersonalSection({ nextLabel, onDone }: { nextLabel: string; onDone: () => void }) {
  const t = useT();
  const values = useCheckout((state) => state.personalDetails);
  const form = useSectionForm(values, personalRules, (changes) => updateDetails('personalDetails', changes), onDone);
  return (
    <form {...form.formProps}>
      <p className="soft">{t('checkout.guest')}</p>
      <GoodToKnow />
      <div className="formgrid mt3">
        <TextField
          className="c3"
          field={form.field('firstName')}
          label={t('checkout.firstName')}
          autoComplete="given-name"
        />
        <TextField
          className="c3"
          field={form.field('lastName')}
          label={t('checkout.lastName')}
          autoComplete="family-name"
        />
        <TextField
          className="c6"
          field={form.field('emailAddress')}
          label={t('common.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          hint={t('checkout.emailHint')}
        />
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
      <SectionSubmit label={nextLabel} summary={form.summary} />
    </form>
  );
}

/** How one can pay and where parcels go must be known before anything is typed. */
function GoodToKnow() {
  const t = useT();
  const { price } = useFormat();
  return (
    <ul className="deliv" aria-label={t('checkout.acceptedTitle')}>
      <li>
        <CreditCardIcon />
        <span>{t('checkout.acceptedPayment')}</span>
      </li>
      <li>
        <TruckIcon />
        <span>{t('checkout.acceptedDelivery', { price: price(toEuros(FLAT_SHIPPING)) })}</span>
      </li>
    </ul>
  );
}
