import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { listingReady } from '#features/listing/listing-part.ts';
import { SearchView } from '#features/listing/search-view.tsx';

/** The first view comes with its data, so the browser fetches the loader only for the next page, and all of that page. */
export async function loader(args: LoaderFunctionArgs) {
  const [{ loadSearchPage }] = await Promise.all([import('#features/listing/load-search-page.ts'), listingReady()]);
  return loadSearchPage(args);
}

export function Component() {
  return <SearchView {...useLoaderData<typeof loader>()} />;
}
