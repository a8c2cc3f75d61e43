import { Fragment, type ReactNode } from 'react';
import { cx } from './cx.ts';

export interface SpecTableProps {
  items: readonly { label: string; value: ReactNode }[];
  className?: string;
}

export function SpecTable({ items, className }: SpecTableProps) {
  return (
    <dl className={cx('dl', className)}>
      {items.map((item) => (
        <Fragment key={item.label}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
