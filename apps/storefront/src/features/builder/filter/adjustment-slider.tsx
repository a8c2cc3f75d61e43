import { Range } from '@brixel/ui/range.tsx';
import { useId } from 'react';
import { useT } from '#i18n/use-t.ts';
import { setAdjustment } from '../builder-store.ts';
import type { Adjustments } from '../picture/adjust-picture.ts';

const LIMIT = 100;

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

export function AdjustmentSlider({ name, value }: { name: keyof Adjustments; value: number }) {
  const t = useT();
  const id = useId();
  return (
    <div className="slider">
      <label htmlFor={id}>{t(`builder.${name}`)}</label>
      <output htmlFor={id}>{signed(value)}</output>
      <Range
        id={id}
        min={-LIMIT}
        max={LIMIT}
        value={value}
        aria-valuetext={signed(value)}
        onChange={(event) => setAdjustment(name, event.target.valueAsNumber)}
      />
    </div>
  );
}
