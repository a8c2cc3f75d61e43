import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Badge } from './badge.tsx';
import { cx } from './cx.ts';
import { ChevronDownIcon } from './icons.tsx';

interface AccordionProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
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

interface FilterGroupProps {
  title: string;
  /** Number of chosen options, shown beside the title. */
  count?: number;
  /** Says what the number means, for example "2 gewählt". */
  countLabel?: string;
  defaultOpen?: boolean;
  bodyClassName?: string;
  children: ReactNode;
}

export function FilterGroup({
  title,
  count = 0,
  countLabel,
  defaultOpen,
  bodyClassName = '',
  children,
}: FilterGroupProps) {
  const heading = (
    <span className="row">
      {title}
      {count > 0 && (
        <Badge tone="info">
          <span aria-hidden={countLabel ? true : undefined}>{count}</span>
          {countLabel && <span className="sr">{countLabel}</span>}
        </Badge>
      )}
    </span>
  );
  return (
    <Accordion title={heading} open={defaultOpen} bodyClassName={bodyClassName}>
      {children}
    </Accordion>
  );
}
