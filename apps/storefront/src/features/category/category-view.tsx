import { PageMeta } from '#features/layout/page-meta.tsx';
import { ProductGrid } from '#features/product-card/product-grid.tsx';
import { useT } from '#i18n/use-t.ts';
import type { CategoryViewData } from './load-category-view.ts';

export function CategoryView({ category, items, total, alternates }: CategoryViewData) {
  const t = useT();
  return (
    <main id="main" tabIndex={-1}>
      <PageMeta
        title={category.meta_title || category.name}
        description={category.meta_description}
        alternates={alternates}
        image={category.image ?? undefined}
      />
      <div className="wrap section">
        <h1>{category.name}</h1>
        <p>{category.description}</p>
        <p className="muted">{t('catalog.itemCount', { n: total })}</p>
        <ProductGrid products={items} headingLevel={2} />
      </div>
    </main>
  );
}
