import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';

type SkeletonProps = ComponentPropsWithRef<'span'>;

/** One grey box; give it the size of what it stands for through `style` or utilities. */
export function Skeleton({ className, ...rest }: SkeletonProps) {
  return <span {...rest} className={cx('sk', className)} aria-hidden="true" />;
}

/** Same boxes as a `ProductCard`; appears after 200 ms, so that fast answers do not flash. */
export function CardSkeleton() {
  return (
    <div className="card sk-late" aria-hidden="true">
      <Skeleton style={{ aspectRatio: 1, borderRadius: 'var(--r-l)' }} />
      <Skeleton style={{ height: 18, width: '70%', marginTop: 14 }} />
      <Skeleton style={{ height: 14, width: '45%', marginTop: 8 }} />
      <Skeleton style={{ height: 22, width: '30%', marginTop: 12 }} />
      <Skeleton style={{ height: 40, marginTop: 12, borderRadius: 'var(--r-m)' }} />
    </div>
  );
}
