import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { cx } from './cx.ts';

const SIZE_CLASS = { 12: 'stud--xs', 16: 'stud--s', 28: undefined, 40: 'stud--l' } as const;

export interface StudProps extends ComponentPropsWithRef<'span'> {
  /** Any CSS colour. */
  color: string;
  finish?: 'solid' | 'trans' | 'pearl';
  size?: keyof typeof SIZE_CLASS;
}

export function Stud({ color, finish = 'solid', size = 28, className, style, ...rest }: StudProps) {
  return (
    <span
      {...rest}
      className={cx('stud', finish !== 'solid' && `stud--${finish}`, SIZE_CLASS[size], className)}
      style={{ ...style, '--c': color } as CSSProperties}
    />
  );
}
