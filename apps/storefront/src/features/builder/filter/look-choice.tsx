import { useT } from '#i18n/use-t.ts';
import { useBuilder } from '../builder-store.ts';
import { LookTile } from './look-tile.tsx';
import { isSameLook, LOOKS } from './looks.ts';

/** Named looks side by side. None is chosen once a slider was moved away from it. */
export function LookChoice() {
  const t = useT();
  const greyscale = useBuilder((state) => state.isGrayscale);
  const chosen = useBuilder((state) => state.adjustments);
  return (
    <fieldset className="mt3">
      <legend className="label mb-2">{t('builder.look')}</legend>
      <div className="looks looks--small">
        {LOOKS.map(({ name, adjustments }) => (
          <LookTile
            key={name}
            group="look"
            value={name}
            label={t(`builder.look.${name}`)}
            greyscale={greyscale}
            look={adjustments}
            checked={isSameLook(chosen, adjustments)}
            onChoose={() => useBuilder.setState({ adjustments })}
            className="aspect-square overflow-hidden bg-(--tray)"
          />
        ))}
      </div>
    </fieldset>
  );
}
