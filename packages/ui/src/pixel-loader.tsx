import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface PixelLoaderProps extends ComponentPropsWithRef<'span'> {
  /** Announced politely; leave out where the surrounding control is already `aria-busy`. */
  label?: string;
}

export function PixelLoader({ label, className, ...rest }: PixelLoaderProps) {
  const pixels = (
    <span {...rest} className={cx('xload', className)} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
      <i />
    </span>
  );
  if (!label) return pixels;
  return (
    <span role="status">
      {pixels}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
