import { RadioChoice } from '@brixel/ui/radio-choice.tsx';
import { useFormat, useT } from '#i18n/use-t.ts';
import { useBuilder } from '../builder-store.ts';
import { pieceCount } from '../mosaic/piece-count.ts';
import type { PlateResults } from '../mosaic/use-mosaic-pictures.ts';
import type { MosaicProduct } from './load-mosaic-products.ts';
import { mosaicPrice, valuesWith } from './mosaic-options.ts';

const CHOICES = ['single', 'merged'] as const;

export interface PlatesChoiceProps {
  product: MosaicProduct;
  results: PlateResults;
}

/** A plate on every stud, or larger ones: how many pieces each takes, and what it costs. */
export function PlatesChoice({ product, results }: PlatesChoiceProps) {
  const t = useT();
  const { number, unitPrice } = useFormat();
  const format = useBuilder((state) => state.format);
  const frame = useBuilder((state) => state.frame);
  const chosen = useBuilder((state) => state.plates);
  const values = valuesWith(product.options, 'single');
  if (values.length === 0) return null;
  return (
    <fieldset className="mt3">
      <legend className="b mb-2.5 text-[1.0625rem]">{t('builder.platesTitle')}</legend>
      <div className="stack stack--s">
        {CHOICES.map((plates) => {
          const pieces = pieceCount(results[plates]);
          return (
            <RadioChoice
              key={plates}
              name="plates"
              checked={plates === chosen}
              onChange={() => useBuilder.setState({ plates })}
              title={values.find(({ sku }) => sku === plates)?.title}
              sub={t(`builder.plates.${plates}`, { pieces: pieces === null ? '…' : number(pieces) })}
              aside={<span className="price">{unitPrice(mosaicPrice(product, { format, frame, plates }))}</span>}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
