import { useCall } from '#data/use-call.ts';
import { ProductForm } from './product-form.tsx';

/** A product that there is not yet. */
export function Page() {
  const overview = useCall('products.overview');
  const categories = overview.state === 'ready' ? overview.value.categories : [];
  return <ProductForm product={null} categories={categories} onReload={() => {}} />;
}
