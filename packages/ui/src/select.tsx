import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';
import { useFieldControl } from './field.tsx';

export type SelectProps = ComponentPropsWithRef<'select'>;

export function Select({ className, ...rest }: SelectProps) {
  return <select {...useFieldControl()} {...rest} className={cx('select', className)} />;
}
