import type { CardProduct } from '#data/catalog/fields.ts';
import { PricesNote, ProductCard } from './product-card.tsx';

export interface ProductGridProps {
  products: readonly CardProduct[];
  headingLevel?: 2 | 3 | 4;
  /** numbers the cards by their place */
  ranked?: boolean;
}

export function ProductGrid({ products, headingLevel = 3, ranked }: ProductGridProps) {
  return (
    <>
      <div className="grid grid--cards">
        {products.map((product, index) => (
          <ProductCard
            key={product.sku}
            product={product}
            headingLevel={headingLevel}
            {...(ranked ? { rank: index + 1 } : {})}
          />
        ))}
      </div>
      <PricesNote />
    </>
  );
}
