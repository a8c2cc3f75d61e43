import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface EmptyStateProps {
  /** A rendered picture with empty `alt`. */
  picture?: ReactNode;
  title: ReactNode;
  headingLevel?: 1 | 2 | 3;
  /** One sentence what to do. */
  children?: ReactNode;
  /** The one action that fixes it. */
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ picture, title, headingLevel = 2, children, action, className }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={cx('empty', className)}>
      {picture}
      <Heading className="empty__title">{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
