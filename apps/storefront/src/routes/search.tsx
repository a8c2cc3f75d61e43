import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { loadProductPage } from '#data/category-queries.ts';
import { MINIMUM_TEXT_LENGTH, textSearch } from '#data/search-queries.ts';
import { servicesOf } from '#data/services.ts';
import { SimplePage } from '#features/layout/simple-page.tsx';
import { ProductGrid } from '#features/product-card/product-grid.tsx';
import { useT } from '#i18n/use-t.ts';

const NOTHING = { items: [], total: 0, aggregations: {} };

/** The plain form sends `?q=…`; the address of a result page carries the text in its path. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args;
  const asked = new URL(request.url).searchParams.get('q')?.trim();
  if (!params.slug && asked) throw redirect(`/search/${encodeURIComponent(asked)}`);
  const text = params.slug?.trim() ?? '';
  if (text.length < MINIMUM_TEXT_LENGTH) return { text, ...NOTHING };
  return { text, ...(await loadProductPage(servicesOf(args), textSearch(text), {}, request.signal)) };
}

export function Component() {
  const { text, items, total } = useLoaderData<typeof loader>();
  const t = useT();
  const title = text ? t('search.resultsFor', { text }) : t('search.title');
  return (
    <SimplePage title={title}>
      <p>{text.length < MINIMUM_TEXT_LENGTH ? t('search.tooShort') : t('search.count', { n: total })}</p>
      <ProductGrid products={items} headingLevel={2} />
    </SimplePage>
  );
}
