import type { ReactNode } from 'react';
import { Accordion } from './accordion.tsx';
import { Badge } from './badge.tsx';

export interface FilterGroupProps {
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
