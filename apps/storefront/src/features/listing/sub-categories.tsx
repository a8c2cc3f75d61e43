import { categoryPath } from '@brixel/commerce/links';
import { Link } from '@brixel/ui/link.tsx';
import type { MenuCategory } from '#data/catalog/fields.ts';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { ShopPicture } from '#shared/shop-picture.tsx';
import { useShell } from '#shared/use-shell.ts';

/** A row that is too long for the screen begins with the place one is at. */
function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]');
  if (row && current) row.scrollLeft = current.offsetLeft - row.clientWidth / 3;
}

type Place = Pick<MenuCategory, 'id' | 'parent_id' | 'name' | 'slug' | 'url_path' | 'image'>;

/** What lies below this category; at the end of the tree its neighbours, so that one can walk on. */
export function SubCategories({ category, parent }: { category: Place; parent: Place | undefined }) {
  const t = useT();
  const { config } = useServices();
  const { categories } = useShell();
  const below = (id: number): MenuCategory[] => categories.filter((entry) => entry.parent_id === id);
  const children = below(category.id);
  const owner = children.length > 0 ? category : parent;
  if (!owner) return null;
  const chips = children.length > 0 ? children : below(owner.id);

  const chip = (entry: Place, label: string) => (
    <li key={entry.id} className="flex-none">
      <Link
        className="subcat"
        href={categoryPath(entry, config)}
        aria-current={entry.id === category.id ? 'page' : undefined}
      >
        {entry.image && <ShopPicture path={entry.image} alt="" size="icon" />}
        {label}
      </Link>
    </li>
  );
  return (
    <nav aria-label={t('list.subcategories')}>
      <ul key={category.id} className="subcats" ref={showCurrent}>
        {chip(owner, t('list.all'))}
        {chips.map((entry) => chip(entry, entry.name))}
      </ul>
    </nav>
  );
}
