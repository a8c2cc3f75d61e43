import { createNewsletterCalls } from '#data/api/newsletter-calls.ts';
import { storeConfirmed } from '#features/newsletter/newsletter-store.ts';
import { mailLinkRoute } from '#shared/mail-link.tsx';

export const { action, Component } = mailLinkRoute({
  path: '/newsletter/confirm',
  parameter: 'token',
  follow: (api, token) => createNewsletterCalls(api).confirm(token),
  onDone: storeConfirmed,
  banner: 'newsletter',
  words: {
    title: 'newsletter.confirmTitle',
    text: 'newsletter.confirmText',
    button: 'newsletter.confirmButton',
    done: 'newsletter.confirmed',
    broken: 'newsletter.brokenConfirm',
    brokenTitle: 'newsletter.brokenTitle',
    unreachable: 'newsletter.unreachable',
  },
  doneText: (t, { email, coupon }, { newsletterPercent: percent }) => [
    t('newsletter.confirmedText', { email }),
    coupon ? t('newsletter.couponText', { percent }) : t('newsletter.noCouponText'),
  ],
});
