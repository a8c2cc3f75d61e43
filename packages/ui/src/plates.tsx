import { type ReactNode, useState } from 'react';
import { cx } from './cx.ts';
import { CheckIcon } from './icons.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface PlatesProps {
  label: string;
  steps: readonly string[];
  /** Index of the current step; `steps.length` when all are done. */
  current: number;
  /** Said after a completed step, for example "erledigt". */
  doneLabel?: string;
  /** On narrow screens only the current plate keeps its text. */
  compact?: boolean;
  /** Turns a step's text into a link or button. */
  renderStep?: (text: string, index: number) => ReactNode;
  className?: string;
}

export function Plates(props: PlatesProps) {
  const { label, steps, current, doneLabel, compact = true, renderStep, className } = props;
  const [shown, setShown] = useState({ current, moving: false });
  if (shown.current !== current) setShown({ current, moving: current > shown.current });
  return (
    <ol
      className={cx('plates', compact && 'plates--compact', shown.moving && 'is-moving', className)}
      aria-label={label}
    >
      {steps.map((step, index) => (
        <li
          key={step}
          className={cx('plate', index < current && 'is-done', index === current && 'is-now')}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className="plate__n">{index < current ? <CheckIcon /> : index + 1}</span>
          <span className="plate__t">{renderStep ? renderStep(step, index) : step}</span>
          {index < current && doneLabel && <VisuallyHidden> {doneLabel}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
