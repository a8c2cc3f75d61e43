import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';
import { CloseIcon } from './icons.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  on?: boolean;
  /** Makes it removable: a cross, and this text after the label for screen readers, for example "entfernen". */
  removeLabel?: string;
}

export function Chip({ on, removeLabel, className, type = 'button', children, ...rest }: ChipProps) {
  return (
    <button {...rest} type={type} className={cx('chip', on && 'chip--on', removeLabel && 'chip--x', className)}>
      {children}
      {removeLabel && (
        <>
          <CloseIcon />
          <VisuallyHidden> {removeLabel}</VisuallyHidden>
        </>
      )}
    </button>
  );
}
