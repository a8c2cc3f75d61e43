import { type Area, may, type Role } from '@brixel/contract/office/roles';
import type { MessageKey } from '#i18n/i18n.ts';

/** The lists of the inbox; `count`: what the counts call them. */
const LISTS = [
  { path: '/inbox/withdrawals', area: 'withdrawals', title: 'inbox.withdrawals', count: 'withdrawals' },
  { path: '/inbox/messages', area: 'messages', title: 'inbox.messages', count: null },
  { path: '/inbox/mails', area: 'mails', title: 'inbox.mails', count: 'mails' },
  { path: '/inbox/missing', area: 'content', title: 'inbox.missing', count: 'missing' },
] as const satisfies readonly { path: string; area: Area; title: MessageKey; count: string | null }[];

export const inboxLists = (role: Role) => LISTS.filter(({ area }) => may(role, area));
