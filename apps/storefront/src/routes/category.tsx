import { categoryPath } from '@brixel/commerce/links';
import { Link } from '@brixel/ui/link.tsx';
import type { FocusEvent } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { MenuCategory } from '#data/catalog/fields.ts';
import { useServices } from '#data/services.ts';
import type { Alternates } from '#data/shared-path.ts';
import { ListingSection, listingReady } from '#features/listing/listing-section.ts';
import type { CategoryViewData } from '#features/listing/load-category-view.ts';
import { useT } from '#i18n/use-t.ts';
import { useLoaderData } from '#router/hooks.ts';
import { crumbsThrough } from '#shared/category-crumbs.ts';
import { PageCrumbs } from '#shared/page-crumbs.tsx';
import { PageHeading } from '#shared/page-heading.tsx';
import { PageMeta } from '#shared/page-meta.tsx';
import { ShopPicture } from '#shared/shop-picture.tsx';
import { useShell } from '#shared/use-shell.ts';

/** The first view has its data in the HTML, so the browser fetches the loader only for a navigation. */
export async function loader(args: LoaderFunctionArgs) {
  const [{ loadCategoryPage }] = await Promise.all([import('#features/listing/load-category-page.ts'), listingReady()]);
  return loadCategoryPage(args);
}

export function Component() {
  return <CategoryView {...useLoaderData<typeof loader>()} />;
}

/** Further pages are pages of their own for search engines; sorting and filtering is not. */
const onPage = (alternates: CategoryViewData['alternates'], page: number): Alternates =>
  page === 1
    ? alternates
    : Object.fromEntries(Object.entries(alternates).map(([code, path]) => [code, `${path}?page=${page}`]));

export function CategoryView({ category, ancestors, alternates, list }: CategoryViewData) {
  const t = useT();
  const { config } = useServices();
  const { query } = list;
  const title = category.meta_title || category.name;
  const parent = ancestors.at(-1);
  return (
    <main id="main" tabIndex={-1}>
      <PageMeta
        title={query.page > 1 ? `${category.name}, ${t('list.page', { n: query.page })}` : title}
        fullTitle={query.page === 1 && category.meta_title !== ''}
        description={category.meta_description}
        alternates={onPage(alternates, query.page)}
        noIndex={list.chosen > 0}
        image={category.image ?? undefined}
      />
      <div className="wrap">
        <div className="cathead">
          <PageCrumbs items={[...crumbsThrough(ancestors, config), { label: category.name }]} />
          <PageHeading total={list.total}>{category.name}</PageHeading>
          <p>{category.description}</p>
          <SubCategories category={category} parent={parent} />
        </div>
        <ListingSection
          list={list}
          emptyText={t('list.emptyCategory')}
          failedText={t('errors.categoryOffline')}
          wayOut={
            parent ? { label: t('list.toParent', { name: parent.name }), href: categoryPath(parent, config) } : null
          }
        />
      </div>
    </main>
  );
}

/** A row that is too long for the screen begins with the place one is at. */
function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]');
  if (row && current) row.scrollLeft = current.offsetLeft - row.clientWidth / 3;
}

/** Browsers leave where it is what the screen's edge cuts off. Not for a mouse: what it presses must not move. */
function bringIntoView({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

type Place = Pick<MenuCategory, 'id' | 'parent_id' | 'name' | 'slug' | 'url_path' | 'image'>;

/** What lies below this category; at the end of the tree its neighbours, so that one can walk on. */
function SubCategories({ category, parent }: { category: Place; parent: Place | undefined }) {
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
      <ul key={category.id} className="subcats" ref={showCurrent} onFocus={bringIntoView}>
        {chip(owner, t('list.all'))}
        {chips.map((entry) => chip(entry, entry.name))}
      </ul>
    </nav>
  );
}
