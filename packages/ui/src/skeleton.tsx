import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';

export type SkeletonProps = ComponentPropsWithRef<'span'>;

/** One grey box; give it the size of what it stands for through `style` or utilities. */
export function Skeleton({ className, ...rest }: SkeletonProps) {
  return <span {...rest} className={cx('sk', className)} aria-hidden="true" />;
}
