import { categoryPath } from '@brixel/commerce/links';
import { storeCodes } from '@brixel/contract/stores';
import type { Alternates } from '#data/catalog/alternates.ts';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { crumbsThrough } from '#shared/category-crumbs.ts';
import { PageCrumbs } from '#shared/page-crumbs.tsx';
import { PageHeading } from '#shared/page-heading.tsx';
import { PageMeta } from '#shared/page-meta.tsx';
import { ListingPart } from './listing-part.ts';
import type { CategoryViewData } from './load-category-view.ts';
import { SubCategories } from './sub-categories.tsx';

/** Further pages are pages of their own for search engines; sorting and filtering is not. */
const onPage = (alternates: Alternates, page: number): Alternates =>
  page === 1
    ? alternates
    : Object.fromEntries(
        storeCodes.flatMap((code) => (alternates[code] ? [[code, `${alternates[code]}?page=${page}`]] : [])),
      );

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
        <ListingPart
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
