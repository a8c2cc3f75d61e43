import { CALMNESS, type Calmness, USUAL_CALMNESS } from '@brixel/mosaic/eye-model';
import { COLOUR_PALETTE, paletteFor } from '@brixel/mosaic/palette';
import { Button } from '@brixel/ui/button.tsx';
import { ArrowRightIcon } from '@brixel/ui/icons.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { Range } from '@brixel/ui/range.tsx';
import { useId } from 'react';
import { useFormat, useT } from '#i18n/use-t.ts';
import { BuilderFrame } from '../builder-frame.tsx';
import { stepPath } from '../builder-steps.ts';
import { modeOf, setAdjustment, useBuilder } from '../builder-store.ts';
import { useMosaic } from '../mosaic/use-mosaic.ts';
import { type Adjustments, NO_ADJUSTMENT } from '../picture/adjust-picture.ts';
import { ColourStats } from './colour-stats.tsx';
import { FilterStage } from './filter-stage.tsx';
import { LookChoice, ModeChoice } from './look-choice.tsx';

const SHOWN_COLOURS = 7;

/** Step 3: colour or greyscale, sliders, and the bricks follow at once. */
export function FilterStep() {
  const t = useT();
  const format = useFormat();
  const mode = useBuilder(modeOf);
  const adjustments = useBuilder((state) => state.adjustments);
  const calm = useBuilder((state) => state.calm);
  const size = useBuilder((state) => state.selectedSize);
  const live = useMosaic({ slot: 'preview', size, mode, isMain: true });
  const isChanged = calm !== USUAL_CALMNESS || Object.values(adjustments).some((value) => value !== 0);
  const sliders: (keyof Adjustments)[] = [
    'brightness',
    'contrast',
    ...(mode === 'greyscale' ? [] : (['saturation'] as const)),
  ];
  return (
    <BuilderFrame
      step={2}
      stage={<FilterStage live={live} />}
      next={
        <Button variant="cta" size="l" href={stepPath('size')}>
          {t('builder.toSize')} <ArrowRightIcon />
        </Button>
      }
    >
      <h1>{t('builder.filterTitle')}</h1>
      <p>{t('builder.filterText', { n: COLOUR_PALETTE.length })}</p>
      <ModeChoice />
      <LookChoice />
      <div className="stack mt3 gap-2.5!">
        {sliders.map((name) => (
          <AdjustmentSlider key={name} name={name} value={adjustments[name]} />
        ))}
        {mode === 'color' && <CalmSlider value={calm} />}
        {isChanged && (
          <Button
            variant="ghost"
            size="s"
            className="justify-self-start"
            onClick={() => useBuilder.setState({ adjustments: NO_ADJUSTMENT, calm: USUAL_CALMNESS })}
          >
            {t('builder.resetSliders')}
          </Button>
        )}
      </div>
      {live.failed && (
        <Notice tone="bad" className="mt3" role="alert">
          {t('builder.error.preview')}
        </Notice>
      )}
      {live.result && (
        <>
          <div className="row row--between mt3 mb-2.5">
            <h2 className="text-[1.0625rem]">{t('builder.coloursTitle')}</h2>
            <span className="s muted">
              {t('builder.coloursOf', {
                n: format.number(live.result.colours.length),
                all: format.number(paletteFor(live.result.mode).length),
              })}
            </span>
          </div>
          <ColourStats result={live.result} to={SHOWN_COLOURS} />
          {live.result.colours.length > SHOWN_COLOURS && (
            <p className="s muted mt2">{t('builder.moreColours', { n: live.result.colours.length - SHOWN_COLOURS })}</p>
          )}
        </>
      )}
    </BuilderFrame>
  );
}

const LIMIT = 100;

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

function AdjustmentSlider({ name, value }: { name: keyof Adjustments; value: number }) {
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

/** From calm on the left to true colours on the right. */
const STEPS = CALMNESS.toReversed();

function CalmSlider({ value }: { value: Calmness }) {
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
