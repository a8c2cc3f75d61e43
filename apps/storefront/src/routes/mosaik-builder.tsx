import '#styles/pages/builder.css';
import '#features/builder/builder-foot.css';
import '#features/builder/filter/filter-stage.css';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { servicesOf } from '#data/services.ts';
import { BuilderPage } from '#features/builder/builder-page.tsx';
import { stepOfAddress } from '#features/builder/builder-steps.ts';
import { loadMosaicProducts } from '#features/builder/size/load-mosaic-products.ts';
import { useLoaderData, useParams } from '#router/hooks.ts';

export async function loader(args: LoaderFunctionArgs) {
  return { products: await loadMosaicProducts(servicesOf(args), args.request.signal) };
}

/** Walking through the steps needs no new prices. */
export const shouldRevalidate = ({ defaultShouldRevalidate, formMethod }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod !== undefined && defaultShouldRevalidate;

export function Component() {
  const { products } = useLoaderData<typeof loader>();
  const { step, current } = useParams();
  return <BuilderPage asked={stepOfAddress(step, current)} products={products} />;
}
