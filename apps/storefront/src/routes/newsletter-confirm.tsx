import { type ActionFunctionArgs, useActionData, useLocation } from 'react-router';
import { createNewsletterCalls } from '#data/api/newsletter-calls.ts';
import { servicesOf, useServices } from '#data/services.ts';
import { brokenWords, type ConfirmStep, confirmLink } from '#features/newsletter/newsletter-links.ts';
import { keepConfirmed } from '#features/newsletter/newsletter-store.ts';
import { useT } from '#i18n/use-t.ts';
import { LinkPage } from '#shared/mail-link/link-page.tsx';
import { firstStep, SECRET } from '#shared/mail-link/link-steps.ts';

/** For browsers without scripts; with them the page asks by itself. */
export async function action(args: ActionFunctionArgs): Promise<ConfirmStep> {
  const secret = (await args.request.formData()).get(SECRET);
  return confirmLink(String(secret ?? ''), createNewsletterCalls(servicesOf(args).api));
}

export function Component() {
  const t = useT();
  const { api } = useServices();
  const parameters = new URLSearchParams(useLocation().search);
  const answer = useActionData<typeof action>();
  return (
    <LinkPage
      path="/newsletter/confirm"
      first={answer ?? firstStep(parameters.get('token'))}
      follow={async (token) => {
        const next = await confirmLink(token, createNewsletterCalls(api));
        if (next.step === 'done') keepConfirmed(next.result);
        return next;
      }}
      banner="newsletter"
      words={{
        ...brokenWords,
        title: 'newsletter.confirmTitle',
        text: 'newsletter.confirmText',
        button: 'newsletter.confirmButton',
        done: 'newsletter.confirmed',
        broken: 'newsletter.brokenConfirm',
      }}
      doneText={({ email, coupon }) => [
        t('newsletter.confirmedText', { email }),
        t(coupon ? 'newsletter.couponText' : 'newsletter.noCouponText'),
      ]}
    />
  );
}
