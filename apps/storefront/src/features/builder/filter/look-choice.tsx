import type { MosaicMode } from '@brixel/mosaic/palette';
import { CheckCircleIcon } from '@brixel/ui/icons.tsx';
import { useT } from '#i18n/use-t.ts';
import { modeOf, useBuilder } from '../builder-store.ts';
import { MosaicCanvas } from '../mosaic/mosaic-canvas.tsx';
import { useMosaic } from '../mosaic/use-mosaic.ts';
import { type Adjustments, NO_ADJUSTMENT } from '../picture/adjust-picture.ts';

/** Colour or greyscale; both follow the sliders. */
export function ModeChoice() {
  const t = useT();
  const chosen = useBuilder(modeOf);
  return (
    <fieldset className="mt3">
      <legend className="sr">{t('builder.mode')}</legend>
      <div className="looks">
        {(['color', 'greyscale'] as const).map((mode) => (
          <LookTile
            key={mode}
            group="mode"
            value={mode}
            label={t(mode === 'greyscale' ? 'builder.greyscale' : 'builder.colour')}
            mode={mode}
            checked={chosen === mode}
            onChoose={() => useBuilder.setState({ isGrayscale: mode === 'greyscale' })}
            className="aspect-4/3 overflow-hidden bg-(--tray)"
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Settings of the sliders that suit many photos, under descriptive names. */

const LOOKS = [
  { name: 'natural', adjustments: NO_ADJUSTMENT },
  { name: 'vivid', adjustments: { brightness: 4, contrast: 18, saturation: 40 } },
  { name: 'soft', adjustments: { brightness: 14, contrast: -28, saturation: -22 } },
  { name: 'bold', adjustments: { brightness: 2, contrast: 62, saturation: 8 } },
] as const satisfies readonly { name: string; adjustments: Adjustments }[];

const isSameLook = (one: Adjustments, other: Adjustments): boolean =>
  one.brightness === other.brightness && one.contrast === other.contrast && one.saturation === other.saturation;

/** Named looks side by side. None is chosen once a slider was moved away from it. */
export function LookChoice() {
  const t = useT();
  const mode = useBuilder(modeOf);
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
            mode={mode}
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

interface LookTileProps {
  /** of the radio buttons that belong together */
  group: string;
  value: string;
  label: string;
  mode: MosaicMode;
  /** the sliders if left out */
  look?: Adjustments;
  checked: boolean;
  onChoose: () => void;
  className?: string;
}

/** A choice that shows itself: the visitor's own picture, small and in bricks. */
function LookTile({ group, value, label, mode, look, checked, onChoose, className }: LookTileProps) {
  const slot = `${group} ${value}`;
  const { result } = useMosaic({ slot, size: 's', mode, pixelsPerStud: 5, ...(look && { look }) });
  return (
    <label className="look">
      <input type="radio" name={group} value={value} checked={checked} onChange={onChoose} />
      <div className={className}>
        {result && <MosaicCanvas picture={result.picture} label="" className="block h-full w-full object-cover" />}
      </div>
      <span>
        {label} <CheckCircleIcon />
      </span>
    </label>
  );
}
