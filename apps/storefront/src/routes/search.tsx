import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { SearchView } from '#features/category/search-view.tsx';

/** The first view comes with its data, so the browser fetches the loader only for the next page. */
export async function loader(args: LoaderFunctionArgs) {
  const { loadSearchPage } = await import('#features/category/load-search-page.ts');
  return loadSearchPage(args);
}

export function Component() {
  return <SearchView {...useLoaderData<typeof loader>()} />;
}
