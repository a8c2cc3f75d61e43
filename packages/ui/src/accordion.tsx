import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx.ts';
import { ChevronDownIcon } from './icons.tsx';

export interface AccordionProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  title: ReactNode;
  bodyClassName?: string;
}

/** Several with the same `name` close each other. */
export function Accordion({ title, bodyClassName, className, children, ...rest }: AccordionProps) {
  return (
    <details {...rest} className={cx('acc', className)}>
      <summary>
        {title}
        <ChevronDownIcon />
      </summary>
      <div className={cx('acc__body', bodyClassName)}>{children}</div>
    </details>
  );
}
