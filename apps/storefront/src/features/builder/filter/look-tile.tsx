import { CheckCircleIcon } from '@brixel/ui/icons.tsx';
import { MosaicCanvas } from '../mosaic/mosaic-canvas.tsx';
import { useMosaic } from '../mosaic/use-mosaic.ts';
import type { Adjustments } from '../picture/adjust-picture.ts';

export interface LookTileProps {
  /** of the radio buttons that belong together */
  group: string;
  value: string;
  label: string;
  greyscale: boolean;
  /** as the sliders say if left out */
  look?: Adjustments;
  checked: boolean;
  onChoose: () => void;
  className?: string;
}

/** A choice that shows itself: the visitor's own picture, small and in bricks. */
export function LookTile({ group, value, label, greyscale, look, checked, onChoose, className }: LookTileProps) {
  const slot = `${group} ${value}`;
  const { result } = useMosaic({ slot, size: 's', greyscale, pixelsPerStud: 5, ...(look && { look }) });
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
