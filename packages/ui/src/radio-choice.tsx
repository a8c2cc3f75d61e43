import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx.ts';

export interface RadioChoiceProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'title'> {
  title: ReactNode;
  /** Second line. */
  sub?: ReactNode;
  /** Right side: price or icon. */
  aside?: ReactNode;
}

/** A big radio card for shipping and payment. */
export function RadioChoice({ title, sub, aside, className, ...rest }: RadioChoiceProps) {
  return (
    <label className={cx('choice', className)}>
      <input {...rest} type="radio" />
      <b>{title}</b>
      <span>{aside}</span>
      {sub && <span className="choice__sub">{sub}</span>}
    </label>
  );
}
