import { type Area, may, type Role } from '@brixel/contract/office/roles';
import type { IconProps } from '@brixel/ui/icon.tsx';
import { HistoryIcon, HomeIcon, UserIcon } from '@brixel/ui/icons.tsx';
import type { ComponentType } from 'react';
import type { MessageKey } from '#i18n/speak.ts';
import { UsersIcon } from '#shared/icons.tsx';

/** Every page of the office: routes, menus, search and keyboard read this table, in the order of the day. */
export interface OfficePage {
  /** below the office's root */
  path: string;
  title: MessageKey;
  /** what people call it besides, for the search */
  words: MessageKey;
  icon: ComponentType<IconProps>;
  /** where the menu shows it; those of the person are behind their name */
  place: 'day' | 'settings' | 'person';
  /** who may open it; without it everybody who is signed in */
  area?: Area;
  /** the letter that leads there after G */
  letter?: string;
  load: () => Promise<{ Page: ComponentType }>;
}

export const pages: readonly OfficePage[] = [
  {
    path: '/',
    title: 'page.home',
    words: 'page.home.words',
    icon: HomeIcon,
    place: 'day',
    letter: 'h',
    load: () => import('#pages/home/home-page.tsx'),
  },
  {
    path: '/settings/staff',
    title: 'page.staff',
    words: 'page.staff.words',
    icon: UsersIcon,
    place: 'settings',
    area: 'staff',
    letter: 't',
    load: () => import('#pages/staff/staff-page.tsx'),
  },
  {
    path: '/settings/audit',
    title: 'page.audit',
    words: 'page.audit.words',
    icon: HistoryIcon,
    place: 'settings',
    area: 'audit',
    letter: 'l',
    load: () => import('#pages/audit/audit-page.tsx'),
  },
  {
    path: '/account',
    title: 'page.account',
    words: 'page.account.words',
    icon: UserIcon,
    place: 'person',
    letter: 'k',
    load: () => import('#pages/account/account-page.tsx'),
  },
];

/** Those that a role may open. */
export const pagesFor = (role: Role): OfficePage[] => pages.filter(({ area }) => !area || may(role, area));
