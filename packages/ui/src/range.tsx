import type { ChangeEvent, ComponentPropsWithRef, CSSProperties } from 'react';
import { cx } from './cx.ts';

export interface RangeProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue'> {
  value?: number;
  defaultValue?: number;
  min?: number;
  max?: number;
}

/** Share of the track to the left of the thumb, as CSS percentage. */
export function rangeFill(value: number, min: number, max: number): string {
  if (max <= min) return '0%';
  const share = (value - min) / (max - min);
  return `${Math.round(Math.max(0, Math.min(1, share)) * 1000) / 10}%`;
}

export function Range({ min = 0, max = 100, className, style, onChange, ...rest }: RangeProps) {
  const start = rest.value ?? rest.defaultValue ?? (min + max) / 2;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    event.target.style.setProperty('--v', rangeFill(event.target.valueAsNumber, min, max));
    onChange?.(event);
  };
  return (
    <input
      {...rest}
      type="range"
      min={min}
      max={max}
      className={cx('range', className)}
      style={{ ...style, '--v': rangeFill(start, min, max) } as CSSProperties}
      onChange={change}
    />
  );
}
