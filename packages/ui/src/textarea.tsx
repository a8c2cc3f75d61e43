import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';
import { useFieldControl } from './field.tsx';

export type TextareaProps = ComponentPropsWithRef<'textarea'>;

export function Textarea({ className, ...rest }: TextareaProps) {
  return <textarea {...useFieldControl()} {...rest} className={cx('textarea', className)} />;
}
