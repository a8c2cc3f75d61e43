import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';
import { CheckIcon } from './icons.tsx';
import { Stud, type StudProps } from './stud.tsx';

export interface SwatchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'color' | 'size' | 'aria-label'> {
  type?: 'radio' | 'checkbox';
  /** Name of the colour: tooltip and accessible name. */
  label: string;
  color: string;
  finish?: StudProps['finish'];
  /** Dark check mark on light colours. */
  light?: boolean;
  soldOut?: boolean;
  /** Added to the accessible name when sold out, for example ", nicht lieferbar". */
  soldOutLabel?: string;
}

export function Swatch(props: SwatchProps) {
  const {
    type = 'radio',
    label,
    color,
    finish = 'solid',
    light,
    soldOut,
    soldOutLabel = '',
    className,
    ...rest
  } = props;
  return (
    <label className={cx('swatch', light && 'is-light', soldOut && 'is-out', className)} title={label}>
      <input {...rest} type={type} aria-label={soldOut ? label + soldOutLabel : label} />
      <Stud color={color} finish={finish} />
      <CheckIcon />
    </label>
  );
}
