import { MOSAIC_SIZES, partsOf, studsOf } from '@brixel/mosaic/formats';
import { OptionTile, RadioChoice } from '@brixel/ui/choice.tsx';
import { useFormat, useT } from '#i18n/use-t.ts';
import { modeOf, useBuilder } from '../builder-store.ts';
import { canBuild } from '../mosaic/own-bricks.ts';
import { type MosaicResults, type PlateResults, pieceCount } from '../mosaic/use-mosaic-pictures.ts';
import type { MosaicProduct } from './load-mosaic-products.ts';
import { MOSAIC_FRAMES, mosaicPrice, PLATE_CHOICES, valuesWith } from './mosaic-options.ts';
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
  const mode = useBuilder(modeOf);
  const bricks = useBuilder((state) => state.bricks);
  return (
    <fieldset className="mt3">
      <legend className="sr">{t('builder.sizeLegend')}</legend>
      <div className="sizes">
        {MOSAIC_SIZES.map((size) => {
          const studs = studsOf(size, format);
          const pieces = plates === 'single' ? partsOf(studs) : pieceCount(results[size]);
          const colours = results[size]?.colours.length;
          const product = products.find((entry) => entry.size === size);
          const isPossible = canBuild(bricks, { size, format, mode });
          return (
            <label key={size} className="size">
              <input
                type="radio"
                name="size"
                checked={size === chosen}
                disabled={!isPossible}
                onChange={() => useBuilder.setState({ selectedSize: size })}
              />
              <span className="size__l">{size.toUpperCase()}</span>
              <span className="b num">{cm(studs)}</span>
              <small className="col-start-2 col-end-4">
                {t('builder.studs', { ...studs, parts: pieces === null ? '…' : number(pieces) })}
                <br />
                {[
                  !isPossible && t('builder.tooFewForSize'),
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

interface PlatesChoiceProps {
  /** none where mosaics are not sold as sets */
  product: MosaicProduct | undefined;
  results: PlateResults;
}

/** A plate on every stud, or larger ones: how many pieces each takes, and what it costs. */
export function PlatesChoice({ product, results }: PlatesChoiceProps) {
  const t = useT();
  const { number, unitPrice } = useFormat();
  const format = useBuilder((state) => state.format);
  const frame = useBuilder((state) => state.frame);
  const chosen = useBuilder((state) => state.plates);
  const values = valuesWith(product?.options ?? [], 'single');
  if (product && values.length === 0) return null;
  return (
    <fieldset className="mt3">
      <legend className="b mb-2.5 text-[1.0625rem]">{t('builder.platesTitle')}</legend>
      <div className="stack stack--s">
        {PLATE_CHOICES.map((plates) => {
          const pieces = pieceCount(results[plates]);
          return (
            <RadioChoice
              key={plates}
              name="plates"
              checked={plates === chosen}
              onChange={() => useBuilder.setState({ plates })}
              title={values.find(({ sku }) => sku === plates)?.title ?? t(`builder.ownPlates.${plates}`)}
              sub={t(`builder.plates.${plates}`, { pieces: pieces === null ? '…' : number(pieces) })}
              aside={
                product && <span className="price">{unitPrice(mosaicPrice(product, { format, frame, plates }))}</span>
              }
            />
          );
        })}
      </div>
    </fieldset>
  );
}

/** None unless it is chosen: what costs is never chosen beforehand. */
export function FrameChoice({ product }: { product: MosaicProduct }) {
  const t = useT();
  const { unitPrice } = useFormat();
  const chosen = useBuilder((state) => state.frame);
  const values = valuesWith(product.options, 'none');
  if (values.length === 0) return null;
  return (
    <fieldset className="mt3">
      <legend className="b mb-2.5 text-[1.0625rem]">{t('builder.frameTitle')}</legend>
      <div className="flex gap-2 *:flex-1">
        {MOSAIC_FRAMES.map((frame) => {
          const value = values.find(({ sku }) => sku === frame);
          return (
            value && (
              <OptionTile
                key={frame}
                name="frame"
                className="content-center text-center"
                checked={frame === chosen}
                onChange={() => useBuilder.setState({ frame })}
              >
                {value.title}
                {value.price > 0 && (
                  <small className="muted num">{t('builder.plus', { price: unitPrice(value.price) })}</small>
                )}
              </OptionTile>
            )
          );
        })}
      </div>
    </fieldset>
  );
}
