import { outcomeOf } from '#data/api/outcome.ts';
import { mailLinkRoute } from '#shared/mail-link.tsx';

export const { action, Component } = mailLinkRoute({
  path: '/back-in-stock/end',
  parameter: 'token',
  follow: (api, token) => outcomeOf(api, 'endStockAlert', { body: { token } }),
  onDone: () => undefined,
  banner: 'newsletter',
  words: {
    title: 'stockAlert.endTitle',
    text: 'stockAlert.endText',
    button: 'stockAlert.endButton',
    done: 'stockAlert.ended',
    broken: 'stockAlert.endBroken',
    brokenTitle: 'stockAlert.brokenTitle',
    unreachable: 'stockAlert.unreachable',
  },
  doneText: (t) => [t('stockAlert.endedText')],
});
