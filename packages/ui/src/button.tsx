import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { cx } from './cx.ts';
import { CheckIcon } from './icons.tsx';
import { Link, type LinkProps } from './link.tsx';
import { PixelLoader } from './pixel-loader.tsx';

type ButtonVariant = 'cta' | 'solid' | 'plain' | 'line' | 'ghost' | 'danger' | 'invert';

interface ButtonLook {
  /** `cta` is the one main action of a view. */
  variant?: ButtonVariant;
  size?: 's' | 'm' | 'l';
  block?: boolean;
  /** Square, for a single icon; needs `aria-label`. */
  iconOnly?: boolean;
  loading?: boolean;
  /** Shows a check mark in place of the label, for the moment after success. */
  done?: boolean;
  /** The second click of a double click counts for nothing. */
  once?: boolean;
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  href?: undefined;
}

interface ButtonLinkProps extends ButtonLook, LinkProps {
  disabled?: undefined;
}

export function Button(props: ButtonProps | ButtonLinkProps) {
  const { variant = 'plain', size = 'm', block, iconOnly, loading, done, once, className, children, ...rest } = props;
  const classes = cx(
    'btn',
    variant !== 'plain' && `btn--${variant}`,
    size !== 'm' && `btn--${size}`,
    block && 'btn--block',
    iconOnly && 'btn--icon',
    loading && 'is-loading',
    done && !loading && 'is-done',
    className,
  );
  const content = (
    <>
      {children}
      {loading && (
        <span className="btn__over">
          <PixelLoader />
        </span>
      )}
      {done && !loading && (
        <span className="btn__over">
          <CheckIcon />
        </span>
      )}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <Link {...rest} className={classes} aria-busy={loading || undefined}>
        {content}
      </Link>
    );
  }
  const { onClick, type = 'button', ...native } = rest;
  // Not `disabled` while loading: the button would lose the focus.
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading || (once && event.detail > 1)) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button {...native} type={type} className={classes} aria-busy={loading || undefined} onClick={click}>
      {content}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'aria-pressed'> {
  label: string;
  /** Makes it a toggle: filled icon when on. */
  pressed?: boolean;
}

export function IconButton({ label, pressed, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={cx('ib', pressed && 'is-on', className)}
      aria-label={label}
      aria-pressed={pressed}
    />
  );
}
