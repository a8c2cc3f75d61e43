import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface PriceProps {
  /** Formatted by the caller. */
  current: string;
  old?: string | undefined;
  /** Says before the struck price what it is, for screen readers. */
  oldLabel?: string | undefined;
  currentLabel?: string | undefined;
  unit?: ReactNode;
  /** Tax and shipping note below. */
  note?: ReactNode;
  size?: 'm' | 'l' | 'xl';
  className?: string;
}

export function Price({ current, old, oldLabel, currentLabel, unit, note, size = 'm', className }: PriceProps) {
  return (
    <>
      <span className={cx('price', size !== 'm' && `price--${size}`, old && 'price--sale', className)}>
        {currentLabel && <VisuallyHidden>{currentLabel} </VisuallyHidden>}
        {current}
      </span>
      {old && (
        <>
          {' '}
          <s className="price__old">
            {oldLabel && <VisuallyHidden>{oldLabel} </VisuallyHidden>}
            {old}
          </s>
        </>
      )}
      {unit && (
        <>
          {' '}
          <span className="price__unit">{unit}</span>
        </>
      )}
      {note && <p className="price__note">{note}</p>}
    </>
  );
}
