import { USUAL_CALMNESS } from '@brixel/mosaic/eye-model';
import { COLOUR_PALETTE, paletteFor } from '@brixel/mosaic/palette';
import { Button } from '@brixel/ui/button.tsx';
import { ArrowRightIcon } from '@brixel/ui/icons.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { useFormat, useT } from '#i18n/use-t.ts';
import { BuilderFrame } from '../builder-frame.tsx';
import { stepPath } from '../builder-steps.ts';
import { useBuilder } from '../builder-store.ts';
import { useMosaic } from '../mosaic/use-mosaic.ts';
import { type Adjustments, NO_ADJUSTMENT } from '../picture/adjust-picture.ts';
import { AdjustmentSlider } from './adjustment-slider.tsx';
import { CalmSlider } from './calm-slider.tsx';
import { ColourStats } from './colour-stats.tsx';
import { FilterStage } from './filter-stage.tsx';
import { LookChoice } from './look-choice.tsx';
import { ModeChoice } from './mode-choice.tsx';

const SHOWN_COLOURS = 7;

/** Step 3: colour or greyscale, sliders, and the bricks follow at once. */
export function FilterStep() {
  const t = useT();
  const format = useFormat();
  const greyscale = useBuilder((state) => state.isGrayscale);
  const adjustments = useBuilder((state) => state.adjustments);
  const calm = useBuilder((state) => state.calm);
  const size = useBuilder((state) => state.selectedSize);
  const live = useMosaic({ slot: 'preview', size, greyscale, isMain: true });
  const isChanged = calm !== USUAL_CALMNESS || Object.values(adjustments).some((value) => value !== 0);
  const sliders: (keyof Adjustments)[] = ['brightness', 'contrast', ...(greyscale ? [] : (['saturation'] as const))];
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
        {!greyscale && <CalmSlider value={calm} />}
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
                all: format.number(paletteFor(live.result.greyscale).length),
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
