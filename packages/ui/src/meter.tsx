import { cx } from './cx.ts';

export interface MeterProps {
  value: number;
  max: number;
  label: string;
  className?: string;
}

/** "48 of 174 shown", as a bar. */
export function Meter({ value, max, label, className }: MeterProps) {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <div
      className={cx('more__bar', className)}
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
    >
      <i style={{ width: `${share * 100}%` }} />
    </div>
  );
}
