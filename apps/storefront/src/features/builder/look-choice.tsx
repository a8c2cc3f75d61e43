import { useT } from '#i18n/use-t.ts';
import { CheckCircleIcon } from '#ui/icons.tsx';
import { useBuilder } from './builder-store.ts';
import { MosaicCanvas } from './mosaic-canvas.tsx';
import { useMosaic } from './use-mosaic.ts';

/** Colour or greyscale, as pictures of the visitor's own photo. */
export function LookChoice() {
  const t = useT();
  return (
    <fieldset className="mt3">
      <legend className="sr">{t('builder.mode')}</legend>
      <div className="looks">
        <Look greyscale={false} label={t('builder.colour')} />
        <Look greyscale label={t('builder.greyscale')} />
      </div>
    </fieldset>
  );
}

function Look({ greyscale, label }: { greyscale: boolean; label: string }) {
  const chosen = useBuilder((state) => state.isGrayscale) === greyscale;
  const { result } = useMosaic({ slot: `look ${greyscale}`, size: 's', greyscale, pixelsPerStud: 5 });
  return (
    <label className="look">
      <input
        type="radio"
        name="look"
        checked={chosen}
        onChange={() => useBuilder.setState({ isGrayscale: greyscale })}
      />
      <div className="aspect-4/3 overflow-hidden bg-(--tray)">
        {result && <MosaicCanvas picture={result.picture} label="" className="block h-full w-full object-cover" />}
      </div>
      <span>
        {label} <CheckCircleIcon />
      </span>
    </label>
  );
}
