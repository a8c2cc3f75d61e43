import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ProductView } from '#features/product/product-view.tsx';

/** The first view comes with its data, so the browser fetches the loader only for the next page. */
export async function loader(args: LoaderFunctionArgs) {
  const { loadProductPage } = await import('#features/product/load-product-page.ts');
  return loadProductPage(args);
}

export function Component() {
  return <ProductView {...useLoaderData<typeof loader>()} />;
}
