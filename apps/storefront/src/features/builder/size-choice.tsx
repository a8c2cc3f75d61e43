import { MOSAIC_SIZES, type MosaicSize, partsOf, studsOf } from '@brixel/mosaic/formats';
import { useFormat, useT } from '#i18n/use-t.ts';
import { useBuilder } from './builder-store.ts';
import type { MosaicProduct } from './load-mosaic-products.ts';
import type { MosaicResult } from './mosaic-job.ts';
import { useCm } from './use-cm.ts';

export interface SizeChoiceProps {
  results: Record<MosaicSize, MosaicResult | null>;
  products: readonly MosaicProduct[];
}

export function SizeChoice({ results, products }: SizeChoiceProps) {
  const t = useT();
  const format = useFormat();
  const cm = useCm();
  const chosen = useBuilder((state) => state.selectedSize);
  const pictureFormat = useBuilder((state) => state.format);
  return (
    <fieldset className="mt3">
      <legend className="sr">{t('builder.sizeLegend')}</legend>
      <div className="sizes">
        {MOSAIC_SIZES.map((size) => {
          const studs = studsOf(size, pictureFormat);
          const parts = format.number(partsOf(studs));
          const colours = results[size]?.colours.length;
          const product = products.find((entry) => entry.size === size);
          return (
            <label key={size} className="size">
              <input
                type="radio"
                name="size"
                checked={size === chosen}
                onChange={() => useBuilder.setState({ selectedSize: size })}
              />
              <span className="size__l">{size.toUpperCase()}</span>
              <span className="b num">{cm(studs)}</span>
              <small className="col-start-2">
                {t('builder.studs', { ...studs, parts })}
                <br />
                {[
                  colours !== undefined && t('builder.colourCount', { n: colours }),
                  product?.deliveryDays && t('builder.delivery', product.deliveryDays),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </small>
              {product && <span className="price">{format.price(product.price)}</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
