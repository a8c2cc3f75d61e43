import type { PageProduct } from '#features/product-options/product-fields.ts';
import { useFormat, useT } from '#i18n/use-t.ts';

/** The files of a downloadable product. */
export function Downloads({ product: { downloadable_links: links = [] } }: { product: PageProduct }) {
  const t = useT();
  const { unitPrice } = useFormat();
  if (links.length === 0) return null;
  return (
    <section className="buy__opt" aria-labelledby="downloads">
      <h2 id="downloads" className="s mb-2 font-semibold">
        {t('product.downloads')}
      </h2>
      <ul className="stack stack--s s">
        {links.map((link) => (
          <li key={link.id} className="row row--between border-b border-line-soft pb-2">
            <span>{link.title}</span>
            {link.price > 0 && (
              <span className="num">{t('product.optionPrice', { price: unitPrice(link.price) })}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
