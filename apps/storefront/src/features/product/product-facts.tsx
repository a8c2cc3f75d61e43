import { SpecTable } from '@brixel/ui/spec-table.tsx';
import { Stud } from '@brixel/ui/stud.tsx';
import type { CardProduct } from '#data/catalog/fields.ts';
import { ProductRail } from '#features/product-card/product-rail.tsx';
import type { PageProduct } from '#features/product-options/product-fields.ts';
import { useT } from '#i18n/use-t.ts';
import type { GuaranteeNotice } from '#shared/load-guarantee.ts';
import { useColour } from '#shared/use-shell.ts';
import { type DataRow, splitDataSheet } from './data-sheet.ts';

export interface ProductFactsProps {
  product: PageProduct;
  guarantee: GuaranteeNotice | null;
}

/** Description, technical data, safety and maker, and the legal guarantee, one below the other. */
export function ProductFacts({ product, guarantee }: ProductFactsProps) {
  const t = useT();
  const { facts, safety } = splitDataSheet(product, t('product.makerRow'));
  const colour = useColour(product.color);
  const shownValue = ({ value }: DataRow) =>
    colour && value.startsWith(colour.label) ? (
      <span className="row">
        <Stud size={16} color={colour.hex} finish={colour.finish} /> {value}
      </span>
    ) : (
      value
    );
  // most lots of a dealer have no words of their own
  const isDescribed = product.description !== '';
  return (
    <section aria-labelledby="description">
      <h2 id="description">{t(isDescribed || facts.length === 0 ? 'product.description' : 'product.data')}</h2>
      {isDescribed && (
        <div
          lang={product.text_lang}
          className="soft mt2 stack stack--s max-w-[62ch]"
          dangerouslySetInnerHTML={{ __html: product.description }}
        />
      )}
      {facts.length > 0 && (
        <>
          {isDescribed && <h3 className="mt4">{t('product.data')}</h3>}
          <SpecTable className="mt1" items={facts.map((row) => ({ label: row.label, value: shownValue(row) }))} />
        </>
      )}
      {safety.length > 0 && (
        <>
          <h3 className="mt4">{t('product.safety')}</h3>
          <SpecTable className="mt1" items={safety} />
        </>
      )}
      {guarantee && (
        <>
          <h3 id="guarantee" className="mt4">
            {guarantee.title}
          </h3>
          <div className="mt2" dangerouslySetInnerHTML={{ __html: guarantee.content }} />
        </>
      )}
    </section>
  );
}

export function RelatedProducts({ products }: { products: readonly CardProduct[] }) {
  const t = useT();
  return <ProductRail id="related" title={t('product.related')} products={products} band />;
}
