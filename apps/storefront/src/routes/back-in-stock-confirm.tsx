import { outcomeOf } from '#data/api/outcome.ts';
import { mailLinkRoute } from '#shared/mail-link.tsx';

export const { action, Component } = mailLinkRoute({
  path: '/back-in-stock/confirm',
  parameter: 'token',
  follow: (api, token) => outcomeOf(api, 'confirmStockAlert', { body: { token } }),
  onDone: () => undefined,
  banner: 'newsletter',
  words: {
    title: 'stockAlert.confirmTitle',
    text: 'stockAlert.confirmText',
    button: 'stockAlert.confirmButton',
    done: 'stockAlert.confirmed',
    broken: 'stockAlert.confirmBroken',
    brokenTitle: 'stockAlert.brokenTitle',
    unreachable: 'stockAlert.unreachable',
  },
  doneText: (t, { email }) => [t('stockAlert.confirmedText', { email })],
});
