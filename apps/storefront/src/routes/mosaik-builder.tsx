import '#styles/pages/builder.css';
import '#features/builder/builder-foot.css';
import '#features/builder/filter/filter-stage.css';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { servicesOf } from '#data/services.ts';
import { BuilderPage } from '#features/builder/builder-page.tsx';
import { stepOfAddress } from '#features/builder/builder-steps.ts';
import { loadOwnBricks } from '#features/builder/mosaic/load-own-bricks.ts';
import { loadMosaicProducts } from '#features/builder/size/load-mosaic-products.ts';
import { useLoaderData, useParams } from '#router/hooks.ts';

export async function loader(args: LoaderFunctionArgs) {
  const services = servicesOf(args);
  const products = await loadMosaicProducts(services, args.request.signal);
  return { products, bricks: products.length > 0 ? null : await loadOwnBricks(services) };
}

/** Walking through the steps needs no new prices. */
export const shouldRevalidate = ({ defaultShouldRevalidate, formMethod }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod !== undefined && defaultShouldRevalidate;

export function Component() {
  const { products, bricks } = useLoaderData<typeof loader>();
  const { step, current } = useParams();
  return <BuilderPage asked={stepOfAddress(step, current)} products={products} bricks={bricks} />;
}
