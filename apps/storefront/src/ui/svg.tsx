import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';

const SIZE_CLASS = { 16: 'i--s', 20: undefined, 24: 'i--l', 32: 'i--xl' } as const;

export interface IconProps extends ComponentPropsWithRef<'svg'> {
  size?: keyof typeof SIZE_CLASS;
}

export function Svg({ size = 20, className, children, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
      className={cx('i', SIZE_CLASS[size], className)}
    >
      {children}
    </svg>
  );
}
