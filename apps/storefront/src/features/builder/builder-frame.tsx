import { Button } from '@brixel/ui/button.tsx';
import { cx } from '@brixel/ui/cx.ts';
import { ArrowLeftIcon } from '@brixel/ui/icons.tsx';
import type { ReactNode } from 'react';
import { create } from 'zustand';
import { useT } from '#i18n/use-t.ts';
import { previousStep, stepName, stepPath } from './builder-steps.ts';

interface BuilderFrameProps {
  step: number;
  stage: ReactNode;
  /** the wall of the last step has no baseplate */
  room?: boolean;
  /** starts with the page's h1 */
  children: ReactNode;
  /** the one main action */
  next: ReactNode;
  /** below both buttons */
  footnote?: ReactNode;
}

/** Stage left, settings right, the way back and on always at the bottom. */
export function BuilderFrame({ step, stage, room, children, next, footnote }: BuilderFrameProps) {
  const t = useT();
  return (
    <main id="main" className="mb__main" tabIndex={-1}>
      <section className={cx('stage', room ? 'stage--room' : 'baseplate')} aria-label={t('builder.stage')}>
        {stage}
      </section>
      <section className="mb__side" aria-label={t('builder.settings')}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
        <div className="mb__scroll" tabIndex={0}>
          {children}
        </div>
        <div className="mb__foot">
          {step > 0 && (
            <Button
              variant="line"
              size="l"
              className="self-end px-[18px]!"
              href={stepPath(stepName(previousStep(step)))}
              aria-label={t('builder.previous')}
            >
              <ArrowLeftIcon />
            </Button>
          )}
          <div className={cx('grid', step === 0 && 'col-span-2')}>{next}</div>
          {footnote && <p className="price__note col-span-2 -mt-1 text-center">{footnote}</p>}
        </div>
      </section>
    </main>
  );
}

interface StageButtonProps {
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One of the views that a stage can show. */
export const StageButton = ({ isChosen, onChoose, children }: StageButtonProps) => (
  <Button
    size="s"
    variant="invert"
    className="bg-transparent! shadow-none! aria-pressed:bg-(--light-3)!"
    aria-pressed={isChosen}
    onClick={onChoose}
  >
    {children}
  </Button>
);

const useAnnouncement = create<{ text: string }>()(() => ({ text: '' }));

/** Announces to screen readers what has changed on the stage. */
export const announce = (text: string): void => useAnnouncement.setState({ text });

export function Announcer() {
  const text = useAnnouncement((state) => state.text);
  return (
    <p className="sr" role="status">
      {text}
    </p>
  );
}
