import { partsOf, studsOf } from '@brixel/mosaic/formats';
import { Link } from '@brixel/ui/link.tsx';
import { useFormat, useT } from '#i18n/use-t.ts';
import { STEP_NAMES } from './builder-steps.ts';
import type { MosaicProduct } from './size/load-mosaic-products.ts';
import { useCm } from './size/use-cm.ts';

/** The four steps, the sizes and what they cost: the whole story, also for browsers that run no script. */
export function BuilderOverview({ products }: { products: readonly MosaicProduct[] }) {
  const t = useT();
  const format = useFormat();
  const cm = useCm();
  return (
    <>
      <h2 className="mt4 text-[1.0625rem]">{t('builder.howTitle')}</h2>
      <ol className="stack stack--s mt1 s">
        {STEP_NAMES.map((name, index) => (
          <li key={name}>
            <b>
              {index + 1}. {t(`builder.step.${name}`)}
            </b>{' '}
            <span className="soft">{t(`builder.how.${name}`)}</span>
          </li>
        ))}
      </ol>
      {products.length > 0 && (
        <>
          <h2 className="mt4 text-[1.0625rem]">{t('builder.sizesTitle')}</h2>
          <ul className="mt1">
            {products.map((product) => {
              const studs = studsOf(product.size, 'portrait');
              const parts = format.number(partsOf(studs));
              return (
                <li key={product.sku} className="row row--nowrap row--between border-b border-(--line-soft) py-2.5 s">
                  <span>
                    <Link className="link b" href={product.path}>
                      {product.name}
                    </Link>
                    <br />
                    <span className="muted">
                      {cm(studs)} · {t('builder.studs', { ...studs, parts })}
                    </span>
                  </span>
                  <span className="price">{format.unitPrice(product.price)}</span>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </>
  );
}
