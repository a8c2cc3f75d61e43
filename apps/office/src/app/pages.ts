import { type Area, may, type Role } from '@brixel/contract/office/roles';
import type { IconProps } from '@brixel/ui/icon.tsx';
import {
  BankIcon,
  CheckCircleIcon,
  HistoryIcon,
  HomeIcon,
  LayersIcon,
  MailIcon,
  PaletteIcon,
  SlidersIcon,
  TagIcon,
  TicketIcon,
  TruckIcon,
  UserIcon,
} from '@brixel/ui/icons.tsx';
import type { ComponentType } from 'react';
import type { MessageKey } from '#i18n/speak.ts';
import { FirmIcon, UsersIcon } from '#shared/icons.tsx';

/** Every page of the office: routes, menus, search and keyboard read this table, in the order of the day. */
export interface OfficePage {
  /** below the office's root */
  path: string;
  title: MessageKey;
  /** what people call it besides, for the search */
  words: MessageKey;
  icon: ComponentType<IconProps>;
  /** where the menu shows it; those of the person are behind their name, and to those inside another page leads */
  place: 'day' | 'settings' | 'person' | 'inside';
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
    path: '/customers',
    title: 'page.customers',
    words: 'page.customers.words',
    icon: UsersIcon,
    place: 'day',
    area: 'customers',
    letter: 'c',
    load: () => import('#pages/customers/customers-page.tsx'),
  },
  {
    path: '/customers/:id',
    title: 'page.customer',
    words: 'page.customers.words',
    icon: UsersIcon,
    place: 'inside',
    area: 'customers',
    load: () => import('#pages/customers/customer-page.tsx'),
  },
  {
    path: '/coupons',
    title: 'page.coupons',
    words: 'page.coupons.words',
    icon: TicketIcon,
    place: 'day',
    area: 'coupons',
    letter: 'd',
    load: () => import('#pages/coupons/coupons-page.tsx'),
  },
  {
    path: '/content',
    title: 'page.content',
    words: 'page.content.words',
    icon: LayersIcon,
    place: 'day',
    area: 'content',
    letter: 'i',
    load: () => import('#pages/content/content-page.tsx'),
  },
  {
    path: '/content/pages/:id',
    title: 'page.edit',
    words: 'page.content.words',
    icon: LayersIcon,
    place: 'inside',
    area: 'content',
    load: () => import('#pages/content/page-editor-page.tsx'),
  },
  {
    path: '/content/blocks',
    title: 'content.blocks',
    words: 'page.blocks.words',
    icon: LayersIcon,
    place: 'inside',
    area: 'content',
    load: () => import('#pages/content/blocks-page.tsx'),
  },
  {
    path: '/content/blocks/:id',
    title: 'page.edit',
    words: 'page.blocks.words',
    icon: LayersIcon,
    place: 'inside',
    area: 'content',
    load: () => import('#pages/content/block-editor-page.tsx'),
  },
  {
    path: '/content/redirects',
    title: 'content.redirects',
    words: 'page.redirects.words',
    icon: LayersIcon,
    place: 'inside',
    area: 'content',
    load: () => import('#pages/content/redirects-page.tsx'),
  },
  {
    path: '/settings',
    title: 'page.settings',
    words: 'page.settings.words',
    icon: SlidersIcon,
    place: 'settings',
    area: 'settings',
    letter: 's',
    load: () => import('#pages/settings/overview-page.tsx'),
  },
  {
    path: '/settings/firm',
    title: 'page.firm',
    words: 'page.firm.words',
    icon: FirmIcon,
    place: 'settings',
    area: 'settings',
    load: () => import('#pages/settings/firm-page.tsx'),
  },
  {
    path: '/settings/shop',
    title: 'page.shop',
    words: 'page.shop.words',
    icon: TagIcon,
    place: 'settings',
    area: 'settings',
    load: () => import('#pages/settings/shop-page.tsx'),
  },
  {
    path: '/settings/brand',
    title: 'page.brand',
    words: 'page.brand.words',
    icon: PaletteIcon,
    place: 'settings',
    area: 'settings',
    load: () => import('#pages/settings/brand/brand-page.tsx'),
  },
  {
    path: '/settings/shipping',
    title: 'page.shipping',
    words: 'page.shipping.words',
    icon: TruckIcon,
    place: 'settings',
    area: 'settings',
    load: () => import('#pages/settings/shipping/shipping-page.tsx'),
  },
  {
    path: '/settings/payment',
    title: 'page.payment',
    words: 'page.payment.words',
    icon: BankIcon,
    place: 'settings',
    area: 'settings',
    load: () => import('#pages/settings/payment-page.tsx'),
  },
  {
    path: '/settings/mail',
    title: 'page.mail',
    words: 'page.mail.words',
    icon: MailIcon,
    place: 'settings',
    area: 'settings',
    load: () => import('#pages/settings/mail-page.tsx'),
  },
  {
    path: '/settings/opening',
    title: 'page.opening',
    words: 'page.opening.words',
    icon: CheckCircleIcon,
    place: 'settings',
    area: 'settings',
    load: () => import('#pages/opening/opening-page.tsx'),
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
