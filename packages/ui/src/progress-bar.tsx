import type { CSSProperties } from 'react';
import { cx } from './cx.ts';

export interface ProgressBarProps {
  active: boolean;
  /** 0 to 1; without it the bar creeps on by itself. */
  value?: number;
}

/** The 2 px bar of route changes. Decoration: the app announces the new page. */
export function ProgressBar({ active, value }: ProgressBarProps) {
  return (
    <div
      className={cx('progress', active && 'is-active', active && value === undefined && 'is-creeping')}
      style={value === undefined ? undefined : ({ '--p': value } as CSSProperties)}
      aria-hidden="true"
    />
  );
}
