import '../../settings/schemas-without-eval.ts';
import type { FooterColumn, FooterEntry, MenuEntry, ShopMenu } from '@brixel/contract/home-page';
import { shopMenu } from '@brixel/contract/home-settings';
import type { OfficeResult } from '@brixel/contract/office/office-types';
import type { StoreCode } from '@brixel/contract/stores';
import type { Translate } from '#i18n/i18n.ts';

/** Everything that can be moved keeps its key. */
type Keyed<T> = T & { key: string };
export type DraftEntry = Keyed<MenuEntry>;
export type DraftLink = Keyed<FooterEntry>;
export type DraftColumn = Keyed<Omit<FooterColumn, 'links'> & { links: DraftLink[] }>;

export interface MenuDraft {
  entries: DraftEntry[];
  footer: DraftColumn[];
}

export const keyed = <T extends object>(value: T): Keyed<T> => ({ ...value, key: crypto.randomUUID() });

/** What the menu shows now: the owner's entries, and main categories that are new since then. */
export function menuOf(
  { menus, categories, footers }: Pick<OfficeResult<'menu.read'>, 'menus' | 'categories' | 'footers'>,
  store: StoreCode,
): Required<{ entries: MenuEntry[]; footer: FooterColumn[] }> {
  const own = menus[store];
  const listed = own?.entries ?? [];
  const isListed = (id: number) => listed.some((entry) => entry.kind === 'category' && entry.id === id);
  const others = categories[store].filter(({ id, in_menu }) => in_menu && !isListed(id));
  return {
    entries: [...listed, ...others.map(({ id }): MenuEntry => ({ kind: 'category', id, isOn: true }))],
    footer: own?.footer ?? footers[store],
  };
}

export const draftOf = ({ entries, footer }: { entries: MenuEntry[]; footer: FooterColumn[] }): MenuDraft => ({
  entries: entries.map(keyed),
  footer: footer.map((column) => keyed({ ...column, links: column.links.map(keyed) })),
});

const plain = <T extends { key: string }>({ key: _, ...rest }: T): Omit<T, 'key'> => rest;

export const savedOf = ({ entries, footer }: MenuDraft): ShopMenu => ({
  entries: entries.map(plain) as MenuEntry[],
  footer: footer.map((column) => ({ label: column.label, links: column.links.map(plain) })),
});

/** Sentences by the place of the mistake, such as `footer.0.links.2.path`. */
export function mistakesOf(menu: ShopMenu, t: Translate): ReadonlyMap<string, string> {
  const issues = shopMenu.safeParse(menu).error?.issues ?? [];
  return new Map(
    issues.map(({ path, code }) => {
      const isAddress = path.at(-1) === 'path' || (path.at(-1) === 'link' && code !== 'too_small');
      return [path.join('.'), t(isAddress ? 'compose.wrongLink' : 'field.required')];
    }),
  );
}

/** A copy in which one has moved. */
export function moved<T>(list: readonly T[], place: number, by: -1 | 1): T[] {
  const next = [...list];
  const [one] = next.splice(place, 1);
  if (one !== undefined) next.splice(place + by, 0, one);
  return next;
}

export const replaced = <T extends { key: string }>(list: readonly T[], key: string, change: Partial<T>): T[] =>
  list.map((one) => (one.key === key ? { ...one, ...change } : one));
