import { CALMNESS, type Calmness } from '@brixel/mosaic/eye-model';
import { Range } from '@brixel/ui/range.tsx';
import { useId } from 'react';
import { useT } from '#i18n/use-t.ts';
import { useBuilder } from '../builder-store.ts';

/** From calm on the left to true colours on the right. */
const STEPS = CALMNESS.toReversed();

export function CalmSlider({ value }: { value: Calmness }) {
  const t = useT();
  const id = useId();
  const words = t(`builder.calm.${value}`);
  return (
    <div className="slider">
      <label htmlFor={id}>{t('builder.calm')}</label>
      <output htmlFor={id}>{words}</output>
      <Range
        id={id}
        min={0}
        max={STEPS.length - 1}
        value={STEPS.indexOf(value)}
        aria-valuetext={words}
        aria-describedby={`${id}-text`}
        onChange={(event) => useBuilder.setState({ calm: STEPS[event.target.valueAsNumber] ?? value })}
      />
      <p id={`${id}-text`} className="s muted col-span-full font-normal">
        {t('builder.calmText')}
      </p>
    </div>
  );
}
