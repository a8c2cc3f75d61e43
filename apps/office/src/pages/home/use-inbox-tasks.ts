import {
  BankIcon,
  MailIcon,
  PackageOpenIcon,
  ReturnIcon,
  SearchIcon,
  ShareIcon,
  StarIcon,
  TruckIcon,
  UndoIcon,
} from '@brixel/ui/icons.tsx';
import { useInboxCounts } from '#data/inbox-counts.ts';
import { useT } from '#i18n/i18n.ts';
import { UploadIcon } from '#shared/icons.tsx';
import type { Task } from './task.ts';

/** What has come in: each with its number, and only what this person may see. */
export function useInboxTasks(): Task[] {
  const t = useT();
  const counts = useInboxCounts();
  const { payments = 0, packing = 0, parcels = 0, owed = 0 } = counts;
  const { withdrawals = 0, mails = 0, reviews = 0, missing = 0, imports = 0, webhooks = 0 } = counts;
  const tasks: (Task & { count: number })[] = [
    {
      ...{ id: 'payments', icon: BankIcon, isUrgent: true, count: payments },
      title: t('todo.payments', { n: payments }),
      text: t('todo.paymentsText'),
      path: '/orders?state=pending',
      actionLabel: t('todo.check'),
    },
    {
      ...{ id: 'packing', icon: PackageOpenIcon, isUrgent: false, count: packing },
      title: t('todo.packing', { n: packing }),
      text: t('todo.packingText'),
      path: '/orders?stage=to_pack',
      actionLabel: t('todo.pack'),
    },
    {
      ...{ id: 'parcels', icon: TruckIcon, isUrgent: false, count: parcels },
      title: t('todo.parcels', { n: parcels }),
      text: t('todo.parcelsText'),
      path: '/orders?stage=packed',
      actionLabel: t('todo.send'),
    },
    {
      ...{ id: 'owed', icon: UndoIcon, isUrgent: true, count: owed },
      title: t('todo.owed', { n: owed }),
      text: t('todo.owedText'),
      path: '/orders?state=all&owed=only',
      actionLabel: t('home.look'),
    },
    {
      ...{ id: 'withdrawals', icon: ReturnIcon, isUrgent: true, count: withdrawals },
      title: t('todo.withdrawals', { n: withdrawals }),
      text: t('todo.withdrawalsText'),
      path: '/inbox/withdrawals',
      actionLabel: t('todo.open'),
    },
    {
      ...{ id: 'mails', icon: MailIcon, isUrgent: true, count: mails },
      title: t('todo.mails', { n: mails }),
      text: t('todo.mailsText'),
      path: '/inbox/mails',
      actionLabel: t('home.look'),
    },
    {
      ...{ id: 'webhooks', icon: ShareIcon, isUrgent: true, count: webhooks },
      title: t('todo.webhooks', { n: webhooks }),
      text: t('todo.webhooksText'),
      path: '/settings/webhooks',
      actionLabel: t('home.look'),
    },
    {
      ...{ id: 'reviews', icon: StarIcon, isUrgent: false, count: reviews },
      title: t('todo.reviews', { n: reviews }),
      text: t('todo.reviewsText'),
      path: '/reviews',
      actionLabel: t('todo.read'),
    },
    {
      ...{ id: 'imports', icon: UploadIcon, isUrgent: false, count: imports },
      title: t('todo.imports', { n: imports }),
      text: t('todo.importsText'),
      path: '/imports',
      actionLabel: t('home.look'),
    },
    {
      ...{ id: 'missing', icon: SearchIcon, isUrgent: false, count: missing },
      title: t('todo.missing', { n: missing }),
      text: t('todo.missingText'),
      path: '/inbox/missing',
      actionLabel: t('home.look'),
    },
  ];
  return tasks.filter(({ count }) => count > 0);
}
