import { MailIcon, ReturnIcon, SearchIcon, ShareIcon, StarIcon } from '@brixel/ui/icons.tsx';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/speak.ts';
import { UploadIcon } from '#shared/icons.tsx';
import type { Task } from './task.ts';

/** What has come in: each with its number, and only what this person may see. */
export function useInboxTasks(): Task[] {
  const t = useT();
  const counts = useCall('inbox.counts');
  if (counts.state !== 'ready') return [];
  const { withdrawals = 0, mails = 0, reviews = 0, missing = 0, imports = 0, webhooks = 0 } = counts.value;
  const tasks: (Task & { count: number })[] = [
    {
      ...{ id: 'withdrawals', icon: ReturnIcon, isUrgent: true, count: withdrawals },
      title: t('todo.withdrawals', { n: withdrawals }),
      text: t('todo.withdrawalsText'),
      path: '/inbox/withdrawals',
      deed: t('todo.open'),
    },
    {
      ...{ id: 'mails', icon: MailIcon, isUrgent: true, count: mails },
      title: t('todo.mails', { n: mails }),
      text: t('todo.mailsText'),
      path: '/inbox/mails',
      deed: t('home.look'),
    },
    {
      ...{ id: 'webhooks', icon: ShareIcon, isUrgent: true, count: webhooks },
      title: t('todo.webhooks', { n: webhooks }),
      text: t('todo.webhooksText'),
      path: '/settings/webhooks',
      deed: t('home.look'),
    },
    {
      ...{ id: 'reviews', icon: StarIcon, isUrgent: false, count: reviews },
      title: t('todo.reviews', { n: reviews }),
      text: t('todo.reviewsText'),
      path: '/reviews',
      deed: t('todo.read'),
    },
    {
      ...{ id: 'imports', icon: UploadIcon, isUrgent: false, count: imports },
      title: t('todo.imports', { n: imports }),
      text: t('todo.importsText'),
      path: '/imports',
      deed: t('home.look'),
    },
    {
      ...{ id: 'missing', icon: SearchIcon, isUrgent: false, count: missing },
      title: t('todo.missing', { n: missing }),
      text: t('todo.missingText'),
      path: '/inbox/missing',
      deed: t('home.look'),
    },
  ];
  return tasks.filter(({ count }) => count > 0);
}
