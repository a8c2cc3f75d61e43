import { useCall } from '#data/use-call.ts';
import { ProductForm } from './product-form.tsx';

/** A product that there is not yet. */
export function Page() {
  const overview = useCall('products.overview');
  const attributes = useCall('attributes.list');
  const categories = overview.state === 'ready' ? overview.value.categories : [];
  return (
    <ProductForm
      product={null}
      categories={categories}
      attributes={attributes.state === 'ready' ? attributes.value : []}
      onReload={() => {}}
    />
  );
}
