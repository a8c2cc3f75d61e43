import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';

export type BadgeTone = 'plain' | 'neu' | 'best' | 'sale' | 'ok' | 'warn' | 'bad' | 'info';

interface BadgeProps extends ComponentPropsWithRef<'span'> {
  tone?: BadgeTone;
}

export function Badge({ tone = 'plain', className, ...rest }: BadgeProps) {
  return <span {...rest} className={cx('badge', tone !== 'plain' && `badge--${tone}`, className)} />;
}

type DimLabelProps = ComponentPropsWithRef<'span'>;

/** Size label, as on the front of a parts cabinet. */
export function DimLabel({ className, ...rest }: DimLabelProps) {
  return <span {...rest} className={cx('dim', className)} />;
}
