import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { CategoryView } from '#features/listing/category-view.tsx';
import { listingReady } from '#features/listing/listing-part.ts';

/** The first view comes with its data, so the browser fetches the loader only for the next page, and all of that page. */
export async function loader(args: LoaderFunctionArgs) {
  const [{ loadCategoryPage }] = await Promise.all([import('#features/listing/load-category-page.ts'), listingReady()]);
  return loadCategoryPage(args);
}

export function Component() {
  return <CategoryView {...useLoaderData<typeof loader>()} />;
}
