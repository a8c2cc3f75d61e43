import { createNewsletterCalls } from '#data/api/newsletter-calls.ts';
import { storeUnsubscribed } from '#features/newsletter/newsletter-store.ts';
import { mailLinkRoute } from '#shared/mail-link.tsx';

export const { action, Component } = mailLinkRoute({
  path: '/newsletter/unsubscribe',
  parameter: 'proof',
  oneClick: true,
  follow: (api, proof) => createNewsletterCalls(api).leave({ proof }),
  onDone: storeUnsubscribed,
  banner: 'newsletter',
  words: {
    title: 'newsletter.leaveTitle',
    text: 'newsletter.leaveText',
    button: 'newsletter.leaveButton',
    done: 'newsletter.left',
    broken: 'newsletter.brokenLeave',
    brokenTitle: 'newsletter.brokenTitle',
    unreachable: 'newsletter.unreachable',
  },
  doneText: (t) => [t('newsletter.leftText')],
});
