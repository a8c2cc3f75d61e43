import { Button } from '@brixel/ui/button.tsx';
import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { VisuallyHidden } from '@brixel/ui/visually-hidden.tsx';
import { useState } from 'react';
import { useInfoPage } from '#data/services.ts';
import type { StoredLine } from '#features/cart/cart-state.ts';
import { CartTotalsList } from '#features/cart/totals/cart-totals-list.tsx';
import { useForm } from '#features/forms/use-form.ts';
import { useT } from '#i18n/use-t.ts';
import { Sentence } from '#shared/sentence.tsx';
import { useOnline } from '#shared/use-online.ts';
import { type ReviewChoices, reviewRules } from './checkout-rules.ts';
import { OrderProblemNotice } from './order-problem-notice.tsx';
import { SummaryLines } from './order-summary.tsx';
import { usePlaceOrder } from './use-place-order.ts';

/** Everything once more, and directly below it the button that orders it: nothing is between them. */
export function ReviewSection({ lines }: { lines: readonly StoredLine[] }) {
  const t = useT();
  const isOnline = useOnline();
  return (
    <>
      <div role="status">{!isOnline && <Notice tone="warn">{t('checkout.offlineOrder')}</Notice>}</div>
      <div className={isOnline ? '-mt-2.5' : undefined}>
        <SummaryLines lines={lines} />
      </div>
      <div className="mt-4 ml-auto max-w-[420px]">
        <CartTotalsList />
      </div>
      <OrderForm />
    </>
  );
}

/** The terms, and the button, whose text the law prescribes. */
function OrderForm() {
  const t = useT();
  const [choices, setChoices] = useState<ReviewChoices>({ terms: false });
  const { place, isPlacing, problem } = usePlaceOrder();
  const legal = {
    terms: useInfoPage('terms'),
    withdrawal: useInfoPage('withdrawal'),
    privacy: useInfoPage('privacy'),
  };
  const hasTerms = legal.terms !== undefined || legal.withdrawal !== undefined;
  const change = (changes: Partial<ReviewChoices>) => setChoices((before) => ({ ...before, ...changes }));
  const form = useForm({
    name: 'checkout',
    values: choices,
    change,
    rules: hasTerms ? reviewRules : {},
    send: () => {
      if (!isPlacing) place();
      return null;
    },
  });
  const terms = form.field('terms');
  return (
    <form {...form.formProps}>
      <div className="mt3">
        {hasTerms && (
          <Checkbox
            name={terms.name}
            checked={choices.terms}
            required
            error={terms.error}
            onChange={(event) => change({ terms: event.target.checked })}
          >
            <TermsText {...legal} />
          </Checkbox>
        )}
        {legal.privacy && (
          <p className="s muted mt1">
            <Sentence
              text="checkout.dataUse"
              parts={{ link: <LegalLink href={legal.privacy} text={t('checkout.privacyLink')} /> }}
            />
          </p>
        )}
      </div>
      <Button type="submit" variant="cta" size="l" block className="mt4" loading={isPlacing}>
        {t('checkout.order')}
      </Button>
      <VisuallyHidden role="status">{isPlacing ? t('checkout.waiting') : ''}</VisuallyHidden>
      <div role="alert">{problem && <OrderProblemNotice problem={problem} />}</div>
    </form>
  );
}

/** What is agreed to, as far as the shop has pages for it. */
function TermsText({ terms, withdrawal }: { terms?: string | undefined; withdrawal?: string | undefined }) {
  const t = useT();
  const termsLink = terms && <LegalLink href={terms} text={t('checkout.termsLink')} />;
  const withdrawalLink = withdrawal && <LegalLink href={withdrawal} text={t('checkout.withdrawalLink')} />;
  if (termsLink && withdrawalLink)
    return <Sentence text="checkout.acceptTerms" parts={{ terms: termsLink, withdrawal: withdrawalLink }} />;
  if (termsLink) return <Sentence text="checkout.acceptTermsOnly" parts={{ terms: termsLink }} />;
  return <Sentence text="checkout.acceptWithdrawal" parts={{ withdrawal: withdrawalLink }} />;
}

/** Opens beside the order, which stays as it is. */
function LegalLink({ href, text }: { href: string; text: string }) {
  return (
    <Link className="link" href={href} target="_blank" rel="noopener">
      {text}
    </Link>
  );
}
