import { MOSAIC_SIZES, partsOf, studsOf } from '@brixel/mosaic/formats';
import { useFormat, useT } from '#i18n/use-t.ts';
import { useBuilder } from '../builder-store.ts';
import { pieceCount } from '../mosaic/piece-count.ts';
import type { MosaicResults } from '../mosaic/use-mosaic-pictures.ts';
import { mosaicPrice } from './mosaic-options.ts';
import { useCm } from './use-cm.ts';

/** The four sizes side by side: studs, centimetres, bricks, colours, price, delivery time. */
export function SizeChoice({ results }: { results: MosaicResults }) {
  const t = useT();
  const { number, unitPrice } = useFormat();
  const cm = useCm();
  const chosen = useBuilder((state) => state.selectedSize);
  const products = useBuilder((state) => state.mosaikProducts);
  const format = useBuilder((state) => state.format);
  const plates = useBuilder((state) => state.plates);
  const frame = useBuilder((state) => state.frame);
  return (
    <fieldset className="mt3">
      <legend className="sr">{t('builder.sizeLegend')}</legend>
      <div className="sizes">
        {MOSAIC_SIZES.map((size) => {
          const studs = studsOf(size, format);
          const pieces = plates === 'single' ? partsOf(studs) : pieceCount(results[size]);
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
              <small className="col-start-2 col-end-4">
                {t('builder.studs', { ...studs, parts: pieces === null ? '…' : number(pieces) })}
                <br />
                {[
                  colours !== undefined && t('builder.colourCount', { n: colours }),
                  product?.deliveryDays && t('builder.delivery', product.deliveryDays),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </small>
              {product && (
                <span className="price row-end-2!">{unitPrice(mosaicPrice(product, { format, plates, frame }))}</span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
