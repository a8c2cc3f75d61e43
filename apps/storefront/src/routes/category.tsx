import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { CategoryView } from '#features/category/category-view.tsx';

/** The first view comes with its data, so the browser fetches the loader only for the next page. */
export async function loader(args: LoaderFunctionArgs) {
  const { loadCategoryPage } = await import('#features/category/load-category-page.ts');
  return loadCategoryPage(args);
}

export function Component() {
  return <CategoryView {...useLoaderData<typeof loader>()} />;
}
