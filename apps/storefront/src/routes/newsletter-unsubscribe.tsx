import { type ActionFunctionArgs, useActionData, useLocation } from 'react-router';
import { createNewsletterCalls } from '#data/api/newsletter-calls.ts';
import { servicesOf, useServices } from '#data/services.ts';
import { brokenWords, type LeaveStep, leaveLink } from '#features/newsletter/newsletter-links.ts';
import { keepLeft } from '#features/newsletter/newsletter-store.ts';
import { useT } from '#i18n/use-t.ts';
import { LinkPage } from '#shared/mail-link/link-page.tsx';
import { firstStep, SECRET } from '#shared/mail-link/link-steps.ts';

/** For browsers without scripts, and for the button of mail programs, which post to the very address of the link (RFC 8058). */
export async function action(args: ActionFunctionArgs): Promise<LeaveStep> {
  const { request } = args;
  const secret = new URL(request.url).searchParams.get('proof') ?? (await request.formData()).get(SECRET);
  return leaveLink(String(secret ?? ''), createNewsletterCalls(servicesOf(args).api));
}

export function Component() {
  const t = useT();
  const { api } = useServices();
  const parameters = new URLSearchParams(useLocation().search);
  const answer = useActionData<typeof action>();
  return (
    <LinkPage
      path="/newsletter/unsubscribe"
      first={answer ?? firstStep(parameters.get('proof'))}
      follow={async (proof) => {
        const next = await leaveLink(proof, createNewsletterCalls(api));
        if (next.step === 'done') keepLeft();
        return next;
      }}
      banner="newsletter"
      words={{
        ...brokenWords,
        title: 'newsletter.leaveTitle',
        text: 'newsletter.leaveText',
        button: 'newsletter.leaveButton',
        done: 'newsletter.left',
        broken: 'newsletter.brokenLeave',
      }}
      doneText={() => [t('newsletter.leftText')]}
    />
  );
}
