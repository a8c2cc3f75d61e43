import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx.ts';

export interface RadioProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Number of hits, for filters. */
  count?: ReactNode;
}

/** The label is the content. */
export function Radio({ count, className, children, ...rest }: RadioProps) {
  return (
    <label className={cx('check', className)}>
      <input {...rest} type="radio" />
      {count === undefined ? (
        <span>{children}</span>
      ) : (
        <span className="row row--between">
          <span className="num">{children}</span>
          <span className="check__count">{count}</span>
        </span>
      )}
    </label>
  );
}
