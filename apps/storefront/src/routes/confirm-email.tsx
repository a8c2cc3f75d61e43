import { createUserCalls } from '#data/api/user-calls.ts';
import { mailLinkRoute } from '#shared/mail-link.tsx';

export const { action, Component } = mailLinkRoute({
  path: '/confirm-email',
  parameter: 'token',
  follow: (api, token) => createUserCalls(api).confirmEmail(token),
  onDone: () => void showConfirmed(),
  banner: 'login',
  words: {
    title: 'account.confirmTitle',
    text: 'account.confirmText',
    button: 'account.confirmButton',
    done: 'account.confirmed',
    broken: 'account.confirmBroken',
    brokenTitle: 'account.confirmBrokenTitle',
    unreachable: 'account.unreachable',
  },
  doneText: (t, { email }) => [t('account.confirmedText', { email })],
});

/** A customer who is logged in here sees the new state at once. */
async function showConfirmed(): Promise<void> {
  const { useSession } = await import('#features/session/session-store.ts');
  if (useSession.getState().status !== 'customer') return;
  const { refreshProfile } = await import('#features/session/session.ts');
  await refreshProfile();
}
