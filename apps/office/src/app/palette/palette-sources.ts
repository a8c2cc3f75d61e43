import { may, type Role } from '@brixel/contract/office/roles';
import type { IconProps } from '@brixel/ui/icon.tsx';
import { CartIcon, HistoryIcon, LayersIcon, LogoutIcon, MoonIcon, PackageIcon, SunIcon } from '@brixel/ui/icons.tsx';
import type { ComponentType } from 'react';
import { call } from '#data/call.ts';
import type { MessageKey, Translate } from '#i18n/i18n.ts';
import { ExternalIcon, UsersIcon } from '#shared/icons.tsx';
import { matches } from '#shared/matches.ts';
import { chooseTheme } from '#shared/theme.ts';
import { pagesFor } from '../pages.ts';
import { signOut } from '../sign-out.ts';

/** Something that the search can find. */
export interface PaletteEntry {
  id: string;
  title: string;
  /** Second line. */
  detail?: string;
  icon: ComponentType<IconProps>;
  /** an address of the office, or an action */
  go: string | (() => void);
}

export interface PaletteContext {
  role: Role;
  t: Translate;
}

/** One kind of things to be found. Orders, products or customers are a source each that asks the platform. */
export interface PaletteSource {
  heading: MessageKey;
  /** typed first, it searches this kind alone */
  prefix?: string;
  find: (text: string, context: PaletteContext) => readonly PaletteEntry[] | Promise<readonly PaletteEntry[]>;
}

const pageSource: PaletteSource = {
  heading: 'palette.pages',
  find: (text, { role, t }) =>
    pagesFor(role)
      .filter(({ path, title, words }) => !path.includes(':') && matches(text, `${t(title)} ${t(words)}`))
      .map(({ path, title, words, icon }) => ({ id: path, title: t(title), detail: t(words), icon, go: path })),
};

const contentSource: PaletteSource = {
  heading: 'palette.content',
  async find(text, { role }) {
    if (text === '' || !may(role, 'content')) return [];
    const answer = await call('content.pages');
    if (!answer.ok) return [];
    return answer.result
      .filter(({ identifier, titles }) => matches(text, `${identifier} ${Object.values(titles).join(' ')}`))
      .map(({ id, identifier, titles }) => ({
        id: `page-${id}`,
        title: Object.values(titles)[0] ?? identifier,
        detail: `/i/${identifier}`,
        icon: LayersIcon,
        go: `/content/pages/${id}`,
      }));
  },
};

/** More than a few are better looked for on the page itself. */
const MOST_CUSTOMERS = 5;
const MOST_ORDERS = 5;
const MOST_PRODUCTS = 6;

/** By number, name, place or goods. */
const orderSource: PaletteSource = {
  heading: 'palette.orders',
  async find(text, { role, t }) {
    if (text.length < 2 || !may(role, 'orders')) return [];
    const answer = await call('orders.list', { query: { search: text.slice(0, 100) } });
    if (!answer.ok) return [];
    return answer.result.orders.slice(0, MOST_ORDERS).map(({ number, name, city, is_test: isTest }) => ({
      id: `order-${number}`,
      title: isTest ? `${number} (${t('orders.test')})` : number,
      detail: [name, city].filter(Boolean).join(' · '),
      icon: CartIcon,
      go: `/orders/${encodeURIComponent(number)}`,
    }));
  },
};

/** Of the shop that was here before: by number, name or place. */
const movedOrderSource: PaletteSource = {
  heading: 'page.movedOrders',
  async find(text, { role, t }) {
    if (text.length < 2 || !may(role, 'orders')) return [];
    const answer = await call('movedOrders.list', { query: { search: text.slice(0, 100) } });
    if (!answer.ok) return [];
    return answer.result.orders.slice(0, MOST_ORDERS).map(({ number, name }) => ({
      id: `moved-order-${number}`,
      title: `${number} (${t('movedOrders.mark')})`,
      detail: name,
      icon: HistoryIcon,
      go: `/orders/moved/${encodeURIComponent(number)}`,
    }));
  },
};

const customerSource: PaletteSource = {
  heading: 'palette.customers',
  prefix: '@',
  async find(text, { role }) {
    if (text === '' || !may(role, 'customers')) return [];
    const answer = await call('customers.list', { query: { search: text.slice(0, 100) } });
    if (!answer.ok) return [];
    return answer.result.customers.slice(0, MOST_CUSTOMERS).map(({ id, firstname, lastname, email, city }) => ({
      id: `customer-${id}`,
      title: `${firstname} ${lastname}`,
      detail: [email, city, id].filter(Boolean).join(' · '),
      icon: UsersIcon,
      go: `/customers/${id}`,
    }));
  },
};

/** By name, number, colour or place. */
const productSource: PaletteSource = {
  heading: 'palette.products',
  async find(text, { role }) {
    if (text.length < 2 || !may(role, 'goods')) return [];
    const answer = await call('products.list', { query: { search: text.slice(0, 100), size: MOST_PRODUCTS } });
    if (!answer.ok) return [];
    return answer.result.rows.map(({ sku, name, place }) => ({
      id: `product-${sku}`,
      title: name,
      detail: [sku, place].filter(Boolean).join(' · '),
      icon: PackageIcon,
      go: `/products/${encodeURIComponent(sku)}`,
    }));
  },
};

const commandSource: PaletteSource = {
  heading: 'palette.commands',
  prefix: '>',
  find: (text, { t }) =>
    [
      { id: 'light', title: t('command.light'), icon: SunIcon, go: () => chooseTheme('light') },
      { id: 'dark', title: t('command.dark'), icon: MoonIcon, go: () => chooseTheme('dark') },
      { id: 'shop', title: t('shell.toShop'), icon: ExternalIcon, go: () => location.assign('/') },
      { id: 'sign-out', title: t('shell.signOut'), icon: LogoutIcon, go: () => void signOut() },
    ].filter(({ title }) => matches(text, title)),
};

export const paletteSources: readonly PaletteSource[] = [
  pageSource,
  orderSource,
  productSource,
  contentSource,
  customerSource,
  movedOrderSource,
  commandSource,
];
