import type { ComponentPropsWithRef, ReactElement } from 'react';
import { cx } from './cx.ts';

const SIZE_CLASS = { 16: 'i--s', 20: undefined, 24: 'i--l', 32: 'i--xl' } as const;

export interface IconProps extends ComponentPropsWithRef<'svg'> {
  size?: keyof typeof SIZE_CLASS;
}

/** Makes icons of the symbols of one SVG file. */
export const iconsOf =
  (sprite: string) =>
  (name: string) =>
  ({ size = 20, className, ...rest }: IconProps): ReactElement => (
    <svg aria-hidden="true" {...rest} className={cx('i', SIZE_CLASS[size], className)}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
