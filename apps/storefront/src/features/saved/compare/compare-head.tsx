import { Button } from '@brixel/ui/button.tsx';
import { CloseIcon } from '@brixel/ui/icons.tsx';
import type { MouseEvent } from 'react';
import { ProductCard } from '#features/product-card/product-card.tsx';
import { compareList } from '#features/saved-lists/compare-store.ts';
import { useT } from '#i18n/use-t.ts';
import type { ComparedProduct } from './load-compared.ts';

/** The products themselves, each with its way out of the comparison. */
export function CompareHead({ products }: { products: readonly ComparedProduct[] }) {
  const t = useT();
  return (
    <thead>
      <tr>
        <td />
        {products.map((product) => (
          <th key={product.sku} scope="col">
            <ProductCard product={product} headingLevel={2} />
            <Button
              variant="ghost"
              size="s"
              block
              className="cmp__remove mt1"
              aria-label={t('compare.remove', { name: product.name })}
              onClick={(event) => {
                moveFocusOn(event);
                compareList.remove(product.sku);
              }}
            >
              <CloseIcon /> {t('common.remove')}
            </Button>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The button goes away with its product. */
function moveFocusOn({ currentTarget: button }: MouseEvent<HTMLElement>): void {
  const buttons = [...(button.closest('tr')?.querySelectorAll<HTMLElement>('.cmp__remove') ?? [])];
  const at = buttons.indexOf(button);
  const next = buttons[at + 1] ?? buttons[at - 1] ?? button.closest('main');
  next?.focus({ preventScroll: true });
}
