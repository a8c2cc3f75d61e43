import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx.ts';

interface RadioProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
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

interface RadioChoiceProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'title'> {
  title: ReactNode;
  /** Second line. */
  sub?: ReactNode;
  /** Right side: price or icon. */
  aside?: ReactNode;
}

/** A big radio card for shipping and payment. */
export function RadioChoice({ title, sub, aside, className, ...rest }: RadioChoiceProps) {
  return (
    <label className={cx('choice', className)}>
      <input {...rest} type="radio" />
      <b>{title}</b>
      <span>{aside}</span>
      {sub && <span className="choice__sub">{sub}</span>}
    </label>
  );
}

interface OptionTileProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
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
