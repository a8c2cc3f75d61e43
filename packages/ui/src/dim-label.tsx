import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';

export type DimLabelProps = ComponentPropsWithRef<'span'>;

/** Size label, as on the front of a parts cabinet. */
export function DimLabel({ className, ...rest }: DimLabelProps) {
  return <span {...rest} className={cx('dim', className)} />;
}
