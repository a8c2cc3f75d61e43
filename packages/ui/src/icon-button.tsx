import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'aria-pressed'> {
  label: string;
  /** Makes it a toggle: filled icon when on. */
  pressed?: boolean;
}

export function IconButton({ label, pressed, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={cx('ib', pressed && 'is-on', className)}
      aria-label={label}
      aria-pressed={pressed}
    />
  );
}
