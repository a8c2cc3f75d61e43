import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { productReady } from '#features/product/product-part.ts';
import { ProductView } from '#features/product/product-view.tsx';

/** The first view comes with its data, so the browser fetches the loader only for the next page, and all of that page. */
export async function loader(args: LoaderFunctionArgs) {
  const [{ loadProductPage }] = await Promise.all([import('#features/product/load-product-page.ts'), productReady()]);
  return loadProductPage(args);
}

export function Component() {
  return <ProductView {...useLoaderData<typeof loader>()} />;
}
