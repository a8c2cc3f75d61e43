import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'button'>, 'onChange' | 'role' | 'aria-checked'> {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** Accessible name; leave out with `aria-labelledby`. */
  label?: string;
}

export function Switch({ checked, onCheckedChange, label, className, type = 'button', ...rest }: SwitchProps) {
  return (
    <button
      {...rest}
      type={type}
      role="switch"
      aria-checked={checked}
      aria-label={label}
      className={cx('switch', className)}
      onClick={() => onCheckedChange(!checked)}
    />
  );
}
