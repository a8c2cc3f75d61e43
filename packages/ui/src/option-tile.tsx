import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx.ts';

export interface OptionTileProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  type?: 'radio' | 'checkbox';
  /** Drawing above the text, for example a `StudGlyph`. */
  glyph?: ReactNode;
}

/** Variant and size choice; the visible text is the content, `aria-label` may spell it out ("2 mal 4"). */
export function OptionTile({ type = 'radio', glyph, className, children, ...rest }: OptionTileProps) {
  return (
    <label className={cx('opt', className)}>
      <input {...rest} type={type} />
      {glyph}
      {children}
    </label>
  );
}
