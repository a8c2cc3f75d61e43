import { type ActionFunctionArgs, useActionData, useLocation } from 'react-router';
import { type ConfirmedEmail, createUserCalls } from '#data/api/user-calls.ts';
import { servicesOf, useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { LinkPage } from '#shared/mail-link/link-page.tsx';
import { firstStep, type LinkStep, nextStep, SECRET } from '#shared/mail-link/link-steps.ts';

/** For browsers without scripts; with them the page asks by itself. */
export async function action(args: ActionFunctionArgs): Promise<LinkStep<ConfirmedEmail>> {
  const secret = String((await args.request.formData()).get(SECRET) ?? '');
  return nextStep(secret, await createUserCalls(servicesOf(args).api).confirmEmail(secret));
}

export function Component() {
  const t = useT();
  const { api } = useServices();
  const parameters = new URLSearchParams(useLocation().search);
  const answer = useActionData<typeof action>();
  return (
    <LinkPage
      path="/confirm-email"
      first={answer ?? firstStep(parameters.get('token'))}
      follow={async (token) => {
        const next = nextStep(token, await createUserCalls(api).confirmEmail(token));
        if (next.step === 'done') void showConfirmed();
        return next;
      }}
      banner="login"
      words={{
        title: 'account.confirmTitle',
        text: 'account.confirmText',
        button: 'account.confirmButton',
        done: 'account.confirmed',
        broken: 'account.confirmBroken',
        brokenTitle: 'account.confirmBrokenTitle',
        unreachable: 'account.noLine',
      }}
      doneText={({ email }) => [t('account.confirmedText', { email })]}
    />
  );
}

/** Whoever is logged in here sees the new state at once. */
async function showConfirmed(): Promise<void> {
  const { useSession } = await import('#features/session/session-store.ts');
  if (useSession.getState().status !== 'customer') return;
  const { refreshProfile } = await import('#features/session/session.ts');
  await refreshProfile();
}
