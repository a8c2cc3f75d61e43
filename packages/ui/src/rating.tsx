import type { CSSProperties, ReactNode } from 'react';
import { cx } from './cx.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** One star, 24 by 24; rating.css has the same shape. */
export const STAR = 'M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L12 17.5l-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z';

export interface RatingProps {
  /** 0 to 5 */
  value: number;
  /** The same in words, for example "4,9 von 5 Sternen". */
  label: string;
  /** Visible text behind the stars, for example "4,9 (212)"; hidden from screen readers, the label says it. */
  children?: ReactNode;
  className?: string;
}

export function Rating({ value, label, children, className }: RatingProps) {
  return (
    <span className={cx('stars', className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className="stars__row" style={{ '--n': Math.round(value) } as CSSProperties} aria-hidden="true" />
      {children && <span aria-hidden="true">{children}</span>}
    </span>
  );
}
