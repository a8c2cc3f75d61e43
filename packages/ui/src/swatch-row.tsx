import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Stud, type StudProps } from './stud.tsx';

export interface SwatchRowProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'color' | 'size'> {
  color: string;
  finish?: StudProps['finish'];
  /** Dark check mark on light colours. */
  light?: boolean;
  /** Number of hits. */
  count: ReactNode;
}

/** A colour with its name, for filters; the name is the content, `aria-label` may spell the number out. */
export function SwatchRow({ color, finish = 'solid', light, count, className, children, ...rest }: SwatchRowProps) {
  return (
    <label className={cx('swatch swatch--row', light && 'is-light', className)}>
      <input {...rest} type="checkbox" />
      <Stud color={color} finish={finish} />
      <span className="swatch__name">{children}</span>
      <span className="check__count">{count}</span>
    </label>
  );
}
