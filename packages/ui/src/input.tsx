import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';
import { useFieldControl } from './field.tsx';

export type InputProps = ComponentPropsWithRef<'input'>;

export function Input({ className, ...rest }: InputProps) {
  return <input {...useFieldControl()} {...rest} className={cx('input', className)} />;
}
