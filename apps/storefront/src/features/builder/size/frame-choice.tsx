import { OptionTile } from '@brixel/ui/option-tile.tsx';
import { useFormat, useT } from '#i18n/use-t.ts';
import { useBuilder } from '../builder-store.ts';
import type { MosaicProduct } from './load-mosaic-products.ts';
import { type MosaicFrame, valuesWith } from './mosaic-options.ts';

const FRAMES = ['none', 'oak', 'black'] as const satisfies readonly MosaicFrame[];

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
        {FRAMES.map((frame) => {
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
