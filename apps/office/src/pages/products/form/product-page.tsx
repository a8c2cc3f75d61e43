import { useParams } from 'react-router';
import { useCall } from '#data/use-call.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { ProductForm } from './product-form.tsx';

/** One product. */
export function Page() {
  const { sku = '' } = useParams();
  const product = useCall('products.read', { params: { id: sku } });
  const overview = useCall('products.overview');
  const attributes = useCall('attributes.list');
  const categories = overview.state === 'ready' ? overview.value.categories : [];
  return (
    <LoadedView loaded={product} rows={8}>
      {(known) => (
        <ProductForm
          key={`${known.sku} ${known.version} ${known.stock}`}
          product={known}
          categories={categories}
          attributes={attributes.state === 'ready' ? attributes.value : []}
          onReload={product.reload}
        />
      )}
    </LoadedView>
  );
}
