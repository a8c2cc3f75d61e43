import { useT } from '#i18n/use-t.ts';
import { useBuilder } from '../builder-store.ts';
import { LookTile } from './look-tile.tsx';

/** Colour or greyscale; both follow the sliders. */
export function ModeChoice() {
  const t = useT();
  const isGrayscale = useBuilder((state) => state.isGrayscale);
  return (
    <fieldset className="mt3">
      <legend className="sr">{t('builder.mode')}</legend>
      <div className="looks">
        {([false, true] as const).map((greyscale) => (
          <LookTile
            key={String(greyscale)}
            group="mode"
            value={greyscale ? 'greyscale' : 'color'}
            label={t(greyscale ? 'builder.greyscale' : 'builder.colour')}
            greyscale={greyscale}
            checked={isGrayscale === greyscale}
            onChoose={() => useBuilder.setState({ isGrayscale: greyscale })}
            className="aspect-4/3 overflow-hidden bg-(--tray)"
          />
        ))}
      </div>
    </fieldset>
  );
}
